import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('pressure', 'pa', {
  pa: { singular: 'pascal', symbol: 'Pa', aliases: 'newtons-per-square-meter', toBase: '1' },
  kpa: { singular: 'kilopascal', symbol: 'kPa', slug: 'kpa', toBase: '1000' },
  bar: { singular: 'bar', plural: 'bar', aliases: 'bars', toBase: '100000' },
  psi: {
    singular: 'pound per square inch',
    slug: 'psi',
    aliases: 'lb-in2 lbs-in2 lbf-in2 pounds-force-per-square-inch',
    toBase: '8896443230521/1290320000', // 0.45359237 kg × 9.80665 m/s² / (0.0254 m)²
  },
  ksi: {
    singular: 'kip per square inch',
    searchedAs: 'ksi',
    slug: 'ksi',
    aliases: 'kpsi kip-in2 kips-in2 kip-per-sq-in kilopound-per-square-inch kilopounds-per-square-inch',
    toBase: '8896443230521/1290320', // 1000 psi
  },
  atm: { singular: 'atmosphere', slug: 'atm', aliases: 'standard-atmosphere standard-atmospheres', toBase: '101325' },
  'kgf-cm2': {
    singular: 'technical atmosphere',
    symbol: 'kgf/cm²',
    searchedAs: 'kg/cm²',
    aliases:
      'kg-cm2 kilogram-force-per-square-centimeter kilograms-force-per-square-centimeter ' +
      'kilograms-per-square-centimeter kilogram-per-square-centimeter kg-per-cm2 kg-per-square-cm kg-sq-cm ' +
      'kgf-per-cm2 ksc',
    toBase: '196133/2', // 9.80665 N / 0.0001 m²
  },
  torr: {
    singular: 'torr',
    plural: 'torr',
    symbol: 'Torr',
    searchedAs: 'torr',
    aliases: 'torrs',
    toBase: '20265/152', // 101325/760 Pa
  },
  mmhg: {
    singular: 'millimeter of mercury',
    symbol: 'mmHg',
    slug: 'mmhg',
    aliases: 'mm-hg mm-of-mercury mm-of-hg',
    toBase: '26664477483/200000000', // 13595.1 kg/m³ × 9.80665 m/s² × 0.001 m
  },
  hpa: { singular: 'hectopascal', symbol: 'hPa', slug: 'hpa', aliases: 'mbar mbars millibar millibars', toBase: '100' },
  mpa: {
    singular: 'megapascal',
    symbol: 'MPa',
    slug: 'mpa',
    aliases: 'newtons-per-square-millimeter n-mm2',
    toBase: '1000000',
  },
  inhg: {
    singular: 'inch of mercury',
    plural: 'inches of mercury',
    symbol: 'inHg',
    slug: 'inhg',
    aliases: 'in-hg ins-hg inch-hg inches-hg in-of-hg inch-of-hg inches-of-hg in-of-mercury inches-mercury',
    toBase: '3386388640341/1000000000', // 13595.1 kg/m³ × 9.80665 m/s² × 0.0254 m
  },
});
