import type { CategoryUnits } from '../engine/unit-definition.ts';

export const pressure: CategoryUnits = {
  category: 'pressure',
  base: 'pa',
  units: [
    {
      id: 'pa', category: 'pressure', name: 'Pascals', singular: 'pascal', plural: 'pascals', symbol: 'Pa',
      fullName: 'Pascals (Pa)', slug: 'pascals', aliases: ['newtons-per-square-meter'],
      toBase: { numerator: '1', denominator: '1' },
      authority: 'SI Brochure (BIPM, 9th edition), derived unit: N/m²',
    },
    {
      id: 'kpa', category: 'pressure', name: 'Kilopascals', singular: 'kilopascal', plural: 'kilopascals', symbol: 'kPa',
      fullName: 'Kilopascals (kPa)', slug: 'kpa', aliases: [],
      toBase: { numerator: '1000', denominator: '1' },
      authority: 'SI Brochure (BIPM, 9th edition), prefixes',
    },
    {
      id: 'bar', category: 'pressure', name: 'Bar', singular: 'bar', plural: 'bar', symbol: 'bar',
      fullName: 'Bar (bar)', slug: 'bar', aliases: ['bars'],
      toBase: { numerator: '100000', denominator: '1' },
      authority: 'ISO 80000-4: 100 kPa',
    },
    {
      id: 'psi', category: 'pressure', name: 'Pounds per Square Inch', singular: 'pound per square inch',
      plural: 'pounds per square inch', symbol: 'psi', fullName: 'Pounds per Square Inch (psi)', slug: 'psi',
      aliases: ['lb-in2', 'lbs-in2', 'lbf-in2', 'pounds-force-per-square-inch'],
      // exact: 0.45359237 kg × 9.80665 m/s² / (0.0254 m)²
      toBase: { numerator: '8896443230521', denominator: '1290320000' },
      authority: 'NIST SP 811: the pound-force over the square inch',
    },
    {
      id: 'atm', category: 'pressure', name: 'Atmospheres', singular: 'atmosphere', plural: 'atmospheres', symbol: 'atm',
      fullName: 'Atmospheres (atm)', slug: 'atm', aliases: ['standard-atmosphere', 'standard-atmospheres'],
      toBase: { numerator: '101325', denominator: '1' },
      authority: '10th General Conference on Weights and Measures, 1954: 101,325 Pa',
    },
    {
      id: 'torr', category: 'pressure', name: 'Torr', singular: 'torr', plural: 'torr', symbol: 'Torr',
      fullName: 'Torr (Torr)', slug: 'torr', aliases: ['torrs'],
      // exact: 101325/760 Pa
      toBase: { numerator: '20265', denominator: '152' },
      authority: 'ISO 80000-4: 1/760 of the standard atmosphere',
    },
    {
      id: 'mmhg', category: 'pressure', name: 'Millimeters of Mercury', singular: 'millimeter of mercury',
      plural: 'millimeters of mercury', symbol: 'mmHg', fullName: 'Millimeters of Mercury (mmHg)', slug: 'mmhg',
      aliases: ['mm-hg', 'mm-of-mercury', 'mm-of-hg'],
      // exact: 13595.1 kg/m³ × 9.80665 m/s² × 0.001 m
      toBase: { numerator: '26664477483', denominator: '200000000' },
      authority: 'BS 350, conventional: mercury of 13,595.1 kg/m³ under standard gravity',
    },
  ],
};
