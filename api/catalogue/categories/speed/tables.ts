import type { TableSource } from '../../category-schema.ts';

export const tables: readonly TableSource[] = [
  {
    title: 'Speed limits',
    from: 'mph',
    to: ['kph', 'mps', 'fps'],
    values: ['15', '20', '25', '30', '35', '40', '45', '55', '60', '65', '70', '75', '80', '85'],
  },
  {
    title: 'Speed limits',
    from: 'kph',
    to: ['mph', 'mps', 'fps'],
    values: ['20', '30', '40', '50', '60', '70', '80', '90', '100', '110', '120', '130', '140'],
  },
  {
    title: 'Wind by the Beaufort scale',
    from: 'knot',
    labels: 'Beaufort force, from',
    values: [
      ['1', '1, light air'],
      ['4', '2, light breeze'],
      ['7', '3, gentle breeze'],
      ['11', '4, moderate breeze'],
      ['17', '5, fresh breeze'],
      ['22', '6, strong breeze'],
      ['28', '7, near gale'],
      ['34', '8, gale'],
      ['41', '9, strong gale'],
      ['48', '10, storm'],
      ['56', '11, violent storm'],
      ['64', '12, hurricane'],
    ],
  },
  {
    title: 'Wind by the Beaufort scale',
    from: 'mps',
    labels: 'Beaufort force, from',
    values: [
      ['0.3', '1, light air'],
      ['1.6', '2, light breeze'],
      ['3.4', '3, gentle breeze'],
      ['5.5', '4, moderate breeze'],
      ['8', '5, fresh breeze'],
      ['10.8', '6, strong breeze'],
      ['13.9', '7, near gale'],
      ['17.2', '8, gale'],
      ['20.8', '9, strong gale'],
      ['24.5', '10, storm'],
      ['28.5', '11, violent storm'],
      ['32.7', '12, hurricane'],
    ],
  },
  {
    title: 'Winds',
    from: 'mph',
    values: ['4', '8', '13', '19', '25', '32', '39', '47', '55', '64', '74', '96', '111', '130', '157'],
  },
  {
    title: 'Winds',
    from: 'kph',
    values: ['6', '12', '20', '29', '39', '50', '62', '75', '89', '103', '118', '154', '178', '209', '252'],
  },
];
