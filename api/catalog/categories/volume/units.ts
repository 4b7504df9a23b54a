import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('volume', 'm3', {
  m3: { singular: 'cubic meter', symbol: 'm³', aliases: 'cbm cu-m cubic-m', toBase: '1' },
  cm3: {
    singular: 'cubic centimeter',
    symbol: 'cm³',
    searchedAs: 'cc',
    aliases: 'cc ccs ccm cu-cm cubic-cm',
    toBase: '1/1000000',
  },
  mm3: {
    singular: 'cubic millimeter',
    symbol: 'mm³',
    searchedAs: 'cubic millimeters',
    aliases: 'cu-mm cubic-mm',
    toBase: '1/1000000000',
  },
  dm3: {
    singular: 'cubic decimeter',
    symbol: 'dm³',
    searchedAs: 'cubic decimeters',
    aliases: 'cu-dm cubic-dm',
    toBase: '1/1000',
  },
  km3: {
    singular: 'cubic kilometer',
    symbol: 'km³',
    searchedAs: 'cubic kilometers',
    aliases: 'cu-km cubic-km',
    toBase: '1000000000',
  },
  L: { singular: 'liter', searchedAs: 'liters', aliases: 'ltr ltrs lt', toBase: '1/1000' }, // a cubic decimeter
  ml: { singular: 'milliliter', symbol: 'mL', slug: 'ml', aliases: 'mls', toBase: '1/1000000' },
  'gal-us': {
    singular: 'US gallon',
    symbol: 'gal',
    searchedAs: 'gallons',
    aliases: 'gallon gals us-gal',
    toBase: '473176473/125000000000', // 231 cubic inches
  },
  'gal-uk': {
    singular: 'UK gallon',
    symbol: 'gal UK',
    searchedAs: 'UK gallons',
    aliases: 'uk-gal imperial-gallon imperial-gallons imp-gal gal-imp',
    toBase: '454609/100000000', // 4.54609 L
  },
  qt: { singular: 'US quart', searchedAs: 'quarts', aliases: 'quart qts', toBase: '473176473/500000000000' },
  pt: { singular: 'US pint', searchedAs: 'pints', aliases: 'pint pts', toBase: '473176473/1000000000000' },
  cup: { singular: 'US cup', searchedAs: 'cups', toBase: '473176473/2000000000000', finestFraction: 4 },
  'fl-oz': {
    singular: 'US fluid ounce',
    symbol: 'fl oz',
    aliases: 'fluid-ounce floz fluid-oz',
    toBase: '473176473/16000000000000',
  },
  tbsp: { singular: 'US tablespoon', aliases: 'tablespoon tbsps tbs tbl', toBase: '473176473/32000000000000' },
  tsp: { singular: 'US teaspoon', aliases: 'teaspoon tsps', toBase: '157725491/32000000000000', finestFraction: 8 },
  ft3: {
    singular: 'cubic foot',
    plural: 'cubic feet',
    symbol: 'ft³',
    searchedAs: 'cubic feet',
    aliases: 'cuft cu-ft cubic-ft cf',
    toBase: '55306341/1953125000', // 0.3048³ m³
  },
  yd3: {
    singular: 'cubic yard',
    symbol: 'yd³',
    searchedAs: 'cubic yards',
    aliases: 'cu-yd cu-yds cubic-yd cubic-yds cuyd cuyds cyd',
    toBase: '1493271207/1953125000', // (0.9144 m)³
  },
  in3: {
    singular: 'cubic inch',
    plural: 'cubic inches',
    symbol: 'in³',
    searchedAs: 'cubic inches',
    aliases: 'cuin cu-in cubic-in cid',
    toBase: '2048383/125000000000', // 0.0254³ m³
  },
  dl: { singular: 'deciliter', symbol: 'dL', slug: 'dl', aliases: 'dls', toBase: '1/10000' },
  cl: { singular: 'centiliter', symbol: 'cL', slug: 'cl', aliases: 'cls', toBase: '1/100000' },
  'qt-uk': {
    singular: 'UK quart',
    symbol: 'qt UK',
    aliases: 'uk-qt imperial-quart imperial-quarts imp-qt qt-imp british-quart british-quarts',
    toBase: '454609/400000000', // a quarter of 4.54609 L
  },
  'pt-uk': {
    singular: 'UK pint',
    symbol: 'pt UK',
    aliases: 'uk-pt imperial-pint imperial-pints imp-pt pt-imp british-pint british-pints',
    toBase: '454609/800000000', // an eighth of 4.54609 L
  },
  'fl-oz-uk': {
    singular: 'UK fluid ounce',
    symbol: 'fl oz UK',
    aliases:
      'uk-fl-oz imperial-fluid-ounce imperial-fluid-ounces imp-fl-oz fl-oz-imp uk-floz british-fluid-ounce ' +
      'british-fluid-ounces',
    toBase: '454609/16000000000', // 1/160 of 4.54609 L
  },
  'cup-metric': {
    singular: 'metric cup',
    symbol: 'metric cup',
    searchedAs: 'metric cups',
    fullName: 'Cups, metric (250 mL)',
    aliases: 'cup-metric cups-metric australian-cup australian-cups canadian-cup canadian-cups',
    toBase: '1/4000',
  },
  bbl: {
    singular: 'oil barrel',
    aliases: 'barrel barrels bbls barrel-of-oil barrels-of-oil',
    toBase: '9936705933/62500000000', // 42 US gallons
  },
  bu: {
    singular: 'US bushel',
    aliases: 'us-bushel us-bushels bushel bushels bsh',
    toBase: '220244188543/6250000000000', // 2150.42 cubic inches
  },
  pk: {
    singular: 'US peck',
    aliases: 'us-peck us-pecks peck pecks',
    toBase: '220244188543/25000000000000', // a quarter of a bushel
  },
});
