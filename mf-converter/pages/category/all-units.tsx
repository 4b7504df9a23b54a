import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { DataTable, Link, Section, Skeleton, figures, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import type { ConverterView } from '../../converter/converter-view.ts';
import { buildUnitRows } from '../../converter/unit-rows.ts';
import { alignedFigures } from '../../ui/aligned-figures.tsx';

const Frame = styled.div`
  tbody th {
    font-weight: inherit;
  }
  /* Aligned decimal points would leave phones no room for the names. */
  @media (max-width: 639.98px) {
    tbody th {
      overflow-wrap: anywhere;
    }
    .figures {
      padding-inline: ${space(1)};
      text-align: left;
    }
    [data-figures] {
      display: none;
    }
  }
`;

const TITLE = 'All units at once';

interface AllUnitsProps {
  view: Pick<ConverterView, 'quantity' | 'from'>;
  units: readonly UnitDefinition[] | undefined;
}

export function AllUnits({ view: { quantity, from }, units }: AllUnitsProps) {
  if (!units)
    return (
      <Section title={TITLE}>
        <Skeleton height="24rem" />
      </Section>
    );
  if (!from) return null;
  const rows = buildUnitRows(quantity, from, units);
  const values = alignedFigures(
    rows.map(({ number }) => number),
    rows.findIndex(({ path }) => path === undefined),
  );
  return (
    <Section title={TITLE}>
      <Frame>
        <DataTable
          caption={
            <>
              <span>{figures(`${quantity.valueText} ${from.symbol}`)}</span>
              <span key={from.category}>{` in every unit of ${from.category.replaceAll('-', ' ')}`}</span>
            </>
          }
          columns={[{ label: 'Unit' }, { label: 'Value', figures: true }]}
          rows={rows.map(({ unit, path, sign }, row) => [
            path === undefined ? (
              <span>{unit.fullName}</span>
            ) : (
              <Link to={path} rel="nofollow">
                {unit.fullName}
              </Link>
            ),
            <>
              <span translate="no">{sign ? `${sign} ` : ''}</span>
              <span>{values[row]}</span>
            </>,
          ])}
        />
      </Frame>
    </Section>
  );
}
