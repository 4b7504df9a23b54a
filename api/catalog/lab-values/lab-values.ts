import { proseNumber } from '../engine/prose-number.ts';
import { divide, multiply, rational, rationalFromDecimal, type Rational } from '../engine/rational.ts';

export type MolarUnit = 'mmol/L' | 'µmol/L';
export type LabUnit = MolarUnit | 'mg/dL';

export interface LabValue {
  id: string;
  name: string;
  aliases: readonly string[];
  formula: string;
  /** Grams per mole, from the formula and the standard atomic weights (CIAAW, abridged, 2021). */
  molarMass: string;
  molarUnit: MolarUnit;
  /**
   * Converts mg/dL to the molar unit. A test checks the molar mass against this second source, the SI conversion table
   * in the AMA Manual of Style, 11th edition.
   */
  amaFactor: string;
  note?: string;
}

export const labValues: readonly LabValue[] = [
  {
    id: 'glucose',
    name: 'glucose',
    aliases: ['blood glucose', 'blood sugar', 'sugar', 'fasting glucose'],
    formula: 'C₆H₁₂O₆',
    molarMass: '180.156',
    molarUnit: 'mmol/L',
    amaFactor: '0.0555',
    note: 'Meters and tables often use 18 for 18.0156. The results differ by less than 0.1%.',
  },
  {
    id: 'cholesterol',
    name: 'cholesterol',
    aliases: ['total cholesterol', 'ldl', 'hdl', 'ldl cholesterol', 'hdl cholesterol', 'non-hdl cholesterol'],
    formula: 'C₂₇H₄₆O',
    molarMass: '386.664',
    molarUnit: 'mmol/L',
    amaFactor: '0.0259',
    note: 'The same factor applies to total, LDL, and HDL cholesterol, but not to triglycerides.',
  },
  {
    id: 'triglycerides',
    name: 'triglycerides',
    aliases: ['triglyceride', 'trigs'],
    formula: 'C₅₇H₁₀₄O₆',
    molarMass: '885.4',
    molarUnit: 'mmol/L',
    amaFactor: '0.0113',
    note: 'Triglycerides are a mixture. Labs use the molar mass of triolein, 885.4 grams per mole, for all of them.',
  },
  {
    id: 'creatinine',
    name: 'creatinine',
    aliases: ['serum creatinine'],
    formula: 'C₄H₇N₃O',
    molarMass: '113.12',
    molarUnit: 'µmol/L',
    amaFactor: '88.4',
  },
];

const DECILITERS_PER_LITER = 10n;
const THOUSAND = 1000n;

/** Returns the milligrams per deciliter in one molar unit. */
export function labFactor({ molarMass, molarUnit }: Pick<LabValue, 'molarMass' | 'molarUnit'>): Rational {
  const parts = molarUnit === 'mmol/L' ? DECILITERS_PER_LITER : DECILITERS_PER_LITER * THOUSAND;
  return divide(rationalFromDecimal(molarMass), rational(parts));
}

export function convertLabValue(labValue: LabValue, value: Rational, from: LabUnit): Rational {
  const factor = labFactor(labValue);
  return from === 'mg/dL' ? divide(value, factor) : multiply(value, factor);
}

export function otherLabUnit({ molarUnit }: LabValue, unit: LabUnit): LabUnit {
  return unit === 'mg/dL' ? molarUnit : 'mg/dL';
}

/** Molar masses and blood tests are no more precise than this. */
const SIGNIFICANT_DIGITS = 4;

export function labNumber(value: Rational): string {
  return proseNumber(value, SIGNIFICANT_DIGITS);
}
