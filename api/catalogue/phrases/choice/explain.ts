import type { Alternative } from '@site/api-contract';
import type { NumberFormat } from '../../engine/number-format.ts';
import { phraseGrammar } from '../grammar/grammar.ts';
import type { NumberReading } from '../grammar/numbers.ts';
import { Parser } from '../grammar/parser.ts';
import { runAt, SEPARATORS } from '../grammar/word-lists.ts';
import { resolve, type Mismatch } from '../meaning/resolve.ts';
import { understand, type Understanding } from '../meaning/understand.ts';
import { COMPOUND_NOTES, compoundUnit } from '../names/compound-units.ts';
import { unitsAt } from '../names/find-units.ts';
import { findForeignWord, noteOfMultiple, withInstead, type ForeignWord } from '../names/foreign-units.ts';
import { multipleUnitAt } from '../names/multiple-units.ts';
import type { UnitIndex } from '../names/unit-index.ts';
import { usualTargets } from '../names/usual-targets.ts';
import type { PhraseReading } from '../phrase-reading.ts';
import { plainCharacters } from '../text/characters.ts';
import { textAt, tokenize, type Token, type WordToken } from '../text/tokens.ts';
import * as refusals from '../words/refusals.ts';
import { alternativesFor, answer } from './answer.ts';
import { uncoveredWords, unknownWords } from './corrections.ts';

