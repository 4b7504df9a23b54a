import { divide, rational, type Rational } from '../../engine/rational.ts';
import { unitsAt } from '../names/find-units.ts';
import { countedUnitsAt } from '../names/multiple-units.ts';
import { SUFFIXES } from '../text/number-words.ts';
import { textAt, type Token, typedText } from '../text/tokens.ts';
import type { Rule, Span, Terminal } from './parser.ts';
import { type Labels, longest, rule } from './rules.ts';
import { makeCountedPart, makeNumber, ONE } from './values.ts';

export const unitTerminals: Readonly<Record<string, Terminal>> = {
  unit: (tokens, at, index) => {
    if (isVerb(tokens, at) || isThousand(tokens, at)) return [];
    return isHeight(tokens, at) ? unitsAt(tokens, at, index).reverse() : unitsAt(tokens, at, index);
  },
  'multiple-unit': countedUnitsAt,
  SUFFIX: (tokens, at) => {
    const token = tokens[at];
    const zeros = SUFFIXES[textAt(tokens, at)];
    const isLone = token?.isSpaced && token.typed.length === 1 && token.typed !== token.typed.toUpperCase();
    return zeros === undefined || isLone ? [] : [{ end: at + 1, value: 10n ** BigInt(zeros) }];
  },
};

/** After most words, `are` is a verb, as in `how many feet are in a mile`. */
function isVerb(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'are' && tokens[at - 1]?.kind === 'word' && !/^(?:in|to)$/.test(textAt(tokens, at - 1));
}

/** In `2k x 3k ft`, k is not kilometers. */
function isThousand(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'k') return false;
  const isBeforeThousand = tokens[at + 2]?.kind === 'number' && textAt(tokens, at + 3) === 'k';
  return isBeforeThousand || /^(?:[x×*·]|by)$/.test(textAt(tokens, at + 1));
}

/** 6ft2 is probably a height, but 6 ft2 is an area. */
function isHeight(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'ft' && !tokens[at]!.isSpaced && tokens[at + 1]?.kind === 'number';
}

export const unitRules: readonly Rule[] = [
  // There are two units, so that one differs from the target.
  halfTurns('turn', rational(1n, 2n)),
  halfTurns('deg', rational(180n)),
  longest('compound = ( POWER | unit ( "per" | ~ COMPOUND_MARK ~ ) ) unit', 'cubic miles | ft/min', compound),
];

function halfTurns(id: string, each: Rational): Rule {
  const definition = 'part = [ number:number [ TIMES ] ] "pi" [ "/" under:NUMBER ] [ unit:unit ]';
  return rule(definition, '2 pi rad | π/2 rad in deg | 2π to degrees', (labels: Partial<Labels>, span) => {
    const { number, under, unit } = labels;
    const isAtEnd = /^(?:to|in|into|as|=)?$/.test(textAt(span.tokens, span.end));
    // `pi` can be the start of `pints`, so it needs radians or a number.
    const isComplete = unit
      ? unit.some((candidate) => candidate.unit.id === 'rad')
      : isAtEnd && (number ?? under) !== undefined;
    const divisor = under?.values[0] ?? ONE;
    // The kitchen units include no angles.
    const candidates = span.index.candidates(id, 'angle');
    if (!isComplete || divisor.numerator === 0n || candidates.length === 0) return undefined;
    const { value, ...rest } = number ?? makeNumber(ONE);
    const counted = { candidates, each, singular: 'π radian', plural: 'π radians', isOther: id === 'deg' };
    return makeCountedPart({ ...rest, value: divide(value, divisor) }, counted);
  });
}

/** Returns the text of a unit that the site does not support, although it supports its parts. */
function compound(_: unknown, { tokens, start, end, index }: Span): string | undefined {
  const [match] = unitsAt(tokens, start, index);
  return match && match.end >= end ? undefined : typedText(tokens.slice(start, end));
}
