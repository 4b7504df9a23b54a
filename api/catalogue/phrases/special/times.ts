import { convert, scaleOf } from '../../engine/convert.ts';
import { compare, divide, rational, type Rational } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import type { Amount } from '../grammar/amounts.ts';
import { phraseGrammarWith } from '../grammar/grammar.ts';
import type { Pace } from '../grammar/pace.ts';
import { type Grammar, Parser, rule, type Rule } from '../grammar/parser.ts';
import { interpretAmount } from '../meaning/interpret.ts';
import { wholeReadings } from '../meaning/understand.ts';
import type { Candidate, UnitIndex } from '../names/unit-index.ts';
import { textAt, type Token } from '../text/tokens.ts';
import type { ConversionReading, QuantityPart } from '../words/phrase-reading.ts';
import { counted, listed, typedQuantity } from '../words/wording.ts';

/* Forms whose result is a time: of a transfer, or of one kilometer at a speed. */

interface Transfer {
  size: Amount;
  rate: Amount;
  target?: readonly Candidate[];
}

interface PaceRequest {
  amount: Amount;
  pace: Pace;
}

interface Measured {
  value: Rational;
  unit: UnitDefinition;
}

export const timeRules: readonly Rule[] = [
  rule('transfer', 'size:amount AT rate:amount [ [ TO ] target:unit ]', ['1 GB at 100 Mbps in minutes']),
  rule('transfer', '"many" target:unit [ "in" ] size:amount AT rate:amount', ['many minutes in 1 GB at 100 Mbps']),
  rule('to-pace', 'amount:amount ( SEPARATOR | WEAK_SEPARATOR ) pace:pace', ['10 km/h to min/km']),
  rule('to-pace', 'HOW_MANY pace:pace links amount:amount', ['how many min/km is 10 km/h']),
];

let grammar: Grammar | undefined;
const AT = new Set(['at', '@', 'over', 'on', 'with']);
const TO = new Set(['in', 'to', 'into']);
const FILLERS = new Set(
  `? how long much time does do will would is it take takes needed need for the a an of my file files to download
  downloading upload uploading send sending transfer transferring copy copying connection line link speed internet`.split(
    /\s+/,
  ),
);
const MAX_ALTERNATIVES = 2;

/** `1 GB at 100 Mbps` */
export function readTransfer(tokens: readonly Token[], index: UnitIndex): ConversionReading | undefined {
  const at = tokens.findIndex((_, place) => AT.has(textAt(tokens, place)));
  if (at < 1) return undefined;
  const isKept = (text: string, place: number) => !FILLERS.has(text) || (place > at && TO.has(text));
  grammar ??= phraseGrammarWith(timeRules);
  const parser = new Parser(
    grammar,
    tokens.filter((_, place) => isKept(textAt(tokens, place), place)),
    index,
  );
  const found = parser.parsesAt('transfer', 0).filter(({ end }) => end === parser.tokens.length);
  const pairs = found.flatMap(({ value }) => {
    const { size, rate, target } = value as Transfer;
    const time = target?.find(({ unit }) => unit.category === 'time')?.unit;
    const rates = measuredIn('data-rate', rate, index);
    return target && !time
      ? []
      : measuredIn('data', size, index).flatMap((one) => rates.map((other) => ({ pair: [one, other] as const, time })));
  });
  const [best, ...others] = pairs;
  if (!best) return undefined;
  const [size, rate] = best.pair;
  const bits = convert(size.value, size.unit, index.unitOf('bit', 'data')!);
  const seconds = divide(bits, convert(rate.value, rate.unit, index.unitOf('bit-s', 'data-rate')!));
  const words = best.pair.map(({ value, unit }) => counted(value, unit, false)).join(' at ');
  const units = best.time ? [best.time] : usualTimes(seconds).map((id) => index.unitOf(id, 'time')!);
  return {
    ...timeReading(seconds, units, index),
    reading: `${words} in ${listed(units)}`,
    transfer: best.pair,
    assumed: { value: false, target: best.time === undefined },
    alternatives: others.slice(0, MAX_ALTERNATIVES).map(({ pair }) => {
      const q = pair.map(typedQuantity).join(' at ');
      return { q, label: q };
    }),
  };
}

/** The most likely meaning comes first. */
function measuredIn(category: string, amount: Amount, index: UnitIndex): Measured[] {
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

/** `10 km/h to min/km`. The site has no category of paces. */
export function readPace(tokens: readonly Token[], index: UnitIndex): ConversionReading | undefined {
  grammar ??= phraseGrammarWith(timeRules);
  const parser = new Parser(grammar, tokens, index);
  if (!tokens.some((_, at) => parser.parsesAt('pace', at).length > 0)) return undefined;
  const requests = wholeReadings<PaceRequest>(parser, 'to-pace');
  const [found] = requests.flatMap(({ amount, pace }) =>
    measuredIn('speed', amount, index).map((speed) => ({ amount, pace, speed })),
  );
  if (!found) return undefined;
  const { amount, pace, speed } = found;
  const seconds = divide(scaleOf(pace.length), convert(speed.value, speed.unit, index.unitOf('mps', 'speed')!));
  const { singular, plural, value } = amount.parts[0]!.colloquial ?? { ...speed.unit, value: speed.value };
  const units = (compare(seconds, rational(60n)) < 0 ? ['s'] : ['min', 's']).map((id) => index.unitOf(id, 'time')!);
  return {
    ...timeReading(seconds, units, index, { value, each: divide(seconds, value), singular, plural }),
    reading: `${counted(value, { singular, plural }, true)} in minutes per ${pace.length.singular}`,
    assumed: { value: false, target: false },
    alternatives: [],
  };
}

function timeReading(
  seconds: Rational,
  units: readonly UnitDefinition[],
  index: UnitIndex,
  colloquial?: QuantityPart['colloquial'],
): Pick<ConversionReading, 'kind' | 'from' | 'to' | 'result'> {
  const second = index.unitOf('s', 'time')!;
  const to = units[0]!;
  // A unit is not converted to itself.
  const unit = to === second ? index.unitOf('min', 'time')! : second;
  const quantity = { value: convert(seconds, second, unit), unit };
  return {
    kind: 'conversion',
    from: { parts: [{ ...quantity, ...(colloquial && { colloquial }) }], ...quantity },
    to: { unit: to, units },
    result: convert(seconds, second, to),
  };
}