const HEIGHT = /(?<!\S)([3-7]) (\d|1[01])(?= (?:in|to|into) |\s*$)/;
const UNKNOWN_MARK = /^[%@$&\\|<>~{}[\]#!^_\p{So}\p{Sm}]$/u;

export function refused(
  text: string,
  tokens: readonly Token[],
  { mismatch, failure, doubt }: Understanding,
  index: UnitIndex,
  format?: NumberFormat,
): PhraseReading {
  const bad = tokens.find((token) => token.kind === 'bad-number');
  if (bad) return refusals.badNumber(bad.code, bad.typed);
  // In `5 MJ to kg`, the megajoules are not what stops it.
  const isSource = (word: WordToken) => mismatch !== undefined && multipleUnitAt([word], 0) !== undefined;
  const unknown = unknownWords(tokens, index).filter((word) => !isSource(word));
  const foreign = unknown.flatMap((word) => findForeignWord(word, index) ?? []);
  const [decisive] = foreign
    .filter(({ isContent, isKind }) => !(isContent || isKind) || foreign.length === unknown.length)
    .slice(-1);
  if (decisive) return ofForeign(tokens, decisive, index);
  if (unknown.length > 0) return ofUnknown(tokens, unknown, index);
  if (failure) return refusals.badNumber(failure, text);
  const compound = compoundUnit(tokens, index);
  const [, note] = COMPOUND_NOTES.find(([pattern]) => pattern.test(compound ?? '')) ?? [];
  if (compound !== undefined && note !== undefined) return refusals.foreignUnit(compound, note, []);
  if (compound !== undefined) return refusals.unknownUnit([compound], []);
  if (mismatch) return mismatched(mismatch, index);
  if (doubt) return refusals.ambiguous(doubt, []);
  const vessel = tokens.map((_, at) => multipleUnitAt(tokens, at)?.unit).find((unit) => unit?.singular.includes(' '));
  if (vessel && !mismatch) return refusals.foreignUnit(vessel.plural, noteOfMultiple(vessel, index), []);
  const uncovered = uncoveredWords(tokens, index);
  const [stranger] = [...uncovered, ...countedAre(tokens)].flatMap((word) => findForeignWord(word, index) ?? []);
  if (stranger) return ofForeign(tokens, stranger, index);
  if (uncovered.length > 0)
    return refusals.unknownUnit(
      uncovered.slice(0, 2).map(({ typed }) => typed),
      [],
    );
  const hasUnit = tokens.some((_, at) => unitsAt(tokens, at, index).length > 0);
  const heights = asHeight(text, index, format);
  const bare = heights.length > 0 ? undefined : bareNumberOf(tokens, index);
  if (!hasUnit || bare !== undefined) return refusals.noUnit(bare ?? text, heights);
  const mark = tokens.find((token) => token.kind === 'mark' && UNKNOWN_MARK.test(token.text));
  if (mark) return mark.typed === '+' ? refusals.notAdded() : refusals.unknownMark(mark.typed);
  return refusals.unclear(text, heights);
}

/** The unit, not the verb. */
function countedAre(tokens: readonly Token[]): WordToken[] {
  return tokens
    .filter((token) => token.kind === 'word')
    .filter((word) => word.text === 'are' && tokens[tokens.indexOf(word) - 1]?.kind === 'number');
}

function bareNumberOf(tokens: readonly Token[], index: UnitIndex): string | undefined {
  const [number] = new Parser(phraseGrammar, tokens, index).parsesAt('number', 0);
  if (!number || (number.value as NumberReading).failure || !runAt(tokens, number.end, SEPARATORS)) return undefined;
  return tokens
    .slice(0, number.end)
    .map(({ typed, isSpaced }) => (isSpaced ? ` ${typed}` : typed))
    .join('')
    .trim();
}

const LIQUIDS = new Set('cream milk stock broth juice wine syrup sauce soup oil puree'.split(' '));

/** Ounces and barrels depend on what they hold, pounds do not. */
function ofUnknown(tokens: readonly Token[], unknown: readonly WordToken[], index: UnitIndex): PhraseReading {
  const isContent = (word: WordToken) => findForeignWord(word, index)?.isContent;
  const names = [...new Set(unknown.filter((word) => !isContent(word)).map(({ typed }) => typed))].slice(0, 2);
  const start = tokens.indexOf(unknown[0]!);
  const isOne = unknown.every((word, place) => tokens[start + place] === word);
  const hasOf = textAt(tokens, start - 1) === 'of';
  const unitEnd = hasOf ? start - 1 : start;
  const parser = new Parser(phraseGrammar, tokens, index);
  const isAfterUnit = tokens.some((_, at) => parser.parsesAt('amount', at).some(({ end }) => end === unitEnd));
  const refusal = isInKitchen(tokens, unknown, index)
    ? refusals.unknownFood((isOne ? unknown.map(({ typed }) => typed) : names).join(' '))
    : refusals.unknownUnit(names, []);
  if (!isOne || !isAfterUnit) return refusal;
  const rest = [...tokens.slice(0, unitEnd), ...tokens.slice(start + unknown.length)];
  const { found } = understand(rest, index);
  const [best] = found;
  if (best?.amount.doubt) return answer(found, index);
  if (!best || best.assumed.target || best.assumed.value) return refusal;
  const { id, category } = best.from.unit;
  const isFilling = hasOf || LIQUIDS.has(unknown.at(-1)!.text);
  const isSameVolume = category === 'volume' && isFilling && !/^(?:fl-oz|bbl)/.test(id);
  if (category === 'weight' || isSameVolume) return answer(found, index);
  return refusals.unknownUnit(names, alternativesFor([best], index));
}

/** `3 garlic cloves in grams`: only weights and volumes, and one as the target. */
function isInKitchen(tokens: readonly Token[], unknown: readonly WordToken[], index: UnitIndex): boolean {
  const lastUnknown = tokens.indexOf(unknown.at(-1)!);
  // `in` is a separator here, not inches.
  const units = tokens.flatMap((token, at) =>
    textAt([token], 0) === 'in'
      ? []
      : unitsAt(tokens, at, index)
          .slice(0, 1)
          .map((match) => ({ at, ...match })),
  );
  const isMeasure = ({ value }: (typeof units)[number]) =>
    value.some(({ unit }) => ['weight', 'volume'].includes(unit.category));
  return units.every(isMeasure) && units.some(({ at }) => at > lastUnknown);
}

/** `5 11` may be 5 ft 11 in. */
function asHeight(text: string, index: UnitIndex, format?: NumberFormat): Alternative[] {
  const height = text.replace(HEIGHT, '$1 ft $2 in');
  if (height === text) return [];
  const { found } = understand(tokenize(plainCharacters(height), format), index);
  return alternativesFor(found.slice(0, 1), index);
}

function ofForeign(tokens: readonly Token[], foreign: ForeignWord, index: UnitIndex): PhraseReading {
  const readings = withInstead(tokens, foreign).map((instead) => understand(instead, index));
  const meant = readings.flatMap(({ found }) => found.slice(0, 1));
  const [without] = readings;
  // A cup of milk in milliliters is a cup in milliliters.
  if (foreign.isContent && meant[0] && !meant[0].assumed.target) return answer(without!.found, index);
  const mismatch = foreign.isContent ? without?.mismatch : undefined;
  if (mismatch?.kind === 'different-kinds' && !isWeighing(mismatch)) return mismatched(mismatch, index);
  return refusals.foreignUnit(foreign.word.typed, foreign.note, alternativesFor(meant, index));
}

function isWeighing({ from, to }: Extract<Mismatch, { kind: 'different-kinds' }>): boolean {
  return [from, to].every(({ category }) => category === 'weight' || category === 'volume');
}

function mismatched(mismatch: Mismatch, index: UnitIndex): PhraseReading {
  if (mismatch.kind === 'no-counterpart') return refusals.noCounterpart(mismatch);
  const from = mismatch.kind === 'same-unit' ? mismatch.unit : mismatch.from;
  const targets = usualTargets(
    [from],
    index.categories.find(({ category }) => category === from.category)?.units ?? [],
  );
  const [part] = mismatch.amount.parts;
  const amount = { ...mismatch.amount, parts: [{ ...part!, candidates: [{ unit: from, rank: 0 }] }] };
  const alternatives =
    mismatch.amount.parts.length > 1
      ? []
      : targets.flatMap((unit) => {
          const resolved = resolve({ amount, target: [[{ unit, rank: 0 }]] }, index);
          return Array.isArray(resolved) ? resolved : [];
        });
  return mismatch.kind === 'same-unit'
    ? refusals.sameUnit(mismatch, alternativesFor([...mismatch.others, ...alternatives], index))
    : refusals.differentKinds(mismatch, kindName, alternativesFor(alternatives, index));
}

const KIND_NAMES: Readonly<Record<string, string>> = {
  data: 'data size',
  'data-rate': 'data rate',
  'volume-flow': 'volume flow',
  time: 'time',
  energy: 'energy',
  'fuel-economy': 'fuel economy',
};

function kindName(category: string): string {
  return KIND_NAMES[category] ?? category;
}
