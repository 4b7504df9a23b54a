import { divide, multiply, rational, type Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { matchUnit } from './match-unit.ts';
import type { ColloquialCount } from './phrase-reading.ts';
import { prefixedUnits, type MultipleUnit } from './prefixed-units.ts';
import type { AmountPart } from './read-amount.ts';
import type { Token } from './tokens.ts';
import { nameKey, type UnitIndex } from './unit-index.ts';

interface ColloquialMatch {
  end: number;
  part: AmountPart;
}

const PERIODS: readonly MultipleUnit[] = (
  [
    [
      'fortnight',
      'fortnights',
      [
        ['week', 2n, 1n],
        ['day', 14n, 1n],
      ],
    ],
    [
      'decade',
      'decades',
      [
        ['year', 10n, 1n],
        ['month', 120n, 1n],
      ],
    ],
    [
      'century',
      'centuries',
      [
        ['year', 100n, 1n],
        ['month', 1200n, 1n],
      ],
    ],
    [
      'millennium',
      'millennia',
      [
        ['year', 1000n, 1n],
        ['month', 12_000n, 1n],
      ],
    ],
  ] as const
).map(([singular, plural, times]) => ({
  singular,
  plural,
  names: [singular, plural],
  symbols: [],
  category: 'time',
  times,
}));

const MULTIPLE_UNITS = [...PERIODS, ...prefixedUnits];
const byName = new Map(MULTIPLE_UNITS.flatMap((multiple) => multiple.names.map((name) => [name, multiple] as const)));
const bySymbol = new Map(
  prefixedUnits.flatMap((multiple) => multiple.symbols.map((symbol) => [symbol, multiple] as const)),
);
const PI = 'pi';
/** π radians to the last digit. */
const HALF_TURN = [
  ['turn', rational(1n, 2n)],
  ['deg', rational(180n)],
] as const;

export function isColloquialUnit(tokens: readonly Token[], at: number): boolean {
  return multipleUnitAt(tokens, at) !== undefined;
}

export function multipleUnitAt(
  tokens: readonly Token[],
  at: number,
): { end: number; multiple: MultipleUnit } | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  const hyphen = textAt(tokens, at + 1) === '-' ? 1 : 0;
  const twoWords = byName.get(`${token.text} ${textAt(tokens, at + 1 + hyphen)}`);
  if (twoWords) return { end: at + 2 + hyphen, multiple: twoWords };
  const multiple = bySymbol.get(token.typed) ?? byName.get(token.text);
  return multiple && { end: at + 1, multiple };
}

/** `fortnight`, `2 pi radians`, `pi/2 rad`. Gives two units, so that one differs from the target. */
export function readColloquialUnit(
  tokens: readonly Token[],
  at: number,
  value: Rational,
  index: UnitIndex,
): ColloquialMatch[] {
  const word = textAt(tokens, at);
  const found = multipleUnitAt(tokens, at);
  if (found)
    return [
      ...multiples(found.end, found.multiple, value, index),
      ...multiplesInOtherCase(tokens[at]!, at, found.multiple, value, index),
    ];
  const place = word === '*' || word === '·' ? at + 1 : at;
  return textAt(tokens, place) === PI ? throughPi(tokens, place + 1, value, index) : [];
}

function multiples(end: number, multiple: MultipleUnit, value: Rational, index: UnitIndex): ColloquialMatch[] {
  const { singular, plural, category, times } = multiple;
  return times.flatMap(([id, over, under]) => {
    const each = rational(over, under);
    return colloquialMatch(end, index.unitOf(id, category), multiply(value, each), { value, each, singular, plural });
  });
}

/** People type Mbar for mbar, and mPa for MPa. */
function multiplesInOtherCase(
  token: Token,
  at: number,
  multiple: MultipleUnit,
  value: Rational,
  index: UnitIndex,
): ColloquialMatch[] {
  if (!multiple.symbols.includes(token.typed)) return [];
  const letters = token.typed.toLowerCase();
  const others = prefixedUnits.filter(
    (other) => other !== multiple && other.symbols.some((symbol) => symbol.toLowerCase() === letters),
  );
  const candidates = index.named(nameKey(letters), letters).filter(({ unit }) => unit.category === multiple.category);
  return [
    ...others.flatMap((other) => multiples(at + 1, other, value, index)),
    ...(candidates.length > 0 ? [{ end: at + 1, part: { value, candidates } }] : []),
  ];
}

function throughPi(tokens: readonly Token[], at: number, value: Rational, index: UnitIndex): ColloquialMatch[] {
  const under = textAt(tokens, at) === '/' ? numberAt(tokens, at + 1) : undefined;
  const radians = matchUnit(tokens, under ? at + 2 : at, index).find(({ candidates }) =>
    candidates.some(({ unit }) => unit.id === 'rad'),
  );
  const bare = under ? at + 2 : at;
  // Typing pints begins with pi.
  const isAngle = bare === tokens.length && (under !== undefined || value.numerator !== value.denominator);
  const end = radians?.end ?? (isAngle ? bare : undefined);
  if (end === undefined || under?.numerator === 0n) return [];
  const times = under ? divide(value, under) : value;
  return HALF_TURN.flatMap(([id, each]) =>
    colloquialMatch(end, index.unitOf(id, 'angle'), multiply(times, each), {
      value: times,
      each,
      singular: 'π radian',
      plural: 'π radians',
    }),
  );
}

function colloquialMatch(
  end: number,
  unit: UnitDefinition | undefined,
  value: Rational,
  colloquial: ColloquialCount,
): ColloquialMatch[] {
  return unit ? [{ end, part: { value, candidates: [{ unit, rank: 0 }], colloquial } }] : [];
}

function textAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' || token?.kind === 'mark' ? token.text : '';
}

function numberAt(tokens: readonly Token[], at: number): Rational | undefined {
  const token = tokens[at];
  return token?.kind === 'number' ? token.values[0] : undefined;
}
