import { divide, multiply, rational, type Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { matchUnit } from './match-unit.ts';
import type { SaidCount } from './phrase-reading.ts';
import type { AmountPart } from './read-amount.ts';
import type { Token } from './tokens.ts';
import type { UnitIndex } from './unit-index.ts';

/** So many of a unit, where people have a word for just that. */
interface SpokenUnit {
  end: number;
  part: AmountPart;
}

/** What people count time in though it is no unit here, in units that are: in days, a fortnight is 2 weeks; in weeks, 14 days. */
const SPOKEN: readonly { words: string; times: readonly (readonly [id: string, times: bigint])[] }[] = [
  {
    words: 'fortnight fortnights',
    times: [
      ['week', 2n],
      ['day', 14n],
    ],
  },
  {
    words: 'decade decades',
    times: [
      ['year', 10n],
      ['month', 120n],
    ],
  },
  {
    words: 'century centuries',
    times: [
      ['year', 100n],
      ['month', 1200n],
    ],
  },
  {
    words: 'millennium millennia',
    times: [
      ['year', 1000n],
      ['month', 12_000n],
    ],
  },
];
const byWord = new Map(
  SPOKEN.flatMap(({ words, times }) => {
    const [singular = '', plural = ''] = words.split(' ');
    return [singular, plural].map((word) => [word, { singular, plural, times }] as const);
  }),
);
const PI = 'pi';
/** π radians, to the last digit. */
const HALF_TURN = [
  ['turn', rational(1n, 2n)],
  ['deg', rational(180n)],
] as const;

/** Whether a token stands for a number of a unit. */
export function isSpokenUnit(token: Token): boolean {
  return token.kind === 'word' && byWord.has(token.text);
}

/** `fortnight` after a number or without one, or radians through π: `2 pi radians`, `pi/2 rad`. Each in two units, so that one of them is not the one asked for. */
export function readSpokenUnit(tokens: readonly Token[], at: number, value: Rational, index: UnitIndex): SpokenUnit[] {
  const word = textAt(tokens, at);
  const known = byWord.get(word);
  if (known) {
    const { singular, plural, times } = known;
    return times.flatMap(([id, count]) => {
      const each = rational(count);
      return spoken(at + 1, index.unitOf(id, 'time'), multiply(value, each), { value, each, singular, plural });
    });
  }
  const place = word === '*' || word === '·' ? at + 1 : at;
  return textAt(tokens, place) === PI ? throughPi(tokens, place + 1, value, index) : [];
}

function throughPi(tokens: readonly Token[], at: number, value: Rational, index: UnitIndex): SpokenUnit[] {
  const under = textAt(tokens, at) === '/' ? numberAt(tokens, at + 1) : undefined;
  const radians = matchUnit(tokens, under ? at + 2 : at, index).find(({ candidates }) =>
    candidates.some(({ unit }) => unit.id === 'rad'),
  );
  if (!radians || under?.numerator === 0n) return [];
  const times = under ? divide(value, under) : value;
  return HALF_TURN.flatMap(([id, each]) =>
    spoken(radians.end, index.unitOf(id, 'angle'), multiply(times, each), {
      value: times,
      each,
      singular: 'π radian',
      plural: 'π radians',
    }),
  );
}

function spoken(end: number, unit: UnitDefinition | undefined, value: Rational, said: SaidCount): SpokenUnit[] {
  return unit ? [{ end, part: { value, candidates: [{ unit, rank: 0 }], said } }] : [];
}

function textAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' || token?.kind === 'mark' ? token.text : '';
}

function numberAt(tokens: readonly Token[], at: number): Rational | undefined {
  const token = tokens[at];
  return token?.kind === 'number' ? token.values[0] : undefined;
}
