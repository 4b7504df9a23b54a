import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('density', 'kg-m3', {
  'kg-m3': {
    singular: 'kilogram per cubic meter',
    symbol: 'kg/m³',
    slug: 'kg-m3',
    aliases: 'kg-per-m3 kg-per-cubic-meter g-l g-per-l gram-per-liter grams-per-liter mg-ml',
    toBase: '1',
  },
  'g-cm3': {
    singular: 'gram per cubic centimeter',
    symbol: 'g/cm³',
    slug: 'g-cm3',
    aliases:
      'g-per-cm3 g-cc g-per-cc g-ml g-per-ml gram-per-milliliter grams-per-milliliter kg-l kg-per-l ' +
      'kilogram-per-liter kilograms-per-liter t-m3 tonne-per-cubic-meter tonnes-per-cubic-meter kg-dm3',
    toBase: '1000',
  },
  'lb-ft3': {
    singular: 'pound per cubic foot',
    symbol: 'lb/ft³',
    slug: 'lb-ft3',
    aliases: 'pcf lbs-ft3 lb-per-ft3 lb-cu-ft lbs-cu-ft lb-per-cu-ft lbs-per-cu-ft lb-per-cubic-foot',
    toBase: '28349523125/1769802912', // 0.45359237 kg / (0.3048 m)³
  },
  'lb-in3': {
    singular: 'pound per cubic inch',
    symbol: 'lb/in³',
    slug: 'lb-in3',
    aliases: 'pci lbs-in3 lb-per-in3 lb-cu-in lbs-cu-in lb-per-cu-in lbs-per-cu-in lb-per-cubic-inch',
    toBase: '56699046250/2048383', // 0.45359237 kg / (0.0254 m)³
  },
  'lb-gal': {
    singular: 'pound per US gallon',
    symbol: 'lb/gal',
    slug: 'lb-gal',
    aliases: 'ppg lbs-gal lb-per-gal lbs-per-gal pound-per-gallon pounds-per-gallon lb-us-gal',
    toBase: '736351250/6145149', // 0.45359237 kg / 0.003785411784 m³
  },
  'lb-gal-uk': {
    singular: 'pound per UK gallon',
    symbol: 'lb/gal UK',
    slug: 'lb-uk-gal',
    aliases: 'lb-imp-gal pound-per-imperial-gallon pounds-per-imperial-gallon uk-lb-gal',
    toBase: '45359237/454609', // 0.45359237 kg / 0.00454609 m³
  },
});
