import type { TableSource } from '../../category-schema.ts';

export const tables: readonly TableSource[] = [
  { title: 'Recipe amounts', from: 'cup', values: ['1/8', '1/4', '1/3', '1/2', '2/3', '3/4', '1 1/4', '1 1/3', '1 1/2', '1 3/4', '2 1/2', '3', '4'] },
  { title: 'Recipe amounts', from: 'tbsp', values: ['1/4', '1/2', '3/4', '1 1/2', '2 1/2', '3', '4', '6', '8', '12', '16'] },
  { title: 'Recipe amounts', from: 'tsp', values: ['1/8', '1/4', '1/2', '3/4', '1 1/4', '1 1/2', '2 1/2', '3', '4', '6', '8'] },
  {
    title: 'Recipe amounts', from: 'ml', to: ['cup'], resultIn: ['cup', 'tbsp', 'tsp'],
    values: ['60', '75', '100', '120', '125', '150', '175', '200', '225', '250', '300', '350', '400', '500', '600', '750'],
  },
  { title: 'Recipe amounts', from: 'ml', to: ['tbsp', 'tsp'], values: ['1.25', '2.5', '7.5', '10', '12.5', '15', '20', '25', '30', '40', '45', '60', '75', '90'] },
  {
    title: 'Drinks', from: 'fl-oz', to: ['ml', 'L', 'cm3', 'cup'], labels: 'Container',
    values: [
      ['1.5', 'Shot'], ['5', 'Glass of wine'], ['6', 'Small cup of coffee'], ['8', 'Measuring cup'], ['12', 'Can of soda'], ['16', 'Pint'], ['16.9', 'Bottle of water'], ['20', 'Bottle of soda'], ['25.4', 'Bottle of wine'],
      ['32', 'Quart'], ['64', 'Half gallon'], ['128', 'Gallon'],
    ],
  },
  {
    title: 'Drinks', from: 'ml', to: ['fl-oz', 'pt', 'gal-us', 'gal-uk', 'qt'], labels: 'Container',
    values: [
      ['30', 'Small shot'], ['100', 'Largest bottle in a carry-on'], ['150', 'Glass of wine'], ['200', 'Small glass'], ['250', 'Metric cup'], ['330', 'Can in Europe'], ['355', 'Can in the United States'], ['500', 'Bottle of water'],
      ['750', 'Bottle of wine'], ['1000', 'Carton of milk'], ['2000', 'Large bottle of soda'],
    ],
  },
  { title: 'Recipe amounts', from: 'ml', values: ['2.5', '15', '30', '60', '75', '125', '150', '200', '250', '300', '400', '500', '750', '1000'] },
  { title: 'Cans and fuel tanks', from: 'gal-us', values: ['0.25', '0.5', '1.5', '2.5', '3', '4', '6', '8', '12', '15', '16', '18', '24', '26', '36'] },
  { title: 'Cans and fuel tanks', from: 'gal-uk', values: ['0.25', '0.5', '1.5', '3', '4', '6', '8', '9', '11', '12', '13', '15', '18'] },
  { title: 'Cans and fuel tanks', from: 'L', to: ['gal-us', 'gal-uk'], values: ['0.5', '1.5', '3', '4', '15', '25', '30', '35', '40', '45', '55', '60', '70', '80'] },
  { title: 'Kitchen and household', from: 'L', values: ['0.1', '0.2', '0.25', '0.33', '0.5', '0.75', '1.5', '3', '4', '6', '8', '15', '25'] },
  { title: 'Kitchen and household', from: 'qt', values: ['0.25', '0.5', '0.75', '1.5', '2.5', '3', '4', '6', '8', '12', '16'] },
  { title: 'Kitchen and household', from: 'pt', values: ['0.25', '0.5', '0.75', '1.5', '2.5', '3', '4', '6', '8', '12', '16'] },
  { title: 'Recipe amounts', from: 'cup-metric', values: ['1/8', '1/4', '1/3', '1/2', '2/3', '3/4', '1 1/4', '1 1/3', '1 1/2', '1 3/4', '2 1/2', '3', '4'] },
  { title: 'Drinks', from: 'cl', values: ['2', '4', '12.5', '15', '17.5', '25', '33', '37.5', '50', '70', '75', '100', '150'] },
];
