import { foods, kingArthur, TABLESPOON, TEASPOON, usda } from '../ingredient.ts';

export const fruit = foods('Fruit', {
  raisins: {
    aliases: ['sultanas', 'seedless raisins', 'golden raisins'],
    ways: [
      { how: 'loose', words: ['unpacked'], figures: [usda(145), kingArthur(149)] },
      { how: 'packed', figures: [usda(165), kingArthur(85, 1 / 2)] },
    ],
  },
  'dried cranberries': {
    aliases: ['craisins', 'sweetened dried cranberries', 'dried sweetened cranberries'],
    figures: [usda(40, 0.33), kingArthur(57, 1 / 2)],
  },
  'chopped dates': { id: 'dates', aliases: ['chopped pitted dates'], figures: [usda(147), kingArthur(149)] },
  blueberries: { neutral: ['fresh'], figures: [usda(148), kingArthur(140), kingArthur(170)] },
  raspberries: { aliases: ['fresh raspberries'], figures: [usda(123), kingArthur(120)] },
  strawberries: {
    neutral: ['fresh'],
    ways: [
      { how: 'sliced', figures: [usda(166), kingArthur(167)] },
      { how: 'halves', words: ['halved'], figures: [usda(152)] },
      { how: 'whole', figures: [usda(144)] },
    ],
  },
  cranberries: {
    aliases: ['fresh cranberries', 'fresh or frozen cranberries'],
    neutral: ['fresh'],
    ways: [
      { how: 'whole', figures: [usda(100), kingArthur(99)] },
      { how: 'chopped', figures: [usda(110)] },
    ],
  },
  pumpkin: {
    ways: [
      { how: 'puréed', words: ['puree', 'purée', 'canned', 'mashed'], figures: [usda(245), kingArthur(227)] },
      { how: 'cubed', words: ['raw', 'diced'], figures: [usda(116)] },
    ],
  },
  applesauce: { aliases: ['apple sauce'], neutral: ['unsweetened'], figures: [usda(244), kingArthur(255)] },
  blackberries: { neutral: ['fresh'], figures: [usda(144)] },
  'mixed berries': { aliases: ['berries', 'frozen berries', 'frozen mixed berries'], figures: [kingArthur(142)] },
  cherries: {
    neutral: ['pitted', 'fresh', 'sweet'],
    ways: [
      { how: 'whole', figures: [usda(154)] },
      { how: 'chopped', figures: [kingArthur(80, 1 / 2)] },
    ],
  },
  'dried cherries': { figures: [kingArthur(71, 1 / 2)] },
  grapes: { neutral: ['seedless', 'red', 'green', 'whole'], figures: [usda(151)] },
  apples: {
    neutral: ['peeled', 'raw'],
    ways: [
      { how: 'chopped', words: ['diced', 'cubed'], figures: [usda(125)] },
      { how: 'sliced', figures: [usda(109), usda(110), kingArthur(113)] },
    ],
    pieces: { one: 'apple', many: 'apples', sizes: { medium: 182, large: 223, small: 149 } },
  },
  banana: {
    aliases: ['ripe banana'],
    ways: [
      { how: 'mashed', figures: [usda(225), kingArthur(227)] },
      { how: 'sliced', figures: [usda(150)] },
    ],
    pieces: { one: 'banana', many: 'bananas', sizes: { medium: 118, large: 136, small: 101, 'extra large': 152 } },
  },
  peaches: {
    neutral: ['fresh', 'peeled'],
    ways: [
      { how: 'sliced', figures: [usda(154)] },
      { how: 'diced', words: ['chopped'], figures: [kingArthur(170)] },
    ],
    pieces: { one: 'peach', many: 'peaches', sizes: { medium: 150, large: 175, small: 130 } },
  },
  pears: {
    neutral: ['fresh', 'peeled'],
    ways: [
      { how: 'sliced', figures: [usda(140)] },
      { how: 'diced', words: ['chopped', 'cubed'], figures: [usda(161), kingArthur(163)] },
    ],
    pieces: { one: 'pear', many: 'pears', sizes: { medium: 178, large: 230, small: 148 } },
  },
  pineapple: {
    neutral: ['fresh'],
    ways: [
      { how: 'diced', words: ['chopped', 'chunks'], figures: [usda(165), kingArthur(170)] },
      { how: 'canned', words: ['crushed'], figures: [usda(249)] },
    ],
  },
  mango: {
    neutral: ['diced', 'chopped', 'sliced', 'fresh'],
    figures: [usda(165)],
    pieces: { one: 'mango', many: 'mangoes', sizes: { '': 336 } },
  },
  avocado: {
    ways: [
      { how: 'cubed', words: ['diced', 'chopped'], figures: [usda(150)] },
      { how: 'sliced', figures: [usda(146)] },
      { how: 'mashed', words: ['puréed', 'pureed'], figures: [usda(230)] },
    ],
    pieces: { one: 'avocado', many: 'avocados', sizes: { '': 201 } },
  },
  orange: {
    aliases: ['orange sections', 'orange segments'],
    figures: [usda(180)],
    pieces: { one: 'orange', many: 'oranges', sizes: { medium: 131, large: 184, small: 96 } },
  },
  rhubarb: { neutral: ['sliced', 'chopped', 'fresh'], figures: [kingArthur(120)] },
  'dried apricots': {
    ways: [
      { how: 'halves', words: ['halved', 'whole'], figures: [usda(130)] },
      { how: 'diced', words: ['chopped'], figures: [kingArthur(64, 1 / 2)] },
    ],
  },
  'dried figs': { neutral: ['chopped'], figures: [usda(149), kingArthur(149)] },
  currants: { aliases: ['dried currants', 'Zante currants'], figures: [usda(144), kingArthur(142)] },
  'candied peel': { aliases: ['mixed peel', 'candied orange peel'], figures: [kingArthur(85, 1 / 2)] },
  'crystallized ginger': {
    aliases: ['candied ginger'],
    neutral: ['chopped', 'diced'],
    figures: [kingArthur(92, 1 / 2)],
  },
  'lemon zest': {
    aliases: ['grated lemon zest', 'lemon peel', 'grated lemon peel'],
    figures: [usda(6, TABLESPOON), usda(2, TEASPOON)],
  },
});
