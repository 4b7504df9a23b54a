import {
  FACTORS,
  AND,
  MINUS,
  MULTIPLES,
  ORDINALS,
  OTHER_MULTIPLES,
  PARTS,
  PLUS,
  SMALL_NUMBERS,
  TENS,
} from '../text/number-words.ts';
import { CUBIC, SQUARE } from '../names/unit-index.ts';
import { grouped } from '../text/grouped.ts';
import { textAt, type Token } from '../text/tokens.ts';
import type { Terminal } from './parser.ts';

/* Each entry is a sequence of words as the tokenizer returns them, in lowercase and without apostrophes. */

export const LEADS = runs(`
  convert | converting | conversion of | conversion | converter | covert | conver | convet | calculate | compute
  change | turn | translate | transform | express | write | make
  what is | whats | what are | what would | what does | what do | wat is | wats | what | whats the value of
  value of | the value of | equivalent of | the equivalent of
  how much is | how much are | how many is | how many are | how much would | how long is | how tall is | how high is | how far is | how big is
  how large is | how heavy is | how hot is | how cold is | how warm is
  how fast is | how slow is | how deep is | how wide is | how thick is | how small is | how long are | how far are
  how old is | how much does | how do you convert | how do i convert | how to convert | how to change
  can you convert | could you convert | can u convert | can u | could u | do you know | do u know | wanna know
  i wanna know | weigh | weighing | can you tell me | could you tell me | can you please | can you | could you
  would you | will you | tell me | show me | give me | find | find me | get me | let me know
  please | pls | plz | hey | hi | hello | ok | okay | so | well | and | hey google | ok google | hey siri | siri
  alexa | google
  i am | im | i m | i weigh | i need | i need to convert | i have | ive got | i want to convert | i want to know
  i want | i would like to convert | id like to convert | id like to know
  my height is | my weight is | my height | my weight | he is | hes | she is | shes | it is | its | height | weight
  length | distance | temperature | temp | speed | area | volume | pressure | width
  the | is | are | about | approx | approximately | around | roughly | exactly | ~ | ≈ | = | : | from
  height of | weight of | length of | distance of | a distance of | temperature of | a temperature of | speed of
  a speed of | pace | pace of | a pace of | area of | volume of | pressure of | a pressure of | oven temperature | oven temp | oven | oven at
`);

export const TAILS = runs(`
  please | pls | plz | thanks | thank you | thx | ty | cheers | mate | now
  ? | = | = ? | is | is what | equals | equals what | equal | equal to | equivalent | conversion | converter
  calculator | calculation | convert | calc | chart | table | formula
  exactly | approx | approximately | roughly | long | tall | high | deep | wide | thick | heavy | old | away
  in total | total | online | be | is it | is that | would that be | would be | each
  how much | how much is it | how much is that | , | : | ; | units | unit
`);

const LINKS = new Set(
  `are is in there do does did make makes equal equals to per from for fit fits go goes into of have has contain
  contains on would be will be within inside i we you get need up = the weigh cover`.split(/\s+/),
);

const CLOSING_VERBS = new Set(
  'have has contain contains hold holds make makes equal equals weigh weighs measure cover be get is it'.split(' '),
);

export const HOW_MANY = runs(
  `how many | how much | what number of | number of | the number of | hw many | how mny | howmany | in how many`,
);

export const SEPARATORS = runs(`
  to | into | -> | = | equals | equal | equal to | is equal to | are equal to | is equivalent to | equivalent to
  converted to | converted into | convert to | convert into | changed to | in terms of | expressed in | expressed as
  measured in | given in | = how many | equals how many | is how many | are how many | makes how many | make how many
  to how many | in how many | into how many | how many | how much | is how much | is what in | is what | = what
  vs | versus | is ? | = ? | to ? | is in | are in | would be in | be in | tall in | high in | long in | wide in
  deep in | heavy in | is | are | as a | to be | - to - | - to | to - | 2 | value in | equivalent in | worth in | too
  en | whats that in | what is that in | is that in | whats it in
  equal to how many | is equal to how many | equals to | equals how much in | is how much in | equal to in | equal in
  would be what in | would be how many | weigh in | weighs in
  thick in | wide to | tall to | high to | long to | deep to | thick to | tall into | long into | wide into | each in
  each to
`);

const WEAK_SEPARATORS = runs(`in | as | on | - | : | ; | , | by`);

/** These join the units of one target, as in `ft and in` or `ft/in`. */
const TARGET_JOINTS = new Set(['and', '&', ',', '/', '+', '-', ':', 'plus']);

/** The grammar's own words, which spelling correction never changes. */
export const GRAMMAR_WORDS: ReadonlySet<string> = new Set([
  ...[LEADS, TAILS, HOW_MANY, SEPARATORS, WEAK_SEPARATORS].flatMap(({ all }) => all.flat()),
  ...[LINKS, CLOSING_VERBS, TARGET_JOINTS, MINUS, PLUS].flatMap((words) => [...words]),
  ...[SMALL_NUMBERS, TENS, MULTIPLES, OTHER_MULTIPLES, PARTS, ORDINALS, FACTORS].flatMap((words) => Object.keys(words)),
  ...'a an each every squared cubed square cubic sq cu sqr point couple pair k pi x times divided halve'.split(' '),
]);

type Run = readonly string[];

export interface RunInText {
  words: Run;
  start: number;
  end: number;
}

