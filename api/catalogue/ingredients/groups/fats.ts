import { cooksIllustrated, kingArthur, OUNCE, usda, type IngredientGroup } from '../ingredient.ts';

export const fats: IngredientGroup = {
  name: 'Butter, oils, and spreads',
  ingredients: [
    {
      id: 'butter',
      name: 'butter',
      aliases: ['sweet cream butter'],
      neutral: ['unsalted', 'salted', 'cold', 'soft', 'softened', 'melted', 'chilled', 'sweet'],
      isInSticks: true,
      ways: [{ figures: [cooksIllustrated(4 * OUNCE, 1 / 2), usda(227), kingArthur(113, 1 / 2)] }],
    },
    {
      id: 'margarine',
      name: 'margarine',
      aliases: [],
      neutral: ['cold', 'soft', 'softened', 'melted'],
      isInSticks: true,
      ways: [{ figures: [usda(227)] }],
    },
    {
      id: 'vegetable-oil',
      name: 'vegetable oil',
      aliases: ['oil', 'cooking oil', 'canola oil', 'sunflower oil', 'neutral oil', 'rapeseed oil'],
      isLiquid: true,
      ways: [{ figures: [usda(218), kingArthur(198)] }],
    },
    {
      id: 'olive-oil',
      name: 'olive oil',
      aliases: ['EVOO'],
      neutral: ['extra', 'virgin', 'light'],
      isLiquid: true,
      ways: [{ figures: [usda(216), kingArthur(50, 1 / 4)] }],
    },
    {
      id: 'coconut-oil',
      name: 'coconut oil',
      aliases: [],
      neutral: ['melted', 'virgin', 'refined', 'unrefined'],
      ways: [{ figures: [usda(218), kingArthur(113, 1 / 2)] }],
    },
    {
      id: 'shortening',
      name: 'vegetable shortening',
      aliases: ['shortening', 'Crisco'],
      ways: [{ figures: [usda(205), kingArthur(46, 1 / 4)] }],
    },
    {
      id: 'lard',
      name: 'lard',
      aliases: [],
      ways: [{ figures: [usda(205), kingArthur(113, 1 / 2)] }],
    },
    {
      id: 'peanut-butter',
      name: 'peanut butter',
      aliases: [],
      neutral: ['creamy', 'smooth', 'crunchy', 'chunky'],
      ways: [{ figures: [usda(258), kingArthur(135, 1 / 2)] }],
    },
    {
      id: 'mayonnaise',
      name: 'mayonnaise',
      aliases: ['mayo'],
      ways: [{ figures: [usda(220), kingArthur(113, 1 / 2)] }],
    },
  ],
};
