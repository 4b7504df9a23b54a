import { foods, kingArthur, TABLESPOON, TEASPOON, usda } from '../ingredient.ts';

export const vegetables = foods('Vegetables', {
  onion: {
    aliases: ['yellow onion', 'white onion', 'red onion', 'brown onion'],
    neutral: ['raw', 'fresh', 'finely', 'peeled'],
    ways: [
      { how: 'chopped', words: ['diced', 'minced'], figures: [usda(160), kingArthur(142)] },
      { how: 'sliced', figures: [usda(115)] },
    ],
    pieces: { one: 'onion', many: 'onions', sizes: { medium: 110, large: 150, small: 70 } },
  },
  'green onions': {
    aliases: ['scallions', 'spring onions'],
    ways: [
      { how: 'chopped', figures: [usda(100), usda(6, TABLESPOON)] },
      { how: 'sliced', figures: [kingArthur(64)] },
    ],
    pieces: { one: 'green onion', many: 'green onions', sizes: { medium: 15, large: 25, small: 5 } },
  },
  shallots: {
    neutral: ['chopped', 'sliced', 'minced', 'diced', 'peeled'],
    figures: [usda(10, TABLESPOON), kingArthur(156)],
  },
  leeks: {
    neutral: ['diced', 'chopped', 'sliced'],
    figures: [usda(89), kingArthur(92)],
    pieces: { one: 'leek', many: 'leeks', sizes: { '': 89 } },
  },
  garlic: {
    neutral: ['fresh', 'raw', 'peeled'],
    ways: [
      { how: 'chopped', figures: [usda(136), usda(2.8, TEASPOON)] },
      { how: 'minced', words: ['crushed'], figures: [kingArthur(28, 2 * TABLESPOON)] },
      { how: 'sliced', figures: [kingArthur(149)] },
    ],
    pieces: { one: 'clove of garlic', many: 'cloves of garlic', nouns: ['clove'], sizes: { '': 3 } },
  },
  'fresh ginger': {
    aliases: ['ginger', 'grated ginger', 'grated fresh ginger', 'minced ginger'],
    neutral: ['peeled'],
    figures: [usda(2, TEASPOON)],
  },
  carrots: {
    neutral: ['raw', 'peeled'],
    ways: [
      { how: 'chopped', words: ['diced'], figures: [usda(128), kingArthur(142)] },
      { how: 'grated', words: ['shredded'], figures: [usda(110), kingArthur(99)] },
      { how: 'sliced', figures: [usda(122)] },
    ],
    pieces: { one: 'carrot', many: 'carrots', sizes: { medium: 61, large: 72, small: 50 } },
  },
  celery: {
    neutral: ['chopped', 'diced', 'sliced'],
    figures: [usda(101), kingArthur(142)],
    pieces: {
      one: 'stalk of celery',
      many: 'stalks of celery',
      nouns: ['stalk', 'rib', 'stick'],
      sizes: { medium: 40, large: 64, small: 17 },
    },
  },
  potatoes: {
    aliases: ['raw potatoes', 'white potatoes', 'russet potatoes'],
    neutral: ['peeled', 'diced', 'cubed', 'chopped'],
    figures: [usda(75, 1 / 2)],
    pieces: { one: 'potato', many: 'potatoes', sizes: { medium: 213, large: 369, small: 170 } },
  },
  'mashed potatoes': { figures: [usda(210), kingArthur(213)] },
  'sweet potatoes': {
    ways: [
      { how: 'cubed', words: ['diced', 'chopped', 'raw'], figures: [usda(133)] },
      { how: 'mashed', figures: [usda(328)] },
    ],
    pieces: { one: 'sweet potato', many: 'sweet potatoes', sizes: { medium: 130 } },
  },
  'butternut squash': { neutral: ['cubed', 'diced', 'raw'], figures: [usda(140)] },
  tomatoes: {
    neutral: ['fresh', 'raw', 'ripe'],
    ways: [
      { how: 'chopped', words: ['diced', 'sliced'], figures: [usda(180)] },
      { how: 'canned', words: ['tinned'], figures: [usda(240)] },
      { how: 'crushed', figures: [usda(121, 1 / 2)] },
    ],
    pieces: { one: 'tomato', many: 'tomatoes', sizes: { medium: 123, large: 182, small: 91 } },
  },
  'cherry tomatoes': {
    aliases: ['grape tomatoes'],
    figures: [usda(149)],
    pieces: { one: 'cherry tomato', many: 'cherry tomatoes', sizes: { '': 17 } },
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
      { how: 'chopped', words: ['diced'], figures: [usda(149), kingArthur(142)] },
      { how: 'sliced', figures: [usda(92)] },
    ],
    pieces: { one: 'bell pepper', many: 'bell peppers', sizes: { medium: 119, large: 164, small: 74 } },
  },
  mushrooms: {
    aliases: ['white mushrooms', 'button mushrooms'],
    neutral: ['fresh', 'raw'],
    ways: [
      { how: 'sliced', words: ['chopped'], figures: [usda(70), kingArthur(78)] },
      { how: 'whole', figures: [usda(96)] },
    ],
    pieces: { one: 'mushroom', many: 'mushrooms', sizes: { medium: 18, large: 23, small: 10 } },
  },
  zucchini: {
    aliases: ['courgettes'],
    neutral: ['raw'],
    ways: [
      { how: 'chopped', words: ['diced'], figures: [usda(124)] },
      { how: 'sliced', figures: [usda(113)] },
      { how: 'grated', words: ['shredded'], figures: [kingArthur(121), kingArthur(150)] },
    ],
    pieces: { one: 'zucchini', many: 'zucchini', sizes: { medium: 196, large: 323, small: 118 } },
  },
  cucumber: {
    ways: [
      { how: 'sliced', figures: [usda(52, 1 / 2), usda(119)] },
      { how: 'chopped', words: ['diced'], figures: [usda(133)] },
    ],
    pieces: { one: 'cucumber', many: 'cucumbers', sizes: { '': 301 } },
  },
  eggplant: { aliases: ['aubergine'], neutral: ['cubed', 'diced', 'raw'], figures: [usda(82)] },
  broccoli: { neutral: ['chopped', 'florets', 'raw', 'fresh'], figures: [usda(91)] },
  cauliflower: { neutral: ['chopped', 'florets', 'raw', 'fresh'], figures: [usda(107)] },
  cabbage: {
    neutral: ['raw', 'green', 'white'],
    ways: [
      { how: 'chopped', figures: [usda(89)] },
      { how: 'shredded', figures: [usda(70)] },
    ],
  },
  spinach: {
    neutral: ['baby', 'leaves', 'leaf'],
    ways: [
      { how: 'raw', words: ['fresh'], figures: [usda(30)] },
      { how: 'cooked', figures: [usda(180)] },
    ],
  },
  kale: {
    ways: [
      { how: 'raw', words: ['chopped', 'fresh'], figures: [usda(67)] },
      { how: 'cooked', figures: [usda(130)] },
    ],
  },
  'green beans': { neutral: ['raw', 'fresh', 'cut'], figures: [usda(100)] },
  peas: {
    aliases: ['green peas'],
    ways: [
      { how: 'raw', words: ['fresh'], figures: [usda(145)] },
      { how: 'frozen', figures: [usda(134)] },
      { how: 'cooked', figures: [usda(160)] },
    ],
  },
  corn: {
    aliases: ['sweetcorn', 'corn kernels', 'sweet corn'],
    ways: [
      { how: 'raw', words: ['fresh'], figures: [usda(145)] },
      { how: 'frozen', figures: [usda(136)] },
      { how: 'canned', words: ['drained'], figures: [usda(164)] },
    ],
  },
  asparagus: { neutral: ['raw', 'fresh', 'chopped'], figures: [usda(134)] },
  beets: {
    aliases: ['beetroot'],
    neutral: ['raw', 'diced', 'chopped'],
    figures: [usda(136)],
    pieces: { one: 'beet', many: 'beets', sizes: { '': 82 } },
  },
  olives: {
    neutral: ['black', 'green', 'sliced', 'pitted', 'ripe'],
    figures: [kingArthur(142), usda(8.4, TABLESPOON)],
  },
  'tomato paste': { aliases: ['tomato purée concentrate'], figures: [usda(262), usda(16, TABLESPOON)] },
  'tomato purée': { id: 'tomato-puree', aliases: ['tomato puree', 'passata'], figures: [usda(250)] },
  'tomato sauce': { figures: [usda(245)] },
});
