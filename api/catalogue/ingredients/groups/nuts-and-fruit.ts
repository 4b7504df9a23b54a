import { kingArthur, usda, type IngredientGroup } from '../ingredient.ts';

export const nutsAndFruit: IngredientGroup = {
  name: 'Nuts, seeds, and fruit',
  ingredients: [
    {
      id: 'almonds',
      name: 'almonds',
      aliases: ['almond'],
      ways: [
        { how: 'whole', figures: [usda(143), kingArthur(142)] },
        { how: 'slivered', figures: [usda(108), kingArthur(57, 1 / 2)] },
        { how: 'sliced', words: ['flaked'], figures: [usda(92), kingArthur(43, 1 / 2)] },
      ],
    },
    {
      id: 'walnuts',
      name: 'walnuts',
      aliases: ['walnut'],
      ways: [
        { how: 'chopped', figures: [usda(117), kingArthur(113)] },
        { how: 'halves', words: ['halved'], figures: [usda(100)] },
        { how: 'ground', figures: [usda(80)] },
      ],
    },
    {
      id: 'pecans',
      name: 'pecans',
      aliases: ['pecan'],
      ways: [
        { how: 'chopped', words: ['diced'], figures: [usda(109), kingArthur(57, 1 / 2)] },
        { how: 'halves', words: ['halved'], figures: [usda(99)] },
      ],
    },
    {
      id: 'hazelnuts',
      name: 'hazelnuts',
      aliases: ['hazelnut', 'filberts'],
      ways: [
        { how: 'whole', figures: [usda(135), kingArthur(142)] },
        { how: 'chopped', figures: [usda(115)] },
        { how: 'ground', figures: [usda(75)] },
      ],
    },
    {
      id: 'cashews',
      name: 'cashews',
      aliases: ['cashew', 'cashew nuts'],
      neutral: ['roasted', 'whole'],
      ways: [{ figures: [usda(137), kingArthur(113)] }],
    },
    {
      id: 'peanuts',
      name: 'peanuts',
      aliases: ['peanut'],
      neutral: ['roasted', 'salted', 'unsalted', 'whole'],
      ways: [{ figures: [usda(146), kingArthur(142)] }],
    },
    {
      id: 'pine-nuts',
      name: 'pine nuts',
      aliases: ['pignoli'],
      ways: [{ figures: [usda(135), kingArthur(71, 1 / 2)] }],
    },
    {
      id: 'sesame-seeds',
      name: 'sesame seeds',
      aliases: ['sesame'],
      ways: [{ figures: [kingArthur(71, 1 / 2)] }],
    },
    {
      id: 'flaxseed',
      name: 'flaxseed',
      aliases: ['flax seeds', 'linseed'],
      ways: [
        { how: 'whole', figures: [usda(168), kingArthur(35, 1 / 4)] },
        { how: 'ground', words: ['milled'], figures: [usda(7, 1 / 16), kingArthur(50, 1 / 2)] },
      ],
    },
    {
      id: 'shredded-coconut',
      name: 'shredded coconut',
      aliases: [],
      ways: [
        { how: 'sweetened', figures: [usda(93), kingArthur(85)] },
        { how: 'unsweetened', figures: [kingArthur(53)] },
      ],
    },
    {
      id: 'desiccated-coconut',
      name: 'desiccated coconut',
      aliases: [],
      neutral: ['unsweetened'],
      ways: [{ figures: [kingArthur(85)] }],
    },
    {
      id: 'raisins',
      name: 'raisins',
      aliases: ['raisin', 'sultanas', 'seedless raisins', 'golden raisins'],
      ways: [
        { how: 'loose', words: ['unpacked'], figures: [usda(145), kingArthur(149)] },
        { how: 'packed', figures: [usda(165), kingArthur(85, 1 / 2)] },
      ],
    },
    {
      id: 'dried-cranberries',
      name: 'dried cranberries',
      aliases: ['craisins', 'sweetened dried cranberries', 'dried sweetened cranberries'],
      ways: [{ figures: [usda(40, 0.33), kingArthur(57, 1 / 2)] }],
    },
    {
      id: 'dates',
      name: 'chopped dates',
      aliases: ['chopped pitted dates'],
      ways: [{ figures: [usda(147), kingArthur(149)] }],
    },
    {
      id: 'blueberries',
      name: 'blueberries',
      aliases: ['blueberry'],
      neutral: ['fresh'],
      ways: [{ figures: [usda(148), kingArthur(140), kingArthur(170)] }],
    },
    {
      id: 'raspberries',
      name: 'raspberries',
      aliases: ['fresh raspberries'],
      ways: [{ figures: [usda(123), kingArthur(120)] }],
    },
    {
      id: 'strawberries',
      name: 'strawberries',
      aliases: ['strawberry'],
      neutral: ['fresh'],
      ways: [
        { how: 'sliced', figures: [usda(166), kingArthur(167)] },
        { how: 'halves', words: ['halved'], figures: [usda(152)] },
        { how: 'whole', figures: [usda(144)] },
      ],
    },
    {
      id: 'cranberries',
      name: 'cranberries',
      aliases: ['fresh cranberries', 'fresh or frozen cranberries'],
      neutral: ['fresh'],
      ways: [
        { how: 'whole', figures: [usda(100), kingArthur(99)] },
        { how: 'chopped', figures: [usda(110)] },
      ],
    },
    {
      id: 'banana',
      name: 'mashed banana',
      aliases: ['mashed ripe banana'],
      ways: [{ figures: [usda(225), kingArthur(227)] }],
    },
    {
      id: 'pumpkin',
      name: 'pumpkin',
      aliases: ['pumpkins'],
      ways: [
        { how: 'puréed', words: ['puree', 'purée', 'canned', 'mashed'], figures: [usda(245), kingArthur(227)] },
        { how: 'cubed', words: ['raw', 'diced'], figures: [usda(116)] },
      ],
    },
    {
      id: 'applesauce',
      name: 'applesauce',
      aliases: ['apple sauce'],
      neutral: ['unsweetened'],
      ways: [{ figures: [usda(244), kingArthur(255)] }],
    },
  ],
};
