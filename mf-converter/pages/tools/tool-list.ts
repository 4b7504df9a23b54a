import { ALL_INGREDIENTS, RECIPE_PAGE } from '../../ingredients/ingredient-paths.ts';

export const TOOLS = [
  {
    label: 'Bulk Converter',
    path: '/bulk-converter',
    text: 'Paste a column from a spreadsheet and get it back in another unit.',
  },
  {
    label: 'Conversion Table Maker',
    path: '/conversion-table',
    text: 'Make a table with your own units, range, and step, to print or save.',
  },
  { label: 'Worksheets', path: '/worksheet', text: 'Practice problems, with worked answers on a second sheet.' },
  { label: 'Five by Eye', path: '/five-by-eye', text: 'Guess five everyday measures a day, and share your score.' },
  {
    label: 'Lab Values',
    path: '/lab-values',
    text: 'Blood glucose, cholesterol, and creatinine between mmol/L and mg/dL.',
  },
  { label: 'Embed a Converter', path: '/embed', text: 'Put a converter on your own page, without cookies.' },
] as const;

export const KITCHEN_TOOLS = [
  { label: 'Cups to Grams', path: ALL_INGREDIENTS, text: 'What a cup of flour, sugar, or butter weighs.' },
  { label: 'Convert a Recipe to Grams', path: RECIPE_PAGE, text: 'Paste a recipe, and scale it, too.' },
] as const;
