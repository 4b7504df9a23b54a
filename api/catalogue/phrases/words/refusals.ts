import type { Alternative } from '@site/api-contract';
import { capitalize } from '../../capitalize.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import { exactText, nameFor } from '../conversion-text.ts';
import type { NotUnderstood } from '../phrase-reading.ts';
import type { Mismatch } from '../meaning/resolve.ts';
import type { Doubt, NumberFailure } from '../grammar/numbers.ts';

const MAX_REPEATED = 40;
const EXAMPLES = '“5 ft 3 in to cm” or “350 F to C.”';

function refusal(
  code: NotUnderstood['code'],
  message: string,
  alternatives: readonly Alternative[] = [],
): NotUnderstood {
  return { kind: 'not-understood', code, message, alternatives };
}

function quoted(text: string): string {
  const characters = [...text.replace(/[\p{C}\s]+/gu, ' ').trim()];
  return `“${characters.length > MAX_REPEATED ? `${characters.slice(0, MAX_REPEATED).join('')}…` : characters.join('')}”`;
}

export const empty = () => refusal('EMPTY', `Type what to convert, like ${EXAMPLES}`);

export const tooLong = (most: number) =>
  refusal('TOO_LONG', `That is longer than ${most} characters. Type one conversion, like ${EXAMPLES}`);

export const noUnit = (typed: string, alternatives: readonly Alternative[]) =>
  refusal(
    'NO_UNIT',
    `${quoted(typed)} has no unit. Add the unit you have and the unit you want, like ${EXAMPLES}`,
    alternatives,
  );

export function badNumber(failure: NumberFailure, typed: string): NotUnderstood {
  if (failure === 'DIVISION_BY_ZERO')
    return refusal('NOT_A_NUMBER', 'You can’t divide by zero. Try another number, like “1/2 cup in ml.”');
  if (failure === 'OUT_OF_RANGE')
    return refusal(
      'OUT_OF_RANGE',
      'That number is too large or too small to convert. Try something like “1.5e6 km to miles.”',
    );
  return refusal(
    'NOT_A_NUMBER',
    `We can’t tell what number ${quoted(typed)} is. Write it like 1234.5, 1,234.5, 1 1/2 or 1.2e6.`,
  );
}

export const unknownUnit = (typed: readonly string[], alternatives: readonly Alternative[]) => {
  const words = typed.map(quoted);
  const known = alternatives.length > 0 ? 'Did you mean one of these?' : `Try something like ${EXAMPLES}`;
  return refusal('UNKNOWN_UNIT', `${words.join(' or ')} isn’t a unit we recognize. ${known}`, alternatives);
};

/** A word among cooking units may be either. */
export const unknownFood = (typed: string) =>
  refusal(
    'UNKNOWN_UNIT',
    `${quoted(typed)} isn’t a unit we recognize, or a food whose weight we know. The page /ingredients lists those foods.`,
  );

export const notAdded = () =>
  refusal(
    'UNCLEAR',
    '“+” adds amounts of one kind, like “5 ft + 3 in to cm.” Temperatures can’t be added, because their scales start at different zeros.',
  );

export const unknownMark = (typed: string) =>
  refusal(
    'UNCLEAR',
    `${quoted(typed)} doesn’t mean anything in a conversion. Leave it out, or try something like ${EXAMPLES}`,
  );

/** The converter would treat the difference as a temperature, hence this code. */
export const temperatureDifference = (text: string) =>
  refusal('UNCLEAR', `${text} Our converters are for actual temperatures, because the scales have different zeros.`);

export const foreignUnit = (typed: string, note: string, alternatives: readonly Alternative[]) =>
  refusal('UNKNOWN_UNIT', `${quoted(typed)} ${note}`, alternatives);

