import { convert } from './engine/convert.ts';
import { formatTableValue } from './engine/format-quantity.ts';
import { rational } from './engine/rational.ts';
import type { UnitDefinition } from './engine/unit-definition.ts';

export const EXAMPLE_INPUTS = [1, 2, 5, 10, 20, 50, 100] as const;

/** The keys are column keys. */
export type ExampleRow = Readonly<Record<string, string>>;

export interface ExampleTable {
  columns: readonly [ExampleColumn, ExampleColumn];
  rows: readonly ExampleRow[];
}

export interface ExampleColumn {
  key: string;
  label: string;
}

export function exampleTable(from: UnitDefinition, to: UnitDefinition, keys?: readonly [string, string]): ExampleTable {
  const [fromKey, toKey] = keys ?? [from.name, to.name];
  return {
    columns: [
      { key: fromKey, label: from.fullName },
      { key: toKey, label: to.fullName },
    ],
    rows: EXAMPLE_INPUTS.map((input) => {
      const result = convert(rational(BigInt(input)), from, to);
      return { [fromKey]: String(input), [toKey]: formatTableValue(result, to.category) };
    }),
  };
}
