import type { TableSource } from '../../category-schema.ts';

export const tables: readonly TableSource[] = [
  { title: 'Body weights', from: 'kg', to: ['lb'], values: ['40', '45', '50', '55', '60', '65', '70', '75', '80', '85', '90', '95', '100', '110', '120'] },
  { title: 'Body weights', from: 'kg', to: ['st'], resultIn: ['st', 'lb'], values: ['45', '50', '55', '60', '65', '70', '75', '80', '85', '90', '95', '100', '110', '120'] },
  { title: 'Body weights', from: 'lb', to: ['kg'], values: ['90', '100', '110', '120', '130', '140', '150', '160', '170', '180', '190', '200', '220', '240', '260'] },
  { title: 'Body weights', from: 'lb', to: ['st'], resultIn: ['st', 'lb'], values: ['98', '105', '112', '120', '130', '140', '150', '160', '170', '180', '190', '200', '220', '240'] },
  {
    title: 'Body weights', from: 'st', to: ['kg', 'lb'], unit: 'lb', valuesIn: ['st', 'lb'],
    values: ['98', '105', '112', '119', '126', '133', '140', '147', '154', '161', '168', '175', '182', '196', '210'],
  },
  { title: 'Birth weights', from: 'g', to: ['lb'], resultIn: ['lb', 'oz'], values: ['2000', '2250', '2500', '2750', '3000', '3250', '3500', '3750', '4000', '4250', '4500'] },
  { title: 'Birth weights', from: 'lb', to: ['g'], unit: 'oz', valuesIn: ['lb', 'oz'], values: ['80', '88', '96', '100', '104', '108', '112', '116', '120', '124', '128', '136', '144'] },
  { title: 'Kitchen weights', from: 'g', to: ['oz'], values: ['15', '25', '30', '75', '125', '150', '175', '200', '225', '250', '300', '350', '400', '450', '500'] },
  { title: 'Kitchen weights', from: 'oz', to: ['g'], values: ['1/4', '1/2', '3/4', '1 1/2', '3', '4', '6', '7', '8', '9', '12', '14', '16', '24', '32'] },
  { title: 'Weights in pounds and ounces', from: 'oz', to: ['lb'], resultIn: ['lb', 'oz'], values: ['4', '8', '12', '16', '18', '24', '30', '32', '40', '48', '64', '80', '100', '128'] },
  { from: 'mg', values: ['25', '30', '40', '75', '125', '200', '250', '300', '400', '500', '600', '750', '1000', '5000'] },
  { title: 'Gold and silver', from: 'ozt', labels: 'Piece', values: [['0.1', 'Tenth of an ounce'], ['0.25', 'Quarter ounce'], ['0.5', 'Half ounce'], ['1', 'One-ounce coin'], ['10', 'Ten-ounce bar'], ['32.15', 'Kilogram bar, rounded'], ['400', 'Gold bar of a central bank, about']] },
  { title: 'Gemstones', from: 'ct', values: ['0.1', '0.25', '0.33', '0.5', '0.75', '1.25', '1.5', '2.5', '3', '4', '7.5', '25'] },
];
