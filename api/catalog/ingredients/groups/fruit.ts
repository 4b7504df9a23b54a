import { foods, kingArthur, TABLESPOON, TEASPOON, usda } from '../ingredient.ts';

export const fruit = foods('Fruit', {
  raisins: {
    aliases: ['sultanas', 'seedless raisins', 'golden raisins'],
    ways: [
      { how: 'loose', words: ['unpacked'], weights: [usda(145), kingArthur(149)] },
      { how: 'packed', weights: [usda(165), kingArthur(85, 1 / 2)] },
    ],
  },
  'dried cranberries': {
    aliases: ['craisins', 'sweetened dried cranberries', 'dried sweetened cranberries'],
    weights: [usda(40, 0.33), kingArthur(57, 1 / 2)],
  },
  'chopped dates': { id: 'dates', aliases: ['chopped pitted dates'], weights: [usda(147), kingArthur(149)] },
  blueberries: { neutral: ['fresh'], weights: [usda(148), kingArthur(140), kingArthur(170)] },
  raspberries: { aliases: ['fresh raspberries'], weights: [usda(123), kingArthur(120)] },
  strawberries: {
    neutral: ['fresh'],
    ways: [
      { how: 'sliced', weights: [usda(166), kingArthur(167)] },
      { how: 'halves', words: ['halved'], weights: [usda(152)] },
      { how: 'whole', weights: [usda(144)] },
    ],
  },
  cranberries: {
    aliases: ['fresh cranberries', 'fresh or frozen cranberries'],
    neutral: ['fresh'],
    ways: [
      { how: 'whole', weights: [usda(100), kingArthur(99)] },
      { how: 'chopped', weights: [usda(110)] },
    ],
  },
  pumpkin: {
    ways: [
      { how: 'puréed', words: ['puree', 'purée', 'canned', 'mashed'], weights: [usda(245), kingArthur(227)] },
      { how: 'cubed', words: ['raw', 'diced'], weights: [usda(116)] },
    ],
  },
  applesauce: { aliases: ['apple sauce'], neutral: ['unsweetened'], weights: [usda(244), kingArthur(255)] },
  blackberries: { neutral: ['fresh'], weights: [usda(144)] },
  'mixed berries': { aliases: ['berries', 'frozen berries', 'frozen mixed berries'], weights: [kingArthur(142)] },
  cherries: {
    neutral: ['pitted', 'fresh', 'sweet'],
    ways: [
      { how: 'whole', weights: [usda(154)] },
      { how: 'chopped', weights: [kingArthur(80, 1 / 2)] },
    ],
  },
  'dried cherries': { weights: [kingArthur(71, 1 / 2)] },
  grapes: { neutral: ['seedless', 'red', 'green', 'whole'], weights: [usda(151)] },
  apples: {
    neutral: ['peeled', 'raw'],
    ways: [
      { how: 'chopped', words: ['diced', 'cubed'], weights: [usda(125)] },
      { how: 'sliced', weights: [usda(109), usda(110), kingArthur(113)] },
    ],
    pieces: { singular: 'apple', plural: 'apples', sizes: { medium: 182, large: 223, small: 149 } },
  },
  banana: {
    aliases: ['ripe banana'],
    ways: [
      { how: 'mashed', weights: [usda(225), kingArthur(227)] },
      { how: 'sliced', weights: [usda(150)] },
    ],
    pieces: {
      singular: 'banana',
      plural: 'bananas',
      sizes: { medium: 118, large: 136, small: 101, 'extra large': 152 },
    },
  },
  peaches: {
    neutral: ['fresh', 'peeled'],
    ways: [
      { how: 'sliced', weights: [usda(154)] },
      { how: 'diced', words: ['chopped'], weights: [kingArthur(170)] },
    ],
    pieces: { singular: 'peach', plural: 'peaches', sizes: { medium: 150, large: 175, small: 130 } },
  },
  pears: {
    neutral: ['fresh', 'peeled'],
    ways: [
      { how: 'sliced', weights: [usda(140)] },
      { how: 'diced', words: ['chopped', 'cubed'], weights: [usda(161), kingArthur(163)] },
    ],
    pieces: { singular: 'pear', plural: 'pears', sizes: { medium: 178, large: 230, small: 148 } },
  },
  pineapple: {
    neutral: ['fresh'],
    ways: [
      { how: 'diced', words: ['chopped', 'chunks'], weights: [usda(165), kingArthur(170)] },
      { how: 'canned', words: ['crushed'], weights: [usda(249)] },
    ],
  },
  mango: {
    neutral: ['diced', 'chopped', 'sliced', 'fresh'],
    weights: [usda(165)],
    pieces: { singular: 'mango', plural: 'mangoes', sizes: { '': 336 } },
  },
  avocado: {
    ways: [
      { how: 'cubed', words: ['diced', 'chopped'], weights: [usda(150)] },
      { how: 'sliced', weights: [usda(146)] },
      { how: 'mashed', words: ['puréed', 'pureed'], weights: [usda(230)] },
    ],
    pieces: { singular: 'avocado', plural: 'avocados', sizes: { '': 201 } },
  },
  orange: {
    aliases: ['orange sections', 'orange segments'],
    weights: [usda(180)],
    pieces: { singular: 'orange', plural: 'oranges', sizes: { medium: 131, large: 184, small: 96 } },
  },
  rhubarb: { neutral: ['sliced', 'chopped', 'fresh'], weights: [kingArthur(120)] },
  'dried apricots': {
    ways: [
      { how: 'halves', words: ['halved', 'whole'], weights: [usda(130)] },
      { how: 'diced', words: ['chopped'], weights: [kingArthur(64, 1 / 2)] },
    ],
  },
  'dried figs': { neutral: ['chopped'], weights: [usda(149), kingArthur(149)] },
  currants: { aliases: ['dried currants', 'Zante currants'], weights: [usda(144), kingArthur(142)] },
  'candied peel': { aliases: ['mixed peel', 'candied orange peel'], weights: [kingArthur(85, 1 / 2)] },
  'crystallized ginger': {
    aliases: ['candied ginger'],
    neutral: ['chopped', 'diced'],
    weights: [kingArthur(92, 1 / 2)],
  },
  'lemon zest': {
    aliases: ['grated lemon zest', 'lemon peel', 'grated lemon peel'],
    weights: [usda(6, TABLESPOON), usda(2, TEASPOON)],
  },
});
