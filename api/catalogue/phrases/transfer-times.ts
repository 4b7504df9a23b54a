import type { Alternative } from '@site/api-contract';
import { convert } from '../engine/convert.ts';
import { compare, divide, rational, type Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { exactText, nameFor } from './conversion-text.ts';
import { interpretAmount } from './interpret.ts';
import { findUnits } from './match-unit.ts';
import type { ConversionReading } from './phrase-reading.ts';
import { readAmounts } from './read-amount.ts';
import type { Token } from './tokens.ts';
import type { UnitIndex } from './unit-index.ts';
import { textAt } from './word-runs.ts';
import { counted, listed } from './wording.ts';

const AT = new Set(['at', '@', 'over', 'on', 'with']);
const TO = new Set(['in', 'to', 'into']);
const FILLERS = new Set(
  `? how long much time does do will would is it take takes needed need for the a an of my file files to download
  downloading upload uploading send sending transfer transferring copy copying connection line link speed internet`.split(
    /\s+/,
  ),
);
const MAX_ALTERNATIVES = 2;

interface Measured {
  value: Rational;
  unit: UnitDefinition;
  end: number;
}

/** Reads `1 GB at 100 Mbps` as the time that the transfer takes. */
export function readTransfer(tokens: readonly Token[], index: UnitIndex): ConversionReading | undefined {
  const at = tokens.findIndex((_, place) => AT.has(textAt(tokens, place)));
  if (at < 1) return undefined;
  const isFiller = (token: Token) => FILLERS.has(textAt([token], 0));
  const before = tokens.slice(0, at).filter((token) => !isFiller(token));
  const after = tokens.slice(at + 1).filter((token) => TO.has(textAt([token], 0)) || !isFiller(token));
  const sizes = measuredIn('data', before, index).filter(({ end }) => end === before.length);
  const rates = measuredIn('data-rate', after, index).filter(({ value }) => value.numerator > 0n);
  for (const rate of rates) {
    const target = targetAt(after, rate.end, index);
    const [size] = sizes;
    if (size && target !== 'unknown')
      return transferReading(size, rate, { index, target, others: othersOf(sizes, rates, rate.end) });
  }
  return undefined;
}

/** The most likely meaning comes first. */
function measuredIn(category: string, tokens: readonly Token[], index: UnitIndex): Measured[] {
  findUnits(tokens, index);
  return readAmounts(tokens, 0, index, {})
    .filter(({ parts, isBare, isNegative, doubt }) => parts.length === 1 && !isBare && !isNegative && !doubt)
    .flatMap((amount) =>
      interpretAmount(amount, index).flatMap(({ units: [unit] }) =>
        unit?.category === category ? [{ value: amount.parts[0]!.value, unit, end: amount.end }] : [],
      ),
    );
}

function targetAt(tokens: readonly Token[], at: number, index: UnitIndex): UnitDefinition | 'unknown' | undefined {
  if (at === tokens.length) return undefined;
  const start = TO.has(textAt(tokens, at)) ? at + 1 : at;
  const units = readAmounts(tokens, start, index, {})
    .filter(({ isBare, end }) => isBare && end === tokens.length)
    .flatMap((amount) => interpretAmount(amount, index).flatMap(({ units: [unit] }) => unit ?? []));
  return units.find(({ category }) => category === 'time') ?? 'unknown';
}

function othersOf(sizes: readonly Measured[], rates: readonly Measured[], end: number): [Measured, Measured][] {
  const same = rates.filter((rate) => rate.end === end);
  const pairs = sizes.flatMap((size) => same.map((rate): [Measured, Measured] => [size, rate]));
  return pairs.slice(1, 1 + MAX_ALTERNATIVES);
}

interface TransferOptions {
  index: UnitIndex;
  target: UnitDefinition | undefined;
  others: readonly [Measured, Measured][];
}

function transferReading(
  size: Measured,
  rate: Measured,
  { index, target, others }: TransferOptions,
): ConversionReading | undefined {
  const unitOf = (id: string, category: string) => index.unitOf(id, category)!;
  const bits = convert(size.value, size.unit, unitOf('bit', 'data'));
  const seconds = divide(bits, convert(rate.value, rate.unit, unitOf('bit-s', 'data-rate')));
  const second = unitOf('s', 'time');
  const units = target ? [target] : usualTimes(seconds).map((id) => unitOf(id, 'time'));
  const to = units[0]!;
  // A unit is not converted to itself.
  const unit = to === second ? unitOf('min', 'time') : second;
  const value = convert(seconds, second, unit);
  const words = `${counted(size.value, size.unit, false)} at ${counted(rate.value, rate.unit, false)}`;
  return {
    kind: 'conversion',
    from: { parts: [{ value, unit }], value, unit },
    to: { unit: to, units },
    result: convert(seconds, second, to),
    reading: `${words} in ${listed(units)}`,
    transfer: [size, rate].map(({ value, unit }) => ({ value, unit })),
    assumed: { value: false, target: target === undefined },
    alternatives: others.map(([otherSize, otherRate]) => alternativeOf(otherSize, otherRate)),
  };
}

function usualTimes(seconds: Rational): readonly string[] {
  const isBelow = (limit: bigint) => compare(seconds, rational(limit)) < 0;
  if (isBelow(60n)) return ['s'];
  if (isBelow(3600n)) return ['min', 's'];
  return isBelow(86_400n) ? ['h', 'min', 's'] : ['day', 'h', 'min'];
}

function alternativeOf(...measured: Measured[]): Alternative {
  const q = measured.map(({ value, unit }) => `${exactText(value)} ${nameFor(value, unit)}`).join(' at ');
  return { q, label: q };
}
