import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('energy', 'j', {
  j: {
    singular: 'joule',
    symbol: 'J',
    searchedAs: 'joules',
    toBase: '1',
    authority: 'SI Brochure (BIPM, 9th edition), derived unit: N·m',
  },
  kj: {
    singular: 'kilojoule',
    symbol: 'kJ',
    slug: 'kj',
    toBase: '1000',
    authority: 'SI Brochure (BIPM, 9th edition), prefixes',
  },
  cal: {
    singular: 'calorie',
    searchedAs: 'calories',
    aliases: 'cals small-calorie small-calories gram-calorie gram-calories',
    toBase: '523/125', // 4.184 J, the thermochemical calorie
    authority: 'NIST SP 811: thermochemical calorie, 4.184 J',
  },
  kcal: {
    singular: 'kilocalorie',
    slug: 'kcal',
    aliases: 'kcals food-calorie food-calories large-calorie large-calories',
    toBase: '4184',
    authority: 'NIST SP 811: 1000 thermochemical calories',
  },
  wh: {
    singular: 'watt hour',
    symbol: 'Wh',
    aliases: 'w-h',
    toBase: '3600',
    authority: 'SI Brochure (BIPM, 9th edition): one watt for 3600 s',
  },
  kwh: {
    singular: 'kilowatt hour',
    symbol: 'kWh',
    slug: 'kwh',
    aliases: 'kw-h kw-hr',
    toBase: '3600000',
    authority: 'SI Brochure (BIPM, 9th edition): one kilowatt for 3600 s',
  },
  btu: {
    singular: 'BTU',
    symbol: 'BTU',
    fullName: 'British Thermal Units (BTU)',
    slug: 'btu',
    aliases: 'british-thermal-unit british-thermal-units',
    toBase: '52752792631/50000000', // 4.1868 J/g per °C × 453.59237 g × 5/9 °C
    authority: 'NIST SP 811: International Table BTU, 1055.05585262 J',
  },
  'ft-lb': {
    singular: 'foot-pound',
    symbol: 'ft·lbf',
    aliases: 'ft-lb ft-lbs ftlb ftlbs ftlbf foot-lb foot-lbs foot-pound-force foot-pounds-force feet-pounds',
    toBase: '3389544870828501/2500000000000000', // 0.3048 m × 4.4482216152605 N
    authority: 'NIST SP 811: the pound-force over one foot',
  },
});
