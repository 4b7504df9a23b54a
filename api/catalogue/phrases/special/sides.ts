import { convert, scaleOf } from '../../engine/convert.ts';
import { add, equals, multiply, type Rational } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import { alternativesFor, answer, answerEach, asConversion } from '../choice/answer.ts';
import { type Amount, amountOf, type AmountPart } from '../grammar/amounts.ts';
import { phraseGrammarWith } from '../grammar/grammar.ts';
import type { NumberReading } from '../grammar/numbers.ts';
import { type Grammar, Parser, rule, type Rule, type Span } from '../grammar/parser.ts';
import type { Request, Target } from '../grammar/requests.ts';
import type { RunInText } from '../grammar/word-lists.ts';
import { canBeAdded } from '../meaning/compounds.ts';
import { interpretAmount } from '../meaning/interpret.ts';
import { meaningsOf, resolve, type Resolved } from '../meaning/resolve.ts';
import { wholeReadings } from '../meaning/understand.ts';
import type { UnitIndex } from '../names/unit-index.ts';
import { textAt, type Token } from '../text/tokens.ts';
import type { ConvertedPair, PhraseReading } from '../words/phrase-reading.ts';
import { refuse } from '../words/refusals.ts';
import { readingOfSides } from '../words/wording.ts';

interface Parts {
  side?: readonly Partial<Length>[];
  times?: readonly Token[];
  last: Amount;
  container?: Token;
  /** In `2 x 4 in mm`, in may be inches. */
  separator?: RunInText;
  target?: Target;
}

interface Length {
  value: Rational;
  unit: UnitDefinition;
}

/** The sides of a rectangle or a box: `12 x 15 ft in m2`, `2 x 3 x 4 in`. Or four bottles of 250 ml each. */
interface Sides {
  /** In several units, so that one differs from the target. */
  products: readonly Request[];
  singleSides: readonly Request[];
  /** Empty for the bottles. */
  lengths: readonly Length[];
  hasSeparator: boolean;
}

const MILLION = 1_000_000n;
const DIMENSIONS = new Set(['wide', 'long', 'tall', 'high', 'deep', 'thick']);

export const sidesRules: readonly Rule[] = [
  rule(
    'sides',
    '[ ARTICLE ] {2 side:side times:BETWEEN_SIDES } last:amount [ container:CONTAINER ] [ separator:SEPARATOR | separator:WEAK_SEPARATOR ] [ target:target ]',
    ['12 x 15 ft', '12 ft by 15 ft in m2', '2 x 3 x 4 in', '4 x 250 ml', '2 x 400g tins in oz'],
    sidesOf,
  ),
  rule(
    'sides',
    'separator:HOW_MANY target:asked links [ ARTICLE ] {2 side:side times:BETWEEN_SIDES } last:amount [ CLOSING_VERB ]',
    ['how many square meters in 12 x 15 ft', 'how many liters are in 6 x 330 ml'],
    sidesOf,
  ),
  rule('side', 'number:power', ['12 x 15 ft'], ({ number: { value, doubt, failure } }: { number: NumberReading }) =>
    doubt || failure ? undefined : { value },
  ),
  rule('side', 'amount:amount', ['12 ft x 15 ft'], ({ amount }: { amount: Amount }, { index }) =>
    amount.isBare || amount.doubt ? undefined : lengthOf(amount, index),
  ),
];

let grammar: Grammar | undefined;

/** Without an area or volume as the target, offers each side and the product. */
export function readSides(tokens: readonly Token[], index: UnitIndex): PhraseReading | undefined {
  if (!tokens.some((_, at) => /^(?:[x×*·⨯✕]|by)$/.test(textAt(tokens, at)))) return undefined;
  grammar ??= phraseGrammarWith(sidesRules);
  const measures = tokens.filter((_, at) => !DIMENSIONS.has(textAt(tokens, at)));
  const [sides] = wholeReadings<{ sides: Sides; doubts: number }>(new Parser(grammar, measures, index), 'sides')
    .sort((a, b) => a.doubts - b.doubts)
    .map((reading) => reading.sides);
  return sides && answerSides(sides, index);
}

