import type { TableSource } from '@site/catalogue/category-schema';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { withMinusSign } from '@site/catalogue/engine/prose-number';
import { lookupTables } from '@site/catalogue/lookup-tables';
import { color, figures, fontSize, radius, space } from '@site/shell-contract';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Pair } from '../../../pairs/pair.ts';
import { ValueLink } from '../../../ui/value-link.tsx';
import { notPrinted } from '../../../ui/hidden.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-top: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${fontSize.note};
  ul {
    display: contents;
    list-style: none;
  }
  a {
    display: inline-block;
    padding: ${space(1)} ${space(2.5)};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.control};
    color: ${color.accent};
    text-decoration: none;
  }
  a:hover {
    border-color: ${color.accent};
  }
  ${notPrinted}
`;

interface TriedValuesProps {
  pair: Pair;
  units: readonly UnitDefinition[];
  sources: readonly TableSource[];
}

export function TriedValues({ pair, units, sources }: TriedValuesProps) {
  const id = useId();
  return (
    <Row>
      <span id={id}>Try</span>
      <ul role="list" aria-labelledby={id}>
        {triedValues(pair, units, sources).map((value) => (
          <li key={value}>
            <ValueLink value={value}>{figures(shownValue(value, pair.from))}</ValueLink>
          </li>
        ))}
      </ul>
    </Row>
  );
}

const HAS_UNIT = /[a-z]/i;
const ROUND_VALUE = '10';

/** Two of the page's first table, and one of its second. */
export function triedValues(
  { from, to }: Pair,
  units: readonly UnitDefinition[],
  sources: readonly TableSource[],
): string[] {
  const [first, second] = lookupTables(from, to, sources, units).map(({ inputs }) => inputs);
  const at = (inputs: readonly string[] | undefined, share: number) => inputs?.[Math.floor(inputs.length * share)];
  const values = [at(first, 0.25), at(first, 0.6), second ? at(second, 0.5) : other(first)];
  return [...new Set(values.filter((value) => value !== undefined))];
}

/** Feet and inches leave room for a plain number. */
function other(inputs: readonly string[] = []): string | undefined {
  return HAS_UNIT.test(inputs[0] ?? '') ? ROUND_VALUE : inputs.at(-1);
}

function shownValue(value: string, { symbol }: UnitDefinition): string {
  return withMinusSign(HAS_UNIT.test(value) ? value : `${value} ${symbol}`);
}
