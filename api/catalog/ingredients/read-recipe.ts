import type { NumberFormat } from '../engine/number-format.ts';
import { toNumber } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { plainCharacters } from '../phrases/text/characters.ts';
import { ovenText, readGasMark } from '../phrases/read-gas-mark.ts';
import { findIngredient, type Named } from './find-ingredient.ts';
import { kitchenNumber, rangeText } from './ingredient-text.ts';
import { kitchenFraction } from './kitchen-fraction.ts';
import { readKitchenQuantity, type KitchenQuantity } from './kitchen-quantity.ts';
import { kitchenUnit } from './kitchen-units.ts';
import { convertAmount, times } from './weigh.ts';

export type RecipeTarget = 'grams' | 'cups' | 'as-written';

export interface RecipeLine {
  kind: 'converted' | 'scaled' | 'unknown' | 'text';
  amount?: string;
  rest: string;
  note?: string;
}

interface RecipeOptions {
  target: RecipeTarget;
  scale: number;
  format?: NumberFormat;
}

const MAX_LINES = 200;
const MAX_LINE = 200;
const MAX_AMOUNT_WORDS = 6;

export function readRecipe(text: string, options: RecipeOptions): RecipeLine[] {
  const lines = text.trimEnd().split('\n');
  const recipeLines = lines.slice(0, MAX_LINES).map((line) => withOvenNote(readLine(line, options)));
  const left = lines.length - MAX_LINES;
  return left > 0 ? [...recipeLines, tooMany(left)] : recipeLines;
}

function tooMany(left: number): RecipeLine {
  return {
    kind: 'unknown',
    rest: left === 1 ? '… and 1 more line' : `… and ${left} more lines`,
    note: `Only the first ${MAX_LINES} lines are converted. Paste the others separately.`,
  };
}

const BULLET = /^\s*[-–—•*▢□☐◻✓·]+\s*/;
const NUMBER = String.raw`\d+ \d+/\d+|\d+/\d+|\d*[.,]?\d+`;
const HYPHENATED = /^(\d+)-(\d+\/\d+)(?= )/;
const SECOND_AMOUNT = /^(\S+(?: \S+){0,5}?) \((?![^)]*%) ?(?:about |approx\.? )?\d[^)]*\)/;
const OTHER_MEASURE = /^(.{1,20}?\p{L})\/ ?\d[\d.,/]* ?(?:fl oz|oz|lbs?|g|kg|ml|l|pints?|pt|cups?)\b/iu;
const STEP = /^\d+[.)]\s/;
const RANGE = new RegExp(`^(${NUMBER}) ?(?:-|to|or) ?(${NUMBER})(?= ?\\p{L})`, 'u');
const COUNT = new RegExp(`^(${NUMBER})(?: |$)`);
const NO_INGREDIENT = /^(?:°|deg|[FC]\b|min|hour|hr|sec|inch|cm\b|serving|people|portion)/i;
const PIECE = /^(?:inch|cm\b)/i;
const NUMBER_WORD =
  /^(?:an?|one|two|three|four|five|six|half|several|a few|(?:(?:small|large|big|good) )?(?:bunch|handful|pinch|knob|dash|splash)) /i;
const COUNTED =
  /^(?:makes|serves|yields?)\b|\b(?:zest|juice|rind|peel|leaves|seeds|pulp)\b.* (?:of|from) (?:\d|an?\b|one\b|two\b|three\b|half\b)/i;

function readLine(written: string, options: RecipeOptions): RecipeLine {
  const unmarked = written.replace(BULLET, '').trim();
  if (unmarked === '' || written.length > MAX_LINE || STEP.test(unmarked)) return textLine(unmarked, options);
  const bare = plainCharacters(unmarked)
    .replace(HYPHENATED, '$1 $2')
    .replace(SECOND_AMOUNT, '$1')
    .replace(OTHER_MEASURE, '$1')
    .replace(/ level (?=\p{L})/u, ' ');
  const range = RANGE.exec(bare);
  if (range) return readRange(bare, range, unmarked, options);
  const amount = amountIn(bare, options.format);
  if (amount) return converted(amount, options);
  return counted(bare, unmarked, options);
}

interface Amount {
  volume?: KitchenQuantity;
  weight?: KitchenQuantity;
  rest: string;
}

