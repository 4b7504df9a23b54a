import { cooksIllustrated, foods, kingArthur, OUNCE, TABLESPOON, TEASPOON, usda } from '../ingredient.ts';

export const fats = foods('Butter, oils, and spreads', {
  butter: {
    aliases: ['sweet cream butter'],
    neutral: ['unsalted', 'salted', 'cold', 'soft', 'softened', 'melted', 'chilled', 'sweet'],
    isInSticks: true,
    weights: [cooksIllustrated(4 * OUNCE, 1 / 2), usda(227), kingArthur(113, 1 / 2)],
  },
  margarine: { neutral: ['cold', 'soft', 'softened', 'melted'], isInSticks: true, weights: [usda(227)] },
  'vegetable oil': {
    aliases: ['oil', 'cooking oil', 'canola oil', 'sunflower oil', 'neutral oil', 'rapeseed oil'],
    isLiquid: true,
    weights: [usda(218), kingArthur(198)],
  },
  'olive oil': {
    aliases: ['EVOO'],
    neutral: ['extra', 'virgin', 'light'],
    isLiquid: true,
    weights: [usda(216), kingArthur(50, 1 / 4)],
  },
  'coconut oil': {
    neutral: ['melted', 'virgin', 'refined', 'unrefined'],
    weights: [usda(218), kingArthur(113, 1 / 2)],
  },
  'vegetable shortening': {
    id: 'shortening',
    aliases: ['shortening', 'Crisco'],
    weights: [usda(205), kingArthur(46, 1 / 4)],
  },
  lard: { weights: [usda(205), kingArthur(113, 1 / 2)] },
  'peanut butter': { neutral: ['creamy', 'smooth', 'crunchy', 'chunky'], weights: [usda(258), kingArthur(135, 1 / 2)] },
  mayonnaise: { aliases: ['mayo'], weights: [usda(220), kingArthur(113, 1 / 2)] },
  ghee: { aliases: ['clarified butter', 'butter oil'], neutral: ['melted'], weights: [usda(205)] },
  'sesame oil': { neutral: ['toasted'], isLiquid: true, weights: [usda(218)] },
  'hazelnut spread': { aliases: ['Nutella', 'chocolate hazelnut spread'], weights: [kingArthur(160, 1 / 2)] },
  ketchup: { aliases: ['tomato ketchup', 'catsup'], weights: [usda(240), usda(17, TABLESPOON)] },
  mustard: {
    aliases: ['prepared mustard', 'yellow mustard', 'Dijon mustard'],
    weights: [usda(249), usda(5, TEASPOON)],
  },
  pesto: { aliases: ['basil pesto'], weights: [kingArthur(28, 2 * TABLESPOON)] },
  hummus: { weights: [usda(246)] },
  miso: { aliases: ['miso paste'], weights: [usda(275), usda(17, TABLESPOON)] },
});
