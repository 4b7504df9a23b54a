import { FLUID_OUNCE, foods, kingArthur, TABLESPOON, usda } from '../ingredient.ts';

export const dairy = foods('Milk, cheese, and liquids', {
  water: {
    neutral: ['cold', 'warm', 'hot', 'boiling', 'lukewarm', 'iced', 'ice', 'tap', 'cool'],
    isLiquid: true,
    note: 'at 4 °C (39 °F); water is 0.3% lighter at 25 °C (77 °F), and 4% lighter at 100 °C (212 °F)',
    weights: [usda(1000, 4.226752837730375)],
  },
  milk: {
    aliases: ['cow’s milk', 'semi-skimmed milk'],
    neutral: ['whole', 'skim', 'skimmed', 'nonfat', 'low-fat', 'lowfat', 'full-fat', 'cold', 'warm'],
    isLiquid: true,
    weights: [usda(244), kingArthur(227)],
  },
  buttermilk: { neutral: ['low-fat', 'lowfat', 'cold'], isLiquid: true, weights: [usda(245), kingArthur(227)] },
  'evaporated milk': { isLiquid: true, weights: [usda(252), kingArthur(113, 1 / 2)] },
  'heavy cream': {
    aliases: ['cream', 'heavy whipping cream', 'whipping cream'],
    neutral: ['cold'],
    isLiquid: true,
    weights: [usda(238), kingArthur(227)],
  },
  'half-and-half': { isLiquid: true, weights: [usda(242), kingArthur(227)] },
  'sour cream': { aliases: ['soured cream'], weights: [usda(230), kingArthur(227)] },
  yogurt: {
    aliases: ['yoghurt', 'plain yogurt', 'plain yoghurt', 'natural yogurt', 'natural yoghurt'],
    neutral: ['whole-milk', 'low-fat', 'lowfat', 'nonfat', 'full-fat'],
    weights: [usda(245), kingArthur(227)],
  },
  'cream cheese': { neutral: ['softened', 'soft', 'cold'], weights: [usda(232), kingArthur(227)] },
  ricotta: { aliases: ['ricotta cheese'], weights: [usda(246), kingArthur(227)] },
  cheddar: {
    aliases: ['cheddar cheese'],
    neutral: ['sharp', 'mild'],
    ways: [
      { how: 'shredded', words: ['grated'], weights: [usda(113), kingArthur(113)] },
      { how: 'diced', words: ['cubed'], weights: [usda(132)] },
    ],
  },
  mozzarella: {
    aliases: ['mozzarella cheese'],
    neutral: ['part-skim', 'whole-milk', 'low-moisture'],
    ways: [
      { how: 'shredded', words: ['grated'], weights: [usda(112), usda(113), kingArthur(113)] },
      { how: 'diced', words: ['cubed'], weights: [usda(132)] },
    ],
  },
  'grated Parmesan': {
    id: 'parmesan',
    aliases: ['Parmesan', 'Parmesan cheese', 'grated Parmesan cheese'],
    neutral: ['freshly'],
    weights: [usda(100), kingArthur(50, 1 / 2)],
  },
  'lemon juice': { neutral: ['fresh', 'freshly', 'squeezed'], isLiquid: true, weights: [usda(244)] },
  vinegar: {
    aliases: ['white vinegar', 'distilled vinegar', 'cider vinegar', 'apple cider vinegar'],
    isLiquid: true,
    weights: [usda(238), usda(239)],
  },
  'soy sauce': { isLiquid: true, weights: [usda(255)] },
  'almond milk': { neutral: ['unsweetened', 'sweetened', 'vanilla'], isLiquid: true, weights: [usda(240)] },
  'soy milk': { aliases: ['soymilk', 'soya milk'], neutral: ['unsweetened'], isLiquid: true, weights: [usda(243)] },
  'coconut milk': { neutral: ['canned', 'full-fat'], isLiquid: true, weights: [usda(226), usda(240)] },
  'coconut cream': { weights: [usda(240)] },
  'coconut water': { isLiquid: true, weights: [usda(240)] },
  'light cream': { aliases: ['single cream', 'coffee cream'], isLiquid: true, weights: [usda(240), kingArthur(227)] },
  'whipped cream': { weights: [usda(120)] },
  'milk powder': {
    aliases: ['dry milk', 'powdered milk', 'dried milk'],
    ways: [
      { how: 'nonfat', words: ['skim', 'skimmed'], weights: [usda(120), kingArthur(28, 1 / 4)] },
      { how: 'whole', weights: [usda(128), kingArthur(50, 1 / 2)] },
    ],
  },
  'buttermilk powder': { aliases: ['dry buttermilk'], weights: [kingArthur(18, 2 * TABLESPOON), usda(120)] },
  'malted milk powder': { weights: [kingArthur(35, 1 / 4)] },
  'cottage cheese': { neutral: ['small-curd', 'creamed'], weights: [usda(225), usda(210)] },
  mascarpone: { aliases: ['mascarpone cheese'], weights: [kingArthur(227)] },
  feta: { aliases: ['feta cheese'], neutral: ['crumbled'], weights: [usda(150), kingArthur(57, 1 / 2)] },
  'blue cheese': { neutral: ['crumbled'], weights: [usda(135)] },
  'Swiss cheese': {
    aliases: ['gruyère', 'gruyere', 'emmental'],
    ways: [
      { how: 'shredded', words: ['grated'], weights: [usda(108), kingArthur(113)] },
      { how: 'diced', words: ['cubed'], weights: [usda(132)] },
    ],
  },
  'Monterey Jack': {
    aliases: ['jack cheese', 'Monterey Jack cheese'],
    ways: [
      { how: 'shredded', words: ['grated'], weights: [usda(113), kingArthur(113)] },
      { how: 'diced', words: ['cubed'], weights: [usda(132)] },
    ],
  },
  eggs: {
    aliases: ['whole eggs', 'beaten eggs'],
    neutral: ['raw', 'fresh', 'beaten'],
    weights: [usda(243)],
    pieces: {
      singular: 'egg',
      plural: 'eggs',
      sizes: { large: 50, medium: 44, small: 38, 'extra large': 56, jumbo: 63 },
    },
  },
  'egg whites': { weights: [usda(243)], pieces: { singular: 'egg white', plural: 'egg whites', sizes: { large: 33 } } },
  'egg yolks': { weights: [usda(243)], pieces: { singular: 'egg yolk', plural: 'egg yolks', sizes: { large: 17 } } },
  'lime juice': {
    aliases: ['key lime juice'],
    neutral: ['fresh', 'freshly', 'squeezed'],
    isLiquid: true,
    weights: [usda(242), kingArthur(227)],
  },
  'orange juice': { neutral: ['fresh', 'freshly', 'squeezed'], isLiquid: true, weights: [usda(248)] },
  'apple juice': { isLiquid: true, weights: [usda(248)] },
  coffee: { aliases: ['brewed coffee'], isLiquid: true, weights: [usda(237)] },
  wine: { aliases: ['red wine', 'white wine'], neutral: ['dry'], isLiquid: true, weights: [usda(29.4, FLUID_OUNCE)] },
});
