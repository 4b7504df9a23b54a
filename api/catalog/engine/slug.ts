import type { UnitDefinition } from './unit-definition.ts';
import { normalizeSpelling, unitSpellings } from './unit-spellings.ts';

interface ResolvedSlug {
  from: UnitDefinition;
  to: UnitDefinition;
  /** The canonical slug. Redirect to it if the requested slug differs. */
  canonical: string;
}

const SEPARATOR = '-to-';
/** No valid slug is longer. The limit bounds the work that hostile URLs can cause. */
const MAX_LENGTH = 100;

export function getSlug(from: UnitDefinition, to: UnitDefinition): string {
  return `${from.slug}${SEPARATOR}${to.slug}`;
}

/** Accepts any known spelling and letter case of `{from}-to-{to}`. */
export function resolveSlug(slug: string, units: readonly UnitDefinition[]): ResolvedSlug | undefined {
  if (slug.length > MAX_LENGTH) return undefined;
  const text = normalizeSpelling(slug);
  // A unit's spelling may contain `-to-`, so try every split.
  for (let at = text.indexOf(SEPARATOR); at !== -1; at = text.indexOf(SEPARATOR, at + 1)) {
    const pair = resolveWords(text.slice(0, at), text.slice(at + SEPARATOR.length), units);
    if (pair) return pair;
  }
  return undefined;
}

function resolveWords(fromWord: string, toWord: string, units: readonly UnitDefinition[]): ResolvedSlug | undefined {
  const sources = units.filter((unit) => unitSpellings(unit).includes(fromWord));
  if (sources.length === 0) return undefined;
  const targets = units.filter((unit) => unitSpellings(unit).includes(toWord));
  for (const from of sources) {
    const to = targets.find(({ category, id }) => category === from.category && id !== from.id);
    if (to) return { from, to, canonical: getSlug(from, to) };
  }
  return undefined;
}
