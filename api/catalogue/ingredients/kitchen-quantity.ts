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
  text: string;
  value: Rational;
  unit: UnitDefinition;
  /** Milliliters or grams. */
  amount: number;
  hasNumber: boolean;
}

export interface KitchenQuantities {
  volume?: KitchenQuantity;
  weight?: KitchenQuantity;
}

const MOST = 1e12;
const LEAST = 0.01;
const TARGETS = { volume: ['ml', 'cups'], weight: ['g', 'lb'] } as const;

export function readKitchenQuantity(text: string, format?: NumberFormat): KitchenQuantities {
  if (!endsInUnit(text)) return {};
  const volume = quantityIn('volume', text, format);
  const isOunces = volume?.unit.id.startsWith('fl-oz') ?? false;
  const weight = volume && !isOunces ? undefined : quantityIn('weight', text, format);
  return { ...(volume && { volume }), ...(weight && { weight }) };
}

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
