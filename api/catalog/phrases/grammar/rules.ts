import type { Rational } from '../../engine/rational.ts';
import type { CountedUnit } from '../names/multiple-units.ts';
import type { Candidate } from '../names/unit-index.ts';
import type { BadNumberToken, NumberToken, Token } from '../text/tokens.ts';
import type { Rule, Span } from './parser.ts';
import { parsePattern } from './pattern.ts';
import type { Amount, Doubt, NumberReading, Share, Side, Target } from './values.ts';
import type { RunInText } from './word-lists.ts';

/** What the labels of patterns hold: lists if they stand in braces. A label means the same in all rules. */
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

/** Three hundred thousand: the count is 300. */
export interface Scaled {
  count: bigint;
  scale: bigint;
}

/** The two of `two and a half`. `multiple` is that of its last word: 1000 for a thousand. */
export interface Whole {
  value: Rational;
  multiple: bigint;
}

export interface Joint {
  isSum?: boolean;
  isAnd?: boolean;
  doubt?: Doubt;
}

/** The labels of a meaning whose patterns do not always read these keys. */
export type WithOptional<Keys extends keyof Labels> = Omit<Labels, Keys> & Partial<Pick<Labels, Keys>>;

/** Gets the labeled values. Undefined means that the text is not one of these after all. */
type Meaning = (labels: Labels, span: Span) => unknown;

/** `name = pattern`, and examples separated by `|`. Without a meaning, a rule means its one label, or all of them. */
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

/** Of all rules with the name, only the longest parse counts: a number is read as far as it goes. */
export function longest(...definition: Parameters<typeof rule>): Rule {
  return { ...rule(...definition), isGreedy: true };
}
