import type { Alternative } from '@site/api-contract';
import { capitalize } from '../../capitalize.ts';
import { scaleFactor } from '../../engine/convert.ts';
import { equalsSign, proseNumber } from '../../engine/prose-number.ts';
import { absolute, multiply } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import type { Amount, Doubt, NumberFailure } from '../grammar/values.ts';
import type { Mismatch, Resolved } from '../meaning/resolve.ts';
import { exactText, nameFor } from './conversion-text.ts';
import { BETWEEN_KINDS } from './between-kinds.ts';
import type { NotUnderstood } from './phrase-reading.ts';

/** Why a text has no reading: what was typed, and what was understood of it. */
type Refusal =
  | { reason: 'empty' }
  | { reason: 'too long'; most: number }
  | { reason: 'no unit'; typed: string }
  | { reason: 'unclear'; typed: string }
  | { reason: 'unknown food'; typed: string }
  | { reason: 'unknown mark'; typed: string }
  | { reason: 'no number'; failure: NumberFailure; typed: string }
  | { reason: 'unknown unit'; words: readonly string[] }
  | { reason: 'explained word'; typed: string; note: string }
  | { reason: 'difference of temperatures'; found: readonly Resolved[] }
  | { reason: 'several units'; note: string }
  | { reason: 'several numbers'; doubt: Doubt }
  | ({ reason: 'mismatch' } & Mismatch);

const MAX_REPEATED = 40;
const FIGURES = 6;
const EXAMPLES = '“5 ft 3 in to cm” or “350 F to C.”';

export function refuse(refusal: Refusal, alternatives: readonly Alternative[] = []): NotUnderstood {
  const sentence = SENTENCES[refusal.reason] as (refusal: Refusal, hasAlternatives: boolean) => Sentence;
  const [code, message] = sentence(refusal, alternatives.length > 0);
  return { kind: 'not-understood', code, message, alternatives };
}

type Sentence = [NotUnderstood['code'], string];

const SENTENCES: {
  [Reason in Refusal['reason']]: (refusal: Extract<Refusal, { reason: Reason }>, hasAlternatives: boolean) => Sentence;
} = {
  empty: () => ['EMPTY', `Type what to convert, like ${EXAMPLES}`],
  'too long': ({ most }) => [
    'TOO_LONG',
    `That is longer than ${most} characters. Type one conversion, like ${EXAMPLES}`,
  ],
  'no unit': ({ typed }) => [
    'NO_UNIT',
    `${quoted(typed)} has no unit. Add the unit you have and the unit you want, like ${EXAMPLES}`,
  ],
  'no number': noNumber,
  'unknown unit': unknownUnit,
  'unknown food': ({ typed }) => [
    'UNKNOWN_UNIT',
    `${quoted(typed)} isn’t a unit we recognize, or a food whose weight we know. The page /ingredients lists those foods.`,
  ],
  'explained word': ({ typed, note }) => ['UNKNOWN_UNIT', `${quoted(typed)} ${note}`],
  'unknown mark': ({ typed }) => [
    'UNCLEAR',
    `${quoted(typed)} doesn’t mean anything in a conversion. Leave it out, or try something like ${EXAMPLES}`,
  ],
  // The converter would treat the difference as a temperature, hence this code.
  'difference of temperatures': ({ found }) => [
    'UNCLEAR',
    `${differences(found)} Our converters are for actual temperatures, because the scales have different zeros.`,
  ],
  'several units': ({ note }) => ['UNCLEAR', `${note} Which do you mean?`],
  'several numbers': ({ doubt }) => ['UNCLEAR', DOUBTS[doubt]],
  mismatch: ({ from, to, amount }) =>
    from === to ? ['UNCLEAR', `That’s ${sameUnit(from, amount)}. Pick a different unit.`] : differentKinds(from, to),
  unclear: ({ typed }) => [
    'UNCLEAR',
    `We couldn’t read ${quoted(typed)} as one conversion. Try a number, its unit, and the unit you want, like ${EXAMPLES}`,
  ],
};

const DOUBTS: Readonly<Record<Doubt, string>> = {
  RANGE: 'That looks like a range. Convert one value at a time.',
  DIMENSIONS: 'Convert one side at a time, or write 3*4 to multiply.',
  STROKES: 'Is that a fraction or two numbers? Convert one at a time, or put the fraction in parentheses: (120/80).',
};

/** One sentence for each scale that the degrees may be of. */
function differences(found: readonly Resolved[]): string {
  const scales = new Map([...found].reverse().map((one) => [one.from.unit, one] as const));
  const sentences = [...scales.values()].reverse().map(({ from, to }) => {
    const value = absolute(from.value);
    const result = multiply(value, scaleFactor(from.unit, to.unit));
    const [given, same] = (
      [
        [value, from.unit],
        [result, to.unit],
      ] as const
    ).map(([one, unit]) => `${proseNumber(one, FIGURES)} ${nameFor(one, unit)}`);
    const about = equalsSign(result, FIGURES) === '=' ? '' : 'about ';
    return from.unit.category === 'temperature' ? `A difference of ${given} is a difference of ${about}${same}.` : '';
  });
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function quoted(text: string): string {
  const characters = [...text.replace(/[\p{C}\s]+/gu, ' ').trim()];
  return `“${characters.length > MAX_REPEATED ? `${characters.slice(0, MAX_REPEATED).join('')}…` : characters.join('')}”`;
}

function unknownUnit({ words }: { words: readonly string[] }, hasAlternatives: boolean): Sentence {
  const known = hasAlternatives ? 'Did you mean one of these?' : `Try something like ${EXAMPLES}`;
  return ['UNKNOWN_UNIT', `${words.map(quoted).join(' or ')} isn’t a unit we recognize. ${known}`];
}

function noNumber({ failure, typed }: { failure: NumberFailure; typed: string }): Sentence {
  if (failure === 'DIVISION_BY_ZERO')
    return ['NOT_A_NUMBER', 'You can’t divide by zero. Try another number, like “1/2 cup in ml.”'];
  if (failure === 'OUT_OF_RANGE')
    return [failure, 'That number is too large or too small to convert. Try something like “1.5e6 km to miles.”'];
  return [failure, `We can’t tell what number ${quoted(typed)} is. Write it like 1234.5, 1,234.5, 1 1/2 or 1.2e6.`];
}

function differentKinds(from: UnitDefinition, to: UnitDefinition): Sentence {
  if (from.category === to.category)
    return ['OUT_OF_RANGE', `0 ${from.plural} has no equivalent in ${to.plural}, because you can’t divide by zero.`];
  const kinds = [from, to].map(({ category }) => category);
  const because = BETWEEN_KINDS.find(([one, other]) => kinds.includes(one!) && kinds.includes(other!))?.[2];
  const measured = `${capitalize(measures(from))} and ${measures(to)}, so you can’t convert one to the other.`;
  return ['DIFFERENT_KINDS', because === undefined ? measured : `${measured} ${because}`];
}

function sameUnit(unit: UnitDefinition, { parts, isNegative, isBare }: Amount): string {
  const [part, ...others] = parts;
  if (!part || others.length > 0 || isBare) return `${unit.plural} to ${unit.plural}`;
  return `the same unit: ${isNegative ? '−' : ''}${exactText(part.value)} ${nameFor(part.value, unit)}`;
}

function measures({ singular, plural, category }: UnitDefinition): string {
  return `${plural} ${plural === singular ? 'measures' : 'measure'} ${category === 'data' ? 'data size' : category.replaceAll('-', ' ')}`;
}
