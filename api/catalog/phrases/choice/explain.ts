import type { Alternative } from '@site/api-contract';
import type { NumberFormat } from '../../engine/number-format.ts';
import { CONTAINERS } from '../grammar/word-lists.ts';
import { resolve, type Mismatch } from '../meaning/resolve.ts';
import { understand, type Understanding } from '../meaning/understand.ts';
import { unitsAt } from '../names/find-units.ts';
import { findForeignWord, noteOfMultiple, withInstead, type ForeignWord } from '../names/foreign-units.ts';
import { multipleUnitAt } from '../names/multiple-units.ts';
import { type Candidate, certain, type UnitIndex } from '../names/unit-index.ts';
import { textAt, type Token, type WordToken } from '../text/tokens.ts';
import type { PhraseReading } from '../words/phrase-reading.ts';
import { refusals } from '../words/refusals.ts';
import { alternativesFor, answer, offerReading } from './answer.ts';
import { uncoveredWords, unknownWords } from './corrections.ts';

const HEIGHT = /(?<!\S)([3-7]) (\d|1[01])(?= (?:in|to|into) |\s*$)/;
const UNKNOWN_MARK = /^[%@$&\\|<>~{}[\]#!^_\p{So}\p{Sm}]$/u;

interface Problem extends Understanding {
  text: string;
  tokens: readonly Token[];
  index: UnitIndex;
  format: NumberFormat;
}

/** Returns the first explanation that applies. */
export function refused(problem: Problem): PhraseReading {
  const { text, index, failure, mismatch, doubt, offered = [] } = problem;
  return (
    badDigits(problem) ??
    unknownWord(problem) ??
    (failure && refusals.noNumber(failure, text)) ??
    compound(problem) ??
    (mismatch && ofMismatch(mismatch, index)) ??
    (doubt && refusals.severalNumbers(doubt, alternativesFor(offered, index))) ??
    unknownTarget(problem) ??
    uncoveredWord(problem) ??
    withoutUnit(problem) ??
    unknownMark(problem) ??
    refusals.unclear(text, heightIn(problem))
  );
}

function badDigits({ tokens }: Problem): PhraseReading | undefined {
  const bad = tokens.find((token) => token.kind === 'bad-number');
  return bad && refusals.noNumber(bad.code, bad.typed);
}

function unknownWord(problem: Problem): PhraseReading | undefined {
  const { tokens, index, mismatch } = problem;
  // In `5 MJ to kg`, the megajoules are not the problem.
  const isSource = (word: WordToken) => mismatch !== undefined && multipleUnitAt([word], 0) !== undefined;
  const unknown = unknownWords(tokens, index).filter((word) => !isSource(word));
  const foreign = unknown.flatMap((word) => findForeignWord(word, index) ?? []);
  const isAll = foreign.length === unknown.length;
  const [decisive] = foreign.filter(({ isContent, isKind }) => isAll || !(isContent || isKind)).slice(-1);
  if (decisive) return ofForeign(decisive, problem);
  const contents = unknown.filter(({ text }) => !CONTAINERS.has(text));
  return unknown.length > 0 ? ofUnknown(contents.length > 0 ? contents : unknown, problem) : undefined;
}

/**
 * Explains units that the site does not support, such as `cubic miles` or `ft/min`. The `lbf/s` in `ft·lbf/s` is not a
 * separate unit.
 */
function compound({ parser, tokens, index }: Problem): PhraseReading | undefined {
  for (let at = 0; at < tokens.length; at = unitsAt(tokens, at, index)[0]?.end ?? at + 1) {
    const [match] = parser.parsesAt('compound', at);
    if (match) return refusals.unknownUnit([match.value as string]);
  }
  return undefined;
}

/** Explains targets that the site supports only as sources, such as `imperial cups`. */
function unknownTarget({ tokens, index }: Problem): PhraseReading | undefined {
  const unit = tokens
    .map((_, at) => multipleUnitAt(tokens, at)?.unit)
    .find((multiple) => multiple?.singular.includes(' '));
  return unit && refusals.explainedWord(unit.plural, noteOfMultiple(unit, index));
}

function uncoveredWord(problem: Problem): PhraseReading | undefined {
  const { tokens, index } = problem;
  const uncovered = uncoveredWords(tokens, index);
  const [stranger] = uncovered.flatMap((word) => findForeignWord(word, index) ?? []);
  if (stranger) return ofForeign(stranger, problem);
  const words = uncovered.slice(0, 2).map(({ typed }) => typed);
  return words.length > 0 ? refusals.unknownUnit(words) : undefined;
}

function withoutUnit(problem: Problem): PhraseReading | undefined {
  const { text, tokens, index } = problem;
  const hasUnit = tokens.some((_, at) => unitsAt(tokens, at, index).length > 0);
  return hasUnit ? undefined : refusals.noUnit(text, heightIn(problem));
}

function unknownMark({ tokens }: Problem): PhraseReading | undefined {
  const mark = tokens.find((token) => token.kind === 'mark' && token.typed !== '+' && UNKNOWN_MARK.test(token.text));
  return mark && refusals.unknownMark(mark.typed);
}

/** Ounces and barrels depend on what they measure, but pounds do not. */
function ofUnknown(unknown: readonly WordToken[], { tokens, index, parser }: Problem): PhraseReading {
  const isContent = (word: WordToken) => findForeignWord(word, index)?.isContent;
  const names = [...new Set(unknown.filter((word) => !isContent(word)).map(({ typed }) => typed))].slice(0, 2);
  const start = tokens.indexOf(unknown[0]!);
  const isOne = unknown.every((word, place) => tokens[start + place] === word);
  const hasOf = textAt(tokens, start - 1) === 'of';
  const unitEnd = hasOf ? start - 1 : start;
  const isAfterUnit = tokens.some((_, at) => parser.parsesAt('amount', at).some(({ end }) => end === unitEnd));
  const refusal = isInKitchen(tokens, unknown, index)
    ? refusals.unknownFood((isOne ? unknown.map(({ typed }) => typed) : names).join(' '))
    : refusals.unknownUnit(names);
  if (!isOne || !isAfterUnit) return refusal;
  const rest = [...tokens.slice(0, unitEnd), ...tokens.slice(start + unknown.length)];
  const { conversions } = understand(rest, index);
  const [best] = conversions;
  if (best?.amount.doubt) return answer(conversions, index);
  if (!best || best.assumed.target || best.assumed.value) return refusal;
  const { id, category } = best.from.unit;
  const isSameVolume = category === 'volume' && hasOf && !/^(?:fl-oz|bbl)/.test(id);
  if (category === 'weight' || isSameVolume) return answer(conversions, index);
  return refusals.unknownUnit(names, alternativesFor([best], index));
}

function isInKitchen(tokens: readonly Token[], unknown: readonly WordToken[], index: UnitIndex): boolean {
  const lastUnknown = tokens.indexOf(unknown.at(-1)!);
  // `in` is a separator here, not inches.
  const units = tokens.map((_, at) =>
    textAt(tokens, at) === 'in' ? [] : (unitsAt(tokens, at, index)[0]?.value ?? []),
  );
  const isMeasure = ({ unit }: Candidate) => ['weight', 'volume'].includes(unit.category);
  const areMeasures = units.every((candidates) => candidates.length === 0 || candidates.some(isMeasure));
  return areMeasures && units.slice(lastUnknown + 1).some(({ length }) => length > 0);
}

/** `5 11` may be 5 ft 11 in. */
function heightIn({ text, index, format }: Problem): Alternative[] {
  const height = text.replace(HEIGHT, '$1 ft $2 in');
  return height === text ? [] : offerReading(height, index, format);
}

function ofForeign(foreign: ForeignWord, problem: Problem): PhraseReading {
  const { tokens, index } = problem;
  const readings = withInstead(tokens, foreign).map((instead) => understand(instead, index));
  const meant = readings.flatMap(({ conversions }) => conversions.slice(0, 1));
  const [without] = readings;
  // In a cup of milk in milliliters, the milk does not affect the result.
  if (foreign.isContent && meant[0] && !meant[0].assumed.target) return answer(without!.conversions, index);
  const mismatch = foreign.isContent ? without?.mismatch : undefined;
  if (mismatch && mismatch.from !== mismatch.to && !isWeighing(mismatch)) return ofMismatch(mismatch, index);
  const { note, word } = foreign;
  return refusals.explainedWord(word.typed, note, alternativesFor(meant, index));
}

function isWeighing({ from, to }: Mismatch): boolean {
  return [from, to].every(({ category }) => category === 'weight' || category === 'volume');
}

function ofMismatch(mismatch: Mismatch, index: UnitIndex): PhraseReading {
  const { from, otherMeanings } = mismatch;
  const [part, ...rest] = mismatch.amount.parts;
  const amount = { ...mismatch.amount, parts: [{ ...part!, candidates: certain(from) }] };
  const offered = rest.length === 0 ? resolve({ amount, target: [] }, index).conversions : [];
  return refusals.mismatch(mismatch, alternativesFor([...otherMeanings, ...offered], index));
}
