import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('energy', 'j', {
  j: { singular: 'joule', symbol: 'J', searchedAs: 'joules', toBase: '1' },
  kj: { singular: 'kilojoule', symbol: 'kJ', slug: 'kj', toBase: '1000' },
  cal: {
    singular: 'calorie',
    searchedAs: 'calories',
    aliases: 'cals small-calorie small-calories gram-calorie gram-calories',
    toBase: '523/125', // 4.184 J, the thermochemical calorie
  },
  kcal: {
    singular: 'kilocalorie',
    slug: 'kcal',
    aliases: 'kcals food-calorie food-calories large-calorie large-calories',
    toBase: '4184',
  },
  wh: { singular: 'watt hour', symbol: 'Wh', aliases: 'w-h', toBase: '3600' },
  kwh: { singular: 'kilowatt hour', symbol: 'kWh', slug: 'kwh', aliases: 'kw-h kw-hr', toBase: '3600000' },
  btu: {
    singular: 'BTU',
    symbol: 'BTU',
    fullName: 'British Thermal Units (BTU)',
    slug: 'btu',
    aliases: 'british-thermal-unit british-thermal-units',
    toBase: '52752792631/50000000', // 4.1868 J/g per °C × 453.59237 g × 5/9 °C
  },
  'ft-lb': {
    singular: 'foot-pound',
    symbol: 'ft·lbf',
    aliases: 'ft-lb ft-lbs ftlb ftlbs ftlbf foot-lb foot-lbs foot-pound-force foot-pounds-force feet-pounds',
    toBase: '3389544870828501/2500000000000000', // 0.3048 m × 4.4482216152605 N
  },
});
