import type { CategoryUnits } from '../engine/unit-definition.ts';

const SI = 'SI Brochure (BIPM, 9th edition)';
const US_GALLON = 'NIST Handbook 44, Appendix C';
const AGREEMENT = 'International yard and pound agreement, 1959';

export const volume: CategoryUnits = {
  category: 'volume',
  base: 'm3',
  units: [
    {
      id: 'm3', category: 'volume', name: 'Cubic Meters', singular: 'cubic meter', plural: 'cubic meters', symbol: 'm³',
      fullName: 'Cubic Meters (m³)', slug: 'cubic-meters', aliases: ['cbm', 'cu-m', 'cubic-m'],
      toBase: { numerator: '1', denominator: '1' },
      authority: `${SI}, derived unit`,
    },
    {
      id: 'cm3', category: 'volume', name: 'Cubic Centimeters', singular: 'cubic centimeter', plural: 'cubic centimeters',
      symbol: 'cm³', fullName: 'Cubic Centimeters (cm³)', slug: 'cubic-centimeters', aliases: ['cc', 'ccs', 'ccm', 'cu-cm', 'cubic-cm'],
      toBase: { numerator: '1', denominator: '1000000' },
      authority: `${SI}, derived unit`,
    },
    {
      id: 'L', category: 'volume', name: 'Liters', singular: 'liter', plural: 'liters', symbol: 'L',
      fullName: 'Liters (L)', slug: 'liters', aliases: ['ltr', 'ltrs', 'lt'],
      // exact: a cubic decimeter
      toBase: { numerator: '1', denominator: '1000' },
      authority: '12th General Conference on Weights and Measures, 1964: a cubic decimeter',
    },
    {
      id: 'ml', category: 'volume', name: 'Milliliters', singular: 'milliliter', plural: 'milliliters', symbol: 'mL',
      fullName: 'Milliliters (mL)', slug: 'ml', aliases: ['mls'],
      toBase: { numerator: '1', denominator: '1000000' },
      authority: `${SI}, prefixes of the liter`,
    },
    {
      id: 'gal-us', category: 'volume', name: 'Gallons', singular: 'US gallon', plural: 'US gallons', symbol: 'gal',
      fullName: 'Gallons, US (gal)', slug: 'gallons', aliases: ['gallon', 'gals', 'us-gal'],
      // exact: 231 cubic inches
      toBase: { numerator: '473176473', denominator: '125000000000' },
      authority: `${US_GALLON}: 231 cubic inches`,
    },
    {
      id: 'gal-uk', category: 'volume', name: 'UK Gallons', singular: 'UK gallon', plural: 'UK gallons', symbol: 'gal UK',
      fullName: 'Gallons, UK (gal UK)', slug: 'uk-gallons', aliases: ['uk-gal', 'imperial-gallon', 'imperial-gallons', 'imp-gal', 'gal-imp'],
      // exact: 4.54609 L
      toBase: { numerator: '454609', denominator: '100000000' },
      authority: 'UK Weights and Measures Act 1985: 4.54609 cubic decimeters',
    },
    {
      id: 'qt', category: 'volume', name: 'Quarts', singular: 'US quart', plural: 'US quarts', symbol: 'qt',
      fullName: 'Quarts, US (qt)', slug: 'quarts', aliases: ['quart', 'qts'],
      toBase: { numerator: '473176473', denominator: '500000000000' },
      authority: `${US_GALLON}: a quarter of the US gallon`,
    },
    {
      id: 'pt', category: 'volume', name: 'Pints', singular: 'US pint', plural: 'US pints', symbol: 'pt',
      fullName: 'Pints, US (pt)', slug: 'pints', aliases: ['pint', 'pts'],
      toBase: { numerator: '473176473', denominator: '1000000000000' },
      authority: `${US_GALLON}: an eighth of the US gallon`,
    },
    {
      id: 'cup', category: 'volume', name: 'Cups', singular: 'US cup', plural: 'US cups', symbol: 'cup',
      fullName: 'Cups, US (cup)', slug: 'cups', aliases: [],
      toBase: { numerator: '473176473', denominator: '2000000000000' },
      authority: `${US_GALLON}: half a US pint`,
    },
    {
      id: 'fl-oz', category: 'volume', name: 'Fluid Ounces', singular: 'US fluid ounce', plural: 'US fluid ounces', symbol: 'fl oz',
      fullName: 'Fluid Ounces, US (fl oz)', slug: 'fluid-ounces', aliases: ['fluid-ounce', 'floz', 'fluid-oz'],
      toBase: { numerator: '473176473', denominator: '16000000000000' },
      authority: `${US_GALLON}: 1/128 of the US gallon`,
    },
    {
      id: 'tbsp', category: 'volume', name: 'Tablespoons', singular: 'US tablespoon', plural: 'US tablespoons', symbol: 'tbsp',
      fullName: 'Tablespoons, US (tbsp)', slug: 'tablespoons', aliases: ['tablespoon', 'tbsps', 'tbs', 'tbl'],
      toBase: { numerator: '473176473', denominator: '32000000000000' },
      authority: `${US_GALLON}: half a US fluid ounce`,
    },
    {
      id: 'tsp', category: 'volume', name: 'Teaspoons', singular: 'US teaspoon', plural: 'US teaspoons', symbol: 'tsp',
      fullName: 'Teaspoons, US (tsp)', slug: 'teaspoons', aliases: ['teaspoon', 'tsps'],
      toBase: { numerator: '157725491', denominator: '32000000000000' },
      authority: `${US_GALLON}: a third of the US tablespoon`,
    },
    {
      id: 'ft3', category: 'volume', name: 'Cubic Feet', singular: 'cubic foot', plural: 'cubic feet', symbol: 'ft³',
      fullName: 'Cubic Feet (ft³)', slug: 'cubic-feet', aliases: ['cuft', 'cu-ft', 'cubic-ft', 'cf'],
      // exact: 0.3048³ m³
      toBase: { numerator: '55306341', denominator: '1953125000' },
      authority: `${AGREEMENT}: the cube of 0.3048 m`,
    },
    {
      id: 'in3', category: 'volume', name: 'Cubic Inches', singular: 'cubic inch', plural: 'cubic inches', symbol: 'in³',
      fullName: 'Cubic Inches (in³)', slug: 'cubic-inches', aliases: ['cuin', 'cu-in', 'cubic-in', 'cid'],
      // exact: 0.0254³ m³
      toBase: { numerator: '2048383', denominator: '125000000000' },
      authority: `${AGREEMENT}: the cube of 0.0254 m`,
    },
  ],
};
