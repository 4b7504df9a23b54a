import { convert } from '../../engine/convert.ts';
import { compare, divide, rational, type Rational } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import type { Amount } from '../grammar/amounts.ts';
import { phraseGrammarWith } from '../grammar/grammar.ts';
import { type Grammar, Parser, rule, type Rule } from '../grammar/parser.ts';
import { interpretAmount } from '../meaning/interpret.ts';
import type { Candidate, UnitIndex } from '../names/unit-index.ts';
import { textAt, type Token } from '../text/tokens.ts';
import type { ConversionReading } from '../words/phrase-reading.ts';
import { counted, listed, typedQuantity } from '../words/wording.ts';

interface Transfer {
  size: Amount;
  rate: Amount;
  target?: readonly Candidate[];
}

interface Measured {
  value: Rational;
  unit: UnitDefinition;
}

export const timeRules: readonly Rule[] = [
  rule('transfer', 'size:amount AT rate:amount [ [ TO ] target:unit ]', ['1 GB at 100 Mbps in minutes']),
  rule('transfer', '"many" target:unit [ "in" ] size:amount AT rate:amount', ['many minutes in 1 GB at 100 Mbps']),
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
  const second = index.unitOf('s', 'time')!;
  const to = units[0]!;
  // A unit is not converted to itself.
  const unit = to === second ? index.unitOf('min', 'time')! : second;
  const quantity = { value: convert(seconds, second, unit), unit };
  return {
    kind: 'conversion',
    from: { parts: [quantity], ...quantity },
    to: { unit: to, units },
    result: convert(seconds, second, to),
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
