import { BEFORE_AMOUNT, CLOSING_VERBS, HOW_MANY, LEADS, LINKS, SEPARATORS, TAILS, TARGET_JOINTS, WEAK_SEPARATORS, type Runs } from './grammar-words.ts';
import { matchUnit } from './match-unit.ts';
import { readAmounts, type Amount, type Trouble } from './read-amount.ts';
import { isSpokenUnit } from './spoken-units.ts';
import type { Token } from './tokens.ts';
import type { Candidate, UnitIndex } from './unit-index.ts';

/** One way in which a text may ask for a conversion, before it is decided which units its names mean. */
export interface Request {
  amount: Amount;
  /** The names of the units of the result; none where the text asks for none. */
  target: readonly (readonly Candidate[])[];
  /** No word says that one is to be converted to the other: only their usual meanings will do. */
  isLoose?: boolean;
}

type Run = readonly string[];

/** Of a result: days, hours, minutes and seconds. */
const MOST_UNITS = 4;
/** Runs of words that say nothing, before and behind. */
const MOST_LEADS = 6;
const MOST_TAILS = 4;
const MOST_FORMS = 20;
/** How often parts of a text are looked at; the longest questions of people take 200 looks. */
const MOST_LOOKS = 500;

interface Reader {
  tokens: readonly Token[];
  index: UnitIndex;
  trouble: Trouble;
  /** Shared by all readers of a text. */
  looks: { left: number };
}

/** Each way to read the text, in groups: where something of one group makes sense, the later ones are not looked at. */
export function* readRequests(tokens: readonly Token[], index: UnitIndex, trouble: Trouble): Generator<Request[]> {
  // Without a unit there is nothing to read, however long the text is.
  if (tokens.every((token, at) => matchUnit(tokens, at, index).length === 0 && !isSpokenUnit(token))) return;
  const looks = { left: MOST_LOOKS };
  for (const form of strippedForms(tokens)) {
    const reader = { tokens: form, index, trouble, looks };
    yield howMany(reader);
    yield separated(reader, SEPARATORS);
    yield separated(reader, WEAK_SEPARATORS);
    for (const read of [adjacent, targetFirst, valueLast, unitFirst]) yield read(reader);
  }
}

function mayLook({ looks }: Reader): boolean {
  looks.left -= 1;
  return looks.left >= 0;
}

/** The text as it is, and without the words before and behind that say nothing; as few of them left out as possible first. */
function strippedForms(tokens: readonly Token[]): (readonly Token[])[] {
  const starts = [tokens];
  for (let form = tokens, run = runAtStart(form, LEADS); run && starts.length <= MOST_LEADS; run = runAtStart(form, LEADS)) {
    form = form.slice(run.length);
    starts.push(form);
  }
  return starts.flatMap((start) => {
    const ends = [start];
    for (let form = start, run = runAtEnd(form, TAILS); run && ends.length <= MOST_TAILS; run = runAtEnd(form, TAILS)) {
      form = form.slice(0, form.length - run.length);
      ends.push(form);
    }
    return ends;
  }).filter((form) => form.length > 0).slice(0, MOST_FORMS);
}

/** `how many feet are in a mile`, `how many cm is 5 ft`. */
function howMany(reader: Reader): Request[] {
  const question = runAtStart(reader.tokens, HOW_MANY);
  if (!question) return [];
  // In `how many feet in a mile`, nobody asks for feet and inches.
  const targets = targetsAt(reader, question.length).filter(({ end, target }) => target.length === 1 || textAt(reader.tokens, end - 1) !== 'in');
  return targets.flatMap(({ end, target }) => {
    let at = end;
    while (LINKS.has(textAt(reader.tokens, at))) at += 1;
    // `a mile has`, `does a mile have`
    const closing = CLOSING_VERBS.has(textAt(reader.tokens, reader.tokens.length - 1)) ? 1 : 0;
    return [...amountsBetween(reader, at, reader.tokens.length), ...(closing ? amountsBetween(reader, at, reader.tokens.length - closing) : [])].map((amount) => ({ amount, target }));
  });
}

