import type { NumberFormat } from '../engine/number-format.ts';
import { multiply, rational, type Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { plainCharacters } from '../phrases/text/characters.ts';
import type { Resolved } from '../phrases/meaning/resolve.ts';
import { tokenize } from '../phrases/text/tokens.ts';
import { understand } from '../phrases/meaning/understand.ts';
import { unitIndex, type UnitIndex } from '../phrases/names/unit-index.ts';
import { readingOf } from '../phrases/words/wording.ts';
import { bulkUnits, kitchenUnits } from './kitchen-units.ts';
import { sizeOf } from './weigh.ts';

export interface KitchenQuantity {
  text: string;
  value: Rational;
  unit: UnitDefinition;
  /** Milliliters or grams. */
  amount: number;
  hasNumber: boolean;
  /** Other units with the same name: UK gallons. */
  others: readonly { text: string; plural: string }[];
}

export interface KitchenQuantities {
  volume?: KitchenQuantity;
  weight?: KitchenQuantity;
}

const MOST = 1e17;
const LEAST = 1e-6;
const TARGETS = { volume: ['ml', 'cups'], weight: ['g', 'lb'] } as const;

export function readKitchenQuantity(text: string, format?: NumberFormat): KitchenQuantities {
  return quantitiesIn(text, unitIndex(kitchenUnits), format);
}

const COUNT = /^([1-9]\d{0,2}) ?[x×] ?(?=\d)/i;

/** Also two packs of 250 g each, as in `2 x 250g`. */
export function readAnyQuantity(text: string, format?: NumberFormat): KitchenQuantities {
  const [written = '', count] = COUNT.exec(text) ?? [];
  const { volume, weight } = readOneQuantity(text.slice(written.length), format);
  const counted = (one: KitchenQuantity) => (count === undefined ? one : timesCount(one, count));
  return { ...(volume && { volume: counted(volume) }), ...(weight && { weight: counted(weight) }) };
}

/** A unit from outside the kitchen never replaces a cook’s: 2 t is two teaspoons. */
function readOneQuantity(text: string, format: NumberFormat | undefined): KitchenQuantities {
  const inKitchen = readKitchenQuantity(text, format);
  return inKitchen.volume || inKitchen.weight ? inKitchen : quantitiesIn(text, unitIndex(bulkUnits), format);
}

function timesCount(one: KitchenQuantity, count: string): KitchenQuantity {
  const counted = (text: string) => `${count} × ${text}`;
  return {
    ...one,
    text: counted(one.text),
    value: multiply(one.value, rational(BigInt(count))),
    amount: one.amount * Number(count),
    others: one.others.map(({ text, plural }) => ({ text: counted(text), plural })),
  };
}

function quantitiesIn(text: string, index: UnitIndex, format: NumberFormat | undefined): KitchenQuantities {
  if (!endsInUnit(text, index)) return {};
  const volume = quantityIn('volume', text, index, format);
  const isOunces = volume?.unit.id.startsWith('fl-oz') ?? false;
  const weight = volume && !isOunces ? undefined : quantityIn('weight', text, index, format);
  return { ...(volume && { volume }), ...(weight && { weight }) };
}

function endsInUnit(text: string, { words }: UnitIndex): boolean {
  const last = /\p{L}+\d?(?=[^\p{L}\d]*$)/u.exec(plainCharacters(text))?.[0].toLowerCase() ?? '';
  return last.length === 1 || last === 'half' || words.has(last);
}

function quantityIn(
  kind: keyof typeof TARGETS,
  text: string,
  index: UnitIndex,
  format: NumberFormat | undefined,
): KitchenQuantity | undefined {
  for (const target of TARGETS[kind]) {
    const { found } = understand(tokenize(plainCharacters(`${text} to ${target}`), format), index);
    const [best, ...others] = found.filter(({ from, amount }) => from.unit.category === kind && !amount.doubt);
    if (best && best === found[0]) return quantityOf(best, others);
  }
  return undefined;
}

function quantityOf(best: Resolved, others: readonly Resolved[]): KitchenQuantity | undefined {
  const { value, unit } = best.from;
  const amount = (Number(value.numerator) / Number(value.denominator)) * sizeOf(unit);
  if (!(amount >= LEAST && amount <= MOST)) return undefined;
  const meanings = new Map(others.map((other) => [other.from.unit, textOf(other)]));
  meanings.delete(unit);
  return {
    text: textOf(best),
    value,
    unit,
    amount,
    hasNumber: !best.assumed.value,
    others: [...meanings].map(([{ plural }, text]) => ({ text, plural })),
  };
}

function textOf(found: Resolved): string {
  const reading = readingOf(found);
  return reading.slice(0, reading.lastIndexOf(' in '));
}
