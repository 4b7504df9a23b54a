import type { Rational } from '../../engine/rational.ts';
import type { CountedUnit } from '../names/multiple-units.ts';
import type { Candidate } from '../names/unit-index.ts';
import type { BadNumberToken, NumberToken, Token } from '../text/tokens.ts';
import type { Rule, Span } from './parser.ts';
import { parsePattern } from './pattern.ts';
import type { Amount, Doubt, NumberReading, Share, Side, Target } from './values.ts';
import type { RunInText } from './word-lists.ts';

/** The values of labels in patterns. A label in braces has a list of values. A label has the same type in all rules. */
export interface Labels
  extends
    Record<'atom' | 'inner' | 'left' | 'minutes' | 'number' | 'right' | 'seconds', NumberReading>,
    Record<'digits' | 'exponent' | 'first' | 'over' | 'second' | 'third' | 'under', NumberToken>,
    Record<'count' | 'denominator' | 'integer' | 'multiple' | 'ones' | 'rest' | 'scale' | 'tens', bigint>,
    Record<'amount' | 'least' | 'most' | 'part' | 'same', Amount>,
    Record<'fraction' | 'length' | 'pace' | 'time' | 'unit', readonly Candidate[]>,
    Record<'target' | 'units', Target>,
    Partial<Record<'and' | 'article' | 'difference' | 'plus' | 'sign', Token>>,
    Partial<Record<'arc' | 'ten' | 'unknown', true>> {
  bad: BadNumberToken;
  counted: CountedUnit;
  decimals: readonly bigint[];
  hat: Token;
  joint: Joint;
  last?: Amount;
  minus?: unknown;
  more?: readonly Amount[];
  of: string;
  rights: readonly NumberReading[];
  scaled: Scaled;
  separator: RunInText;
  share: Share;
  sides: readonly Side[];
  signs: readonly Token[];
  smaller: readonly Scaled[];
  value: Rational;
  whole: Whole;
}

/** In `three hundred thousand`, the count is 300. */
export interface Scaled {
  count: bigint;
  scale: bigint;
}

/** The `two` in `two and a half`. `multiple` belongs to the last word, such as 1000 for `thousand`. */
export interface Whole {
  value: Rational;
  multiple: bigint;
}

export interface Joint {
  isSum?: boolean;
  isAnd?: boolean;
  doubt?: Doubt;
}

export type WithOptional<Keys extends keyof Labels> = Omit<Labels, Keys> & Partial<Pick<Labels, Keys>>;

/** Returns what the labels mean, or undefined if the text does not match after all. */
type Meaning = (labels: Labels, span: Span) => unknown;

/**
 * `definition` is `name = pattern`, and `examples` are separated by `|`. By default, the meaning is the only label, or
 * all labels.
 */
export function rule(definition: string, examples: string, meaning: Meaning = labeled): Rule {
  const [name = ''] = definition.split(' = ', 1);
  const pattern = definition.slice(`${name} = `.length);
  return {
    name,
    pattern,
    expression: parsePattern(pattern),
    examples: examples.split(' | '),
    meaning,
    isGreedy: false,
  };
}

function labeled(labels: Labels): unknown {
  const [only, ...others] = Object.values(labels) as unknown[];
  return others.length > 0 ? labels : (only ?? true);
}

/** Uses only the longest parse of all rules with this name, so that a number is read to its end. */
export function longest(...definition: Parameters<typeof rule>): Rule {
  return { ...rule(...definition), isGreedy: true };
}
