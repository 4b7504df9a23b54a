import type { CategoryUnits } from '../engine/unit-definition.ts';

const SI = 'SI Brochure (BIPM, 9th edition)';
const AGREEMENT = 'International yard and pound agreement, 1959';

export const weight: CategoryUnits = {
  category: 'weight',
  base: 'kg',
  units: [
    {
      id: 'kg', category: 'weight', name: 'Kilograms', singular: 'kilogram', plural: 'kilograms', symbol: 'kg',
      fullName: 'Kilograms (kg)', slug: 'kg', aliases: ['kgs', 'kilo', 'kilos'],
      toBase: { numerator: '1', denominator: '1' },
      authority: `SI base unit; ${SI}`,
    },
    {
      id: 'g', category: 'weight', name: 'Grams', singular: 'gram', plural: 'grams', symbol: 'g',
      fullName: 'Grams (g)', slug: 'grams', aliases: ['gm', 'gms'],
      toBase: { numerator: '1', denominator: '1000' },
      authority: `${SI}, prefixes`,
    },
    {
      id: 'mg', category: 'weight', name: 'Milligrams', singular: 'milligram', plural: 'milligrams', symbol: 'mg',
      fullName: 'Milligrams (mg)', slug: 'mg', aliases: [],
      toBase: { numerator: '1', denominator: '1000000' },
      authority: `${SI}, prefixes`,
    },
    {
      id: 'lb', category: 'weight', name: 'Pounds', singular: 'pound', plural: 'pounds', symbol: 'lb',
      fullName: 'Pounds (lb)', slug: 'pounds', aliases: ['lbs', 'lbm'],
      // exact: 0.45359237 kg
      toBase: { numerator: '45359237', denominator: '100000000' },
      authority: AGREEMENT,
    },
    {
      id: 'oz', category: 'weight', name: 'Ounces', singular: 'ounce', plural: 'ounces', symbol: 'oz',
      fullName: 'Ounces (oz)', slug: 'ounces', aliases: [],
      // exact: a sixteenth of the pound
      toBase: { numerator: '45359237', denominator: '1600000000' },
      authority: `${AGREEMENT}: a sixteenth of the pound`,
    },
    {
      id: 'st', category: 'weight', name: 'Stone', singular: 'stone', plural: 'stone', symbol: 'st',
      fullName: 'Stone (st)', slug: 'stone', aliases: ['stones'],
      // exact: 14 pounds
      toBase: { numerator: '317514659', denominator: '50000000' },
      authority: 'UK Weights and Measures Act 1985: 14 pounds',
    },
    {
      id: 'ton', category: 'weight', name: 'Tonnes', singular: 'tonne', plural: 'tonnes', symbol: 't',
      fullName: 'Tonnes (t)', slug: 'tonnes', aliases: ['tons'],
      toBase: { numerator: '1000', denominator: '1' },
      authority: `${SI}, units accepted for use with the SI`,
    },
    {
      id: 'mt', category: 'weight', name: 'Metric Tons', singular: 'metric ton', plural: 'metric tons', symbol: 'mt',
      fullName: 'Metric Tons (mt)', slug: 'metric-tons', aliases: ['metric-tonne', 'metric-tonnes'],
      toBase: { numerator: '1000', denominator: '1' },
      authority: 'NIST SP 811: the name of the tonne in US commerce',
    },
    {
      id: 'short-ton', category: 'weight', name: 'Short Tons', singular: 'short ton', plural: 'short tons', symbol: 'tn',
      fullName: 'Short Tons, US (tn)', slug: 'short-tons', aliases: ['us-ton', 'us-tons', 'ton-us', 'sh-tn', 'us-short-ton', 'us-short-tons'],
      // exact: 2000 pounds
      toBase: { numerator: '45359237', denominator: '50000' },
      authority: 'NIST Handbook 44, Appendix C: 2000 pounds',
    },
    {
      id: 'long-ton', category: 'weight', name: 'Long Tons', singular: 'long ton', plural: 'long tons', symbol: 'l tn',
      fullName: 'Long Tons, UK (l tn)', slug: 'long-tons', aliases: ['uk-ton', 'uk-tons', 'ton-uk', 'imperial-ton', 'imperial-tons', 'uk-long-ton', 'uk-long-tons'],
      // exact: 2240 pounds
      toBase: { numerator: '317514659', denominator: '312500' },
      authority: 'UK Weights and Measures Act 1985, as enacted: 2240 pounds',
    },
  ],
};
