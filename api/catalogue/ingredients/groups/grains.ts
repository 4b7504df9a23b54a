import { kingArthur, usda, type IngredientGroup } from '../ingredient.ts';

export const grains: IngredientGroup = {
  name: 'Grains',
  ingredients: [
    {
      id: 'rolled-oats',
      name: 'rolled oats',
      aliases: ['oats', 'old-fashioned oats', 'old-fashioned rolled oats', 'porridge oats', 'whole oats'],
      ways: [{ figures: [usda(81), kingArthur(99)] }],
    },
    {
      id: 'quick-oats',
      name: 'quick oats',
      aliases: ['quick-cooking oats', 'quick cooking rolled oats'],
      ways: [{ figures: [usda(81), kingArthur(89)] }],
    },
    {
      id: 'white-rice',
      name: 'uncooked white rice',
      aliases: ['rice', 'white rice', 'uncooked rice', 'long-grain rice', 'long-grain white rice', 'dry rice'],
      neutral: ['uncooked', 'raw', 'dry'],
      ways: [{ figures: [usda(185), kingArthur(99, 1 / 2)] }],
    },
    {
      id: 'cooked-rice',
      name: 'cooked white rice',
      aliases: ['cooked rice', 'cooked long-grain rice'],
      ways: [{ figures: [usda(158)] }],
    },
    {
      id: 'quinoa',
      name: 'uncooked quinoa',
      aliases: ['quinoa'],
      neutral: ['raw', 'dry'],
      ways: [{ figures: [usda(170), kingArthur(177)] }],
    },
    {
      id: 'couscous',
      name: 'dry couscous',
      aliases: ['couscous', 'uncooked couscous'],
      ways: [{ figures: [usda(173)] }],
    },
    {
      id: 'bulgur',
      name: 'dry bulgur',
      aliases: ['bulgur', 'bulgur wheat', 'bulghur'],
      ways: [{ figures: [usda(140), kingArthur(152)] }],
    },
    {
      id: 'lentils',
      name: 'dry lentils',
      aliases: ['lentils', 'dried lentils', 'uncooked lentils'],
      ways: [{ figures: [usda(192)] }],
    },
    {
      id: 'wheat-germ',
      name: 'wheat germ',
      aliases: ['wheatgerm'],
      ways: [{ figures: [usda(115), kingArthur(28, 1 / 4)] }],
    },
    {
      id: 'bread-crumbs',
      name: 'bread crumbs',
      aliases: ['breadcrumbs'],
      ways: [
        { how: 'dry', words: ['dried'], figures: [kingArthur(28, 1 / 4)] },
        { how: 'fresh', figures: [kingArthur(21, 1 / 4)] },
      ],
    },
  ],
};