/** Explains pairs of categories that people often try to convert. */
const BETWEEN_KINDS: readonly { kinds: readonly [string, string]; because: string }[] = [
  {
    kinds: ['weight', 'volume'],
    because: 'How much a volume weighs depends on what fills it: a cup of flour is lighter than a cup of water.',
  },
  { kinds: ['length', 'area'], because: 'An area is a length times a width.' },
  { kinds: ['length', 'volume'], because: 'A volume is a length times a width times a height.' },
  { kinds: ['area', 'volume'], because: 'A volume is an area times a height.' },
  {
    kinds: ['weight', 'force'],
    because: 'How hard gravity pulls on a mass depends on where it is; near the ground, 1 kg weighs about 9.81 N.',
  },
  { kinds: ['length', 'time'], because: 'How long a trip takes depends on the speed.' },
  { kinds: ['length', 'speed'], because: 'A speed is a length per time.' },
  { kinds: ['force', 'pressure'], because: 'A pressure is a force on an area.' },
  { kinds: ['energy', 'weight'], because: 'How much energy a mass holds depends on what it’s made of.' },
  {
    kinds: ['energy', 'torque'],
    because:
      'Energy is a force along a distance, torque a force across a lever. One turn of 1 N·m does about 6.283 J of work.',
  },
  {
    kinds: ['frequency', 'time'],
    because: 'One cycle takes 1 divided by the frequency: at 50 Hz, 0.02 s.',
  },
  { kinds: ['frequency', 'speed'], because: 'How fast a wheel moves depends on its size, too.' },
  { kinds: ['speed', 'acceleration'], because: 'Acceleration is how much a speed changes per second.' },
  { kinds: ['weight', 'density'], because: 'Density is weight per volume.' },
  { kinds: ['volume', 'density'], because: 'Density is weight per volume.' },
  { kinds: ['volume', 'volume-flow'], because: 'A flow is a volume per time.' },
  {
    kinds: ['data', 'data-rate'],
    because: 'A data rate is an amount of data per second: at 8 Mbit/s, 1 MB takes one second.',
  },
  {
    kinds: ['force', 'torque'],
    because: 'Torque is a force times the length of its lever.',
  },
  {
    kinds: ['power', 'torque'],
    because: 'Power is torque times the speed of rotation.',
  },
  {
    kinds: ['energy', 'power'],
    because: 'Power is energy per time: 1 kilowatt for an hour is 1 kilowatt hour.',
  },
  { kinds: ['energy', 'temperature'], because: 'How much energy warms something depends on what it is.' },
];

export function differentKinds(
  { from, to }: { from: UnitDefinition; to: UnitDefinition },
  kindName: (category: string) => string,
  alternatives: readonly Alternative[],
): NotUnderstood {
  const because = BETWEEN_KINDS.find(
    ({ kinds }) => kinds.includes(from.category) && kinds.includes(to.category),
  )?.because;
  const kinds = `${capitalize(measures(from))} ${kindName(from.category)} and ${measures(to)} ${kindName(to.category)}`;
  return refusal(
    'DIFFERENT_KINDS',
    `${kinds}, so you can’t convert one to the other.${because ? ` ${because}` : ''}`,
    alternatives,
  );
}

const measures = ({ singular, plural }: UnitDefinition) => `${plural} ${plural === singular ? 'measures' : 'measure'}`;

export function sameUnit(
  { unit, amount: { parts, isNegative, isBare } }: Extract<Mismatch, { kind: 'same-unit' }>,
  alternatives: readonly Alternative[],
): NotUnderstood {
  const [part, ...others] = parts;
  const hasNumber = part !== undefined && others.length === 0 && !isBare;
  const what = hasNumber
    ? `the same unit: ${isNegative ? '−' : ''}${exactText(part.value)} ${nameFor(part.value, unit)}`
    : `${unit.plural} to ${unit.plural}`;
  return refusal('UNCLEAR', `That’s ${what}. Pick a different unit.`, alternatives);
}

export const noCounterpart = ({ from, to }: Extract<Mismatch, { kind: 'no-counterpart' }>) =>
  refusal('OUT_OF_RANGE', `0 ${from.plural} has no equivalent in ${to.plural}, because you can’t divide by zero.`);

const DOUBTS: Readonly<Record<Doubt, string>> = {
  RANGE: 'That looks like a range. Convert one value at a time.',
  DIMENSIONS: 'Convert one side at a time, or write 3*4 to multiply.',
  STROKES: 'Is that a fraction or two numbers? Convert one at a time, or put the fraction in parentheses: (120/80).',
  WORDS: 'There’s more than one way to read that fraction. Pick one, or write it in digits, like 3/16.',
};

export const ambiguous = (doubt: Doubt, alternatives: readonly Alternative[]) =>
  refusal('UNCLEAR', DOUBTS[doubt], alternatives);

export const openName = (note: string, alternatives: readonly Alternative[]) =>
  refusal('UNCLEAR', `${note} Which do you mean?`, alternatives);

export const unclear = (typed: string, alternatives: readonly Alternative[] = []) =>
  refusal(
    'UNCLEAR',
    `We couldn’t read ${quoted(typed)} as one conversion. Try a number, its unit, and the unit you want, like ${EXAMPLES}`,
    alternatives,
  );
