import { foods, kingArthur, TABLESPOON, TEASPOON, usda } from '../ingredient.ts';

export const nuts = foods('Nuts and seeds', {
  almonds: {
    ways: [
      { how: 'whole', figures: [usda(143), kingArthur(142)] },
      { how: 'slivered', figures: [usda(108), kingArthur(57, 1 / 2)] },
      { how: 'sliced', words: ['flaked'], figures: [usda(92), kingArthur(43, 1 / 2)] },
    ],
  },
  walnuts: {
    ways: [
      { how: 'chopped', figures: [usda(117), kingArthur(113)] },
      { how: 'halves', words: ['halved'], figures: [usda(100)] },
      { how: 'ground', figures: [usda(80)] },
    ],
  },
  pecans: {
    ways: [
      { how: 'chopped', words: ['diced'], figures: [usda(109), kingArthur(57, 1 / 2)] },
      { how: 'halves', words: ['halved'], figures: [usda(99)] },
    ],
  },
  hazelnuts: {
    aliases: ['filberts'],
    ways: [
      { how: 'whole', figures: [usda(135), kingArthur(142)] },
      { how: 'chopped', figures: [usda(115)] },
      { how: 'ground', figures: [usda(75)] },
    ],
  },
  cashews: { aliases: ['cashew nuts'], neutral: ['roasted', 'whole'], figures: [usda(137), kingArthur(113)] },
  peanuts: { neutral: ['roasted', 'salted', 'unsalted', 'whole'], figures: [usda(146), kingArthur(142)] },
  'pine nuts': { aliases: ['pignoli'], figures: [usda(135), kingArthur(71, 1 / 2)] },
  'sesame seeds': { aliases: ['sesame'], figures: [kingArthur(71, 1 / 2), usda(144)] },
  flaxseed: {
    aliases: ['flax seeds', 'linseed'],
    ways: [
      { how: 'whole', figures: [usda(168), kingArthur(35, 1 / 4)] },
      { how: 'ground', words: ['milled'], figures: [usda(7, TABLESPOON), kingArthur(50, 1 / 2)] },
    ],
  },
  'shredded coconut': {
    ways: [
      { how: 'sweetened', figures: [usda(93), kingArthur(85)] },
      { how: 'unsweetened', figures: [kingArthur(53)] },
    ],
  },
  'desiccated coconut': { neutral: ['unsweetened'], figures: [kingArthur(85)] },
  pistachios: { aliases: ['pistachio nuts'], neutral: ['shelled', 'raw'], figures: [usda(123), kingArthur(60, 1 / 2)] },
  'macadamia nuts': { aliases: ['macadamias'], neutral: ['whole'], figures: [usda(134), kingArthur(149)] },
  'Brazil nuts': { neutral: ['whole'], figures: [usda(133)] },
  'sunflower seeds': { neutral: ['hulled', 'shelled'], figures: [usda(140), kingArthur(35, 1 / 4)] },
  'pumpkin seeds': {
    aliases: ['pepitas'],
    ways: [
      { how: 'raw', words: ['dried'], figures: [usda(129)] },
      { how: 'roasted', words: ['toasted'], figures: [usda(118)] },
    ],
  },
  'poppy seeds': { figures: [kingArthur(18, 2 * TABLESPOON), usda(2.8, TEASPOON), usda(8.8, TABLESPOON)] },
  'coconut flakes': { aliases: ['flaked coconut', 'unsweetened coconut flakes'], figures: [kingArthur(60)] },
  'fresh coconut': { aliases: ['grated fresh coconut', 'shredded fresh coconut'], figures: [usda(80)] },
  'almond butter': { neutral: ['creamy', 'smooth', 'crunchy'], figures: [usda(250)] },
  tahini: { aliases: ['tahini paste', 'sesame paste'], figures: [kingArthur(128, 1 / 2), usda(15, TABLESPOON)] },
  'almond paste': { neutral: ['packed'], figures: [usda(227), kingArthur(259)] },
  marzipan: { figures: [kingArthur(290)] },
});
