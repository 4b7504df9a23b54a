import { convert, hasCounterpart } from '@site/catalog/engine/convert';
import { absolute, add, compare, divide, multiply, negate, rational, subtract } from '@site/catalog/engine/rational';
import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { roundedText } from '../../format/rounding.ts';

export interface TablePlan {
  from: UnitDefinition;
  to: readonly UnitDefinition[];
  first: Rational;
  last: Rational;
  step: Rational;
  rounding: string;
}

export type MadeTable = { ok: true; rows: readonly (readonly string[])[] } | { ok: false; problem: string };

export const MAX_ROWS = 1000;

const TABLE_DIGITS = 6;
const NO_RESULT = '–';

export function makeTable({ from, to, first, last, step, rounding }: TablePlan): MadeTable {
  if (step.numerator === 0n) return { ok: false, problem: 'Enter a step other than 0' };
  const forward = compare(last, first) < 0 ? negate(absolute(step)) : absolute(step);
  const { numerator, denominator } = divide(subtract(last, first), forward);
  const count = numerator / denominator + 1n;
  if (count > MAX_ROWS) return { ok: false, problem: `That makes more than ${MAX_ROWS} rows. Enter a larger step` };
  const rows = Array.from({ length: Number(count) }, (_none, index) => {
    const value = add(first, multiply(forward, rational(BigInt(index))));
    return [
      roundedText(value, '', from),
      ...to.map((unit) =>
        hasCounterpart(value, from, unit)
          ? roundedText(convert(value, from, unit), rounding, unit, TABLE_DIGITS)
          : NO_RESULT,
      ),
    ];
  });
  return { ok: true, rows };
}
