import type { TableSource } from '../../category-schema.ts';

export const tables: readonly TableSource[] = [
  {
    title: 'Body heights', from: 'cm', to: ['ft', 'in'], resultIn: ['ft', 'in'],
    values: ['145', '150', '155', '160', '165', '170', '175', '180', '185', '190', '195', '200'],
  },
  {
    title: 'Body heights', from: 'm', to: ['ft', 'in'], resultIn: ['ft', 'in'],
    values: ['1.45', '1.5', '1.55', '1.6', '1.65', '1.7', '1.75', '1.8', '1.85', '1.9', '1.95'],
  },
  {
    title: 'Body heights', from: 'ft', to: ['cm', 'm'], unit: 'in', valuesIn: ['ft', 'in'],
    values: ['58', '60', '62', '64', '65', '66', '67', '68', '69', '70', '71', '72', '74', '76'],
  },
  { title: 'Lengths in feet and inches', from: 'in', to: ['ft'], resultIn: ['ft', 'in'], values: ['15', '18', '24', '30', '36', '42', '48', '54', '60', '66', '72', '84', '96'] },
  { title: 'Screen sizes', from: 'in', to: ['cm', 'm'], values: ['5.5', '6.1', '11', '13', '14', '15.6', '24', '27', '32', '43', '55', '65', '75'] },
  {
    title: 'Fractions of an inch', from: 'in', to: ['mm', 'cm'],
    values: ['1/16', '1/8', '3/16', '1/4', '5/16', '3/8', '7/16', '1/2', '9/16', '5/8', '3/4', '7/8', '1 1/4', '1 1/2'],
  },
  { title: 'Wrenches and drill bits', from: 'mm', to: ['in'], resultIn: ['in'], values: ['3', '4', '6', '7', '8', '11', '12', '13', '14', '16', '17', '19', '22', '24'] },
  {
    title: 'Running distances', from: 'km', to: ['mi'], labels: 'Race',
    values: [
      ['1.5', '1500 meters'], ['3', '3K'], ['5', '5K'], ['10', '10K'], ['15', '15K'], ['21.0975', 'Half marathon'], ['42.195', 'Marathon'], ['50', '50K'],
      ['100', '100K'],
    ],
  },
  { title: 'Distances by car', from: 'km', to: ['mi', 'nmi'], values: ['25', '30', '40', '60', '75', '80', '150', '200', '300', '400', '500', '800', '1000'] },
  {
    title: 'Running distances', from: 'mi', to: ['km', 'm'], labels: 'Race',
    values: [
      ['0.25', 'Quarter mile'], ['0.5', 'Half mile'], ['1', 'Mile'], ['3.1', '5K, rounded'], ['6.2', '10K, rounded'], ['10', '10 miles'], ['13.1', 'Half marathon, rounded'],
      ['26.2', 'Marathon, rounded'], ['50', '50 miles'], ['100', '100 miles'],
    ],
  },
  { title: 'Distances by car', from: 'mi', to: ['km', 'nmi'], values: ['3', '4', '15', '25', '30', '40', '60', '75', '150', '200', '300', '500', '1000'] },
  {
    title: 'Distances in sports', from: 'yd', to: ['m', 'ft', 'km', 'mi'], labels: 'Distance',
    values: [
      ['10', 'What a first down needs'], ['22', 'Cricket pitch'], ['25', 'Short-course pool'], ['40', '40-yard dash'], ['100', 'Football field between the goal lines'],
      ['120', 'Football field with its end zones'], ['440', 'Quarter mile'], ['1760', 'Mile'],
    ],
  },
  {
    title: 'Distances in sports', from: 'm', to: ['yd', 'km', 'mi'], labels: 'Distance',
    values: [
      ['11', 'Penalty kick in soccer'], ['25', 'Short-course pool'], ['50', 'Olympic pool'], ['100', 'Sprint'], ['110', 'High hurdles'], ['400', 'Lap of a track'],
      ['800', 'Two laps of a track'], ['1500', 'Metric mile'], ['5000', '5K run'], ['10000', '10K run'],
    ],
  },
  {
    title: 'Limits at sea', from: 'nmi', labels: 'Maritime limit',
    values: [['3', 'Old limit of territorial waters'], ['12', 'Territorial waters'], ['24', 'Contiguous zone'], ['200', 'Exclusive economic zone'], ['350', 'Usual outer limit of a continental shelf']],
  },
  { from: 'cm', values: ['3', '4', '6', '7', '8', '9', '12', '15', '25', '30', '40', '60', '80', '90', '120'] },
  { from: 'mm', values: ['0.1', '0.5', '3', '4', '6', '8', '15', '25', '30', '40', '75', '150', '300', '1000'] },
  { from: 'ft', values: ['3', '4', '6', '7', '8', '9', '12', '15', '25', '30', '40', '60', '75', '500', '1000'] },
];