interface Runs {
  all: readonly Run[];
  byFirst: ReadonlyMap<string, readonly Run[]>;
  byLast: ReadonlyMap<string, readonly Run[]>;
}

/** Returns the longest runs first. */
function runs(text: string): Runs {
  const all = text
    .split(/[|\n]/)
    .map((run) => run.trim().split(' '))
    .filter(([first]) => first !== '')
    .sort((a, b) => b.length - a.length);
  return { all, byFirst: grouped(all, ([first = '']) => first), byLast: grouped(all, (run) => run.at(-1) ?? '') };
}

export function runAt(tokens: readonly Token[], at: number, { byFirst }: Runs): Run | undefined {
  return byFirst.get(typedAt(tokens, at))?.find((run) => isRunAt(tokens, at, run));
}

export function runBefore(tokens: readonly Token[], end: number, { byLast }: Runs): Run | undefined {
  return byLast.get(typedAt(tokens, end - 1))?.find((run) => isRunAt(tokens, end - run.length, run));
}

function isRunAt(tokens: readonly Token[], at: number, run: Run): boolean {
  return run.every((word, place) => typedAt(tokens, at + place) === word);
}

/** Also returns numbers, because 2 may mean to. */
function typedAt(tokens: readonly Token[], at: number): string {
  return textAt(tokens, at) || (tokens[at]?.typed ?? '');
}

const list =
  (words: ReadonlySet<string>): Terminal =>
  (tokens, at) =>
    words.has(textAt(tokens, at)) ? [{ end: at + 1, value: tokens[at] }] : [];

const longest =
  (words: Runs): Terminal =>
  (tokens, at) => {
    const run = runAt(tokens, at, words);
    const end = at + (run?.length ?? 0);
    return run ? [{ end, value: { words: run, start: at, end } satisfies RunInText }] : [];
  };

const valued =
  (findValue: (word: string) => number | undefined): Terminal =>
  (tokens, at) => {
    const value = findValue(textAt(tokens, at));
    return value === undefined ? [] : [{ end: at + 1, value: BigInt(value) }];
  };

export const getMultiple = (word: string) => MULTIPLES[OTHER_MULTIPLES[word] ?? word];
const within = (value: number | undefined, least: number, most: number) =>
  value !== undefined && value >= least && value <= most ? value : undefined;

export const CONTAINERS = new Set(
  'can cans tin tins jar jars bottle bottles packet packets package packages pkg box boxes bag bags'.split(' '),
);
export const TIMES: ReadonlySet<string> = new Set(['x', '×', '*', '·', '⨯', '✕']);
const set = (words: string) => new Set(words.split(/\s+/));

export const WORD_LISTS: Readonly<Record<string, Terminal>> = {
  AND: list(AND),
  ARTICLE: list(set('a an')),
  PLUS: list(PLUS),
  MINUS: list(MINUS),
  SUM: list(set('+ - to or till until')),
  TIMES: list(TIMES),
  PRODUCT: list(new Set([...TIMES, '/', '÷', 'times'])),
  FACTOR: valued((word) => FACTORS[word]),
  SCALED: list(new Set([...TIMES, '/', '÷', 'times'])),
  BETWEEN_SIDES: list(new Set([...TIMES, 'by'])),
  CONTAINER: list(CONTAINERS),
  DIMENSION: list(set('wide long tall high deep thick')),
  TEMPERATURE: list(set('temperature temp')),
  DELTA: list(set('delta δ δt')),
  DIFFERENCE: list(
    set(`difference differential rise rises rose risen rising drop drops dropped fall falls fell
      increase increases increased decrease decreases decreased warmer colder hotter cooler warming cooling
      interval swing apart gap change changes changed higher lower more less`),
  ),
  POWER: list(new Set([...SQUARE, ...CUBIC])),
  COMPOUND_MARK: list(set('/ · * -')),
  AT: list(set('at @ over on with')),
  TO: list(set('in to into')),
  TRANSFER_WORD: list(
    set(`? how long much time does do will would is it take takes needed need for in the a an of my file files to
      download downloading upload uploading send sending transfer transferring copy copying connection line link speed
      internet`),
  ),
  HAT: list(set('^')),
  JOINT: list(set('- and &')),
  PAIR: list(set('couple pair')),
  SMALL: valued((word) => SMALL_NUMBERS[word]),
  DIGIT: valued((word) => within(SMALL_NUMBERS[word], 1, 9)),
  DECIMAL: valued((word) => (word === 'oh' || word === 'o' ? 0 : within(SMALL_NUMBERS[word], 0, 9))),
  TENS: valued((word) => TENS[word]),
  HUNDRED: valued((word) => within(getMultiple(word), 100, 100)),
  SCALE: valued((word) => (getMultiple(word) === 100 ? undefined : getMultiple(word))),
  MULTIPLE: valued(getMultiple),
  PART: valued((word) => PARTS[word] ?? within(ORDINALS[word], 3, Infinity)),
  ORDINAL_DIGIT: valued((word) => within(ORDINALS[word], 1, 9)),
  HYPHEN: (tokens, at) => (textAt(tokens, at) === '-' && !tokens[at]!.isSpaced ? [{ end: at + 1, value: '-' }] : []),
  HOW_MANY: longest(HOW_MANY),
  LINK: list(LINKS),
  CLOSING_VERB: list(CLOSING_VERBS),
  SEPARATOR: longest(SEPARATORS),
  WEAK_SEPARATOR: longest(WEAK_SEPARATORS),
  TARGET_JOINT: list(TARGET_JOINTS),
};
