import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('length', 'm', {
  m: { singular: 'meter', aliases: 'mtr mtrs', toBase: '1' },
  cm: { singular: 'centimeter', slug: 'cm', aliases: 'cms', toBase: '1/100' },
  mm: { singular: 'millimeter', slug: 'mm', toBase: '1/1000' },
  km: { singular: 'kilometer', slug: 'km', aliases: 'kms', toBase: '1000' },
  ft: { singular: 'foot', plural: 'feet', aliases: "' ′", toBase: '381/1250' }, // 0.3048 m, a third of the yard
  in: {
    singular: 'inch',
    plural: 'inches',
    searchedAs: 'inches',
    aliases: 'ins " ″',
    toBase: '127/5000', // 0.0254 m, a twelfth of the foot
    finestFraction: 16,
  },
  yd: { singular: 'yard', searchedAs: 'yards', aliases: 'yds', toBase: '1143/1250' }, // 0.9144 m
  mi: {
    singular: 'mile',
    searchedAs: 'miles',
    aliases: 'statute-mile statute-miles',
    toBase: '201168/125', // 1609.344 m, 5280 feet
  },
  nmi: {
    singular: 'nautical mile',
    searchedAs: 'nautical miles',
    aliases: 'nautical sea-mile sea-miles',
    toBase: '1852',
  },
  um: { singular: 'micrometer', symbol: 'µm', searchedAs: 'microns', aliases: 'micron microns', toBase: '1/1000000' },
  nm: { singular: 'nanometer', toBase: '1/1000000000' },
  dm: { singular: 'decimeter', toBase: '1/10' },
  fur: { singular: 'furlong', aliases: 'furs', toBase: '25146/125' }, // 201.168 m, 660 feet
  ftm: { singular: 'fathom', aliases: 'fath', toBase: '1143/625' }, // 1.8288 m, 6 feet
  au: { singular: 'astronomical unit', aliases: 'a-u', toBase: '149597870700' },
  ly: {
    singular: 'light-year',
    aliases: 'lightyear lightyears lys lyr',
    toBase: '9460730472580800', // 299,792,458 m/s × 365.25 × 86,400 s
  },
  lea: { singular: 'league', aliases: 'land-league land-leagues', toBase: '603504/125' }, // 4828.032 m, 3 miles
  point: {
    singular: 'typographic point',
    symbol: 'pt',
    slug: 'points',
    searchedAs: 'points',
    aliases: 'point points dtp-point dtp-points postscript-points',
    toBase: '127/360000', // 1/72 in
  },
  pica: { singular: 'pica', symbol: 'pc', searchedAs: 'picas', toBase: '127/30000' }, // 1/6 in
  angstrom: { singular: 'angstrom', symbol: 'Å', aliases: 'ångström ångströms ångstrom', toBase: '1/10000000000' },
  'light-second': { singular: 'light-second', symbol: 'ls', aliases: 'lightsecond lightseconds', toBase: '299792458' },
});
