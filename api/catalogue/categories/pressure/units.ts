import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('pressure', 'pa', {
  pa: {
    singular: 'pascal',
    symbol: 'Pa',
    aliases: 'newtons-per-square-meter',
    toBase: '1',
    authority: 'SI Brochure (BIPM, 9th edition), derived unit: N/m²',
  },
  kpa: {
    singular: 'kilopascal',
    symbol: 'kPa',
    slug: 'kpa',
    toBase: '1000',
    authority: 'SI Brochure (BIPM, 9th edition), prefixes',
  },
  bar: { singular: 'bar', plural: 'bar', aliases: 'bars', toBase: '100000', authority: 'ISO 80000-4: 100 kPa' },
  psi: {
    singular: 'pound per square inch',
    slug: 'psi',
    aliases: 'lb-in2 lbs-in2 lbf-in2 pounds-force-per-square-inch',
    toBase: '8896443230521/1290320000', // 0.45359237 kg × 9.80665 m/s² / (0.0254 m)²
    authority: 'NIST SP 811: the pound-force over the square inch',
  },
  ksi: {
    singular: 'kip per square inch',
    searchedAs: 'ksi',
    slug: 'ksi',
    aliases: 'kpsi kip-in2 kips-in2 kip-per-sq-in kilopound-per-square-inch kilopounds-per-square-inch',
    toBase: '8896443230521/1290320', // 1000 psi
    authority: 'NIST SP 811: 1000 pounds-force over the square inch',
  },
  atm: {
    singular: 'atmosphere',
    slug: 'atm',
    aliases: 'standard-atmosphere standard-atmospheres',
    toBase: '101325',
    authority: '10th General Conference on Weights and Measures, 1954: 101,325 Pa',
  },
  'kgf-cm2': {
    singular: 'technical atmosphere',
    symbol: 'kgf/cm²',
    searchedAs: 'kg/cm²',
    aliases:
      'kg-cm2 kilogram-force-per-square-centimeter kilograms-force-per-square-centimeter ' +
      'kilograms-per-square-centimeter kilogram-per-square-centimeter kg-per-cm2 kg-per-square-cm kg-sq-cm ' +
      'kgf-per-cm2 ksc',
    toBase: '196133/2', // 9.80665 N on 0.0001 m²
    authority: 'NIST SP 811: the kilogram-force over the square centimeter',
  },
  torr: {
    singular: 'torr',
    plural: 'torr',
    symbol: 'Torr',
    searchedAs: 'torr',
    aliases: 'torrs',
    toBase: '20265/152', // 101325/760 Pa
    authority: 'ISO 80000-4: 1/760 of the standard atmosphere',
  },
  mmhg: {
    singular: 'millimeter of mercury',
    symbol: 'mmHg',
    slug: 'mmhg',
    aliases: 'mm-hg mm-of-mercury mm-of-hg',
    toBase: '26664477483/200000000', // 13595.1 kg/m³ × 9.80665 m/s² × 0.001 m
    authority: 'BS 350, conventional: mercury of 13,595.1 kg/m³ under standard gravity',
  },
  hpa: {
    singular: 'hectopascal',
    symbol: 'hPa',
    slug: 'hpa',
    aliases: 'mbar mbars millibar millibars',
    toBase: '100',
    authority: 'SI Brochure (BIPM, 9th edition), prefixes of the pascal',
  },
  mpa: {
    singular: 'megapascal',
    symbol: 'MPa',
    slug: 'mpa',
    aliases: 'newtons-per-square-millimeter n-mm2',
    toBase: '1000000',
    authority: 'SI Brochure (BIPM, 9th edition), multiples of the pascal',
  },
  inhg: {
    singular: 'inch of mercury',
    plural: 'inches of mercury',
    symbol: 'inHg',
    slug: 'inhg',
    aliases: 'in-hg ins-hg inch-hg inches-hg in-of-hg inch-of-hg inches-of-hg in-of-mercury inches-mercury',
    toBase: '3386388640341/1000000000', // 13595.1 kg/m³ × 9.80665 m/s² × 0.0254 m
    authority: 'NIST SP 811, conventional: mercury of 13,595.1 kg/m³ under standard gravity',
  },
});
