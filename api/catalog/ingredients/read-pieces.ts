import type { NumberFormat } from '../engine/number-format.ts';
import { toNumber } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { counted } from '../phrases/words/wording.ts';
import { allIngredients } from './all-ingredients.ts';
import { findIngredient } from './find-ingredient.ts';
import { PIECE, type Ingredient, type Pieces } from './ingredient.ts';
import { readKitchenQuantity, type KitchenQuantity } from './kitchen-quantity.ts';
import { times, type Range } from './weigh.ts';

interface CountedPieces {
  ingredient: Ingredient;
  from: KitchenQuantity;
  /** The weight of all pieces. If no size is given, it ranges from the smallest to the largest size. */
  grams: Range;
}

const MAX_NUMBER_WORDS = 3;

export function readPieces(text: string, format?: NumberFormat): CountedPieces | undefined {
  const words = text.replace(/^\d+(?=\p{L})/u, '$& ').split(' ');
  for (let length = Math.min(MAX_NUMBER_WORDS, words.length - 1); length > 0; length -= 1) {
    const number = readKitchenQuantity(`${words.slice(0, length).join(' ')} cup`, format).volume?.value;
    const found = number && findPieces(words.slice(length).join(' '));
    if (!found) continue;
    const { ingredient, grams } = found;
    const count = toNumber(number);
    const unit = pieceUnit(found, grams.usual);
    const text = counted(number, unit, true);
    const from = { text, value: number, unit, amount: count * grams.usual, hasNumber: true, others: [] };
    return {
      ingredient,
      from,
      grams: times(grams, count),
    };
  }
  return undefined;
}

const SIZE = /(?<!\S)(extra[ -]large|jumbo|large|medium|small)(?:[ -]sized?)?(?!\S)/i;

function findPieces(text: string) {
  const [written = '', size] = SIZE.exec(text) ?? [];
  const name = text.replace(written, ' ').replace(/ +/g, ' ').trim();
  const ingredient = allIngredients.find((food) => food.pieces && isNamed(name, food, food.pieces));
  const grams = ingredient?.pieces && gramsOfOne(ingredient.pieces, size?.toLowerCase().replace('-', ' '));
  if (!ingredient?.pieces || !grams) return undefined;
  const { singular, plural } = ingredient.pieces;
  const sized = (noun: string) => (size === undefined ? noun : `${size.toLowerCase()} ${noun}`);
  return { ingredient, singular: sized(singular), plural: sized(plural), grams };
}

function isNamed(text: string, ingredient: Ingredient, { nouns }: Pieces): boolean {
  if (!nouns) return findIngredient(text)?.ingredient === ingredient;
  const noun = new RegExp(`(?<!\\S)(?:${nouns.join('|')})s?(?![^\\s,])`, 'i');
  return noun.test(text) && findIngredient(text.replace(noun, ' '))?.ingredient === ingredient;
}

function gramsOfOne({ sizes }: Pieces, size: string | undefined): Range | undefined {
  const all = Object.values(sizes);
  if (size === undefined) return { usual: all[0]!, low: Math.min(...all), high: Math.max(...all) };
  const grams = sizes[size];
  return grams === undefined ? undefined : { usual: grams, low: grams, high: grams };
}

const MILLIGRAMS_PER_KILOGRAM = 1_000_000;

function pieceUnit({ singular, plural }: Pick<Pieces, 'singular' | 'plural'>, grams: number): UnitDefinition {
  return {
    id: PIECE,
    category: 'weight',
    name: plural,
    singular,
    plural,
    symbol: plural,
    fullName: plural,
    slug: PIECE,
    aliases: [],
    toBase: { numerator: String(Math.round(grams * 1000)), denominator: String(MILLIGRAMS_PER_KILOGRAM) },
  };
}
