import { foods, kingArthur, TABLESPOON, TEASPOON, usda } from '../ingredient.ts';

export const vegetables = foods('Vegetables', {
  onion: {
    aliases: ['yellow onion', 'white onion', 'red onion', 'brown onion'],
    neutral: ['raw', 'fresh', 'finely', 'peeled'],
    ways: [
      { how: 'chopped', words: ['diced', 'minced'], weights: [usda(160), kingArthur(142)] },
      { how: 'sliced', weights: [usda(115)] },
    ],
    pieces: { singular: 'onion', plural: 'onions', sizes: { medium: 110, large: 150, small: 70 } },
  },
  'green onions': {
    aliases: ['scallions', 'spring onions'],
    ways: [
      { how: 'chopped', weights: [usda(100), usda(6, TABLESPOON)] },
      { how: 'sliced', weights: [kingArthur(64)] },
    ],
    pieces: { singular: 'green onion', plural: 'green onions', sizes: { medium: 15, large: 25, small: 5 } },
  },
  shallots: {
    neutral: ['chopped', 'sliced', 'minced', 'diced', 'peeled'],
    weights: [usda(10, TABLESPOON), kingArthur(156)],
  },
  leeks: {
    neutral: ['diced', 'chopped', 'sliced'],
    weights: [usda(89), kingArthur(92)],
    pieces: { singular: 'leek', plural: 'leeks', sizes: { '': 89 } },
  },
  garlic: {
    neutral: ['fresh', 'raw', 'peeled'],
    ways: [
      { how: 'chopped', weights: [usda(136), usda(2.8, TEASPOON)] },
      { how: 'minced', words: ['crushed'], weights: [kingArthur(28, 2 * TABLESPOON)] },
      { how: 'sliced', weights: [kingArthur(149)] },
    ],
    pieces: { singular: 'clove of garlic', plural: 'cloves of garlic', nouns: ['clove'], sizes: { '': 3 } },
  },
  'fresh ginger': {
    aliases: ['ginger', 'grated ginger', 'grated fresh ginger', 'minced ginger'],
    neutral: ['peeled'],
    weights: [usda(2, TEASPOON)],
  },
  carrots: {
    neutral: ['raw', 'peeled'],
    ways: [
      { how: 'chopped', words: ['diced'], weights: [usda(128), kingArthur(142)] },
      { how: 'grated', words: ['shredded'], weights: [usda(110), kingArthur(99)] },
      { how: 'sliced', weights: [usda(122)] },
    ],
    pieces: { singular: 'carrot', plural: 'carrots', sizes: { medium: 61, large: 72, small: 50 } },
  },
  celery: {
    neutral: ['chopped', 'diced', 'sliced'],
    weights: [usda(101), kingArthur(142)],
    pieces: {
      singular: 'stalk of celery',
      plural: 'stalks of celery',
      nouns: ['stalk', 'rib', 'stick'],
      sizes: { medium: 40, large: 64, small: 17 },
    },
  },
  potatoes: {
    aliases: ['raw potatoes', 'white potatoes', 'russet potatoes'],
    neutral: ['peeled', 'diced', 'cubed', 'chopped'],
    weights: [usda(75, 1 / 2)],
    pieces: { singular: 'potato', plural: 'potatoes', sizes: { medium: 213, large: 369, small: 170 } },
  },
  'mashed potatoes': { weights: [usda(210), kingArthur(213)] },
  'sweet potatoes': {
    ways: [
      { how: 'cubed', words: ['diced', 'chopped', 'raw'], weights: [usda(133)] },
      { how: 'mashed', weights: [usda(328)] },
    ],
    pieces: { singular: 'sweet potato', plural: 'sweet potatoes', sizes: { medium: 130 } },
  },
  'butternut squash': { neutral: ['cubed', 'diced', 'raw'], weights: [usda(140)] },
  tomatoes: {
    neutral: ['fresh', 'raw', 'ripe'],
    ways: [
      { how: 'chopped', words: ['diced', 'sliced'], weights: [usda(180)] },
      { how: 'canned', words: ['tinned'], weights: [usda(240)] },
      { how: 'crushed', weights: [usda(121, 1 / 2)] },
    ],
    pieces: { singular: 'tomato', plural: 'tomatoes', sizes: { medium: 123, large: 182, small: 91 } },
  },
  'cherry tomatoes': {
    aliases: ['grape tomatoes'],
    weights: [usda(149)],
    pieces: { singular: 'cherry tomato', plural: 'cherry tomatoes', sizes: { '': 17 } },
  },
  'bell pepper': {
    aliases: [
      'pepper',
      'sweet pepper',
      'red bell pepper',
      'green bell pepper',
      'red pepper',
      'green pepper',
      'capsicum',
    ],
    neutral: ['fresh', 'raw'],
    ways: [
      { how: 'chopped', words: ['diced'], weights: [usda(149), kingArthur(142)] },
      { how: 'sliced', weights: [usda(92)] },
    ],
    pieces: { singular: 'bell pepper', plural: 'bell peppers', sizes: { medium: 119, large: 164, small: 74 } },
  },
  mushrooms: {
    aliases: ['white mushrooms', 'button mushrooms'],
    neutral: ['fresh', 'raw'],
    ways: [
      { how: 'sliced', words: ['chopped'], weights: [usda(70), kingArthur(78)] },
      { how: 'whole', weights: [usda(96)] },
    ],
    pieces: { singular: 'mushroom', plural: 'mushrooms', sizes: { medium: 18, large: 23, small: 10 } },
  },
  zucchini: {
    aliases: ['courgettes'],
    neutral: ['raw'],
    ways: [
      { how: 'chopped', words: ['diced'], weights: [usda(124)] },
      { how: 'sliced', weights: [usda(113)] },
      { how: 'grated', words: ['shredded'], weights: [kingArthur(121), kingArthur(150)] },
    ],
    pieces: { singular: 'zucchini', plural: 'zucchini', sizes: { medium: 196, large: 323, small: 118 } },
  },
  cucumber: {
    ways: [
      { how: 'sliced', weights: [usda(52, 1 / 2), usda(119)] },
      { how: 'chopped', words: ['diced'], weights: [usda(133)] },
    ],
    pieces: { singular: 'cucumber', plural: 'cucumbers', sizes: { '': 301 } },
  },
  eggplant: { aliases: ['aubergine'], neutral: ['cubed', 'diced', 'raw'], weights: [usda(82)] },
  broccoli: { neutral: ['chopped', 'florets', 'raw', 'fresh'], weights: [usda(91)] },
  cauliflower: { neutral: ['chopped', 'florets', 'raw', 'fresh'], weights: [usda(107)] },
  cabbage: {
    neutral: ['raw', 'green', 'white'],
    ways: [
      { how: 'chopped', weights: [usda(89)] },
      { how: 'shredded', weights: [usda(70)] },
    ],
  },
  spinach: {
    neutral: ['baby', 'leaves', 'leaf'],
    ways: [
      { how: 'raw', words: ['fresh'], weights: [usda(30)] },
      { how: 'cooked', weights: [usda(180)] },
    ],
  },
  kale: {
    ways: [
      { how: 'raw', words: ['chopped', 'fresh'], weights: [usda(67)] },
      { how: 'cooked', weights: [usda(130)] },
    ],
  },
  'green beans': { neutral: ['raw', 'fresh', 'cut'], weights: [usda(100)] },
  peas: {
    aliases: ['green peas'],
    ways: [
      { how: 'raw', words: ['fresh'], weights: [usda(145)] },
      { how: 'frozen', weights: [usda(134)] },
      { how: 'cooked', weights: [usda(160)] },
    ],
  },
  corn: {
    aliases: ['sweetcorn', 'corn kernels', 'sweet corn'],
    ways: [
      { how: 'raw', words: ['fresh'], weights: [usda(145)] },
      { how: 'frozen', weights: [usda(136)] },
      { how: 'canned', words: ['drained'], weights: [usda(164)] },
    ],
  },
  asparagus: { neutral: ['raw', 'fresh', 'chopped'], weights: [usda(134)] },
  beets: {
    aliases: ['beetroot'],
    neutral: ['raw', 'diced', 'chopped'],
    weights: [usda(136)],
    pieces: { singular: 'beet', plural: 'beets', sizes: { '': 82 } },
  },
  olives: {
    neutral: ['black', 'green', 'sliced', 'pitted', 'ripe'],
    weights: [kingArthur(142), usda(8.4, TABLESPOON)],
  },
  'tomato paste': { aliases: ['tomato purée concentrate'], weights: [usda(262), usda(16, TABLESPOON)] },
  'tomato purée': { id: 'tomato-puree', aliases: ['tomato puree', 'passata'], weights: [usda(250)] },
  'tomato sauce': { weights: [usda(245)] },
});
