import { allIngredients } from './all-ingredients.ts';
import type { Ingredient, Way } from './ingredient.ts';

export interface Named {
  ingredient: Ingredient;
  way?: Way;
}

interface Entry {
  ingredient: Ingredient;
  names: readonly (readonly string[])[];
  ways: ReadonlyMap<string, Way>;
  neutral: ReadonlySet<string>;
}

const NEUTRAL = ['of', 'the', 'a', 'an', 'some', 'and', 'level', 'organic', 'firmly', 'tightly'];

let entries: readonly Entry[] | undefined;

/**
 * An unknown word can change the meaning, because almond butter is not butter. Text after a comma describes
 * preparation.
 */
export function findIngredient(text: string): Named | undefined {
  const [head = '', ...notes] = text.split(',');
  const named = findNamed(listWords(head)) ?? findNamed(listWords(text));
  if (!named || named.way) return named;
  const later = notes.flatMap(listWords);
  const way = named.ingredient.ways.find(
    (described) => described.how !== 'sifted' && wordsOfWay(described).some((word) => later.includes(word)),
  );
  return way ? { ...named, way } : named;
}

function findNamed(words: readonly string[]): Named | undefined {
  entries ??= allIngredients.map(getEntry);
  const found = entries.flatMap((entry) => {
    const name = entry.names.find((nameWords) => getStart(nameWords, words) !== -1);
    const named = name && namedBy(entry, name, words);
    return named ? [{ named, length: name.length }] : [];
  });
  return [...found].sort((a, b) => b.length - a.length)[0]?.named;
}

function namedBy({ ingredient, ways, neutral }: Entry, name: readonly string[], words: readonly string[]) {
  const at = getStart(name, words);
  const rest = [...words.slice(0, at), ...words.slice(at + name.length)].filter((word) => !neutral.has(word));
  const described = new Set(rest.map((word) => ways.get(word)));
  if (described.has(undefined) || described.size > 1) return undefined;
  const [way] = described;
  return { ingredient, ...(way && { way }) };
}

function getStart(name: readonly string[], words: readonly string[]): number {
  return words.findIndex((_, at) => name.every((word, place) => words[at + place] === word));
}

function getEntry(ingredient: Ingredient): Entry {
  const names = [ingredient.name, ...ingredient.aliases].map(listWords).sort((a, b) => b.length - a.length);
  const ways = ingredient.ways.flatMap((way) => wordsOfWay(way).map((word) => [word, way] as const));
  const neutral = [...NEUTRAL, ...(ingredient.neutral ?? [])].flatMap(listWords);
  return { ingredient, names, ways: new Map(ways), neutral: new Set(neutral) };
}

function wordsOfWay({ how = '', words = [] }: Way): readonly string[] {
  return [how, ...words].flatMap(listWords);
}

function listWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/\d+ ?%/g, ' ')
    .replace(/\bloosely packed\b/g, 'loose')
    .replace(/\b(?:finely|roughly|coarsely)[ -](?=chopped\b)/g, '')
    .replace(/\bwhole[ -]?grain\b/g, 'wholegrain')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map(singular)
    .filter((word) => word !== '');
}

function singular(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=o|ch|sh)es$/, '')
    .replace(/(?<=\p{L}{2})(?<!s)s$/u, '');
}
