import type { NumberFormat } from '../engine/number-format.ts';
import { multiply, rational, toNumber, type Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { plainCharacters } from '../phrases/text/characters.ts';
import type { Amount } from '../phrases/grammar/values.ts';
import { phraseGrammar } from '../phrases/grammar/grammar.ts';
import { Parser } from '../phrases/grammar/parser.ts';
import { interpretAmount } from '../phrases/meaning/interpret.ts';
import { getQuantity, type Resolved } from '../phrases/meaning/resolve.ts';
import { wholeReadings } from '../phrases/meaning/understand.ts';
import { tokenize } from '../phrases/text/tokens.ts';
import { unitIndex, type UnitIndex } from '../phrases/names/unit-index.ts';
import { sourceWords } from '../phrases/words/wording.ts';
import { bulkUnits, kitchenUnits } from './kitchen-units.ts';
import { computeSize } from './weigh.ts';

export interface KitchenQuantity {
  text: string;
  value: Rational;
  unit: UnitDefinition;
  /** In milliliters or grams. */
  amount: number;
  hasNumber: boolean;
  /** Other units with the same name, such as UK gallons. */
  others: readonly { text: string; plural: string }[];
}

export interface KitchenQuantities {
  volume?: KitchenQuantity;
  weight?: KitchenQuantity;
}

const MOST = 1e17;
const LEAST = 1e-6;

export function readKitchenQuantity(text: string, format?: NumberFormat): KitchenQuantities {
  return quantitiesIn(text, unitIndex(kitchenUnits), format);
}

const COUNT = /^([1-9]\d{0,2}) ?[x×] ?(?=\d)/i;

/** Also reads packages, such as `2 x 250g`. */
export function readAnyQuantity(text: string, format?: NumberFormat): KitchenQuantities {
  const [written = '', count] = COUNT.exec(text) ?? [];
  const { volume, weight } = readOneQuantity(text.slice(written.length), format);
  const counted = (quantity: KitchenQuantity) => (count === undefined ? quantity : timesCount(quantity, count));
  return { ...(volume && { volume: counted(volume) }), ...(weight && { weight: counted(weight) }) };
}

/** Kitchen units take precedence, so 2 t is two teaspoons, not two tonnes. */
function readOneQuantity(text: string, format: NumberFormat | undefined): KitchenQuantities {
  const inKitchen = readKitchenQuantity(text, format);
  return inKitchen.volume || inKitchen.weight ? inKitchen : quantitiesIn(text, unitIndex(bulkUnits), format);
}

function timesCount({ text, value, amount, others, ...quantity }: KitchenQuantity, count: string): KitchenQuantity {
  const counted = (packed: string) => `${count} × ${packed}`;
  return {
    ...quantity,
    text: counted(text),
    value: multiply(value, rational(BigInt(count))),
    amount: amount * Number(count),
    others: others.map((other) => ({ ...other, text: counted(other.text) })),
  };
}

function quantitiesIn(text: string, index: UnitIndex, format: NumberFormat | undefined): KitchenQuantities {
  const tokens = tokenize(plainCharacters(text), format);
  const amounts = wholeReadings<Amount>(new Parser(phraseGrammar, tokens, index), 'amount');
  const meanings = amounts
    .filter(({ doubt, parts }) => !doubt && parts.at(-1)!.candidates !== 'next')
    .flatMap((amount) =>
      interpretAmount(amount, index).map(({ units }) => ({ amount, from: getQuantity(amount, units) })),
    );
  const volume = kitchenQuantity(meanings.filter(({ from }) => from.unit.category === 'volume'));
  const isOunces = volume?.unit.id.startsWith('fl-oz') ?? true;
  const weight = isOunces ? kitchenQuantity(meanings.filter(({ from }) => from.unit.category === 'weight')) : undefined;
  return { ...(volume && { volume }), ...(weight && { weight }) };
}

type Meaning = Pick<Resolved, 'amount' | 'from'>;

function kitchenQuantity([best, ...others]: readonly Meaning[]): KitchenQuantity | undefined {
  if (!best) return undefined;
  const { value, unit } = best.from;
  const amount = toNumber(value) * computeSize(unit);
  if (!(amount >= LEAST && amount <= MOST)) return undefined;
  const meanings = new Map(others.map((other) => [other.from.unit, sourceWords(other)]));
  meanings.delete(unit);
  return {
    text: sourceWords(best),
    value,
    unit,
    amount,
    hasNumber: !best.amount.isBare,
    others: [...meanings].map(([{ plural }, text]) => ({ text, plural })),
  };
}
