import type { NumberFormat } from '../engine/number-format.ts';
import { parseDecimal } from '../engine/parse-decimal.ts';
import { compare, rational, type Rational } from '../engine/rational.ts';
import { plainCharacters } from '../phrases/text/characters.ts';
import { labValues, otherLabUnit, type LabUnit, type LabValue } from './lab-values.ts';

export interface LabQuantity {
  value: Rational;
  number: string;
  from: LabUnit;
}

export function labQuestion({ number, from }: LabQuantity, { name }: LabValue): string {
  return `${number} ${from} ${name}`;
}

export const WHICH_SUBSTANCE = 'How many milligrams a millimole weighs depends on the substance. Which one is it?';

export type LabReading =
  | ({ kind: 'reading'; labValue: LabValue; to: LabUnit } & LabQuantity)
  /** The substance is missing. */
  | ({ kind: 'which'; choices: readonly LabValue[] } & LabQuantity);

const MAX_LENGTH = 120;
const UNIT =
  /(?<!\p{L})(?:(milli|m|micro|µ|μ|u)mol(?:es?)?|(mg|milligrams?))(?: ?\/ ?| ?per )(?:l|liters?|litres?|(dl|deciliters?|decilitres?|100 ?ml))(?!\p{L})/giu;
const FILLER =
  /\b(?:convert|what is|what's|how much is|in|to|into|as|of|equals?|for|my|a|an|level|levels|reading|blood test|is|serum|fasting)\b|[=?:,]/gi;
const NUMBER = /(?<![\w.])\d[\d.,']*/;

/**
 * Reads phrases such as `5.5 mmol/L glucose in mg/dL`. Without a substance, the factor is unknown, so the reading lists
 * choices.
 */
export function readLabValue(text: string, format: NumberFormat = 'comma-point'): LabReading | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const plain = plainCharacters(text);
  const units = [...plain.matchAll(UNIT)].map(labUnit);
  const [from] = units;
  if (from === undefined || units.includes(undefined) || units.length > 2 || new Set(units).size < units.length)
    return undefined;
  const [written = ''] = NUMBER.exec(plain.replace(UNIT, ' ')) ?? [];
  const number = parseDecimal(written.replace(/[.,]$/, ''), format);
  if (!number.ok || compare(number.value, rational(0n)) < 0 || !isBefore(plain, written)) return undefined;
  const quantity = { value: number.value, number: number.text, from };
  const name = plain.replace(UNIT, ' ').replace(written, ' ').replace(FILLER, ' ').replace(/ +/g, ' ').trim();
  const molarUnit = units.find((unit) => unit !== 'mg/dL');
  const choices = labValues.filter((one) => molarUnit === undefined || one.molarUnit === molarUnit);
  if (name === '') return { kind: 'which', choices, ...quantity };
  const labValue = choices.find((one) => [one.name, ...one.aliases].includes(name.toLowerCase()));
  return labValue && { kind: 'reading', labValue, to: otherLabUnit(labValue, from), ...quantity };
}

/** The unit after the number is the source unit. */
function isBefore(text: string, number: string): boolean {
  return text.indexOf(number) <= text.search(UNIT);
}

function labUnit([, molar, mass, deciliter]: RegExpMatchArray): LabUnit | undefined {
  if (mass !== undefined) return deciliter === undefined ? undefined : 'mg/dL';
  if (deciliter !== undefined) return undefined;
  return /^milli|^m$/i.test(molar!) ? 'mmol/L' : 'µmol/L';
}
