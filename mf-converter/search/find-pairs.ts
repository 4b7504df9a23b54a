import type { CategoryUnits, UnitDefinition } from '@site/catalog/engine/unit-definition';
import { usualTargets } from '@site/catalog/phrases/names/usual-targets';
import { popularConversions, popularityRank, UNLISTED } from '@site/catalog/popular-conversions';
import { pairFromSlug, getPair } from '../pairs/pair.ts';
import type { Pair } from '../pairs/pair.ts';
import { MATCH } from '../format/units-by-name.ts';
import { findUnits } from './units-to-find.ts';

type SearchedCategory = Pick<CategoryUnits, 'category' | 'units'>;

interface RankedPair {
  pair: Pair;
  rank: number;
  /** True if the query has a unit's whole name. */
  isNamed?: boolean;
}

const AS_TARGET = 0.5;

export function findPairs(query: string, categories: readonly SearchedCategory[]): Pair[] {
  for (const reading of readQuery(query)) {
    const matches = categories.flatMap((category) => findPairsIn(category, reading));
    if (matches.length > 0 && !isMadeUp(matches, reading, categories)) return sortPairs(matches, categories);
  }
  return [];
}

/** In `foo to bar`, bar is a unit, so foo must not match the beginning of another unit's name. */
function isMadeUp(matches: readonly RankedPair[], { from, to }: QueryReading, categories: readonly SearchedCategory[]) {
  const isUnit = (words: string) => categories.some(({ units }) => findUnits(words, units).some(isWhole));
  return to !== '' && !matches.some(({ isNamed }) => isNamed) && (isUnit(from) || isUnit(to));
}

const isWhole = ({ rank }: { rank: number }) => rank === MATCH.whole;

function findPairsIn({ category, units }: SearchedCategory, { from, to, isFromOnly }: QueryReading): RankedPair[] {
  // A category's name matches all its pairs and excludes units with that word, such as pounds-force for `force`.
  if (to === '' && category === from) return listEveryPair(units);
  const sources = findUnits(from, units);
  if (to !== '') {
    return sources.flatMap((source) =>
      findUnits(to, units)
        .filter(({ unit }) => unit.id !== source.unit.id)
        .map((target) => ({
          pair: getPair(source.unit, target.unit),
          rank: source.rank + target.rank,
          isNamed: isWhole(source) || isWhole(target),
        })),
    );
  }
  if (sources.length === 0 && from.length >= 3 && category.startsWith(from)) return listEveryPair(units);
  return sources.flatMap(({ unit, rank }) =>
    units
      .filter((target) => target.id !== unit.id)
      .flatMap((target) => [
        { pair: getPair(unit, target), rank },
        ...(isFromOnly ? [] : [{ pair: getPair(target, unit), rank: rank + AS_TARGET }]),
      ]),
  );
}

function listEveryPair(units: readonly UnitDefinition[]): RankedPair[] {
  return units.flatMap((from) =>
    units.filter(({ id }) => id !== from.id).map((to) => ({ pair: getPair(from, to), rank: 0 })),
  );
}

/** Popular pairs come first, then those with a usual target of the source, a unit of a popular pair, or another unit. */
function rankByUse(categories: readonly SearchedCategory[]): (pair: RankedPair) => number {
  const orders = new Map<string, readonly string[]>();
  return ({ pair: { from, to, slug } }) => {
    const popularity = popularityRank(from.category, slug);
    if (popularity < UNLISTED) return popularity;
    const order = orders.get(from.id) ?? listTargetsByUse(from, categories);
    orders.set(from.id, order);
    const place = order.indexOf(to.id);
    return UNLISTED + (place === -1 ? order.length : place);
  };
}

function listTargetsByUse(from: UnitDefinition, categories: readonly SearchedCategory[]): readonly string[] {
  const units = categories.find(({ category }) => category === from.category)?.units ?? [];
  const popular = (popularConversions[from.category] ?? []).flatMap((slug) => {
    const pair = pairFromSlug(slug, units);
    return pair ? [pair.from.id, pair.to.id] : [];
  });
  return [...new Set([...usualTargets([from], units).map(({ id }) => id), ...popular])];
}

function sortPairs(matches: RankedPair[], categories: readonly SearchedCategory[]): Pair[] {
  const getRank = rankByUse(categories);
  const bestBySlug = new Map<string, RankedPair>();
  for (const candidate of matches) {
    const best = bestBySlug.get(candidate.pair.slug);
    if (!best || candidate.rank < best.rank) bestBySlug.set(candidate.pair.slug, candidate);
  }
  return [...bestBySlug.values()].sort((a, b) => a.rank - b.rank || getRank(a) - getRank(b)).map(({ pair }) => pair);
}

/** Ambiguous text has several readings, best first. */
interface QueryReading {
  from: string;
  /** Empty if the query has only one unit. */
  to: string;
  /** The query ends with "to", so its unit is the source. */
  isFromOnly?: boolean;
}

const FILLER =
  /\b(how|many|much|are|is|there|convert|converter|conversion|conversions|calculator|from|a|an|the|of|degrees?|deg)\b/g;
const NUMBER = /(^|\s)[+-]?\d[\d.,]*(?=\s|$)/g;

function readQuery(query: string): QueryReading[] {
  const text = query.toLowerCase().replace(/\?+$/, '').replace(/\s+/g, ' ').trim();
  // `how many feet in a mile` converts miles to feet.
  const counted = /^how (?:many|much) (.+?) (?:are |is )?(?:there )?(?:in|per) (?:an? |one |1 |the )?(.+)$/.exec(text);
  if (counted) return [{ from: clean(counted[2]!), to: clean(counted[1]!) }];
  const sides = /^(.*?)(?:\s+to\b|-to-|\s+into\b|\s*->|\s*→|\s*=|\s+2\s+(?=\S))(.*)$/.exec(text);
  if (sides) {
    const to = clean(sides[2]!);
    return [{ from: clean(sides[1]!), to, isFromOnly: to === '' }];
  }
  return withoutSeparator(clean(text), / in /.exec(` ${text} `) ? text : undefined);
}

function withoutSeparator(text: string, withIn: string | undefined): QueryReading[] {
  const readings: QueryReading[] = [{ from: text, to: '' }];
  const asIn = withIn && /^(.+?) in (.+)$/.exec(withIn);
  if (asIn) readings.unshift({ from: clean(asIn[1]!), to: clean(asIn[2]!) });
  const words = text.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    readings.push({ from: words.slice(0, at).join(' '), to: words.slice(at).join(' ') });
  }
  return readings;
}

function clean(text: string): string {
  const bare = text.replace(NUMBER, ' ').replace(/^\d[\d.,]*(?=[a-z°])/, '');
  const rest = bare.replace(FILLER, ' ').replace(/\s+/g, ' ').trim();
  return rest === '' ? bare.trim() : rest;
}
