import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import {
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
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ConverterView } from '../../converter/converter-view.ts';
import { alignedFigures } from '../../ui/aligned-figures.tsx';
import { FiguresTable, ScrollBox } from '../../ui/figures-table.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { unitRows } from '../../converter/unit-rows.ts';

const Table = styled(FiguresTable)`
  th[scope='row'] {
    font-weight: inherit;
  }
  td:last-child {
    padding-block: 0;
    padding-left: 0;
    vertical-align: middle;
  }
  /* Aligned decimal points would leave no room for the copy buttons. */
  @media (max-width: 639.98px) {
    th[scope='row'] {
      overflow-wrap: anywhere;
    }
    .figures {
      padding-inline: 0;
      text-align: left;
    }
    [data-figures] {
      display: none;
    }
    td:last-child {
      padding-right: 0;
    }
  }
  @media print, (scripting: none) {
    td:last-child,
    th:last-child {
      display: none;
    }
  }
`;

const CopyButton = styled.button`
  display: grid;
  place-items: center;
  width: ${space(9)};
  height: ${space(9)};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.accent};
  &:hover {
    background: ${color.accentTint};
    color: ${color.accentStrong};
  }
`;

const TITLE = 'All units at once';

interface AllUnitsProps {
  view: Pick<ConverterView, 'typed' | 'from'>;
  units: readonly UnitDefinition[] | undefined;
}

export function AllUnits({ view: { typed, from }, units }: AllUnitsProps) {
  const captionId = useId();
  const [copied, copy] = useCopy();
  const format = useNumberFormat();
  if (!units)
    return (
      <Section title={TITLE}>
        <Skeleton height="24rem" />
      </Section>
    );
  if (!from) return null;
  const rows = unitRows(typed, from, units);
  const values = alignedFigures(
    rows.map(({ figure }) => figure),
    rows.findIndex(({ path }) => path === undefined),
  );
  const copyable = rows.map((row) => ({ ...row, text: row.copied && plainDigits(row.copied, format) }));
  return (
    <Section title={TITLE}>
      <ScrollBox role="region" aria-labelledby={captionId} tabIndex={0}>
        <Table>
          <caption id={captionId}>
            <span>{figures(`${typed.valueText} ${from.symbol}`)}</span>
            <span key={from.category}>{` in every unit of ${from.category.replaceAll('-', ' ')}`}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">Unit</th>
              <th scope="col" className="figures">
                Value
              </th>
              <th>
                <VisuallyHidden>Copy</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {copyable.map(({ unit, path, sign, copied: plain, text }, row) => (
              <tr key={unit.id}>
                <th scope="row">
                  {path === undefined ? (
                    <span>{unit.fullName}</span>
                  ) : (
                    <Link to={path} rel="nofollow">
                      {unit.fullName}
                    </Link>
                  )}
                </th>
                <td className="figures">
                  <span translate="no">{sign ? `${sign} ` : ''}</span>
                  <span>{values[row]}</span>
                </td>
                <td>
                  {text === undefined || plain === undefined ? null : (
                    <CopyButton
                      type="button"
                      aria-label={`Copy ${text} ${unit.symbol}`}
                      title="Copy this value"
                      onClick={() => void copy(plainDigits(plain))}
                    >
                      <Icon name={copied === text ? 'check' : 'copy'} size={20} />
                    </CopyButton>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollBox>
      <VisuallyHidden role="status">{copied === undefined ? '' : `Copied ${copied}`}</VisuallyHidden>
    </Section>
  );
}
