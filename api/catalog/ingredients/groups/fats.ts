import { cooksIllustrated, foods, kingArthur, OUNCE, TABLESPOON, TEASPOON, usda } from '../ingredient.ts';

export const fats = foods('Butter, oils, and spreads', {
  butter: {
    aliases: ['sweet cream butter'],
    neutral: ['unsalted', 'salted', 'cold', 'soft', 'softened', 'melted', 'chilled', 'sweet'],
    isInSticks: true,
    figures: [cooksIllustrated(4 * OUNCE, 1 / 2), usda(227), kingArthur(113, 1 / 2)],
  },
  margarine: { neutral: ['cold', 'soft', 'softened', 'melted'], isInSticks: true, figures: [usda(227)] },
  'vegetable oil': {
    aliases: ['oil', 'cooking oil', 'canola oil', 'sunflower oil', 'neutral oil', 'rapeseed oil'],
    isLiquid: true,
    figures: [usda(218), kingArthur(198)],
  },
  'olive oil': {
    aliases: ['EVOO'],
    neutral: ['extra', 'virgin', 'light'],
    isLiquid: true,
    figures: [usda(216), kingArthur(50, 1 / 4)],
  },
  'coconut oil': {
    neutral: ['melted', 'virgin', 'refined', 'unrefined'],
    figures: [usda(218), kingArthur(113, 1 / 2)],
  },
  'vegetable shortening': {
    id: 'shortening',
    aliases: ['shortening', 'Crisco'],
    figures: [usda(205), kingArthur(46, 1 / 4)],
  },
  lard: { figures: [usda(205), kingArthur(113, 1 / 2)] },
  'peanut butter': { neutral: ['creamy', 'smooth', 'crunchy', 'chunky'], figures: [usda(258), kingArthur(135, 1 / 2)] },
  mayonnaise: { aliases: ['mayo'], figures: [usda(220), kingArthur(113, 1 / 2)] },
  ghee: { aliases: ['clarified butter', 'butter oil'], neutral: ['melted'], figures: [usda(205)] },
  'sesame oil': { neutral: ['toasted'], isLiquid: true, figures: [usda(218)] },
  'hazelnut spread': { aliases: ['Nutella', 'chocolate hazelnut spread'], figures: [kingArthur(160, 1 / 2)] },
  ketchup: { aliases: ['tomato ketchup', 'catsup'], figures: [usda(240), usda(17, TABLESPOON)] },
  mustard: {
    aliases: ['prepared mustard', 'yellow mustard', 'Dijon mustard'],
    figures: [usda(249), usda(5, TEASPOON)],
  },
  pesto: { aliases: ['basil pesto'], figures: [kingArthur(28, 2 * TABLESPOON)] },
  hummus: { figures: [usda(246)] },
  miso: { aliases: ['miso paste'], figures: [usda(275), usda(17, TABLESPOON)] },
});
