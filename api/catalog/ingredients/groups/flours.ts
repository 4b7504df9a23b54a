import { bakersCompanion, cooksIllustrated, foods, kingArthur, TABLESPOON, usda } from '../ingredient.ts';

export const flours = foods('Flours and starches', {
  'all-purpose flour': {
    aliases: ['flour', 'AP flour', 'plain flour', 'white flour'],
    neutral: ['unbleached', 'bleached', 'enriched', 'unsifted'],
    ways: [
      { how: 'spooned', words: ['leveled'], weights: [kingArthur(120), usda(125)] },
      { how: 'sifted', weights: [bakersCompanion(113)] },
      { how: 'scooped', words: ['dipped'], weights: [cooksIllustrated(142), bakersCompanion(156)] },
    ],
  },
  'bread flour': {
    aliases: ['strong flour', 'strong white flour', 'strong bread flour', 'strong white bread flour'],
    neutral: ['unbleached', 'white'],
    weights: [kingArthur(120), usda(137)],
  },
  'cake flour': {
    neutral: ['unbleached', 'bleached'],
    ways: [
      { how: 'spooned', words: ['leveled'], weights: [kingArthur(120), cooksIllustrated(113)] },
      { how: 'scooped', words: ['dipped'], weights: [usda(137)] },
    ],
  },
  'pastry flour': { weights: [kingArthur(106)] },
  'self-rising flour': { aliases: ['self-raising flour', 'SR flour'], weights: [kingArthur(113), usda(125)] },
  'whole wheat flour': {
    aliases: ['wholewheat flour', 'wholemeal flour', 'whole-grain wheat flour', 'whole meal flour'],
    ways: [
      { how: 'spooned', words: ['leveled'], weights: [kingArthur(113), usda(120)] },
      { how: 'scooped', words: ['dipped'], weights: [cooksIllustrated(156)] },
    ],
  },
  'rye flour': { aliases: ['medium rye flour', 'light rye flour'], weights: [kingArthur(103), usda(102)] },
  'spelt flour': { weights: [kingArthur(99)] },
  'buckwheat flour': { weights: [kingArthur(120), usda(120)] },
  'almond flour': { aliases: ['ground almonds'], neutral: ['blanched'], weights: [kingArthur(96), usda(95)] },
  'coconut flour': { weights: [kingArthur(128)] },
  'oat flour': { weights: [kingArthur(92), usda(104)] },
  'white rice flour': { id: 'rice-flour', aliases: ['rice flour'], weights: [kingArthur(142), usda(158)] },
  'chickpea flour': {
    aliases: ['besan', 'gram flour', 'garbanzo flour', 'garbanzo bean flour'],
    weights: [kingArthur(85), usda(92)],
  },
  cornmeal: {
    aliases: ['corn meal', 'yellow cornmeal'],
    ways: [
      { how: 'degermed', weights: [usda(157), kingArthur(156)] },
      { how: 'whole-grain', words: ['wholegrain'], weights: [usda(122), kingArthur(138)] },
    ],
  },
  cornstarch: { aliases: ['corn starch', 'cornflour', 'maizena'], weights: [usda(128), kingArthur(28, 1 / 4)] },
  'potato starch': { weights: [kingArthur(152)] },
  'tapioca flour': { aliases: ['tapioca starch'], weights: [kingArthur(113)] },
  semolina: { aliases: ['semolina flour'], weights: [usda(167), kingArthur(163)] },
  'white whole wheat flour': { weights: [kingArthur(113)] },
  'gluten-free flour': {
    aliases: ['gluten free flour', 'gluten-free all-purpose flour'],
    weights: [kingArthur(120), kingArthur(156)],
  },
  'brown rice flour': { weights: [kingArthur(128), usda(158)] },
  'soy flour': {
    ways: [
      { how: 'spooned', weights: [kingArthur(35, 1 / 4)] },
      { how: 'stirred', weights: [usda(84)] },
    ],
  },
  'potato flour': { weights: [kingArthur(46, 1 / 4)] },
  'vital wheat gluten': { aliases: ['wheat gluten'], weights: [kingArthur(18, 2 * TABLESPOON)] },
});