function amountIn(line: string, format: NumberFormat | undefined): Amount | undefined {
  const words = line.split(' ');
  for (let length = Math.min(MAX_AMOUNT_WORDS, words.length - 1); length > 0; length -= 1) {
    const head = words.slice(0, length).join(' ');
    const { volume, weight } = readKitchenQuantity(head, format);
    const rest = words.slice(length).join(' ').replace(/^of /i, '');
    if ((volume ?? weight)?.hasNumber && !/ each$/i.test(head))
      return { ...(volume && { volume }), ...(weight && { weight }), rest };
  }
  return undefined;
}

const SPOONS = new Set(['tsp', 'tbsp', 'dessertspoon', 'tsp-metric', 'tbsp-metric', 'tbsp-au', 'tsp-uk', 'tbsp-uk']);

function converted({ volume, weight, rest }: Amount, { target, scale }: RecipeOptions): RecipeLine {
  const named = findIngredient(rest.replace('(', ', '));
  if (volume && weight && named?.ingredient.isLiquid)
    return { ...scaled(weight, scale, rest), kind: 'unknown', note: 'Ounces of a liquid can be a weight or a volume.' };
  const quantity = weight ?? volume!;
  if (quantity.unit.id === 'stick' && !named?.ingredient.isInSticks)
    return { ...scaled(quantity, scale, rest), kind: 'unknown', note: 'Only butter and margarine come in sticks.' };
  const written = scaled(quantity, scale, rest);
  if (AMOUNT_WITHIN.test(rest)) return { ...written, kind: 'unknown', note: ONLY_FIRST };
  if (target === 'as-written') return written;
  const to = targetFor(quantity, target, named);
  if (to) return inTarget(quantity, to, { written, scale, named });
  if (target === 'cups' || quantity.unit.category === 'weight' || quantity.unit.id === 'ml') return written;
  const note = `No published weight for “${getName(rest)}.”`;
  if (SPOONS.has(quantity.unit.id)) return { ...written, note };
  const milliliters = `${kitchenNumber(quantity.amount * scale, { id: 'ml' })} mL`;
  return { ...written, kind: 'unknown', amount: milliliters, note: `${written.amount}. ${note}` };
}