/** `5 ft to cm`, and the other way round where only the right side has a number: `cm in 5 ft`. */
function separated(reader: Reader, separators: Runs): Request[] {
  const { tokens } = reader;
  return tokens.flatMap((_, at) => {
    const run = runAt(tokens, at, separators);
    if (!run || at === 0) return [];
    return between(reader, at, at + run.length, run);
  });
}

function between(reader: Reader, leftEnd: number, rightStart: number, run: Run): Request[] {
  const { tokens } = reader;
  const lefts = amountsBetween(reader, 0, leftEnd);
  const isNumber = run[0] === '2';
  const isEnd = rightStart === tokens.length && !isNumber;
  // Still being typed: `5 ft to`.
  if (isEnd) {
    const inches = run[0] === 'in' ? targetsBetween(reader, leftEnd, rightStart) : [];
    return lefts.flatMap((amount) => [{ amount, target: [] }, ...inches.map((target) => ({ amount, target }))]);
  }
  const forward = targetsBetween(reader, rightStart, tokens.length).flatMap((target) =>
    lefts.filter(({ isBare }) => isBare || !isNumber).map((amount) => ({ amount, target })),
  );
  const rights = amountsBetween(reader, rightStart, tokens.length).filter(({ isBare }) => !isBare || isReversible(run));
  const isCountable = lefts.length === 0 || lefts.some(({ isBare }) => isBare);
  const backward = isNumber || !isCountable ? [] : targetsBetween(reader, 0, leftEnd).flatMap((target) => rights.map((amount) => ({ amount, target })));
  // Feet in a mile are not 1 foot in miles.
  const isOfOne = /^(?:a|an|one|each|every)$/.test(textAt(tokens, rightStart));
  if (isOfOne && backward.length > 0) return backward;
  return isCounted(tokens, leftEnd, rightStart) ? [...backward, ...forward] : [...forward, ...backward];
}

/** Of two units without a number, `in` may ask for either: feet in meters. */
function isReversible(run: Run): boolean {
  return run.length === 1 && run[0] === 'in';
}

/** `grams in ounce` asks how many grams are in one ounce. */
function isCounted(tokens: readonly Token[], leftEnd: number, rightStart: number): boolean {
  const [left, right] = [textAt(tokens, leftEnd - 1), textAt(tokens, rightStart)];
  return rightStart === tokens.length - 1 && /(?:s|feet)$/.test(left) && left.length > 3 && right.length > 3 && !/(?:s|feet|celsius)$/.test(right);
}

/** `5 ft cm`, `72f`. */
function adjacent(reader: Reader): Request[] {
  const { tokens, index, trouble } = reader;
  const amounts = readAmounts(tokens, 0, index, trouble);
  const whole = amounts.filter(({ end }) => end === tokens.length).map((amount) => ({ amount, target: [] }));
  const split = amounts.flatMap((amount) => targetsBetween(reader, amount.end, tokens.length).map((target) => ({ amount, target, isLoose: true })));
  return whole.length > 0 ? whole : [...split, ...split.flatMap((request) => withoutInches(reader, request))];
}

/** `12 in cm` may be 12 cm in inches, with nothing said of the unit before. */
function withoutInches({ tokens }: Reader, { amount, target }: Request): Request[] {
  const [part] = amount.parts;
  const inches = part?.candidates;
  if (amount.isBare || amount.parts.length > 1 || target.length > 1 || textAt(tokens, amount.end - 1) !== 'in' || !inches || inches === 'next') return [];
  return [{ amount: { ...amount, parts: [{ ...part, candidates: target[0]! }] }, target: [inches] }];
}

/** `in cm of 5 ft`, `to km from 5 miles`. */
function targetFirst(reader: Reader): Request[] {
  const { tokens } = reader;
  const start = /^(?:to|in|into|how)$/.test(textAt(tokens, 0)) ? 1 : 0;
  return targetsAt(reader, start).flatMap(({ end, target }) => {
    const run = runAt(tokens, end, BEFORE_AMOUNT);
    if (!run && start === 0) return [];
    return amountsBetween(reader, end + (run?.length ?? 0), tokens.length).filter(({ isBare }) => !isBare).map((amount) => ({ amount, target }));
  });
}

