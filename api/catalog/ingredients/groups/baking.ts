import { cooksIllustrated, foods, kingArthur, TABLESPOON, TEASPOON, usda } from '../ingredient.ts';

export const baking = foods('Baking and seasoning', {
  'cocoa powder': {
    aliases: ['cocoa', 'unsweetened cocoa', 'unsweetened cocoa powder', 'Dutch-process cocoa powder'],
    weights: [usda(86), kingArthur(42, 1 / 2), cooksIllustrated(85)],
  },
  'chocolate chips': {
    aliases: ['choc chips', 'semisweet chocolate chips', 'milk chocolate chips', 'dark chocolate chips'],
    ways: [
      { how: 'regular', weights: [usda(170), kingArthur(170), usda(168)] },
      { how: 'mini', words: ['miniature'], weights: [usda(173), kingArthur(177)] },
    ],
  },
  'mini marshmallows': { aliases: ['miniature marshmallows'], weights: [usda(50), kingArthur(43)] },
  'baking powder': { weights: [usda(4.6, TEASPOON), kingArthur(4, TEASPOON)] },
  'baking soda': {
    aliases: ['bicarbonate of soda', 'bicarb', 'bicarb soda', 'bicarb of soda', 'sodium bicarbonate'],
    weights: [usda(4.6, TEASPOON), kingArthur(3, TEASPOON / 2)],
  },
  'table salt': {
    id: 'salt',
    aliases: ['salt', 'fine salt'],
    weights: [usda(6, TEASPOON), usda(292), kingArthur(18, TABLESPOON)],
  },
  'kosher salt': {
    aliases: ['coarse kosher salt'],
    ways: [
      { how: 'Diamond Crystal', weights: [kingArthur(8, TABLESPOON)] },
      { how: 'Morton', weights: [kingArthur(16, TABLESPOON)] },
    ],
  },
  'dry yeast': {
    aliases: ['yeast', 'instant yeast', 'active dry yeast', 'dried yeast', 'fast-action dried yeast'],
    weights: [kingArthur(7, 2.25 * TEASPOON), usda(4, TEASPOON)],
  },
  'cream of tartar': { weights: [usda(3, TEASPOON)] },
  'vanilla extract': {
    aliases: ['vanilla'],
    neutral: ['pure'],
    isLiquid: true,
    weights: [usda(4.2, TEASPOON), kingArthur(14, TABLESPOON)],
  },
  'ground cinnamon': {
    id: 'cinnamon',
    aliases: ['cinnamon', 'cinnamon powder'],
    weights: [usda(2.6, TEASPOON), usda(7.8, TABLESPOON)],
  },
  'white chocolate chips': { weights: [kingArthur(170)] },
  chocolate: {
    aliases: ['dark chocolate', 'milk chocolate', 'bittersweet chocolate'],
    neutral: ['chopped', 'chunks'],
    weights: [kingArthur(170)],
  },
  'cacao nibs': { weights: [kingArthur(120)] },
  'instant tapioca': {
    aliases: ['quick-cooking tapioca', 'minute tapioca'],
    weights: [kingArthur(21, 2 * TABLESPOON)],
  },
  'espresso powder': { aliases: ['instant espresso powder', 'instant espresso'], weights: [kingArthur(7, TABLESPOON)] },
});
