import { cooksIllustrated, foods, kingArthur, TABLESPOON, TEASPOON, usda } from '../ingredient.ts';

export const sweeteners = foods('Sugars and syrups', {
  'granulated sugar': {
    aliases: ['sugar', 'white sugar', 'table sugar', 'granulated white sugar', 'white granulated sugar', 'cane sugar'],
    figures: [usda(200), kingArthur(198), cooksIllustrated(198)],
  },
  'superfine sugar': {
    aliases: ['caster sugar', 'castor sugar', 'bakers sugar', 'golden caster sugar'],
    figures: [kingArthur(190)],
  },
  'brown sugar': {
    aliases: ['light brown sugar', 'dark brown sugar', 'soft brown sugar'],
    ways: [
      { how: 'packed', figures: [usda(220), kingArthur(213), cooksIllustrated(198)] },
      { how: 'loose', words: ['unpacked'], figures: [usda(145)] },
    ],
  },
  'powdered sugar': {
    aliases: ['confectioners sugar', 'icing sugar', '10x sugar'],
    ways: [
      { how: 'unsifted', figures: [usda(120), kingArthur(227, 2), cooksIllustrated(113)] },
      { how: 'sifted', figures: [usda(100)] },
    ],
  },
  'demerara sugar': { figures: [kingArthur(220)] },
  'turbinado sugar': { aliases: ['raw sugar'], figures: [usda(202), kingArthur(180)] },
  honey: { aliases: ['runny honey', 'clear honey'], figures: [usda(339), kingArthur(21, TABLESPOON)] },
  'maple syrup': { neutral: ['pure'], isLiquid: true, figures: [usda(315), kingArthur(156, 1 / 2)] },
  molasses: { figures: [usda(337), kingArthur(85, 1 / 4)] },
  'corn syrup': { aliases: ['light corn syrup'], figures: [usda(341), kingArthur(312)] },
  jam: {
    aliases: ['preserves', 'strawberry jam', 'raspberry jam', 'apricot jam'],
    figures: [usda(20, TABLESPOON), kingArthur(85, 1 / 4)],
  },
  'sweetened condensed milk': { aliases: ['condensed milk'], figures: [usda(306), kingArthur(78, 1 / 4)] },
  'coconut sugar': { figures: [kingArthur(77, 1 / 2)] },
  'maple sugar': { figures: [kingArthur(78, 1 / 2)] },
  'agave syrup': { aliases: ['agave', 'agave nectar'], figures: [usda(6.9, TEASPOON)] },
  'malt syrup': { aliases: ['barley malt syrup', 'malt extract'], figures: [kingArthur(43, 2 * TABLESPOON)] },
  'sparkling sugar': { aliases: ['coarse sugar', 'pearl sugar'], figures: [kingArthur(57, 1 / 4)] },
  'marshmallow crème': { id: 'marshmallow-creme', aliases: ['marshmallow creme'], figures: [kingArthur(85)] },
  'marshmallow fluff': { figures: [kingArthur(128)] },
});
