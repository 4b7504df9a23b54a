import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('area', 'm2', {
  m2: {
    singular: 'square meter',
    symbol: 'm²',
    searchedAs: 'sq m',
    aliases: 'sqm sq-m sq-meter sq-meters meter-squared meters-squared',
    toBase: '1',
  },
  cm2: {
    singular: 'square centimeter',
    symbol: 'cm²',
    searchedAs: 'sq cm',
    aliases: 'sqcm sq-cm square-cm',
    toBase: '1/10000',
  },
  mm2: {
    singular: 'square millimeter',
    symbol: 'mm²',
    searchedAs: 'square millimeters',
    aliases: 'sq-mm sqmm mm-sq',
    toBase: '1/1000000',
  },
  dm2: {
    singular: 'square decimeter',
    symbol: 'dm²',
    searchedAs: 'square decimeters',
    aliases: 'sq-dm sqdm',
    toBase: '1/100',
  },
  km2: {
    singular: 'square kilometer',
    symbol: 'km²',
    searchedAs: 'sq km',
    aliases: 'sqkm sq-km square-km',
    toBase: '1000000',
  },
  ft2: {
    singular: 'square foot',
    plural: 'square feet',
    symbol: 'ft²',
    searchedAs: 'sq ft',
    aliases: 'sqft sq-ft sq-feet sq-foot sf square-ft feet-squared',
    toBase: '145161/1562500', // 0.3048² m²
  },
  in2: {
    singular: 'square inch',
    plural: 'square inches',
    symbol: 'in²',
    searchedAs: 'sq in',
    aliases: 'sqin sq-in sq-inch sq-inches square-in',
    toBase: '16129/25000000', // 0.0254² m²
  },
  yd2: {
    singular: 'square yard',
    symbol: 'yd²',
    searchedAs: 'sq yd',
    aliases: 'sqyd sq-yd sq-yard sq-yards square-yd',
    toBase: '1306449/1562500', // 0.9144² m²
  },
  ac: {
    singular: 'acre',
    searchedAs: 'acres',
    toBase: '316160658/78125', // 4840 square international yards
  },
  ha: { singular: 'hectare', searchedAs: 'hectares', toBase: '10000' },
  mi2: {
    singular: 'square mile',
    symbol: 'mi²',
    searchedAs: 'sq mi',
    aliases: 'sqmi sq-mi sq-mile sq-miles square-mi',
    toBase: '40468564224/15625', // 1609.344² m²
  },
  are: { singular: 'are', searchedAs: 'ares', toBase: '100' },
  cent: {
    singular: 'cent of land',
    plural: 'cents of land',
    slug: 'cents',
    aliases: 'cent cents',
    toBase: '158080329/3906250',
  }, // 0.01 acre
  bigha: {
    singular: 'bigha',
    fullName: 'Bighas, Bengal, and Assam (bigha)',
    aliases: 'bengal-bigha bengali-bigha assam-bigha',
    toBase: '20903184/15625', // 14,400 square feet
  },
});
