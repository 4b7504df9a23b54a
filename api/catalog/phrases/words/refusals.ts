import type { Alternative } from '@site/api-contract';
import { capitalize } from '../../capitalize.ts';
import { scaleFactor } from '../../engine/convert.ts';
import { equalsSign, proseNumber } from '../../engine/prose-number.ts';
import { absolute, multiply, type Rational } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import type { Amount, Doubt, NumberFailure } from '../grammar/values.ts';
import type { Mismatch, Resolved } from '../meaning/resolve.ts';
import { exactText, nameFor } from './conversion-text.ts';
import { BETWEEN_KINDS } from './between-kinds.ts';
import type { NotUnderstood } from './phrase-reading.ts';

type Offered = readonly Alternative[];

const MAX_REPEATED = 40;
const SIGNIFICANT = 6;
const EXAMPLES = '“5 ft 3 in to cm” or “350 F to C.”';

const DOUBTS: Readonly<Record<Doubt, string>> = {
  RANGE: 'That looks like a range. Convert one value at a time.',
  DIMENSIONS: 'Convert one side at a time, or write 3*4 to multiply.',
  STROKES: 'Is that a fraction or two numbers? Convert one at a time, or put the fraction in parentheses: (120/80).',
};

export function refuse(code: NotUnderstood['code'], message: string, alternatives: Offered = []): NotUnderstood {
  return { kind: 'not-understood', code, message, alternatives };
}

export const refusals = {
  empty: () => refuse('EMPTY', `Type what to convert, like ${EXAMPLES}`),
  tooLong: (most: number) =>
    refuse('TOO_LONG', `That is longer than ${most} characters. Type one conversion, like ${EXAMPLES}`),
  noUnit: (typed: string, offered: Offered) => {
    const message = `${quoted(typed)} has no unit. Add the unit you have and the unit you want, like ${EXAMPLES}`;
    return refuse('NO_UNIT', message, offered);
  },
  noNumber: (failure: NumberFailure, typed: string) => {
    if (failure === 'DIVISION_BY_ZERO')
      return refuse('NOT_A_NUMBER', 'You can’t divide by zero. Try another number, like “1/2 cup in ml.”');
    const message =
      failure === 'OUT_OF_RANGE'
        ? 'That number is too large or too small to convert. Try something like “1.5e6 km to miles.”'
        : `We can’t tell what number ${quoted(typed)} is. Use a form such as 1234.5, 1,234.5, 1 1/2, or 1.2e6.`;
    return refuse(failure, message);
  },
  unknownUnit: (words: readonly string[], offered: Offered = []) => {
    const advice = offered.length > 0 ? 'Did you mean one of these?' : `Try something like ${EXAMPLES}`;
    return refuse('UNKNOWN_UNIT', `${words.map(quoted).join(' or ')} isn’t a unit we recognize. ${advice}`, offered);
  },
  unknownFood: (typed: string) => {
    const message = `${quoted(typed)} isn’t a unit we recognize, or a food whose weight we know.`;
    return refuse('UNKNOWN_UNIT', `${message} The page /ingredients lists those foods.`);
  },
  explainedWord: (typed: string, note: string, offered: Offered = []) =>
    refuse('UNKNOWN_UNIT', `${quoted(typed)} ${note}`, offered),
  unknownMark: (typed: string) => {
    const message = `${quoted(typed)} doesn’t mean anything in a conversion.`;
    return refuse('UNCLEAR', `${message} Leave it out, or try something like ${EXAMPLES}`);
  },
  // This is UNCLEAR, because the converter would treat the difference as a temperature.
  temperatureDifference: (conversions: readonly Resolved[]) => {
    const reason = 'Our converters are for actual temperatures, because the scales have different zeros.';
    return refuse('UNCLEAR', `${differences(conversions)} ${reason}`);
  },
  severalUnits: (note: string, offered: Offered) => refuse('UNCLEAR', `${note} Which do you mean?`, offered),
  severalNumbers: (doubt: Doubt, offered: Offered) => refuse('UNCLEAR', DOUBTS[doubt], offered),
  mismatch: ({ from, to, amount }: Mismatch, offered: Offered) => {
    if (from === to) return refuse('UNCLEAR', `That’s ${sameUnit(from, amount)}. Pick a different unit.`, offered);
    if (from.category !== to.category) return refuse('DIFFERENT_KINDS', differentKinds(from, to), offered);
    const reason = 'because you can’t divide by zero.';
    return refuse('OUT_OF_RANGE', `0 ${from.plural} has no equivalent in ${to.plural}, ${reason}`, offered);
  },
  unclear: (typed: string, offered: Offered = []) => {
    const message = `We couldn’t read ${quoted(typed)} as one conversion.`;
    return refuse('UNCLEAR', `${message} Try a number, its unit, and the unit you want, like ${EXAMPLES}`, offered);
  },
};

/** Returns one sentence for each temperature scale that the degrees may be in. */
function differences(conversions: readonly Resolved[]): string {
  const temperatures = conversions.filter(({ from }) => from.unit.category === 'temperature');
  const scales = temperatures.filter(
    ({ from }, place) => temperatures.findIndex((first) => first.from.unit === from.unit) === place,
  );
  const shown = (value: Rational, unit: UnitDefinition) => `${proseNumber(value, SIGNIFICANT)} ${nameFor(value, unit)}`;
  const sentences = scales.map(({ from, to }) => {
    const value = absolute(from.value);
    const result = multiply(value, scaleFactor(from.unit, to.unit));
    const about = equalsSign(result, SIGNIFICANT) === '=' ? '' : 'about ';
    return `A difference of ${shown(value, from.unit)} is a difference of ${about}${shown(result, to.unit)}.`;
  });
  return sentences.join(' ');
}

function quoted(text: string): string {
  const characters = [...text.replace(/[\p{C}\s]+/gu, ' ').trim()];
  return `“${characters.length > MAX_REPEATED ? `${characters.slice(0, MAX_REPEATED).join('')}…` : characters.join('')}”`;
}

function differentKinds(from: UnitDefinition, to: UnitDefinition): string {
  const kinds = [from, to].map(({ category }) => category);
  const reason = BETWEEN_KINDS.find(
    ([first = '', second = '']) => kinds.includes(first) && kinds.includes(second),
  )?.[2];
  const measured = `${capitalize(measures(from))} and ${measures(to)}, so you can’t convert one to the other.`;
  return reason === undefined ? measured : `${measured} ${reason}`;
}

function sameUnit(unit: UnitDefinition, { parts, isNegative, isBare }: Amount): string {
  const [part, ...more] = parts;
  if (!part || more.length > 0 || isBare) return `${unit.plural} to ${unit.plural}`;
  return `the same unit: ${isNegative ? '−' : ''}${exactText(part.value)} ${nameFor(part.value, unit)}`;
}

function measures({ singular, plural, category }: UnitDefinition): string {
  return `${plural} ${plural === singular ? 'measures' : 'measure'} ${category === 'data' ? 'data size' : category.replaceAll('-', ' ')}`;
}
