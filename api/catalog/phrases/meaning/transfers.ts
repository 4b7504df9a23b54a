import { convert } from '../../engine/convert.ts';
import { compare, divide, rational, type Rational } from '../../engine/rational.ts';
import type { Amount, Transfer } from '../grammar/values.ts';
import { certain, type UnitIndex } from '../names/unit-index.ts';
import { interpretAmount } from './interpret.ts';
import { type QuantityPart, requestFor, resolve, type Resolved } from './resolve.ts';

/** The most likely meaning comes first. */
export function resolveTransfer({ size, rate, unit: target }: Transfer, index: UnitIndex): Resolved[] {
  const time = target?.find(({ unit }) => unit.category === 'time')?.unit;
  if (target && !time) return [];
  const [bit, bitPerSecond, second, minute] = [
    index.findUnit('bit', 'data')!,
    index.findUnit('bit-s', 'data-rate')!,
    index.findUnit('s', 'time')!,
    index.findUnit('min', 'time')!,
  ];
  const rates = measuredIn('data-rate', rate, index);
  return measuredIn('data', size, index).flatMap((data) =>
    rates.flatMap((speed) => {
      const bits = convert(data.value, data.unit, bit);
      const seconds = divide(bits, convert(speed.value, speed.unit, bitPerSecond));
      const units = time ? [time] : usualTimes(seconds).map((id) => index.findUnit(id, 'time')!);
      // A unit is not converted to itself.
      const unit = units[0] === second ? minute : second;
      const request = requestFor({ value: convert(seconds, second, unit), unit }, units.map(certain));
      const assumed = { value: false, target: time === undefined };
      return resolve(request, index)
        .conversions.slice(0, 1)
        .map((conversion) => ({ ...conversion, transfer: [data, speed], assumed }));
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
