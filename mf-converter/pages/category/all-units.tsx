import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import {
  DataTable,
  Icon,
  Link,
  Section,
  Skeleton,
  VisuallyHidden,
  color,
  figures,
  plainDigits,
  radius,
  space,
  useNumberFormat,
} from '@site/shell-contract';
import { styled } from 'styled-components';
import type { ConverterView } from '../../converter/converter-view.ts';
import { unitRows } from '../../converter/unit-rows.ts';
import { alignedFigures } from '../../ui/aligned-figures.tsx';
import { notStatic } from '../../ui/hidden.ts';
import { useCopy } from '../../ui/use-copy.ts';

/** Aligned decimal points would leave phones no room for the copy buttons. */
const Frame = styled.div`
  tbody th {
    font-weight: inherit;
  }
  @media (max-width: 639.98px) {
    td,
    tbody th {
      padding-block: ${space(1)};
    }
    tbody th {
      overflow-wrap: anywhere;
    }
    .figures {
      padding-inline: 0;
      text-align: left;
    }
    [data-figures] {
      display: none;
    }
  }
`;

const CopyButton = styled.button`
  display: grid;
  place-items: center;
  width: ${space(9)};
  height: ${space(9)};
  margin-block: -${space(1.5)};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.accent};
  &:hover {
    background: ${color.accentTint};
    color: ${color.accentStrong};
  }
  ${notStatic}
`;

const TITLE = 'All units at once';

interface AllUnitsProps {
  view: Pick<ConverterView, 'quantity' | 'from'>;
  units: readonly UnitDefinition[] | undefined;
}

export function AllUnits({ view: { quantity, from }, units }: AllUnitsProps) {
  const [copied, copy] = useCopy();
  const format = useNumberFormat();
  if (!units)
    return (
      <Section title={TITLE}>
        <Skeleton height="24rem" />
      </Section>
    );
  if (!from) return null;
  const rows = unitRows(quantity, from, units);
  const values = alignedFigures(
    rows.map(({ figure }) => figure),
    rows.findIndex(({ path }) => path === undefined),
  );
  const copyButton = (plain: string, symbol: string) => {
    const text = plainDigits(plain, format);
    return (
      <CopyButton
        type="button"
        aria-label={`Copy ${text} ${symbol}`}
        title="Copy this value"
        onClick={() => void copy(plainDigits(plain))}
      >
        <Icon name={copied === text ? 'check' : 'copy'} size={20} />
      </CopyButton>
    );
  };
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
          columns={[
            { label: 'Unit' },
            { label: 'Value', figures: true },
            { label: <VisuallyHidden>Copy</VisuallyHidden> },
          ]}
          rows={rows.map(({ unit, path, sign, copied: plain }, row) => [
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
            plain === undefined ? null : copyButton(plain, unit.symbol),
          ])}
        />
      </Frame>
      <VisuallyHidden role="status">{copied === undefined ? '' : `Copied ${copied}`}</VisuallyHidden>
    </Section>
  );
}
