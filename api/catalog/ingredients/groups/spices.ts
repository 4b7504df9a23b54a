import { foods, kingArthur, TABLESPOON, TEASPOON, usda } from '../ingredient.ts';

export const spices = foods('Herbs and spices', {
  'ground black pepper': {
    id: 'black-pepper',
    aliases: ['black pepper', 'ground pepper'],
    weights: [usda(2.3, TEASPOON), usda(6.9, TABLESPOON)],
  },
  paprika: { neutral: ['smoked', 'sweet', 'ground'], weights: [usda(2.3, TEASPOON), usda(6.8, TABLESPOON)] },
  'chili powder': { aliases: ['chilli powder', 'chile powder'], weights: [usda(2.7, TEASPOON), usda(8, TABLESPOON)] },
  'cayenne pepper': {
    aliases: ['cayenne', 'red pepper powder'],
    neutral: ['ground'],
    weights: [usda(1.8, TEASPOON), usda(5.3, TABLESPOON)],
  },
  'curry powder': { weights: [usda(2, TEASPOON), usda(6.3, TABLESPOON)] },
  turmeric: { neutral: ['ground', 'powder'], weights: [usda(3, TEASPOON), usda(9.4, TABLESPOON)] },
  'cumin seeds': { aliases: ['cumin', 'whole cumin'], weights: [usda(2.1, TEASPOON), usda(6, TABLESPOON)] },
  'garlic powder': { weights: [usda(3.1, TEASPOON), usda(9.7, TABLESPOON)] },
  'onion powder': { weights: [usda(2.4, TEASPOON), usda(6.9, TABLESPOON)] },
  'ground ginger': {
    aliases: ['ginger powder', 'dried ginger'],
    weights: [usda(1.8, TEASPOON), usda(5.2, TABLESPOON)],
  },
  'ground nutmeg': { aliases: ['nutmeg', 'grated nutmeg'], weights: [usda(2.2, TEASPOON), usda(7, TABLESPOON)] },
  'ground cloves': { aliases: ['cloves powder'], weights: [usda(2.1, TEASPOON), usda(6.5, TABLESPOON)] },
  'ground allspice': { aliases: ['allspice'], weights: [usda(1.9, TEASPOON), usda(6, TABLESPOON)] },
  'ground cardamom': { aliases: ['cardamom'], weights: [usda(2, TEASPOON), usda(5.8, TABLESPOON)] },
  'dried oregano': { aliases: ['oregano'], weights: [usda(1, TEASPOON)] },
  'dried basil': { weights: [usda(0.7, TEASPOON), usda(2.1, TABLESPOON)] },
  'dried thyme': { aliases: ['thyme'], weights: [usda(1, TEASPOON), usda(2.7, TABLESPOON)] },
  'fresh parsley': {
    aliases: ['parsley', 'chopped parsley', 'chopped fresh parsley'],
    weights: [usda(60), usda(3.8, TABLESPOON)],
  },
  'fresh basil': {
    ways: [
      { how: 'whole leaves', words: ['leaf'], weights: [usda(6, 1 / 4)] },
      { how: 'chopped', weights: [usda(5.3, 2 * TABLESPOON)] },
    ],
  },
  chives: { aliases: ['fresh chives'], neutral: ['chopped'], weights: [usda(3, TABLESPOON), kingArthur(21, 1 / 2)] },
  capers: { neutral: ['drained'], weights: [usda(8.6, TABLESPOON)] },
});
