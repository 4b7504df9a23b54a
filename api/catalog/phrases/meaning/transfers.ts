import { convert } from '../../engine/convert.ts';
import { compare, divide, rational, type Rational } from '../../engine/rational.ts';
import { type Amount, makeAmount, type Transfer } from '../grammar/values.ts';
import type { UnitIndex } from '../names/unit-index.ts';
import { interpretAmount } from './interpret.ts';
import type { QuantityPart, Resolved } from './resolve.ts';

/** The time that data takes at a rate. The most likely meaning comes first. */
export function resolveTransfer({ size, rate, unit: target }: Transfer, index: UnitIndex): Resolved[] {
  const time = target?.find(({ unit }) => unit.category === 'time')?.unit;
  if (target && !time) return [];
  const rates = measuredIn('data-rate', rate, index);
  return measuredIn('data', size, index).flatMap((data) =>
    rates.map((speed) => {
      const bits = convert(data.value, data.unit, index.findUnit('bit', 'data')!);
      const seconds = divide(bits, convert(speed.value, speed.unit, index.findUnit('bit-s', 'data-rate')!));
      const second = index.findUnit('s', 'time')!;
      const units = time ? [time] : usualTimes(seconds).map((id) => index.findUnit(id, 'time')!);
      const to = { unit: units[0]!, units };
      // A unit is not converted to itself.
      const unit = to.unit === second ? index.findUnit('min', 'time')! : second;
      const from = { value: convert(seconds, second, unit), unit };
      return {
        amount: makeAmount([{ value: from.value, candidates: [{ unit, rank: 0 }] }]),
        from: { parts: [from], ...from },
        to,
        result: convert(seconds, second, to.unit),
        transfer: [data, speed],
        assumed: { value: false, target: time === undefined },
        isOpen: false,
      };
    }),
  );
}

function measuredIn(category: string, amount: Amount, index: UnitIndex): QuantityPart[] {
  const { parts, isBare, isNegative, doubt } = amount;
  const { value } = parts[0]!;
  if (parts.length > 1 || isBare || isNegative || doubt || value.numerator <= 0n) return [];
  return interpretAmount(amount, index).flatMap(({ units: [unit] }) =>
    unit?.category === category ? [{ value, unit }] : [],
  );
}

function usualTimes(seconds: Rational): readonly string[] {
  const isBelow = (limit: bigint) => compare(seconds, rational(limit)) < 0;
  if (isBelow(60n)) return ['s'];
  if (isBelow(3600n)) return ['min', 's'];
  return isBelow(86_400n) ? ['h', 'min', 's'] : ['day', 'h', 'min'];
}