const getName = (rest: string) => rest.split(/[,(]/)[0]!.trim();

function targetFor({ unit }: KitchenQuantity, target: RecipeTarget, named?: Named): UnitDefinition | undefined {
  if (target === 'grams') {
    if (unit.id === 'g') return undefined;
    return named || unit.category === 'weight' ? kitchenUnit('g') : undefined;
  }
  return named && unit.category === 'weight' ? kitchenUnit('cup') : undefined;
}

interface Conversion {
  written: RecipeLine;
  scale: number;
  named: Named | undefined;
}

const QUARTER_CUP = 0.25;

function inTarget({ amount, unit }: KitchenQuantity, to: UnitDefinition, { written, scale, named }: Conversion) {
  if (!named) {
    const grams = kitchenNumber(amount * scale, to);
    return { ...written, kind: 'converted' as const, amount: `${grams} g`, note: written.amount! };
  }
  const { ingredient, way } = named;
  const cups = times(convertAmount(ingredient, amount, unit, to, way), scale);
  const isSmall = to.id === 'cup' && cups.usual < QUARTER_CUP;
  const result = isSmall ? times(cups, 16) : cups;
  const shown = isSmall ? kitchenUnit('tbsp') : to;
  const range = unit.category === to.category ? undefined : rangeText(result, shown)?.replace(' US', '');
  return {
    ...written,
    kind: 'converted' as const,
    amount: to.id === 'g' ? `${kitchenNumber(result.usual, to)} g` : formatAmount(result.usual, shown),
    note: [written.amount, range].filter((text) => text !== undefined).join(' · '),
  };
}

function scaled({ value, unit }: KitchenQuantity, scale: number, rest: string): RecipeLine {
  const count = toNumber(value) * scale;
  return { kind: 'scaled', amount: formatAmount(count, unit), rest };
}

function formatAmount(count: number, unit: UnitDefinition): string {
  if (unit.id === 'g' || unit.id === 'ml') return `${kitchenNumber(count, unit)} ${unit.id === 'g' ? 'g' : 'mL'}`;
  const text = kitchenFraction(count);
  const name = count <= 1 ? unit.singular : unit.plural;
  return `${text} ${name.replace(/^US /, '')}`;
}

function readRange(
  bare: string,
  [typed, least = '', most = '']: RegExpExecArray,
  whole: string,
  options: RecipeOptions,
) {
  const tail = bare.slice(typed.length);
  const [low, high] = [least, most].map((number) => readLine(`${number}${tail}`, options));
  const isAlike = low?.kind === high?.kind && low?.rest === high?.rest;
  const isRising = sizeOfFirst(least) < sizeOfFirst(most);
  if (!low?.amount || !high?.amount || !isAlike || !isRising) return unscaled(whole, options.scale);
  const [written, writtenMost] = [low, high].map(({ note }) => note?.split(' · ')[0]);
  const note = low.kind === 'converted' ? `${written} to ${writtenMost}` : high.note;
  const [from] = low.amount.split(/ (?=\p{L})/u);
  return { ...high, amount: `${from} to ${high.amount}`, ...(note !== undefined && { note }) };
}

function sizeOfFirst(number: string): number {
  return readKitchenQuantity(`${number} cups`).volume?.amount ?? 0;
}

function counted(bare: string, whole: string, { scale, format }: RecipeOptions): RecipeLine {
  const number = COUNT.exec(bare)?.[1];
  const quantity = number === undefined ? undefined : readKitchenQuantity(`${number} cups`, format).volume;
  if (number === undefined || !quantity) return unscaled(whole, scale);
  const rest = plainCharacters(whole).slice(number.length).trim();
  if (scale !== 1 && PIECE.test(rest)) return { kind: 'unknown', rest: whole, note: NOT_SCALED };
  if (NO_INGREDIENT.test(rest)) return { kind: 'text', rest: whole };
  const count = toNumber(quantity.value) * scale;
  if (MEASURE.test(bare)) return { kind: 'unknown', amount: kitchenFraction(count), rest, note: 'Not converted.' };
  return { kind: 'scaled', amount: kitchenFraction(count), rest };
}

const MEASURE = /\b(?:cups?|tablespoons?|tbsps?|teaspoons?|tsps?)\b/i;

function unscaled(whole: string, scale: number): RecipeLine {
  const startsInNumber = /^[\d¼-¾⅐-⅞]/.test(whole);
  if (scale === 1)
    return startsInNumber ? { kind: 'unknown', rest: whole, note: 'Not understood.' } : { kind: 'text', rest: whole };
  if (startsInNumber || NUMBER_WORD.test(whole)) return { kind: 'unknown', rest: whole, note: NOT_SCALED };
  return textLine(whole, { scale });
}

const NOT_SCALED = 'Not understood, so not scaled.';
const ONLY_FIRST = 'Only the first amount is understood.';
const AMOUNT_WITHIN =
  /[\d¼-¾⅐-⅞] ?(?:cups?|tablespoons?|tbsps?|teaspoons?|tsps?|sticks?|grams?|g|kg|ml|oz|ounces?|lbs?|pounds?)\b/i;

function textLine(whole: string, { scale }: Pick<RecipeOptions, 'scale'>): RecipeLine {
  if (scale === 1 || !(AMOUNT_WITHIN.test(whole) || COUNTED.test(whole))) return { kind: 'text', rest: whole };
  return { kind: 'unknown', rest: whole, note: 'The amounts in this line aren’t scaled.' };
}

const OVEN = /(?<![\d.])([1-9]\d{2}) ?(?:°|º|degrees? ?)? ?([FC])(?:ahrenheit|elsius)?\b/i;

function withOvenNote(line: RecipeLine): RecipeLine {
  const note = line.kind === 'text' ? ovenNote(line.rest) : undefined;
  return note === undefined ? line : { ...line, note };
}

function ovenNote(text: string): string | undefined {
  const [, number, letter] = OVEN.exec(text) ?? [];
  if (number === undefined || letter === undefined) return undefined;
  const isFahrenheit = /f/i.test(letter);
  const [scale, otherScale] = isFahrenheit
    ? (['fahrenheit', 'celsius'] as const)
    : (['celsius', 'fahrenheit'] as const);
  const setting = readGasMark(`${number} ${letter} to gas mark`);
  // Temperatures that are not in the chart are rounded to 5 °C or 25 °F.
  const degrees = Number(number);
  const near = isFahrenheit
    ? Math.round(((degrees - 32) * 5) / 9 / 5) * 5
    : Math.round(((degrees * 9) / 5 + 32) / 25) * 25;
  const equivalents =
    setting?.kind === 'setting'
      ? [ovenText(otherScale, setting.values[otherScale]), ovenText('gasMark', setting.values.gasMark)]
      : [ovenText(otherScale, String(near))];
  return `${ovenText(scale, number)} is about ${equivalents.join(', or ')}.`;
}
