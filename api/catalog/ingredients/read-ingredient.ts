import type { NumberFormat } from '../engine/number-format.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { plainCharacters } from '../phrases/text/characters.ts';
import { findIngredient, type Named } from './find-ingredient.ts';
import type { Ingredient } from './ingredient.ts';
import { readAnyQuantity, type KitchenQuantities, type KitchenQuantity } from './kitchen-quantity.ts';
import { isCooksMeasure, kitchenUnit } from './kitchen-units.ts';
import { readPieces } from './read-pieces.ts';
import { convertAmount, inUnit, isSpooned, measure, measureRange, type Range } from './weigh.ts';

export interface IngredientReading extends Named {
  from: KitchenQuantity;
  to: UnitDefinition;
  otherTargets: readonly string[];
  result: Range;
}

const MAX_LENGTH = 200;
const MAX_WORDS = 24;

interface Question {
  body: string;
  target?: string;
}

/** With `isLoose`, also converts a volume to another volume. */
export function readIngredient(text: string, format?: NumberFormat, isLoose = false): IngredientReading | undefined {
  for (const { body, target } of questionsIn(text)) {
    const stated = readStated(body, format);
    const reading = (stated && answered(stated, target, isLoose)) ?? answeredPieces(body, target, format);
    if (reading) return reading;
  }
  return undefined;
}