/** `kg to lbs 70`: the number after the units is of the first. */
function valueLast(reader: Reader): Request[] {
  const { tokens } = reader;
  const last = tokens.at(-1);
  if (last?.kind !== 'number') return [];
  const before = textAt(tokens, tokens.length - 2);
  const skipped = before === ':' || before === '=' || before === '-' ? 2 : 1;
  const negative = before === '-';
  const rest = { ...reader, tokens: tokens.slice(0, -skipped) };
  const requests = [...separated(rest, SEPARATORS), ...separated(rest, WEAK_SEPARATORS), ...adjacent(rest)];
  return requests.filter(({ amount, target }) => amount.isBare && target.length > 0).flatMap(({ amount, target }) => {
    const [part] = amount.parts;
    const valued = { ...amount, isBare: false, isNegative: negative, others: last.values.slice(1), parts: [{ ...part!, value: last.values[0]! }] };
    return [{ amount: valued, target }];
  });
}

/** `mpg 30 to l/100km`: the number after its unit. */
function unitFirst(reader: Reader): Request[] {
  const { tokens, index } = reader;
  return matchUnit(tokens, 0, index).flatMap(({ end }) => {
    const number = tokens[end];
    // m2 is an area.
    if (number?.kind !== 'number' || !number.isSpaced) return [];
    const turned = { ...reader, tokens: [number, ...tokens.slice(0, end), ...tokens.slice(end + 1)] };
    return [...separated(turned, SEPARATORS), ...separated(turned, WEAK_SEPARATORS)].filter(({ amount, target }) => target.length > 0 && amount.parts.length === 1 && !amount.isBare);
  });
}

function amountsBetween(reader: Reader, start: number, end: number): Amount[] {
  const { tokens, index, trouble } = reader;
  const within = tokens.slice(start, end);
  return within.length === 0 || !mayLook(reader) ? [] : readAmounts(within, 0, index, trouble).filter((amount) => amount.end === within.length);
}

function targetsBetween(reader: Reader, start: number, end: number): Request['target'][] {
  return targetsAt({ ...reader, tokens: reader.tokens.slice(0, end) }, start).filter((found) => found.end === end).map(({ target }) => target);
}

/** Every run of names of units that begins at a token: `feet and inches`, `ft in`. */
function targetsAt(reader: Reader, start: number, before = 0): { end: number; target: Request['target'] }[] {
  const { tokens, index } = reader;
  if (!mayLook(reader)) return [];
  const at = /^(?:a|an|the|\?|what|how)$/.test(textAt(tokens, start)) ? start + 1 : start;
  return matchUnit(tokens, at, index).flatMap(({ end, candidates }) => {
    const joint = TARGET_JOINTS.has(textAt(tokens, end)) ? end + 1 : end;
    const more = end < tokens.length && before < MOST_UNITS - 1 ? targetsAt(reader, joint, before + 1) : [];
    return [{ end, target: [candidates] }, ...more.map((rest) => ({ end: rest.end, target: [candidates, ...rest.target] }))];
  });
}

function textAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token === undefined ? '' : token.kind === 'word' || token.kind === 'mark' ? token.text : token.typed;
}

function runAt(tokens: readonly Token[], at: number, { byFirst }: Runs): Run | undefined {
  return byFirst.get(textAt(tokens, at))?.find((run) => run.every((word, place) => textAt(tokens, at + place) === word));
}

function runAtStart(tokens: readonly Token[], runs: Runs): Run | undefined {
  return runAt(tokens, 0, runs);
}

function runAtEnd(tokens: readonly Token[], { byLast }: Runs): Run | undefined {
  const runs = byLast.get(textAt(tokens, tokens.length - 1));
  return runs?.find((run) => run.length <= tokens.length && run.every((word, place) => textAt(tokens, tokens.length - run.length + place) === word));
}
