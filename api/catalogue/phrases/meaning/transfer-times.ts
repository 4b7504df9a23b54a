import { convert } from '../../engine/convert.ts';
import { compare, divide, rational, type Rational } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import type { Amount } from '../grammar/amounts.ts';
import { phraseGrammar } from '../grammar/grammar.ts';
import { Parser } from '../grammar/parser.ts';
import type { TransferReading } from '../grammar/special-forms.ts';
import type { UnitIndex } from '../names/unit-index.ts';
import { textAt, type Token } from '../text/tokens.ts';
import { interpretAmount } from './interpret.ts';

const AT = new Set(['at', '@', 'over', 'on', 'with']);
const TO = new Set(['in', 'to', 'into']);
const FILLERS = new Set(
  `? how long much time does do will would is it take takes needed need for the a an of my file files to download
  downloading upload uploading send sending transfer transferring copy copying connection line link speed internet`.split(
    /\s+/,
  ),
);

export interface Measured {
  value: Rational;
  unit: UnitDefinition;
}

/** `1 GB at 100 Mbps`: the time that the transfer takes. */
export interface Transfer {
  size: Measured;
  rate: Measured;
  seconds: Rational;
  to: readonly UnitDefinition[];
  isTargetAssumed: boolean;
  others: readonly (readonly [size: Measured, rate: Measured])[];
}

export function readTransfer(tokens: readonly Token[], index: UnitIndex): Transfer | undefined {
  const at = tokens.findIndex((_, place) => AT.has(textAt(tokens, place)));
  if (at < 1) return undefined;
  const bare = tokens.filter((_, place) => {
    const text = textAt(tokens, place);
    return !FILLERS.has(text) || (place > at && TO.has(text));
  });
  const parses = new Parser(phraseGrammar, bare, index).parsesAt('transfer', 0);
  const readings = parses.filter(({ end }) => end === bare.length).map(({ value }) => value as TransferReading);
  const target = (reading: TransferReading) => reading.target?.find(({ unit }) => unit.category === 'time')?.unit;
  const pairs = readings
    .filter((reading) => !reading.target || target(reading))
    .flatMap((reading) => pairsOf(reading, index).map((pair) => ({ pair, target: target(reading) })));
  const [best, ...others] = pairs;
  return (
    best &&
    transferOf(
      best.pair,
      best.target,
      others.map(({ pair }) => pair),
      index,
    )
  );
}

type Pair = Transfer['others'][number];

function pairsOf({ size, rate }: TransferReading, index: UnitIndex): Pair[] {
  const rates = measuredIn('data-rate', rate, index).filter(({ value }) => value.numerator > 0n);
  return measuredIn('data', size, index).flatMap((one) => rates.map((other): Pair => [one, other]));
}

/** The most likely meaning comes first. */
function measuredIn(category: string, amount: Amount, index: UnitIndex): Measured[] {
  return interpretAmount(amount, index).flatMap(({ units: [unit] }) =>
    unit?.category === category ? [{ value: amount.parts[0]!.value, unit }] : [],
  );
}

function transferOf(
  [size, rate]: Pair,
  target: UnitDefinition | undefined,
  others: readonly Pair[],
  index: UnitIndex,
): Transfer {
  const bits = convert(size.value, size.unit, index.unitOf('bit', 'data')!);
  const seconds = divide(bits, convert(rate.value, rate.unit, index.unitOf('bit-s', 'data-rate')!));
  const to = target ? [target] : usualTimes(seconds).map((id) => index.unitOf(id, 'time')!);
  return { size, rate, seconds, to, isTargetAssumed: target === undefined, others };
}

function usualTimes(seconds: Rational): readonly string[] {
  const isBelow = (limit: bigint) => compare(seconds, rational(limit)) < 0;
  if (isBelow(60n)) return ['s'];
  if (isBelow(3600n)) return ['min', 's'];
  return isBelow(86_400n) ? ['h', 'min', 's'] : ['day', 'h', 'min'];
}
