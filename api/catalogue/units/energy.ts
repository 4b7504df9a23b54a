import type { CategoryUnits } from '../engine/unit-definition.ts';

export const energy: CategoryUnits = {
  category: 'energy',
  base: 'j',
  units: [
    {
      id: 'j', category: 'energy', name: 'Joules', singular: 'joule', plural: 'joules', symbol: 'J',
      fullName: 'Joules (J)', slug: 'joules', aliases: [],
      toBase: { numerator: '1', denominator: '1' },
      authority: 'SI Brochure (BIPM, 9th edition), derived unit: N·m',
    },
    {
      id: 'kj', category: 'energy', name: 'Kilojoules', singular: 'kilojoule', plural: 'kilojoules', symbol: 'kJ',
      fullName: 'Kilojoules (kJ)', slug: 'kj', aliases: [],
      toBase: { numerator: '1000', denominator: '1' },
      authority: 'SI Brochure (BIPM, 9th edition), prefixes',
    },
    {
      id: 'cal', category: 'energy', name: 'Calories', singular: 'calorie', plural: 'calories', symbol: 'cal',
      fullName: 'Calories (cal)', slug: 'calories', aliases: ['cals', 'small-calorie', 'small-calories', 'gram-calorie', 'gram-calories'],
      // exact: 4.184 J, the thermochemical calorie
      toBase: { numerator: '523', denominator: '125' },
      authority: 'NIST SP 811: thermochemical calorie, 4.184 J',
    },
    {
      id: 'kcal', category: 'energy', name: 'Kilocalories', singular: 'kilocalorie', plural: 'kilocalories', symbol: 'kcal',
      fullName: 'Kilocalories (kcal)', slug: 'kcal',
      aliases: ['kcals', 'food-calorie', 'food-calories', 'large-calorie', 'large-calories'],
      toBase: { numerator: '4184', denominator: '1' },
      authority: 'NIST SP 811: 1000 thermochemical calories',
    },
    {
      id: 'wh', category: 'energy', name: 'Watt Hours', singular: 'watt hour', plural: 'watt hours', symbol: 'Wh',
      fullName: 'Watt Hours (Wh)', slug: 'watt-hours', aliases: ['w-h'],
      toBase: { numerator: '3600', denominator: '1' },
      authority: 'SI Brochure (BIPM, 9th edition): one watt for 3600 s',
    },
    {
      id: 'kwh', category: 'energy', name: 'Kilowatt Hours', singular: 'kilowatt hour', plural: 'kilowatt hours', symbol: 'kWh',
      fullName: 'Kilowatt Hours (kWh)', slug: 'kwh', aliases: ['kw-h', 'kw-hr'],
      toBase: { numerator: '3600000', denominator: '1' },
      authority: 'SI Brochure (BIPM, 9th edition): one kilowatt for 3600 s',
    },
    {
      id: 'btu', category: 'energy', name: 'BTUs', singular: 'BTU', plural: 'BTUs', symbol: 'BTU',
      fullName: 'British Thermal Units (BTU)', slug: 'btu', aliases: ['british-thermal-unit', 'british-thermal-units'],
      // exact: 4.1868 J/g per °C × 453.59237 g × 5/9 °C
      toBase: { numerator: '52752792631', denominator: '50000000' },
      authority: 'NIST SP 811: International Table BTU, 1055.05585262 J',
    },
  ],
};
