import { cooksIllustrated, kingArthur, TABLESPOON, usda, type IngredientGroup } from '../ingredient.ts';

export const sweeteners: IngredientGroup = {
  name: 'Sugars and syrups',
  ingredients: [
    {
      id: 'granulated-sugar',
      name: 'granulated sugar',
      aliases: [
        'sugar',
        'white sugar',
        'table sugar',
        'granulated white sugar',
        'white granulated sugar',
        'cane sugar',
      ],
      ways: [{ figures: [usda(200), kingArthur(198), cooksIllustrated(198)] }],
    },
    {
      id: 'superfine-sugar',
      name: 'superfine sugar',
      aliases: ['caster sugar', 'castor sugar', 'bakers sugar', 'golden caster sugar'],
      ways: [{ figures: [kingArthur(190)] }],
    },
    {
      id: 'brown-sugar',
      name: 'brown sugar',
      aliases: ['light brown sugar', 'dark brown sugar', 'soft brown sugar'],
      ways: [
        { how: 'packed', figures: [usda(220), kingArthur(213), cooksIllustrated(198)] },
        { how: 'loose', words: ['unpacked'], figures: [usda(145)] },
      ],
    },
    {
      id: 'powdered-sugar',
      name: 'powdered sugar',
      aliases: ['confectioners sugar', 'confectioner sugar', 'icing sugar', '10x sugar'],
      ways: [
        { how: 'unsifted', figures: [usda(120), kingArthur(227, 2), cooksIllustrated(113)] },
        { how: 'sifted', figures: [usda(100)] },
      ],
    },
    {
      id: 'demerara-sugar',
      name: 'demerara sugar',
      aliases: [],
      ways: [{ figures: [kingArthur(220)] }],
    },
    {
      id: 'turbinado-sugar',
      name: 'turbinado sugar',
      aliases: ['raw sugar'],
      ways: [{ figures: [usda(202), kingArthur(180)] }],
    },
    {
      id: 'honey',
      name: 'honey',
      aliases: ['runny honey', 'clear honey'],
      ways: [{ figures: [usda(339), kingArthur(21, TABLESPOON)] }],
    },
    {
      id: 'maple-syrup',
      name: 'maple syrup',
      aliases: [],
      neutral: ['pure'],
      isLiquid: true,
      ways: [{ figures: [usda(315), kingArthur(156, 1 / 2)] }],
    },
    {
      id: 'molasses',
      name: 'molasses',
      aliases: [],
      ways: [{ figures: [usda(337), kingArthur(85, 1 / 4)] }],
    },
    {
      id: 'corn-syrup',
      name: 'corn syrup',
      aliases: ['light corn syrup'],
      ways: [{ figures: [usda(341), kingArthur(312)] }],
    },
    {
      id: 'jam',
      name: 'jam',
      aliases: ['preserves', 'strawberry jam', 'raspberry jam', 'apricot jam'],
      ways: [{ figures: [usda(20, TABLESPOON), kingArthur(85, 1 / 4)] }],
    },
    {
      id: 'sweetened-condensed-milk',
      name: 'sweetened condensed milk',
      aliases: ['condensed milk'],
      ways: [{ figures: [usda(306), kingArthur(78, 1 / 4)] }],
    },
  ],
};
