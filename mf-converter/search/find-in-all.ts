import type { NumberFormat } from '@site/catalog/engine/number-format';
import { readPhrase } from '@site/catalog/phrases/read-phrase';
import type { ConversionReading, PhraseReading } from '@site/catalog/phrases/words/phrase-reading';
import { usualTargets } from '@site/catalog/phrases/names/usual-targets';
import { allCategoryUnits } from '@site/catalog/units/all-units';
import type { SearchAnswer } from '@site/shell-contract';
import { categoryName } from '../data/category-name.ts';
import { bulkPath, listLabel, valuesIn } from '../format/pasted-values.ts';
import { pairLabel, getPair, pairPath, type Pair } from '../pairs/pair.ts';
import { answerConversion, findAnswerPage, getPageQuantity } from './answer.ts';
import {
  explainIngredient,
  findIngredientWeight,
  suggestIngredientList,
  suggestIngredientPage,
} from './find-ingredient-weight.ts';
import { findGasMark } from './find-gas-mark.ts';
import { findLabValue } from './find-lab-value.ts';
import { findPairs } from './find-pairs.ts';
import { findSlope } from './find-slope.ts';
import type { Found, Suggestion } from './find.ts';
import { suggestAnswerPage } from './search-page.ts';

/** Limits the cost of matching names. */
const MAX_QUERY_CHARACTERS = 80;
const MAX_SUGGESTIONS = 24;

export function findInAll(text: string, format?: NumberFormat): Found {
  return (
    findGasMark(text, format) ??
    findLabValue(text, format) ??
    findSlope(text, format) ??
    findIngredientWeight(text, format) ??
    findConversion(text, format)
  );
}

function findConversion(text: string, format?: NumberFormat): Found {
  const reading = readPhrase(text, allCategoryUnits, format);
  const words = text.slice(0, MAX_QUERY_CHARACTERS);
  if (reading.kind !== 'conversion') {
    const values = valuesIn(text);
    // Two values may be the start of a mixed number, such as 1 1/2.
    if (values.length > 2) return { suggestions: [suggestList(values, format)] };
    const kitchen = findIngredientWeight(text, format, true) ?? explainIngredient(text, format);
    if (kitchen) return kitchen;
    const ingredients = [...suggestIngredientPage(words), ...suggestIngredientList(reading.message, words)];
    const suggestions = [...ingredients, ...buildSuggestions(words)].slice(0, MAX_SUGGESTIONS);
    return { answer: explainReading(text, reading, suggestions), suggestions };
  }
  const page = findAnswerPage(reading);
  const isUnitOnly = reading.assumed.value && reading.assumed.target;
  const pairs = isUnitOnly ? findPairs(words, allCategoryUnits) : listNearbyPairs(reading);
  const nearby = pairs.filter((pair) => pairPath(pair) !== page?.path).map(buildSuggestion);
  const own = page?.isWhole ? [] : [suggestAnswerPage(text, format)];
  return {
    ...answerConversion(reading),
    suggestions: [...own, ...(page ? [page.suggestion] : []), ...nearby].slice(0, MAX_SUGGESTIONS),
  };
}

/** Suggests the bulk converter. A column without units opens in its default units. */
function suggestList(values: readonly string[], format?: NumberFormat): Suggestion {
  const [first = ''] = values;
  const reading = readPhrase(first, allCategoryUnits, format);
  if (reading.kind !== 'conversion') return { label: listLabel(values), to: bulkPath(values) };
  const { from, to } = reading;
  const units = { category: from.unit.category, from: from.unit.id, to: to.unit.id };
  return { label: listLabel(values), to: bulkPath(values, units) };
}

const COMPOUND_UNIT = /\p{L} ?\/ ?\p{L}/u;

function buildSuggestions(words: string): Suggestion[] {
  // Unit names can't match a compound unit: MB/s is not m/s.
  if (COMPOUND_UNIT.test(words)) return [];
  const category = findCategory(words);
  const named = findPairs(words, allCategoryUnits);
  const pairs = named.length > 0 || !category ? named : findPairs(category, allCategoryUnits);
  // Put the category's own pairs first, because “data” is also the start of “data rate”.
  const isOther = ({ from }: Pair) => Number(category !== undefined && from.category !== category);
  pairs.sort((a, b) => isOther(a) - isOther(b));
  return [...(category ? [suggestCategory(category)] : []), ...pairs.map(buildSuggestion)].slice(0, MAX_SUGGESTIONS);
}

function suggestCategory(slug: string): Suggestion {
  return { label: `${categoryName(slug, undefined)} Converters`, to: `/category/${slug}` };
}

/** Returns the query's targets, the reverse pair, and the source’s usual targets. */
function listNearbyPairs(reading: ConversionReading): Pair[] {
  const { to, also = [] } = reading;
  const from = getPageQuantity(reading);
  const units = allCategoryUnits.find(({ category }) => category === from.unit.category)?.units ?? [];
  const targets = [...to.units, ...also.flatMap((pair) => pair.to.units)];
  const isOther = ({ id, category }: Pair['to']) => id !== from.unit.id && category === from.unit.category;
  const [target] = targets.filter(isOther);
  const pairs = [
    ...targets.filter(isOther).map((unit) => getPair(from.unit, unit)),
    ...(target ? [getPair(target, from.unit)] : []),
    ...usualTargets([from.unit], units, from.value).map((unit) => getPair(from.unit, unit)),
  ];
  return [...new Map(pairs.map((pair) => [pair.slug, pair])).values()];
}

function buildSuggestion(pair: Pair): Suggestion {
  return { label: pairLabel(pair), to: pairPath(pair) };
}

function explainReading(
  text: string,
  reading: Exclude<PhraseReading, ConversionReading>,
  suggestions: readonly Suggestion[],
): SearchAnswer | undefined {
  // Text without a number searches for a converter, so any suggestion makes it valid.
  if (reading.code === 'EMPTY' || (suggestions.length > 0 && !/\p{N}/u.test(text))) return undefined;
  return { kind: 'message', message: reading.message, alternatives: reading.alternatives };
}

const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    distance: 'length',
    duration: 'time',
    height: 'length',
    mass: 'weight',
    mileage: 'fuel-economy',
    storage: 'data',
    temp: 'temperature',
  }),
);

const FILLER = /\b(?:all|convert|converters?|conversions?|units?|calculator|of|the)\b/g;
/** Shorter prefixes often mean something else. */
const MIN_BEGINNING = 4;

export function findCategory(text: string): string | undefined {
  const words = text
    .toLowerCase()
    .replace(FILLER, ' ')
    .trim()
    .replace(/[\s-]+/g, '-');
  const isBeginning = words.length >= MIN_BEGINNING;
  return (
    OTHER_NAMES.get(words) ??
    allCategoryUnits.find(({ category }) => category === words || (isBeginning && category.startsWith(words)))?.category
  );
}
