import { cooksIllustrated, kingArthur, TABLESPOON, TEASPOON, usda, type IngredientGroup } from '../ingredient.ts';

export const baking: IngredientGroup = {
  name: 'Baking and seasoning',
  ingredients: [
    {
      id: 'cocoa-powder',
      name: 'cocoa powder',
      aliases: ['cocoa', 'unsweetened cocoa', 'unsweetened cocoa powder', 'Dutch-process cocoa powder'],
      ways: [{ figures: [usda(86), kingArthur(42, 1 / 2), cooksIllustrated(85)] }],
    },
    {
      id: 'chocolate-chips',
      name: 'chocolate chips',
      aliases: [
        'choc chips',
        'chocolate chip',
        'semisweet chocolate chips',
        'milk chocolate chips',
        'dark chocolate chips',
      ],
      ways: [
        { how: 'regular', figures: [usda(170), kingArthur(170), usda(168)] },
        { how: 'mini', words: ['miniature'], figures: [usda(173), kingArthur(177)] },
      ],
    },
    {
      id: 'mini-marshmallows',
      name: 'mini marshmallows',
      aliases: ['miniature marshmallows'],
      ways: [{ figures: [usda(50), kingArthur(43)] }],
    },
    {
      id: 'baking-powder',
      name: 'baking powder',
      aliases: [],
      ways: [{ figures: [usda(4.6, TEASPOON), kingArthur(4, TEASPOON)] }],
    },
    {
      id: 'baking-soda',
      name: 'baking soda',
      aliases: ['bicarbonate of soda', 'bicarb', 'bicarb soda', 'bicarb of soda', 'sodium bicarbonate'],
      ways: [{ figures: [usda(4.6, TEASPOON), kingArthur(3, TEASPOON / 2)] }],
    },
    {
      id: 'salt',
      name: 'table salt',
      aliases: ['salt', 'fine salt'],
      ways: [{ figures: [usda(6, TEASPOON), usda(292), kingArthur(18, TABLESPOON)] }],
    },
    {
      id: 'kosher-salt',
      name: 'kosher salt',
      aliases: ['coarse kosher salt'],
      ways: [
        { how: 'Diamond Crystal', figures: [kingArthur(8, TABLESPOON)] },
        { how: 'Morton', figures: [kingArthur(16, TABLESPOON)] },
      ],
    },
    {
      id: 'dry-yeast',
      name: 'dry yeast',
      aliases: ['yeast', 'instant yeast', 'active dry yeast', 'dried yeast', 'fast-action dried yeast'],
      ways: [{ figures: [kingArthur(7, 2.25 * TEASPOON), usda(4, TEASPOON)] }],
    },
    {
      id: 'cream-of-tartar',
      name: 'cream of tartar',
      aliases: [],
      ways: [{ figures: [usda(3, TEASPOON)] }],
    },
    {
      id: 'vanilla-extract',
      name: 'vanilla extract',
      aliases: ['vanilla'],
      neutral: ['pure'],
      isLiquid: true,
      ways: [{ figures: [usda(4.2, TEASPOON), kingArthur(14, TABLESPOON)] }],
    },
    {
      id: 'cinnamon',
      name: 'ground cinnamon',
      aliases: ['cinnamon', 'cinnamon powder'],
      ways: [{ figures: [usda(2.6, TEASPOON), usda(7.8, TABLESPOON)] }],
    },
  ],
};
