import { kingArthur, US_CUP_ML, usda, type IngredientGroup } from '../ingredient.ts';

const LITER = 1000 / US_CUP_ML;

export const dairy: IngredientGroup = {
  name: 'Milk, cheese, and liquids',
  ingredients: [
    {
      id: 'water',
      name: 'water',
      aliases: [],
      neutral: ['cold', 'warm', 'hot', 'boiling', 'lukewarm', 'iced', 'ice', 'tap', 'cool'],
      isLiquid: true,
      ways: [{ figures: [usda(1000, LITER)] }],
    },
    {
      id: 'milk',
      name: 'milk',
      aliases: ['cow’s milk', 'semi-skimmed milk'],
      neutral: ['whole', 'skim', 'skimmed', 'nonfat', 'low-fat', 'lowfat', 'full-fat', 'cold', 'warm'],
      isLiquid: true,
      ways: [{ figures: [usda(244), kingArthur(227)] }],
    },
    {
      id: 'buttermilk',
      name: 'buttermilk',
      aliases: [],
      neutral: ['low-fat', 'lowfat', 'cold'],
      isLiquid: true,
      ways: [{ figures: [usda(245), kingArthur(227)] }],
    },
    {
      id: 'evaporated-milk',
      name: 'evaporated milk',
      aliases: [],
      isLiquid: true,
      ways: [{ figures: [usda(252), kingArthur(113, 1 / 2)] }],
    },
    {
      id: 'heavy-cream',
      name: 'heavy cream',
      aliases: ['cream', 'heavy whipping cream', 'whipping cream'],
      neutral: ['cold'],
      isLiquid: true,
      ways: [{ figures: [usda(238), kingArthur(227)] }],
    },
    {
      id: 'half-and-half',
      name: 'half-and-half',
      aliases: ['half & half'],
      isLiquid: true,
      ways: [{ figures: [usda(242), kingArthur(227)] }],
    },
    {
      id: 'sour-cream',
      name: 'sour cream',
      aliases: ['soured cream'],
      ways: [{ figures: [usda(230), kingArthur(227)] }],
    },
    {
      id: 'yogurt',
      name: 'yogurt',
      aliases: ['yoghurt', 'plain yogurt', 'plain yoghurt', 'natural yogurt', 'natural yoghurt'],
      neutral: ['whole-milk', 'low-fat', 'lowfat', 'nonfat', 'full-fat'],
      ways: [{ figures: [usda(245), kingArthur(227)] }],
    },
    {
      id: 'cream-cheese',
      name: 'cream cheese',
      aliases: [],
      neutral: ['softened', 'soft', 'cold'],
      ways: [{ figures: [usda(232), kingArthur(227)] }],
    },
    {
      id: 'ricotta',
      name: 'ricotta',
      aliases: ['ricotta cheese'],
      ways: [{ figures: [usda(246), kingArthur(227)] }],
    },
    {
      id: 'cheddar',
      name: 'cheddar',
      aliases: ['cheddar cheese'],
      neutral: ['sharp', 'mild'],
      ways: [
        { how: 'shredded', words: ['grated'], figures: [usda(113), kingArthur(113)] },
        { how: 'diced', words: ['cubed'], figures: [usda(132)] },
      ],
    },
    {
      id: 'parmesan',
      name: 'grated Parmesan',
      aliases: ['Parmesan', 'Parmesan cheese', 'grated Parmesan cheese'],
      ways: [{ figures: [usda(100), kingArthur(50, 1 / 2)] }],
    },
    {
      id: 'lemon-juice',
      name: 'lemon juice',
      aliases: [],
      neutral: ['fresh', 'freshly', 'squeezed'],
      isLiquid: true,
      ways: [{ figures: [usda(244)] }],
    },
    {
      id: 'vinegar',
      name: 'vinegar',
      aliases: ['white vinegar', 'distilled vinegar', 'cider vinegar', 'apple cider vinegar'],
      isLiquid: true,
      ways: [{ figures: [usda(238), usda(239)] }],
    },
    {
      id: 'soy-sauce',
      name: 'soy sauce',
      aliases: [],
      isLiquid: true,
      ways: [{ figures: [usda(255)] }],
    },
  ],
};
