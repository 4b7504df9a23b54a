import type { PairNotes } from '../../category-schema.ts';

/** A test recomputes every "a is b". */
export const notes: PairNotes = {
  'pounds-to-kg': [
    'Body weight, luggage, gym plates and turkeys: 150 pounds is 68.039 kilograms, and a plate of 45 pounds is ' +
      '20.412 kilograms, a little more than the 20-kilogram plate on the next rack. The factor of 0.45359237 is ' +
      'exact.',
    'Halve the pounds and take a tenth off: for 150 pounds, 75 − 7.5 = 67.5 kilograms. That is 0.8 percent low. ' +
      'At a market in Germany or France a pound, the Pfund or livre, means something else: half a kilogram, a ' +
      'tenth more than this one.',
  ],
  'grams-to-ounces': [
    'Food labels, postage and knitting yarn carry both. 100 grams is 3.5274 ounces, which packages round to 3.5, ' +
      'and a European block of butter of 250 grams is about 8.82 ounces, more than two American sticks.',
    'Divide by 28: 140 grams comes out at 5 ounces, and the true figure is 4.9384, so the shortcut is 1.2 ' +
      'percent high. Gold is the exception to all of this: its ounce is the troy ounce of about 31.1 grams.',
  ],
  'ounces-to-grams': [
    'A steak of 12 ounces is 340.19 grams, half a pound of cheese or 8 ounces is 226.8 grams, and a letter of 1 ' +
      'ounce is 28.35 grams. Kitchen scales mostly weigh to the gram, so rounding to whole grams loses nothing.',
    'Multiply by 28: 6 ounces comes out at 168 grams, and the true figure is 170.1. That is 1.2 percent low; ' +
      'multiplying by 30 is 5.8 percent high. Where a recipe gives ounces of milk or stock, it means fluid ounces, ' +
      'a measure of volume.',
  ],
  'stone-to-kg': [
    'British and Irish scales speak stone, doctors write kilograms. 10 stone is about 63.5 kilograms and 12 ' +
      'stone is about 76.2 kilograms. A weight such as 11 stone 4 goes through pounds: 11 × 14 + 4 = 158, and 158 ' +
      'pounds is 71.668 kilograms.',
    'In your head, multiply by 6 and add a third of the stone: for 12 stone, 72 + 4 = 76 kilograms, 0.3 percent ' +
      'low. And mind the point: 11.4 stone is not 11 stone 4, because 0.4 stone is 5.6 pounds.',
  ],
  'kg-to-stone': [
    'A clinic writes 80 kilograms; at home in Britain that is 12 stone 8. The decimals are not pounds: 80 ' +
      'kilograms is 12.598 stone, and what follows the point is multiplied by 14, so 0.598 × 14 ≈ 8.4 pounds.',
    'Divide by 6 and take off a twentieth: for 60 kilograms, 10 − 0.5 = 9.5 stone, and the true figure is 9.45. The shortcut is 0.5 percent high.',
  ],
  'stone-to-pounds': [
    'A stone is 14 pounds, so an American who hears that someone weighs 12 stone multiplies: 12 stone is 168 ' +
      'pounds. Spare pounds are added as they are: 12 stone 5 makes 12 × 14 + 5 = 173 pounds. The plural stays ' +
      'stone.',
    'To do it in your head, take ten times the number and four times the number: for 11 stone, 110 + 44 = 154 ' +
      'pounds, with no error. The figure of 14 dates from 1835; before, stones ranged from 8 pounds for meat to 16 ' +
      'and more for other goods.',
  ],
};
