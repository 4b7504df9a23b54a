import { bakersCompanion, cooksIllustrated, kingArthur, usda, type IngredientGroup } from '../ingredient.ts';

export const flours: IngredientGroup = {
  name: 'Flours and starches',
  ingredients: [
    {
      id: 'all-purpose-flour',
      name: 'all-purpose flour',
      aliases: ['flour', 'AP flour', 'plain flour', 'white flour'],
      neutral: ['unbleached', 'bleached', 'enriched', 'unsifted'],
      ways: [
        { how: 'spooned', words: ['leveled'], figures: [kingArthur(120), usda(125)] },
        { how: 'sifted', figures: [bakersCompanion(113)] },
        { how: 'scooped', words: ['dipped'], figures: [cooksIllustrated(142), bakersCompanion(156)] },
      ],
    },
    {
      id: 'bread-flour',
      name: 'bread flour',
      aliases: ['strong flour', 'strong white flour', 'strong bread flour', 'strong white bread flour'],
      neutral: ['unbleached', 'white'],
      ways: [{ figures: [kingArthur(120), usda(137)] }],
    },
    {
      id: 'cake-flour',
      name: 'cake flour',
      aliases: [],
      neutral: ['unbleached', 'bleached'],
      ways: [
        { how: 'spooned', words: ['leveled'], figures: [kingArthur(120), cooksIllustrated(113)] },
        { how: 'scooped', words: ['dipped'], figures: [usda(137)] },
      ],
    },
    {
      id: 'pastry-flour',
      name: 'pastry flour',
      aliases: [],
      ways: [{ figures: [kingArthur(106)] }],
    },
    {
      id: 'self-rising-flour',
      name: 'self-rising flour',
      aliases: ['self-raising flour', 'SR flour'],
      ways: [{ figures: [kingArthur(113), usda(125)] }],
    },
    {
      id: 'whole-wheat-flour',
      name: 'whole wheat flour',
      aliases: ['wholewheat flour', 'wholemeal flour', 'whole-grain wheat flour', 'whole meal flour'],
      ways: [
        { how: 'spooned', words: ['leveled'], figures: [kingArthur(113), usda(120)] },
        { how: 'scooped', words: ['dipped'], figures: [cooksIllustrated(156)] },
      ],
    },
    {
      id: 'rye-flour',
      name: 'rye flour',
      aliases: ['medium rye flour', 'light rye flour'],
      ways: [{ figures: [kingArthur(103), usda(102)] }],
    },
    {
      id: 'spelt-flour',
      name: 'spelt flour',
      aliases: [],
      ways: [{ figures: [kingArthur(99)] }],
    },
    {
      id: 'buckwheat-flour',
      name: 'buckwheat flour',
      aliases: [],
      ways: [{ figures: [kingArthur(120), usda(120)] }],
    },
    {
      id: 'almond-flour',
      name: 'almond flour',
      aliases: ['ground almonds'],
      neutral: ['blanched'],
      ways: [{ figures: [kingArthur(96), usda(95)] }],
    },
    {
      id: 'coconut-flour',
      name: 'coconut flour',
      aliases: [],
      ways: [{ figures: [kingArthur(128)] }],
    },
    {
      id: 'oat-flour',
      name: 'oat flour',
      aliases: [],
      ways: [{ figures: [kingArthur(92), usda(104)] }],
    },
    {
      id: 'rice-flour',
      name: 'white rice flour',
      aliases: ['rice flour'],
      ways: [{ figures: [kingArthur(142), usda(158)] }],
    },
    {
      id: 'chickpea-flour',
      name: 'chickpea flour',
      aliases: ['besan', 'gram flour', 'garbanzo flour', 'garbanzo bean flour'],
      ways: [{ figures: [kingArthur(85), usda(92)] }],
    },
    {
      id: 'cornmeal',
      name: 'cornmeal',
      aliases: ['corn meal', 'yellow cornmeal'],
      ways: [
        { how: 'degermed', figures: [usda(157), kingArthur(156)] },
        { how: 'whole-grain', words: ['wholegrain'], figures: [usda(122), kingArthur(138)] },
      ],
    },
    {
      id: 'cornstarch',
      name: 'cornstarch',
      aliases: ['corn starch', 'cornflour', 'maizena'],
      ways: [{ figures: [usda(128), kingArthur(28, 1 / 4)] }],
    },
    {
      id: 'potato-starch',
      name: 'potato starch',
      aliases: [],
      ways: [{ figures: [kingArthur(152)] }],
    },
    {
      id: 'tapioca-flour',
      name: 'tapioca flour',
      aliases: ['tapioca starch'],
      ways: [{ figures: [kingArthur(113)] }],
    },
    {
      id: 'semolina',
      name: 'semolina',
      aliases: ['semolina flour'],
      ways: [{ figures: [usda(167), kingArthur(163)] }],
    },
  ],
};
