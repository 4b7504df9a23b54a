import { foods, kingArthur, TABLESPOON, TEASPOON, usda } from '../ingredient.ts';

export const nuts = foods('Nuts and seeds', {
  almonds: {
    ways: [
      { how: 'whole', weights: [usda(143), kingArthur(142)] },
      { how: 'slivered', weights: [usda(108), kingArthur(57, 1 / 2)] },
      { how: 'sliced', words: ['flaked'], weights: [usda(92), kingArthur(43, 1 / 2)] },
    ],
  },
  walnuts: {
    ways: [
      { how: 'chopped', weights: [usda(117), kingArthur(113)] },
      { how: 'halves', words: ['halved'], weights: [usda(100)] },
      { how: 'ground', weights: [usda(80)] },
    ],
  },
  pecans: {
    ways: [
      { how: 'chopped', words: ['diced'], weights: [usda(109), kingArthur(57, 1 / 2)] },
      { how: 'halves', words: ['halved'], weights: [usda(99)] },
    ],
  },
  hazelnuts: {
    aliases: ['filberts'],
    ways: [
      { how: 'whole', weights: [usda(135), kingArthur(142)] },
      { how: 'chopped', weights: [usda(115)] },
      { how: 'ground', weights: [usda(75)] },
    ],
  },
  cashews: { aliases: ['cashew nuts'], neutral: ['roasted', 'whole'], weights: [usda(137), kingArthur(113)] },
  peanuts: { neutral: ['roasted', 'salted', 'unsalted', 'whole'], weights: [usda(146), kingArthur(142)] },
  'pine nuts': { aliases: ['pignoli'], weights: [usda(135), kingArthur(71, 1 / 2)] },
  'sesame seeds': { aliases: ['sesame'], weights: [kingArthur(71, 1 / 2), usda(144)] },
  flaxseed: {
    aliases: ['flax seeds', 'linseed'],
    ways: [
      { how: 'whole', weights: [usda(168), kingArthur(35, 1 / 4)] },
      { how: 'ground', words: ['milled'], weights: [usda(7, TABLESPOON), kingArthur(50, 1 / 2)] },
    ],
  },
  'shredded coconut': {
    ways: [
      { how: 'sweetened', weights: [usda(93), kingArthur(85)] },
      { how: 'unsweetened', weights: [kingArthur(53)] },
    ],
  },
  'desiccated coconut': { neutral: ['unsweetened'], weights: [kingArthur(85)] },
  pistachios: { aliases: ['pistachio nuts'], neutral: ['shelled', 'raw'], weights: [usda(123), kingArthur(60, 1 / 2)] },
  'macadamia nuts': { aliases: ['macadamias'], neutral: ['whole'], weights: [usda(134), kingArthur(149)] },
  'Brazil nuts': { neutral: ['whole'], weights: [usda(133)] },
  'sunflower seeds': { neutral: ['hulled', 'shelled'], weights: [usda(140), kingArthur(35, 1 / 4)] },
  'pumpkin seeds': {
    aliases: ['pepitas'],
    ways: [
      { how: 'raw', words: ['dried'], weights: [usda(129)] },
      { how: 'roasted', words: ['toasted'], weights: [usda(118)] },
    ],
  },
  'poppy seeds': { weights: [kingArthur(18, 2 * TABLESPOON), usda(2.8, TEASPOON), usda(8.8, TABLESPOON)] },
  'coconut flakes': { aliases: ['flaked coconut', 'unsweetened coconut flakes'], weights: [kingArthur(60)] },
  'fresh coconut': { aliases: ['grated fresh coconut', 'shredded fresh coconut'], weights: [usda(80)] },
  'almond butter': { neutral: ['creamy', 'smooth', 'crunchy'], weights: [usda(250)] },
  tahini: { aliases: ['tahini paste', 'sesame paste'], weights: [kingArthur(128, 1 / 2), usda(15, TABLESPOON)] },
  'almond paste': { neutral: ['packed'], weights: [usda(227), kingArthur(259)] },
  marzipan: { weights: [kingArthur(290)] },
});
