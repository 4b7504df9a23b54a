import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('weight', 'kg', {
  kg: { singular: 'kilogram', slug: 'kg', aliases: 'kgs kilo kilos', toBase: '1' },
  g: { singular: 'gram', aliases: 'gm gms', toBase: '1/1000' },
  mg: { singular: 'milligram', slug: 'mg', toBase: '1/1000000' },
  lb: { singular: 'pound', searchedAs: 'lbs', aliases: 'lbs lbm', toBase: '45359237/100000000' }, // 0.45359237 kg
  oz: { singular: 'ounce', toBase: '45359237/1600000000' }, // a sixteenth of the pound
  st: {
    singular: 'stone',
    plural: 'stone',
    searchedAs: 'stone',
    aliases: 'stones',
    toBase: '317514659/50000000', // 14 pounds
  },
  ton: { singular: 'tonne', symbol: 't', searchedAs: 'tonnes', aliases: 'tons', toBase: '1000' },
  mt: {
    singular: 'metric ton',
    symbol: 't',
    searchedAs: 'metric tons',
    aliases: 'metric-tonne metric-tonnes',
    toBase: '1000',
  },
  'short-ton': {
    singular: 'short ton',
    symbol: 'tn',
    searchedAs: 'short tons',
    fullName: 'Short Tons, US (tn)',
    aliases: 'us-ton us-tons ton-us sh-tn us-short-ton us-short-tons',
    toBase: '45359237/50000', // 2000 pounds
  },
  'long-ton': {
    singular: 'long ton',
    symbol: 'l tn',
    searchedAs: 'long tons',
    fullName: 'Long Tons, UK (l tn)',
    aliases: 'uk-ton uk-tons ton-uk imperial-ton imperial-tons uk-long-ton uk-long-tons',
    toBase: '317514659/312500', // 2240 pounds
  },
  ug: { singular: 'microgram', symbol: 'µg', aliases: 'mcg mcgs ugs', toBase: '1/1000000000' },
  ct: { singular: 'carat', aliases: 'cts metric-carat metric-carats', toBase: '1/5000' },
  ozt: {
    singular: 'troy ounce',
    symbol: 'oz t',
    aliases: 'troy-oz oz-troy ounce-troy ounces-troy t-oz toz troy-ozs',
    toBase: '19439673/625000000', // 480 grains of 0.06479891 g
  },
});
