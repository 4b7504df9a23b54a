import { equals } from '../../engine/rational.ts';
import { phraseGrammar } from '../grammar/grammar.ts';
import { Parser } from '../grammar/parser.ts';
import { REQUESTS } from '../grammar/requests.ts';
import type { NumberFailure, NumberReading, Request, Sides, Transfer } from '../grammar/values.ts';
import { LEADS, runAt, runBefore, TAILS } from '../grammar/word-lists.ts';
import type { UnitIndex } from '../names/unit-index.ts';
import { textAt, type Token } from '../text/tokens.ts';
import { type Meaning, resolve, type Mismatch, type QuantityPart, type Resolved } from './resolve.ts';
import { resolveSides } from './sides.ts';
import { resolveTransfer } from './transfers.ts';

export interface Understanding extends Meaning {
  parser: Parser;
  failure?: NumberFailure | undefined;
}

const LIST_JOINTS = new Set(['and', '&', ',', '/']);

/** Uses the first kind of request that has a meaning, with or without its filler words. */
export function understand(tokens: readonly Token[], index: UnitIndex): Understanding {
  const parser = new Parser(phraseGrammar, tokens, index);
  if (!hasAny(parser, 'unit') && !hasAny(parser, 'multiple-unit')) return { parser, conversions: [] };
  const special = transferIn(parser) ?? sidesIn(parser);
  if (special) return { parser, ...special };
  const requests: Request[] = [];
  let mismatch: Mismatch | undefined;
  for (const group of requestsIn(parser)) {
    requests.push(...group);
    const meanings = group.map((request) => resolve(request, index));
    const conversions = meanings.flatMap((meaning) => meaning.conversions);
    if (conversions.length > 0) return { parser, conversions };
    mismatch ??= meanings.find((meaning) => meaning.mismatch)?.mismatch;
  }
  const isList = tokens.some((_, at) => LIST_JOINTS.has(textAt(tokens, at)));
  const each = isList ? distinct(requests.flatMap((request) => resolveEach(request, index))) : [];
  const numbers = parser.readValues('number') as NumberReading[];
  return {
    parser,
    conversions: each,
    isEach: each.length > 1,
    mismatch,
    failure: numbers.find(({ failure }) => failure)?.failure,
    doubt: numbers.find(({ doubt }) => doubt)?.doubt,
  };
}

function hasAny(parser: Parser, terminal: string): boolean {
  return parser.tokens.some((_, at) => parser.parsesAt(terminal, at).length > 0);
}

function transferIn(parser: Parser): Meaning | undefined {
  if (!hasAny(parser, 'AT')) return undefined;
  const transfers = wholeReadings<Transfer>(parser, 'transfer');
  const conversions = transfers.flatMap((transfer) => resolveTransfer(transfer, parser.index));
  return conversions.length > 0 ? { conversions } : undefined;
}

function sidesIn(parser: Parser): Meaning | undefined {
  if (!hasAny(parser, 'BETWEEN_SIDES')) return undefined;
  // Without a separator, `in` means inches.
  const isLoose = ({ target, hasSeparator }: Sides) => Number(target.length > 0 && !hasSeparator);
  const [sides] = wholeReadings<Sides>(parser, 'sides').sort((a, b) => isLoose(a) - isLoose(b));
  return sides && resolveSides(sides, parser.index);
}

function* requestsIn(parser: Parser): Generator<readonly Request[]> {
  for (const form of strippedForms(parser.tokens))
    for (const kind of REQUESTS)
      // `5 ft 3 cm` is a single amount, even though it is invalid.
      if (kind !== 'adjacent' || readForm(parser, 'alone', form).length === 0)
        yield readForm<Request>(parser, kind, form).sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

export function wholeReadings<Value>(parser: Parser, rule: string): Value[] {
  return strippedForms(parser.tokens).flatMap((form) => readForm<Value>(parser, rule, form));
}

type Form = readonly [start: number, end: number];

function readForm<Value>(parser: Parser, rule: string, [start, end]: Form): Value[] {
  return parser.parsesAt(rule, start).flatMap((parse) => (parse.end === end ? [parse.value as Value] : []));
}

const MAX_LEADS = 6;
const MAX_TAILS = 4;
const MAX_FORMS = 20;

/** The forms with the fewest removed words come first. */
function strippedForms(tokens: readonly Token[]): Form[] {
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
  const forms = starts.flatMap((start) => ends.map((end): Form => [start, end]));
  return forms.filter(([start, end]) => start < end).slice(0, MAX_FORMS);
}

/** Units that are not used together, as in `20 C to F and K`, get separate results. */
function resolveEach({ target, ...request }: Request, index: UnitIndex): Resolved[] {
  if (target.length < 2 || request.isLoose) return [];
  const each = target.flatMap((name) => resolve({ ...request, target: [name] }, index).conversions.slice(0, 1));
  return each.length === target.length ? each : [];
}

export function distinct(conversions: readonly Resolved[]): Resolved[] {
  return conversions.filter(
    (meaning, place) => conversions.findIndex((first) => isSameConversion(meaning, first)) === place,
  );
}

export function isSameConversion(a: Resolved, b: Resolved): boolean {
  const areSame = a.to.units.length === b.to.units.length && a.to.units.every((unit, at) => unit === b.to.units[at]);
  return areSame && isSameQuantity(a.from.parts, b.from.parts);
}

export function isSameQuantity(a: readonly QuantityPart[], b: readonly QuantityPart[]): boolean {
  return a.length === b.length && a.every(({ value, unit }, at) => unit === b[at]!.unit && equals(value, b[at]!.value));
}
