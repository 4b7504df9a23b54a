import { foods, kingArthur, TABLESPOON, TEASPOON, usda } from '../ingredient.ts';

export const spices = foods('Herbs and spices', {
  'ground black pepper': {
    id: 'black-pepper',
    aliases: ['black pepper', 'ground pepper'],
    figures: [usda(2.3, TEASPOON), usda(6.9, TABLESPOON)],
  },
  paprika: { neutral: ['smoked', 'sweet', 'ground'], figures: [usda(2.3, TEASPOON), usda(6.8, TABLESPOON)] },
  'chili powder': { aliases: ['chilli powder', 'chile powder'], figures: [usda(2.7, TEASPOON), usda(8, TABLESPOON)] },
  'cayenne pepper': {
    aliases: ['cayenne', 'red pepper powder'],
    neutral: ['ground'],
    figures: [usda(1.8, TEASPOON), usda(5.3, TABLESPOON)],
  },
  'curry powder': { figures: [usda(2, TEASPOON), usda(6.3, TABLESPOON)] },
  turmeric: { neutral: ['ground', 'powder'], figures: [usda(3, TEASPOON), usda(9.4, TABLESPOON)] },
  'cumin seeds': { aliases: ['cumin', 'whole cumin'], figures: [usda(2.1, TEASPOON), usda(6, TABLESPOON)] },
  'garlic powder': { figures: [usda(3.1, TEASPOON), usda(9.7, TABLESPOON)] },
  'onion powder': { figures: [usda(2.4, TEASPOON), usda(6.9, TABLESPOON)] },
  'ground ginger': {
    aliases: ['ginger powder', 'dried ginger'],
    figures: [usda(1.8, TEASPOON), usda(5.2, TABLESPOON)],
  },
  'ground nutmeg': { aliases: ['nutmeg', 'grated nutmeg'], figures: [usda(2.2, TEASPOON), usda(7, TABLESPOON)] },
  'ground cloves': { aliases: ['cloves powder'], figures: [usda(2.1, TEASPOON), usda(6.5, TABLESPOON)] },
  'ground allspice': { aliases: ['allspice'], figures: [usda(1.9, TEASPOON), usda(6, TABLESPOON)] },
  'ground cardamom': { aliases: ['cardamom'], figures: [usda(2, TEASPOON), usda(5.8, TABLESPOON)] },
  'dried oregano': { aliases: ['oregano'], figures: [usda(1, TEASPOON)] },
  'dried basil': { figures: [usda(0.7, TEASPOON), usda(2.1, TABLESPOON)] },
  'dried thyme': { aliases: ['thyme'], figures: [usda(1, TEASPOON), usda(2.7, TABLESPOON)] },
  'fresh parsley': {
    aliases: ['parsley', 'chopped parsley', 'chopped fresh parsley'],
    figures: [usda(60), usda(3.8, TABLESPOON)],
  },
  'fresh basil': {
    ways: [
      { how: 'whole leaves', words: ['leaf'], figures: [usda(6, 1 / 4)] },
      { how: 'chopped', figures: [usda(5.3, 2 * TABLESPOON)] },
    ],
  },
  chives: { aliases: ['fresh chives'], neutral: ['chopped'], figures: [usda(3, TABLESPOON), kingArthur(21, 1 / 2)] },
  capers: { neutral: ['drained'], figures: [usda(8.6, TABLESPOON)] },
});