export function unknownIngredientIn(text: string, format?: NumberFormat): string | undefined {
  for (const { body, target } of questionsIn(text)) {
    const split = getSplits(body).find(({ head }) => isVolumeOrWeight(readAnyQuantity(head, format)));
    const kinds = target === undefined ? undefined : readAnyQuantity(target, format);
    const name = split?.tail.replace(/^of /i, '');
    const typed = split && readAnyQuantity(split.head, format);
    const isSameKind = (typed?.volume && kinds?.volume) ?? (typed?.weight && kinds?.weight);
    if (
      kinds &&
      isVolumeOrWeight(kinds) &&
      !isSameKind &&
      name &&
      !findIngredient(name) &&
      /^\p{L}[\p{L}' -]*$/u.test(name) &&
      !isVolumeOrWeight(readAnyQuantity(name))
    )
      return name;
  }
  return undefined;
}

function isVolumeOrWeight({ volume, weight }: KitchenQuantities): boolean {
  return volume !== undefined || weight !== undefined;
}

function questionsIn(text: string): Question[] {
  if (text.length > MAX_LENGTH) return [];
  const plain = plainCharacters(text)
    .replace(/[?!.]+$/, '')
    .replace(/,? (?:please|pls|thanks|thank you)$/i, '')
    .replace(/\blevel(?:ed|led)? (?=\p{L})/iu, '')
    .trim();
  if (plain.split(' ').length > MAX_WORDS) return [];
  return [...questionWordsIn(plain), ...separatedIn(plain)].map(({ body, target }) => ({
    body: body.trim(),
    ...(target !== undefined && { target: target.trim() }),
  }));
}

const HOW_MANY =
  /^(?:how (?:many|much) )(.+?) (?:are |is |does |do )?(?:there )?(?:in|is|are|does|do|for) (.+?)(?: weigh)?$/i;
const WEIGHT_OF = /^(?:how (?:much|heavy) (?:does|do|is|are) |what (?:does|do) |(?:the )?weight of )(.+)$/i;
const WEIGH = / weighs?(?= (?:in|to) |$)/i;
const LEAD = /^(?:please |convert |what is |what's |whats |calculate )+/i;

function questionWordsIn(plain: string): Question[] {
  const [, unit = '', amount = ''] = HOW_MANY.exec(plain) ?? [];
  const [, before = unit, name] = /^(\S+(?: \S+)?) of (.+)$/i.exec(unit) ?? [];
  const questions = unit === '' ? [] : [{ target: before, body: name === undefined ? amount : `${amount} ${name}` }];
  const weighed = WEIGHT_OF.exec(plain)?.[1];
  return [...(weighed === undefined ? [] : separatedIn(weighed.replace(WEIGH, ''))), ...questions];
}

function separatedIn(plain: string): Question[] {
  const bare = plain
    .replace(LEAD, '')
    .replace(/ weight$/i, '')
    .replace(/ ?= ?\?? ?/, ' = ');
  const [, body, target] = /^(.+) (?:in|to|into|as|=|->) (.+)$/i.exec(bare) ?? [];
  if (body === undefined || target === undefined) return [{ body: bare }, ...unitLast(bare)];
  const name = getSplits(target).find(({ tail }) => findIngredient(tail));
  return [
    ...(name ? [{ body: `${body} ${name.tail}`, target: name.head }] : []),
    { body, target: target.replace(/^(?:how many|the) /i, '') },
    { body: target, target: body },
  ];
}

function unitLast(bare: string): Question[] {
  const at = bare.lastIndexOf(' ');
  return at > 0 ? [{ body: bare.slice(0, at), target: bare.slice(at + 1) }] : [];
}

interface Stated extends Named {
  quantities: KitchenQuantities;
}

function readStated(body: string, format: NumberFormat | undefined): Stated | undefined {
  for (const { head, tail } of getSplits(body)) {
    const isFirst = findIngredient(head);
    const named = findIngredient(tail) ?? isFirst;
    const quantities = named && readAnyQuantity(named === isFirst ? tail : head, format);
    if (quantities && isVolumeOrWeight(quantities)) return { ...named, quantities };
  }
  return undefined;
}

function getSplits(body: string): { head: string; tail: string }[] {
  const words = body.split(' ');
  return words
    .slice(1)
    .map((_, at) => ({ head: words.slice(0, at + 1).join(' '), tail: words.slice(at + 1).join(' ') }));
}

function answered(
  { quantities, ingredient, way }: Stated,
  typedTarget: string | undefined,
  isLoose: boolean,
): IngredientReading | undefined {
  const from = chosenQuantity(quantities, ingredient);
  const target = from && findTarget(from, typedTarget ?? usualTarget(from, ingredient, way));
  if (!target || from.unit.id === target.unit.id) return undefined;
  const to = target.unit;
  const units = [from.unit, to];
  if (units.some(({ id }) => !isUsedFor(id, ingredient))) return undefined;
  const isSameKind = from.unit.category === to.category;
  if (isSameKind && !isLoose && !units.some(isCooksMeasure)) return undefined;
  const result = convertAmount(ingredient, from.amount, from.unit, to, way);
  const otherTargets = target.others.map(({ plural }) => plural);
  return { ingredient, ...(way && { way }), from, to, otherTargets, result };
}

function answeredPieces(body: string, typedTarget = 'g', format?: NumberFormat): IngredientReading | undefined {
  const pieces = readPieces(body, format);
  const { volume, weight } = readAnyQuantity(`1 ${typedTarget}`);
  const target = weight ?? volume;
  if (!pieces || !target) return undefined;
  const { ingredient, from, grams } = pieces;
  const { unit: to, others } = target;
  const result = inUnit(to.category === 'weight' ? grams : measureRange(ingredient, grams), to);
  return { ingredient, from, to, otherTargets: others.map(({ plural }) => plural), result };
}

/** Only water is measured in barrels, because a barrel of oil means crude oil. */
function isUsedFor(unit: string, { id, isInSticks }: Ingredient): boolean {
  if (unit === 'stick') return isInSticks === true;
  return unit !== 'bbl' || id === 'water';
}

/** Ounces of flour are a weight, but ounces of milk may be a volume. */
function chosenQuantity({ volume, weight }: KitchenQuantities, { isLiquid }: Ingredient): KitchenQuantity | undefined {
  if (!volume || !weight) return volume ?? weight;
  return isLiquid ? undefined : weight;
}

function findTarget({ unit }: KitchenQuantity, target: string): KitchenQuantity | undefined {
  const { volume, weight } = readAnyQuantity(`1 ${target}`);
  return unit.category === 'volume' ? (weight ?? volume) : (volume ?? weight);
}

const QUARTER_CUP = 0.25;
const LARGEST_POT_ML = 20_000;
const LARGEST_SACK_G = 20_000;

function usualTarget({ unit, amount }: KitchenQuantity, ingredient: Ingredient, way: Named['way']): string {
  if (unit.category === 'volume') return amount > LARGEST_POT_ML ? 'kg' : 'g';
  if (amount > LARGEST_SACK_G) return 'L';
  const cups = inUnit(measure(ingredient, amount, way), kitchenUnit('cup')).usual;
  if (cups >= QUARTER_CUP) return 'cups';
  return isSpooned(ingredient) ? 'tsp' : 'tbsp';
}
