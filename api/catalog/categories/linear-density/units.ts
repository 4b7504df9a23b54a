import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('linear-density', 'tex', {
  den: { singular: 'denier', plural: 'denier', searchedAs: 'denier', aliases: 'd-fiber', toBase: '1/9' },
  dtex: { singular: 'decitex', plural: 'decitex', aliases: 'deci-tex', toBase: '1/10' },
  tex: {
    singular: 'tex',
    plural: 'tex',
    fullName: 'Tex (g/km)',
    aliases: 'g-km g-per-km grams-per-kilometer',
    toBase: '1',
  },
  ne: {
    singular: 'English cotton count',
    symbol: 'Ne',
    slug: 'ne',
    aliases: 'nec cotton-count cotton-counts',
    toBase: '32399455/54864', // 0.45359237 kg / (840 × 0.9144 m) divided by the value, in g/km
    isReciprocal: true,
  },
  'metric-count': {
    singular: 'metric yarn count',
    symbol: 'm/g',
    slug: 'metric-count',
    aliases: 'metric-counts m-per-g meters-per-gram',
    toBase: '1000', // m/g
    isReciprocal: true,
  },
});
