import {
  BEFORE_AMOUNT,
  CLOSING_VERBS,
  HOW_MANY,
  LINKS,
  SEPARATORS,
  WEAK_SEPARATORS,
  type Runs,
} from './grammar-words.ts';
import { matchUnit } from './match-unit.ts';
import { readAmounts, type ParseError } from './read-amount.ts';
import { amountsBetween, targetsAt, targetsBetween, type Reader, type Request } from './request-parts.ts';
import { isColloquialUnit } from './colloquial-units.ts';
import type { Token } from './tokens.ts';
import type { UnitIndex } from './unit-index.ts';
import { runAt, runAtStart, strippedForms, textAt, type Run } from './word-runs.ts';

/** The longest real questions take 200. */
const MAX_LOOKUPS = 500;

/** Later groups are computed only if the earlier ones make no sense. */
export function* readRequests(
  tokens: readonly Token[],
  index: UnitIndex,
  parseError: ParseError,
): Generator<Request[]> {
  if (tokens.every((_, at) => matchUnit(tokens, at, index).length === 0 && !isColloquialUnit(tokens, at))) return;
  const lookups = { left: MAX_LOOKUPS };
  for (const form of strippedForms(tokens)) {
    const reader = { tokens: form, index, parseError, lookups };
    yield howMany(reader);
    yield separated(reader, SEPARATORS);
    yield separated(reader, WEAK_SEPARATORS);
    for (const read of [adjacent, targetFirst, valueLast, unitFirst]) yield read(reader);
  }
}

function howMany(reader: Reader): Request[] {
  const question = runAtStart(reader.tokens, HOW_MANY);
  if (!question) return [];
  const targets = targetsAt(reader, question.length).filter(
    ({ end, target }) => target.length === 1 || textAt(reader.tokens, end - 1) !== 'in',
  );
  return targets.flatMap(({ end, target }) => {
    let at = end;
    while (LINKS.has(textAt(reader.tokens, at))) at += 1;
    const closing = CLOSING_VERBS.has(textAt(reader.tokens, reader.tokens.length - 1)) ? 1 : 0;
    return [
      ...amountsBetween(reader, at, reader.tokens.length),
      ...(closing ? amountsBetween(reader, at, reader.tokens.length - closing) : []),
    ].map((amount) => ({ amount, target }));
  });
}

/** Reads `5 ft to cm`, and the reverse if only the right side has a number: `cm in 5 ft`. */
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
  // Incomplete input: `5 ft to`.
  if (isEnd) {
    const inches = run[0] === 'in' ? targetsBetween(reader, leftEnd, rightStart) : [];
    return lefts.flatMap((amount) => [{ amount, target: [] }, ...inches.map((target) => ({ amount, target }))]);
  }
  const forward = targetsBetween(reader, rightStart, tokens.length).flatMap((target) =>
    lefts.filter(({ isBare }) => isBare || !isNumber).map((amount) => ({ amount, target })),
  );
  const rights = amountsBetween(reader, rightStart, tokens.length).filter(({ isBare }) => !isBare || isReversible(run));
  const isCountable = lefts.length === 0 || lefts.some(({ isBare }) => isBare);
  const backward =
    isNumber || !isCountable
      ? []
      : targetsBetween(reader, 0, leftEnd).flatMap((target) => rights.map((amount) => ({ amount, target })));
  // Feet in a mile does not mean 1 foot in miles.
  const isOfOne = /^(?:a|an|one|each|every)$/.test(textAt(tokens, rightStart));
  if (isOfOne && backward.length > 0) return backward;
  return isCounted(tokens, leftEnd, rightStart) ? [...backward, ...forward] : [...forward, ...backward];
}

/** Between two units without numbers, `in` may ask for either. */
function isReversible(run: Run): boolean {
  return run.length === 1 && run[0] === 'in';
}

function isCounted(tokens: readonly Token[], leftEnd: number, rightStart: number): boolean {
  const [left, right] = [textAt(tokens, leftEnd - 1), textAt(tokens, rightStart)];
  return (
    rightStart === tokens.length - 1 &&
    /(?:s|feet)$/.test(left) &&
    left.length > 3 &&
    right.length > 3 &&
    !/(?:s|feet|celsius)$/.test(right)
  );
}

/** Reads `5 ft cm`, `72f`. */
function adjacent(reader: Reader): Request[] {
  const { tokens, index, parseError } = reader;
  const amounts = readAmounts(tokens, 0, index, parseError);
  const whole = amounts.filter(({ end }) => end === tokens.length).map((amount) => ({ amount, target: [] }));
  const split = amounts.flatMap((amount) =>
    targetsBetween(reader, amount.end, tokens.length).map((target) => ({ amount, target, isLoose: true })),
  );
  return whole.length > 0 ? whole : [...split, ...split.flatMap((request) => withoutInches(reader, request))];
}

/** Reads `12 in cm` as 12 cm in inches too, with no unit before. */
function withoutInches({ tokens }: Reader, { amount, target }: Request): Request[] {
  const [part] = amount.parts;
  const inches = part?.candidates;
  if (
    amount.isBare ||
    amount.parts.length > 1 ||
    target.length > 1 ||
    textAt(tokens, amount.end - 1) !== 'in' ||
    !inches ||
    inches === 'next'
  )
    return [];
  return [{ amount: { ...amount, parts: [{ ...part, candidates: target[0]! }] }, target: [inches] }];
}

function targetFirst(reader: Reader): Request[] {
  const { tokens } = reader;
  const start = /^(?:to|in|into|how)$/.test(textAt(tokens, 0)) ? 1 : 0;
  return targetsAt(reader, start).flatMap(({ end, target }) => {
    const run = runAt(tokens, end, BEFORE_AMOUNT);
    if (!run && start === 0) return [];
    return amountsBetween(reader, end + (run?.length ?? 0), tokens.length)
      .filter(({ isBare }) => !isBare)
      .map((amount) => ({ amount, target }));
  });
}

function valueLast(reader: Reader): Request[] {
  const { tokens } = reader;
  const last = tokens.at(-1);
  if (last?.kind !== 'number') return [];
  const before = textAt(tokens, tokens.length - 2);
  const skipped = before === ':' || before === '=' || before === '-' ? 2 : 1;
  const negative = before === '-';
  const rest = { ...reader, tokens: tokens.slice(0, -skipped) };
  const requests = [...separated(rest, SEPARATORS), ...separated(rest, WEAK_SEPARATORS), ...adjacent(rest)];
  return requests
    .filter(({ amount, target }) => amount.isBare && target.length > 0)
    .flatMap(({ amount, target }) => {
      const [part] = amount.parts;
      const valued = {
        ...amount,
        isBare: false,
        isNegative: negative,
        others: last.values.slice(1),
        parts: [{ ...part!, value: last.values[0]! }],
      };
      return [{ amount: valued, target }];
    });
}

function unitFirst(reader: Reader): Request[] {
  const { tokens, index } = reader;
  return matchUnit(tokens, 0, index).flatMap(({ end }) => {
    const number = tokens[end];
    // m2 is an area.
    if (number?.kind !== 'number' || !number.isSpaced) return [];
    const turned = { ...reader, tokens: [number, ...tokens.slice(0, end), ...tokens.slice(end + 1)] };
    return [...separated(turned, SEPARATORS), ...separated(turned, WEAK_SEPARATORS)].filter(
      ({ amount, target }) => target.length > 0 && amount.parts.length === 1 && !amount.isBare,
    );
  });
}
