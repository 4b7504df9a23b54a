import { convert } from '../../engine/convert.ts';
import { compare, divide, rational } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import type { AmountPart } from '../grammar/amounts.ts';
import { phraseGrammar } from '../grammar/grammar.ts';
import { type Pace, type PaceRequest, secondsOf } from '../grammar/pace.ts';
import { Parser } from '../grammar/parser.ts';
import type { Request } from '../grammar/requests.ts';
import { interpretAmount } from '../meaning/interpret.ts';
import { resolve, type Resolved } from '../meaning/resolve.ts';
import { type Sides, sidesFor } from '../meaning/sides.ts';
import type { Measured, Transfer } from '../meaning/transfer-times.ts';
import { strippedForms } from '../meaning/understand.ts';
import type { UnitIndex } from '../names/unit-index.ts';
import type { ConversionReading, PhraseReading } from '../phrase-reading.ts';
import type { Token } from '../text/tokens.ts';
import { refuse } from '../words/refusals.ts';
import { counted, listed, readingOfSides, typedQuantity } from '../words/wording.ts';
import { alternativesFor, answer, answerEach, asConversion } from './answer.ts';

/** Without an area or volume as the target, offers each side and the product. */
export function answerSides(sides: Sides, index: UnitIndex): PhraseReading {
  const { products, singleSides, lengths, isComplete, hasSeparator } = sides;
  const meanings = (request: Request): readonly Resolved[] => {
    const found = resolve(request, index);
    return Array.isArray(found) ? found : [];
  };
  const found = products.map(meanings).find(({ length }) => length > 0) ?? [];
  const isAsked = isComplete || found.some(({ assumed }) => !assumed.target);
  const each = singleSides.flatMap((side) => meanings(side).slice(0, 1));
  if (found.length > 0 && isAsked) {
    const reading = answer(found, index);
    if (reading.kind !== 'conversion' || lengths.length === 0) return reading;
    const own = reading.assumed.target ? each.map(asConversion) : [];
    const also = sidesFor(reading.to.unit, sides, index) ?? own;
    return also.length > 0 ? { ...reading, also } : reading;
  }
  const areLengths = each.length === singleSides.length && each.every(({ from }) => from.unit.category === 'length');
  // 0x10 is not a side.
  const areAsked = each.every(({ assumed, from }) => !assumed.target && from.value.numerator !== 0n);
  if (areLengths && hasSeparator && areAsked) return answerLengths(each, index);
  const product =
    found.length > 0 || hasSeparator ? found : products.flatMap(({ amount }) => meanings({ amount, target: [] }));
  return refuse(
    { reason: 'several numbers', doubt: 'DIMENSIONS' },
    alternativesFor([...each, ...product.slice(0, 1)], index),
  );
}

/** `22 x 14 x 9 inches to cm` */
function answerLengths(each: readonly Resolved[], index: UnitIndex): PhraseReading {
  const reading = answerEach(each, index);
  if (reading.kind !== 'conversion') return reading;
  return { ...reading, reading: readingOfSides(each), alternatives: [] };
}

const MAX_TRANSFERS = 2;

export function answerTransfer(
  { size, rate, seconds, to, isTargetAssumed, others }: Transfer,
  index: UnitIndex,
): ConversionReading {
  const [first] = to;
  const second = index.unitOf('s', 'time')!;
  // A unit is not converted to itself.
  const unit = first === second ? index.unitOf('min', 'time')! : second;
  const value = convert(seconds, second, unit);
  const inWords = ({ value, unit }: Measured) => counted(value, unit, false);
  return {
    kind: 'conversion',
    from: { parts: [{ value, unit }], value, unit },
    to: { unit: first!, units: to },
    result: convert(seconds, second, first!),
    reading: `${inWords(size)} at ${inWords(rate)} in ${listed(to)}`,
    transfer: [size, rate],
    assumed: { value: false, target: isTargetAssumed },
    alternatives: others.slice(0, MAX_TRANSFERS).map((pair) => {
      const q = pair.map(typedQuantity).join(' at ');
      return { q, label: q };
    }),
  };
}

/** The time that one length takes. The site has no category of paces. */
export function answerPace(tokens: readonly Token[], index: UnitIndex): ConversionReading | undefined {
  const parser = new Parser(phraseGrammar, tokens, index);
  const forms = strippedForms(tokens).flatMap(([start, end]) =>
    parser.parsesAt('pace-request', start).filter((parse) => parse.end === end),
  );
  const requests = forms.map(({ value }) => value as PaceRequest);
  const found = requests.flatMap(({ amount, pace }) => {
    const speed = interpretAmount(amount, index).find(({ units: [unit] }) => unit!.category === 'speed')?.units[0];
    const isOne = amount.parts.length === 1 && !amount.isBare && !amount.doubt && amount.parts[0]!.value.numerator > 0n;
    return speed && isOne ? [{ part: amount.parts[0]!, speed, pace }] : [];
  });
  return found[0] && paceReading(found[0], index);
}

function paceReading(
  { part, speed, pace }: { part: AmountPart; speed: UnitDefinition; pace: Pace },
  index: UnitIndex,
): ConversionReading {
  const [minute, second] = ['min', 's'].map((id) => index.unitOf(id, 'time')!) as [UnitDefinition, UnitDefinition];
  const seconds = secondsOf(part.value, speed, pace, index);
  const { singular, plural, value } = part.colloquial ?? { ...speed, value: part.value };
  const colloquial = { value, each: divide(seconds, value), singular, plural };
  const isShort = compare(seconds, rational(60n)) < 0;
  const [to, unit] = isShort ? [second, minute] : [minute, second];
  const quantity = { value: convert(seconds, second, unit), unit };
  return {
    kind: 'conversion',
    from: { parts: [{ ...quantity, colloquial }], ...quantity },
    to: { unit: to, units: isShort ? [second] : [minute, second] },
    result: convert(seconds, second, to),
    reading: `${counted(value, { singular, plural }, true)} in ${minute.plural} per ${pace.length.singular}`,
    assumed: { value: false, target: false },
    alternatives: [],
  };
}
