import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('torque', 'Nm', {
  Nm: {
    singular: 'newton meter',
    symbol: 'N·m',
    searchedAs: 'Nm',
    aliases: 'newtonmeter newtonmeters newtons-meter newtons-meters',
    toBase: '1',
  },
  kNm: {
    singular: 'kilonewton meter',
    symbol: 'kN·m',
    searchedAs: 'kNm',
    aliases: 'kilonewtonmeter kilonewtonmeters',
    toBase: '1000',
  },
  Ncm: {
    singular: 'newton centimeter',
    symbol: 'N·cm',
    searchedAs: 'Ncm',
    aliases: 'newtoncentimeter newtoncentimeters',
    toBase: '1/100',
  },
  'lbf-ft': {
    singular: 'pound-foot',
    plural: 'pound-feet',
    symbol: 'lbf·ft',
    searchedAs: 'lb-ft',
    aliases:
      'lb-ft lbs-ft lbft lbsft lbfft lb-foot lb-feet lbs-foot lbs-feet pound-ft pounds-ft pounds-foot pounds-feet ' +
      'pound-force-foot pound-force-feet ft-lb ft-lbs ftlb ftlbs ft-lbf foot-lb foot-lbs foot-pound foot-pounds',
    toBase: '3389544870828501/2500000000000000', // 4.4482216152605 N × 0.3048 m
  },
  'lbf-in': {
    singular: 'pound-inch',
    plural: 'pound-inches',
    symbol: 'lbf·in',
    searchedAs: 'lb-in',
    aliases:
      'lb-in lbs-in lb-inch lb-inches pound-in pound-force-inch pound-force-inches in-lb in-lbs in-lbf inlb inlbs ' +
      'inch-lb inch-lbs inch-pound inch-pounds',
    toBase: '1129848290276167/10000000000000000', // 4.4482216152605 N × 0.0254 m
  },
  'ozf-in': {
    singular: 'ounce-inch',
    plural: 'ounce-inches',
    symbol: 'ozf·in',
    searchedAs: 'oz-in',
    aliases: 'oz-in oz-inch oz-inches ounce-force-inch ounce-force-inches in-oz in-ozf inch-oz inch-ounce inch-ounces',
    toBase: '1129848290276167/160000000000000000', // 4.4482216152605 N / 16 × 0.0254 m
  },
  'kgf-m': {
    singular: 'kilogram-force meter',
    symbol: 'kgf·m',
    slug: 'kgf-m',
    aliases:
      'kg-m kg-meter kg-meters kgfm kgf-meter kgf-meters kilogram-meter kilogram-meters kilopond-meter ' +
      'kilopond-meters kp-m kpm mkg',
    toBase: '196133/20000', // 9.80665 N × 1 m
  },
  'kgf-cm': {
    singular: 'kilogram-force centimeter',
    symbol: 'kgf·cm',
    slug: 'kgf-cm',
    aliases:
      'kg-cm kgcm kgfcm kg-centimeter kg-centimeters kilogram-centimeter kilogram-centimeters kilopond-centimeter ' +
      'kilopond-centimeters kp-cm',
    toBase: '196133/2000000', // 9.80665 N × 0.01 m
  },
});
