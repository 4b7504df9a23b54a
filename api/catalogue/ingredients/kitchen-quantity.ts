import type { NumberFormat } from '../engine/number-format.ts';
import type { Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { plainCharacters } from '../phrases/characters.ts';
import type { Resolved } from '../phrases/resolve.ts';
import { tokenize } from '../phrases/tokens.ts';
import { understand } from '../phrases/understand.ts';
import { unitIndex } from '../phrases/unit-index.ts';
import { readingOf } from '../phrases/wording.ts';
import { kitchenUnits } from './kitchen-units.ts';
import { sizeOf } from './weigh.ts';

export interface KitchenQuantity {
  /** As it was understood: “1 1/2 US cups”. */
  text: string;
  /** In `unit`. */
  value: Rational;
  unit: UnitDefinition;
  /** Milliliters or grams. */
  amount: number;
  /** False for a unit alone: “cup”. */
  hasNumber: boolean;
}

export interface KitchenQuantities {
  volume?: KitchenQuantity;
  weight?: KitchenQuantity;
}

/** Milliliters or grams. No cook needs more or less. */
const MOST = 1e9;
const LEAST = 0.01;
/** The second target is for a quantity in the first. */
const TARGETS = { volume: ['ml', 'cups'], weight: ['g', 'lb'] } as const;

/** Has both for “8 oz”, which may be fluid ounces. */
export function readKitchenQuantity(text: string, format?: NumberFormat): KitchenQuantities {
  if (!endsInUnit(text)) return {};
  const volume = quantityIn('volume', text, format);
  const isOunces = volume?.unit.id.startsWith('fl-oz') ?? false;
  const weight = volume && !isOunces ? undefined : quantityIn('weight', text, format);
  return { ...(volume && { volume }), ...(weight && { weight }) };
}

/** Saves the costly grammar most of its work. */
function endsInUnit(text: string): boolean {
  const last = /\p{L}+(?=[^\p{L}]*$)/u.exec(text)?.[0].toLowerCase() ?? '';
  return last.length === 1 || last === 'half' || unitIndex(kitchenUnits).words.has(last);
}

function quantityIn(
  kind: keyof typeof TARGETS,
  text: string,
  format: NumberFormat | undefined,
): KitchenQuantity | undefined {
  const index = unitIndex(kitchenUnits);
  for (const target of TARGETS[kind]) {
    const [found] = understand(tokenize(plainCharacters(`${text} to ${target}`), format), index).found;
    if (found?.from.unit.category === kind && found.amount.doubt === undefined) return quantityOf(found);
  }
  return undefined;
}

function quantityOf(found: Resolved): KitchenQuantity | undefined {
  const { value, unit } = found.from;
  const amount = (Number(value.numerator) / Number(value.denominator)) * sizeOf(unit);
  if (!(amount > LEAST && amount < MOST)) return undefined;
  const reading = readingOf(found);
  const text = reading.slice(0, reading.lastIndexOf(' in '));
  return { text, value, unit, amount, hasNumber: !found.assumed.value };
}
