import type { UnitDefinition } from '../engine/unit-definition.ts';
import type { Alternative, NotUnderstood } from './phrase-reading.ts';
import type { Mismatch } from './resolve.ts';
import type { Ambiguity, NumberFailure } from './read-number.ts';

const MAX_REPEATED = 40;
const EXAMPLES = '“5 ft 3 in to cm” or “350 F to C”';

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

export const empty = () => refusal('EMPTY', `Type what to convert, such as ${EXAMPLES}.`);

export const tooLong = (most: number) =>
  refusal('TOO_LONG', `That is longer than ${most} characters. Type one conversion, such as ${EXAMPLES}.`);

export const noUnit = (typed: string, alternatives: readonly Alternative[]) =>
  refusal(
    'NO_UNIT',
    `${quoted(typed)} names no unit. Add the unit to convert from and the one to convert to, such as ${EXAMPLES}.`,
    alternatives,
  );

export function badNumber(failure: NumberFailure, typed: string): NotUnderstood {
  if (failure === 'DIVISION_BY_ZERO')
    return refusal('NOT_A_NUMBER', 'Nothing can be divided by zero. Type another number, such as “1/2 cup in ml”.');
  if (failure === 'OUT_OF_RANGE')
    return refusal(
      'OUT_OF_RANGE',
      'That number is too large or too small to convert. Try one such as “1.5e6 km to miles”.',
    );
  return refusal(
    'NOT_A_NUMBER',
    `${quoted(typed)} is not a number that can be read in one way. Write it such as 1234.5, 1,234.5, 1 1/2 or 1.2e6.`,
  );
}

export const unknownUnit = (typed: readonly string[], alternatives: readonly Alternative[]) => {
  const words = typed.map(quoted);
  const known =
    alternatives.length > 0
      ? 'Did you mean one of these?'
      : `Type it with units that this site has, such as ${EXAMPLES}.`;
  return refusal(
    'UNKNOWN_UNIT',
    `${words.join(' and ')} ${words.length > 1 ? 'are no units or words' : 'is no unit or word'} known here. ${known}`,
    alternatives,
  );
};

export const unknownMark = (typed: string) =>
  refusal(
    'UNCLEAR',
    `${quoted(typed)} has no meaning in a conversion here. Leave it out, or type one such as ${EXAMPLES}.`,
  );

/** The converter would treat the difference as a temperature, hence this code. */
export const temperatureDifference = (text: string) =>
  refusal('UNCLEAR', `${text} The converters here are for temperatures, whose scales begin at different zeros.`);

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
    because: 'What a mass weighs as a force depends on gravity; near the ground, 1 kg weighs about 9.81 N.',
  },
  { kinds: ['length', 'time'], because: 'How long a trip takes depends on the speed.' },
  { kinds: ['length', 'speed'], because: 'A speed is a length per time.' },
  { kinds: ['force', 'pressure'], because: 'A pressure is a force on an area.' },
  { kinds: ['energy', 'weight'], because: 'How much energy a mass holds depends on what it is made of.' },
  { kinds: ['energy', 'temperature'], because: 'How much warmer energy makes a thing depends on the thing.' },
];

export function differentKinds(
  { from, to }: { from: UnitDefinition; to: UnitDefinition },
  kindName: (category: string) => string,
  alternatives: readonly Alternative[],
): NotUnderstood {
  const because = BETWEEN_KINDS.find(
    ({ kinds }) => kinds.includes(from.category) && kinds.includes(to.category),
  )?.because;
  const kinds = `${capital(from.plural)} are ${kindName(from.category)} and ${to.plural} ${kindName(to.category)}`;
  return refusal(
    'DIFFERENT_KINDS',
    `${kinds}, so one cannot be converted to the other.${because ? ` ${because}` : ''}`,
    alternatives,
  );
}

export const sameUnit = ({ unit }: Extract<Mismatch, { kind: 'same-unit' }>, alternatives: readonly Alternative[]) =>
  refusal(
    'UNCLEAR',
    `Both sides are ${unit.plural}, so nothing changes. Name another unit to convert to.`,
    alternatives,
  );

export const noCounterpart = ({ from, to }: Extract<Mismatch, { kind: 'no-counterpart' }>) =>
  refusal(
    'OUT_OF_RANGE',
    `0 ${from.plural} is no number of ${to.plural}: nothing can be divided by zero. Type a value other than zero.`,
  );

const DOUBTS: Readonly<Record<Ambiguity, string>> = {
  RANGE: 'That may be a range or a difference. Convert one value at a time.',
  DIMENSIONS: 'Sides of something are converted one at a time. For a product, write 3*4.',
  STROKES:
    'That may be a division, or two numbers beside each other. Convert one number at a time, or put the division in brackets, such as (120/80).',
  WORDS: 'That fraction can be read in more than one way. Choose one, or write it in figures, such as 3/16.',
};

export const ambiguous = (doubt: Ambiguity, alternatives: readonly Alternative[]) =>
  refusal('UNCLEAR', DOUBTS[doubt], alternatives);

export const openName = (note: string, alternatives: readonly Alternative[]) =>
  refusal('UNCLEAR', `${note} Which do you mean?`, alternatives);

export const unclear = (typed: string, alternatives: readonly Alternative[] = []) =>
  refusal(
    'UNCLEAR',
    `${quoted(typed)} cannot be read as one conversion. Type a value, its unit and the unit to convert to, such as ${EXAMPLES}.`,
    alternatives,
  );

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
