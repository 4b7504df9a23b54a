import { cooksIllustrated, foods, kingArthur, TABLESPOON, TEASPOON, usda } from '../ingredient.ts';

export const sweeteners = foods('Sugars and syrups', {
  'granulated sugar': {
    aliases: ['sugar', 'white sugar', 'table sugar', 'granulated white sugar', 'white granulated sugar', 'cane sugar'],
    weights: [usda(200), kingArthur(198), cooksIllustrated(198)],
  },
  'superfine sugar': {
    aliases: ['caster sugar', 'castor sugar', 'bakers sugar', 'golden caster sugar'],
    weights: [kingArthur(190)],
  },
  'brown sugar': {
    aliases: ['light brown sugar', 'dark brown sugar', 'soft brown sugar'],
    ways: [
      { how: 'packed', weights: [usda(220), kingArthur(213), cooksIllustrated(198)] },
      { how: 'loose', words: ['unpacked'], weights: [usda(145)] },
    ],
  },
  'powdered sugar': {
    aliases: ['confectioners sugar', 'icing sugar', '10x sugar'],
    ways: [
      { how: 'unsifted', weights: [usda(120), kingArthur(227, 2), cooksIllustrated(113)] },
      { how: 'sifted', weights: [usda(100)] },
    ],
  },
  'demerara sugar': { weights: [kingArthur(220)] },
  'turbinado sugar': { aliases: ['raw sugar'], weights: [usda(202), kingArthur(180)] },
  honey: { aliases: ['runny honey', 'clear honey'], weights: [usda(339), kingArthur(21, TABLESPOON)] },
  'maple syrup': { neutral: ['pure'], isLiquid: true, weights: [usda(315), kingArthur(156, 1 / 2)] },
  molasses: { weights: [usda(337), kingArthur(85, 1 / 4)] },
  'corn syrup': { aliases: ['light corn syrup'], weights: [usda(341), kingArthur(312)] },
  jam: {
    aliases: ['preserves', 'strawberry jam', 'raspberry jam', 'apricot jam'],
    weights: [usda(20, TABLESPOON), kingArthur(85, 1 / 4)],
  },
  'sweetened condensed milk': { aliases: ['condensed milk'], weights: [usda(306), kingArthur(78, 1 / 4)] },
  'coconut sugar': { weights: [kingArthur(77, 1 / 2)] },
  'maple sugar': { weights: [kingArthur(78, 1 / 2)] },
  'agave syrup': { aliases: ['agave', 'agave nectar'], weights: [usda(6.9, TEASPOON)] },
  'malt syrup': { aliases: ['barley malt syrup', 'malt extract'], weights: [kingArthur(43, 2 * TABLESPOON)] },
  'sparkling sugar': { aliases: ['coarse sugar', 'pearl sugar'], weights: [kingArthur(57, 1 / 4)] },
  'marshmallow crème': { id: 'marshmallow-creme', aliases: ['marshmallow creme'], weights: [kingArthur(85)] },
  'marshmallow fluff': { weights: [kingArthur(128)] },
});
