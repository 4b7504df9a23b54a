import { bakersCompanion, cooksIllustrated, foods, kingArthur, TABLESPOON, usda } from '../ingredient.ts';

export const flours = foods('Flours and starches', {
  'all-purpose flour': {
    aliases: ['flour', 'AP flour', 'plain flour', 'white flour'],
    neutral: ['unbleached', 'bleached', 'enriched', 'unsifted'],
    ways: [
      { how: 'spooned', words: ['leveled'], figures: [kingArthur(120), usda(125)] },
      { how: 'sifted', figures: [bakersCompanion(113)] },
      { how: 'scooped', words: ['dipped'], figures: [cooksIllustrated(142), bakersCompanion(156)] },
    ],
  },
  'bread flour': {
    aliases: ['strong flour', 'strong white flour', 'strong bread flour', 'strong white bread flour'],
    neutral: ['unbleached', 'white'],
    figures: [kingArthur(120), usda(137)],
  },
  'cake flour': {
    neutral: ['unbleached', 'bleached'],
    ways: [
      { how: 'spooned', words: ['leveled'], figures: [kingArthur(120), cooksIllustrated(113)] },
      { how: 'scooped', words: ['dipped'], figures: [usda(137)] },
    ],
  },
  'pastry flour': { figures: [kingArthur(106)] },
  'self-rising flour': { aliases: ['self-raising flour', 'SR flour'], figures: [kingArthur(113), usda(125)] },
  'whole wheat flour': {
    aliases: ['wholewheat flour', 'wholemeal flour', 'whole-grain wheat flour', 'whole meal flour'],
    ways: [
      { how: 'spooned', words: ['leveled'], figures: [kingArthur(113), usda(120)] },
      { how: 'scooped', words: ['dipped'], figures: [cooksIllustrated(156)] },
    ],
  },
  'rye flour': { aliases: ['medium rye flour', 'light rye flour'], figures: [kingArthur(103), usda(102)] },
  'spelt flour': { figures: [kingArthur(99)] },
  'buckwheat flour': { figures: [kingArthur(120), usda(120)] },
  'almond flour': { aliases: ['ground almonds'], neutral: ['blanched'], figures: [kingArthur(96), usda(95)] },
  'coconut flour': { figures: [kingArthur(128)] },
  'oat flour': { figures: [kingArthur(92), usda(104)] },
  'white rice flour': { id: 'rice-flour', aliases: ['rice flour'], figures: [kingArthur(142), usda(158)] },
  'chickpea flour': {
    aliases: ['besan', 'gram flour', 'garbanzo flour', 'garbanzo bean flour'],
    figures: [kingArthur(85), usda(92)],
  },
  cornmeal: {
    aliases: ['corn meal', 'yellow cornmeal'],
    ways: [
      { how: 'degermed', figures: [usda(157), kingArthur(156)] },
      { how: 'whole-grain', words: ['wholegrain'], figures: [usda(122), kingArthur(138)] },
    ],
  },
  cornstarch: { aliases: ['corn starch', 'cornflour', 'maizena'], figures: [usda(128), kingArthur(28, 1 / 4)] },
  'potato starch': { figures: [kingArthur(152)] },
  'tapioca flour': { aliases: ['tapioca starch'], figures: [kingArthur(113)] },
  semolina: { aliases: ['semolina flour'], figures: [usda(167), kingArthur(163)] },
  'white whole wheat flour': { figures: [kingArthur(113)] },
  'gluten-free flour': {
    aliases: ['gluten free flour', 'gluten-free all-purpose flour'],
    figures: [kingArthur(120), kingArthur(156)],
  },
  'brown rice flour': { figures: [kingArthur(128), usda(158)] },
  'soy flour': {
    ways: [
      { how: 'spooned', figures: [kingArthur(35, 1 / 4)] },
      { how: 'stirred', figures: [usda(84)] },
    ],
  },
  'potato flour': { figures: [kingArthur(46, 1 / 4)] },
  'vital wheat gluten': { aliases: ['wheat gluten'], figures: [kingArthur(18, 2 * TABLESPOON)] },
});
