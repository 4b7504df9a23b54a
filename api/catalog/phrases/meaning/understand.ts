import { equals } from '../../engine/rational.ts';
import { phraseGrammar } from '../grammar/grammar.ts';
import { Parser } from '../grammar/parser.ts';
import { REQUESTS } from '../grammar/requests.ts';
import type { NumberFailure, NumberReading, Request, Sides, Transfer } from '../grammar/values.ts';
import { LEADS, runAt, runBefore, TAILS } from '../grammar/word-lists.ts';
import type { UnitIndex } from '../names/unit-index.ts';
import { textAt, type Token } from '../text/tokens.ts';
import { type Meaning, listMeanings, resolve, type Mismatch, type Resolved } from './resolve.ts';
import { resolveSides } from './sides.ts';
import { resolveTransfer } from './transfers.ts';

export interface Understanding extends Meaning {
  parser: Parser;
  /** Of text that looks like a number but has no value. */
  failure?: NumberFailure | undefined;
}

const LIST_JOINTS = new Set(['and', '&', ',', '/']);

/** The first kind of request with a meaning wins. Each filler word may belong to the request or not. */
export function understand(tokens: readonly Token[], index: UnitIndex): Understanding {
  const parser = new Parser(phraseGrammar, tokens, index);
  if (!hasUnit(parser)) return { parser, found: [] };
  const special = transferIn(parser) ?? sidesIn(parser);
  if (special) return { parser, ...special };
  const requests: Request[] = [];
  let mismatch: Mismatch | undefined;
  for (const group of requestsIn(parser)) {
    requests.push(...group);
    const results = group.map((request) => resolve(request, index));
    const found = results.flatMap((result) => (Array.isArray(result) ? result : []));
    if (found.length > 0) return { parser, found };
    for (const result of results) if (!Array.isArray(result)) mismatch ??= result;
  }
  const isList = tokens.some((_, at) => LIST_JOINTS.has(textAt(tokens, at)));
  const each = isList ? distinct(requests.flatMap((request) => resolveEach(request, index))) : [];
  const numbers = parser.readValues('number') as NumberReading[];
  return {
    parser,
    found: each,
    isEach: each.length > 1,
    mismatch,
    failure: numbers.find(({ failure }) => failure)?.failure,
    doubt: numbers.find(({ doubt }) => doubt)?.doubt,
  };
}

function hasUnit(parser: Parser): boolean {
  return hasAny('unit', parser) || hasAny('multiple-unit', parser);
}

function hasAny(terminal: string, parser: Parser): boolean {
  return parser.tokens.some((_, at) => parser.parsesAt(terminal, at).length > 0);
}

function transferIn(parser: Parser): Meaning | undefined {
  if (!hasAny('AT', parser)) return undefined;
  const transfers = wholeReadings<Transfer>(parser, 'transfer');
  const found = transfers.flatMap((transfer) => resolveTransfer(transfer, parser.index));
  return found.length > 0 ? { found } : undefined;
}

function sidesIn(parser: Parser): Meaning | undefined {
  if (!hasAny('BETWEEN_SIDES', parser)) return undefined;
  // Without a separator, `in` is inches.
  const isLoose = ({ target, hasSeparator }: Sides) => Number(target.length > 0 && !hasSeparator);
  const [sides] = wholeReadings<Sides>(parser, 'sides').sort((a, b) => isLoose(a) - isLoose(b));
  return sides && resolveSides(sides, parser.index);
}

function* requestsIn(parser: Parser): Generator<readonly Request[]> {
  for (const [start, end] of strippedForms(parser.tokens)) {
    const listRequests = (kind: string) =>
      parser.parsesAt(kind, start).flatMap((parse) => (parse.end === end ? [parse.value as Request] : []));
    for (const kind of REQUESTS)
      // `5 ft 3 cm` is one amount, though a wrong one.
      if (kind !== 'adjacent' || listRequests('alone').length === 0)
        yield listRequests(kind).sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  }
}

/** What a rule reads of the whole text, or of the text without its filler. */
export function wholeReadings<Value>(parser: Parser, rule: string): Value[] {
  return strippedForms(parser.tokens).flatMap(([start, end]) =>
    parser.parsesAt(rule, start).flatMap((parse) => (parse.end === end ? [parse.value as Value] : [])),
  );
}

const MAX_LEADS = 6;
const MAX_TAILS = 4;
const MAX_FORMS = 20;

/** Start and end of the text without its filler. The fewest removed words come first. */
function strippedForms(tokens: readonly Token[]): [start: number, end: number][] {
  const starts = [0];
  for (let run = runAt(tokens, 0, LEADS); run && starts.length <= MAX_LEADS; run = runAt(tokens, starts.at(-1)!, LEADS))
    starts.push(starts.at(-1)! + run.length);
  const ends = [tokens.length];
  for (
    let run = runBefore(tokens, tokens.length, TAILS);
    run && ends.length <= MAX_TAILS;
    run = runBefore(tokens, ends.at(-1)!, TAILS)
  )
    ends.push(ends.at(-1)! - run.length);
  const forms = starts.flatMap((start) => ends.map((end): [number, number] => [start, end]));
  return forms.filter(([start, end]) => start < end).slice(0, MAX_FORMS);
}

/** `20 C to F and K`: units not used together are separate results. */
function resolveEach({ target, ...request }: Request, index: UnitIndex): Resolved[] {
  if (target.length < 2 || request.isLoose) return [];
  const each = target.flatMap((name) => listMeanings({ ...request, target: [name] }, index).slice(0, 1));
  return each.length === target.length ? each : [];
}

export function distinct(found: readonly Resolved[]): Resolved[] {
  return found.filter((one, place) => found.findIndex((other) => isSameConversion(one, other)) === place);
}

export function isSameConversion(a: Resolved, b: Resolved): boolean {
  const [units, others] = [a.to.units, b.to.units];
  return (
    isSameQuantity(a.from, b.from) && units.length === others.length && units.every((unit, at) => unit === others[at])
  );
}

export function isSameQuantity(a: Resolved['from'], b: Resolved['from']): boolean {
  return (
    a.parts.length === b.parts.length &&
    a.parts.every(({ value, unit }, place) => unit === b.parts[place]!.unit && equals(value, b.parts[place]!.value))
  );
}
