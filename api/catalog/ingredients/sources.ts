import type { Source } from '../category-schema.ts';

export type SourceId = 'usda' | 'king-arthur' | 'bakers-companion' | 'cooks-illustrated';

export const ingredientSources: Readonly<Record<SourceId, Source & { short: string }>> = {
  usda: {
    short: 'USDA',
    publisher: 'US Department of Agriculture, Agricultural Research Service',
    title: 'National Nutrient Database for Standard Reference, weights of household measures',
  },
  'king-arthur': { short: 'King Arthur', publisher: 'King Arthur Baking Company', title: 'Ingredient Weight Chart' },
  'bakers-companion': {
    short: 'King Arthur, Baker’s Companion',
    publisher: 'King Arthur Flour',
    title: 'The King Arthur Flour Baker’s Companion, on measuring flour',
    issued: '2003',
  },
  'cooks-illustrated': {
    short: 'Cook’s Illustrated',
    publisher: 'America’s Test Kitchen, Cook’s Illustrated',
    title: 'Baking Conversion Chart',
  },
};
