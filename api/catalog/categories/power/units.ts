import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('power', 'W', {
  W: { singular: 'watt', searchedAs: 'watts', aliases: 'joules-per-second joule-per-second', toBase: '1' },
  kW: { singular: 'kilowatt', slug: 'kw', toBase: '1000' },
  MW: { singular: 'megawatt', toBase: '1000000' },
  hp: {
    singular: 'horsepower',
    plural: 'horsepower',
    slug: 'hp',
    aliases:
      'bhp brake-horsepower mechanical-horsepower mechanical-hp imperial-horsepower us-hp us-horsepower ' +
      'horse-power horsepowers',
    toBase: '37284993579113511/50000000000000', // 550 × 0.3048 m × 4.4482216152605 N / 1 s
  },
  ps: {
    singular: 'metric horsepower',
    plural: 'metric horsepower',
    symbol: 'PS',
    searchedAs: 'PS',
    slug: 'metric-hp',
    aliases:
      'hp-metric hp-m metric-horsepowers cv ch pferdestarke pferdestaerke pferdestärke cheval-vapeur ' +
      'chevaux-vapeur european-horsepower',
    toBase: '588399/800', // 75 kg × 9.80665 m/s² × 1 m/s
  },
  'btu-h': {
    singular: 'BTU per hour',
    symbol: 'BTU/h',
    slug: 'btu-per-hour',
    aliases:
      'btuh btu-hr btus-h btus-hr btu-hour btus-hour btu-per-hr btus-per-hr british-thermal-unit-per-hour ' +
      'british-thermal-units-per-hour',
    toBase: '52752792631/180000000000', // 1055.05585262 J / 3600 s
  },
  'ft-lb-s': {
    singular: 'foot-pound per second',
    symbol: 'ft·lbf/s',
    aliases: 'ft-lb-s ft-lbs-s ft-lb-sec ft-lbs-sec ft-lb-per-second ft-lbs-per-second',
    toBase: '3389544870828501/2500000000000000', // 0.3048 m × 4.4482216152605 N / 1 s
  },
  'ton-r': {
    singular: 'ton of refrigeration',
    symbol: 'TR',
    searchedAs: 'tons of refrigeration',
    aliases:
      'refrigeration-ton refrigeration-tons ton-of-cooling tons-of-cooling cooling-ton cooling-tons ' +
      'ton-of-air-conditioning tons-of-air-conditioning ton-of-ac tons-of-ac rt',
    toBase: '52752792631/15000000', // 12,000 BTU/h
  },
});