function sidesOf(
  { side: typed = [], times = [], last, container, separator, target = [] }: Parts,
  { tokens, index }: Span,
) {
  // 2.5 × 10³ is one number.
  const isPower = times.some((token) => textAt(tokens, tokens.indexOf(token) + 2) === '^');
  const final = lengthOf(last, index) ?? countedOf(last, index);
  if (typed.length === 0 || isPower || last.isBare || last.doubt || !final) return undefined;
  const isCounted = final.unit.category !== 'length';
  const hasStar = times.some((token) => /^[*·]$/.test(token.typed));
  if (isCounted ? typed.some(({ unit }) => unit) : container) return undefined;
  if (hasStar && !typed.every(({ unit }) => unit)) return undefined;
  const all = [...typed, final].map(({ value, unit = final.unit }) => ({ value: value!, unit }));
  const whole = { ...final, value: all.map(({ value }) => value).reduce(multiply) };
  const products = isCounted ? [whole] : productsOf(all, index);
  const [{ value, candidates }] = last.parts as [AmountPart];
  const request = (length: Length): Request => ({
    amount: amountOf([{ value: length.value, candidates: isCounted ? candidates : [{ unit: length.unit, rank: 0 }] }]),
    target,
  });
  const sides: Sides = {
    products: products.map(request),
    singleSides: all.map(request),
    lengths: isCounted ? [] : all,
    hasSeparator: separator !== undefined,
  };
  // In `3m x 4m in sq ft`, m is meters, not a million before inches.
  const isMillions = value.numerator >= MILLION * value.denominator;
  return products.length > 0
    ? { sides, doubts: (isMillions ? 2 : 0) + (target.length > 0 && !separator ? 1 : 0) }
    : undefined;
}

function lengthOf(amount: Amount, index: UnitIndex): Length | undefined {
  const length = interpretAmount(amount, index).find(({ units }) => units[0]!.category === 'length');
  if (!length || amount.isNegative) return undefined;
  const unit = length.units[0]!;
  return {
    value: amount.parts.map(({ value }, place) => convert(value, length.units[place]!, unit)).reduce(add),
    unit,
  };
}

function countedOf(amount: Amount, index: UnitIndex): Length | undefined {
  const [part, ...others] = amount.parts;
  const unit = interpretAmount(amount, index)[0]?.units[0];
  return part && others.length === 0 && unit && canBeAdded(unit) ? { value: part.value, unit } : undefined;
}

function productsOf(sides: readonly Length[], index: UnitIndex): Length[] {
  const category = sides.length === 2 ? 'area' : 'volume';
  const lengths = new Set([sides.at(-1)!.unit, ...['m', 'cm'].flatMap((id) => index.unitOf(id, 'length') ?? [])]);
  return [...lengths].flatMap((length) => {
    const unit = index.ofScale(category, sides.map(() => scaleOf(length)).reduce(multiply));
    return unit ? [{ value: sides.map((side) => convert(side.value, side.unit, length)).reduce(multiply), unit }] : [];
  });
}

function answerSides(sides: Sides, index: UnitIndex): PhraseReading {
  const { products, singleSides, lengths, hasSeparator } = sides;
  const meanings = (request: Request) => meaningsOf(request, index);
  const found = products.map(meanings).find(({ length }) => length > 0) ?? [];
  const isComplete = lengths.length === 0 || (!hasSeparator && products[0]!.target.length === 0);
  const each = singleSides.flatMap((side) => meanings(side).slice(0, 1));
  if (found.length > 0 && (isComplete || found.some(({ assumed }) => !assumed.target))) {
    const reading = answer(found, index);
    if (reading.kind !== 'conversion' || lengths.length === 0) return reading;
    const own = reading.assumed.target ? each.map(asConversion) : [];
    const also = sidesFor(reading.to.unit, lengths, index) ?? own;
    return also.length > 0 ? { ...reading, also } : reading;
  }
  const areLengths = each.length === singleSides.length && each.every(({ from }) => from.unit.category === 'length');
  // 0x10 is not a side.
  const areAsked = each.every(({ assumed, from }) => !assumed.target && from.value.numerator !== 0n);
  if (areLengths && hasSeparator && areAsked) return answerLengths(each, index);
  const untargeted = () => products.flatMap(({ amount }) => meanings({ amount, target: [] }));
  const product = found.length > 0 || hasSeparator ? found : untargeted();
  const offered = alternativesFor([...each, ...product.slice(0, 1)], index);
  const mismatched = resolve(products[0]!, index);
  if (offered.length === 0 && mismatched && !Array.isArray(mismatched))
    return refuse({ reason: 'mismatch', ...mismatched });
  return refuse({ reason: 'several numbers', doubt: 'DIMENSIONS' }, offered);
}

/** `22 x 14 x 9 inches to cm` */
function answerLengths(each: readonly Resolved[], index: UnitIndex): PhraseReading {
  const reading = answerEach(each, index);
  return reading.kind === 'conversion' ? { ...reading, reading: readingOfSides(each), alternatives: [] } : reading;
}

/** Each side in the length that makes the product's unit: meters for square meters. Undefined if none does. */
function sidesFor(product: UnitDefinition, lengths: readonly Length[], index: UnitIndex): ConvertedPair[] | undefined {
  const units = index.categories.find(({ category }) => category === 'length')?.units ?? [];
  const to = units.find((unit) => equals(lengths.map(() => scaleOf(unit)).reduce(multiply), scaleOf(product)));
  const others = lengths.filter(({ unit }) => unit !== to);
  return (
    to &&
    others.map(({ value, unit }) => ({
      from: { parts: [{ value, unit }], value, unit },
      to: { unit: to, units: [to] },
      result: convert(value, unit, to),
    }))
  );
}
