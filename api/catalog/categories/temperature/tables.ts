import type { TableSource } from '../../category-schema.ts';
import { ovenColumns } from '../../facts/oven-settings.ts';

const { gasMark, fahrenheit, converted, celsius, fan } = ovenColumns;

/** Both directions have the same columns. A value in the `dial` column is a link that fills in the page's field. */
function ovens(from: string, to: string, dial: typeof fahrenheit): TableSource {
  return {
    title: 'Oven temperatures',
    from,
    to: [to],
    columns: [
      { ...gasMark, kind: 'fractions' },
      { ...fahrenheit, kind: 'decimals' },
      { ...converted, kind: 'decimals' },
      { ...celsius, kind: 'decimals' },
      { ...fan, kind: 'decimals' },
    ],
    values: dial.cells.join(', '),
  };
}

export const tables: readonly TableSource[] = [
  ovens('F', 'C', fahrenheit),
  {
    title: 'Weather and fever',
    from: 'F',
    to: ['C'],
    labels: 'What it is',
    values: [
      ['-40', 'The same on both scales'],
      ['0', 'Home freezer'],
      ['14', 'Hard freeze'],
      ['32', 'Water freezes'],
      ['50', 'Cool day'],
      ['68', 'Room temperature'],
      ['77', 'Warm day'],
      ['86', 'Hot day'],
      ['98.6', 'Normal body temperature'],
      ['100.4', 'Fever'],
      ['102.2', 'High fever'],
      ['104', 'Very high fever'],
      ['212', 'Water boils at sea level'],
    ],
  },
  ovens('C', 'F', celsius),
  {
    title: 'Weather and fever',
    from: 'C',
    to: ['F'],
    labels: 'What it is',
    values: [
      ['-40', 'The same on both scales'],
      ['-18', 'Home freezer'],
      ['-10', 'Hard freeze'],
      ['0', 'Water freezes'],
      ['10', 'Cool day'],
      ['20', 'Room temperature'],
      ['25', 'Warm day'],
      ['30', 'Hot day'],
      ['37', 'Normal body temperature'],
      ['38', 'Fever'],
      ['39', 'High fever'],
      ['40', 'Very high fever'],
      ['100', 'Water boils at sea level'],
    ],
  },
  {
    title: 'Fixed points',
    from: 'C',
    labels: 'What it is',
    values: [
      // The values for metals are from the International Temperature Scale of 1990.
      ['-273.15', 'Absolute zero'],
      ['-195.8', 'Nitrogen boils'],
      ['-78.5', 'Dry ice turns to gas'],
      ['-38.8344', 'Mercury’s triple point'],
      ['0', 'Water freezes'],
      ['20', 'Room temperature'],
      ['37', 'Normal body temperature'],
      ['100', 'Water boils at sea level'],
      ['231.928', 'Tin freezes'],
      ['660.323', 'Aluminum freezes'],
      ['1064.18', 'Gold freezes'],
    ],
  },
  {
    title: 'Fixed points',
    from: 'F',
    labels: 'What it is',
    values: [
      ['-459.67', 'Absolute zero'],
      ['-320.4', 'Nitrogen boils'],
      ['-40', 'The same in Celsius'],
      ['0', 'Home freezer'],
      ['32', 'Water freezes'],
      ['68', 'Room temperature'],
      ['98.6', 'Normal body temperature'],
      ['212', 'Water boils at sea level'],
    ],
  },
  {
    title: 'Fixed points',
    from: 'K',
    labels: 'What it is',
    values: [
      ['0', 'Absolute zero'],
      ['4.2', 'Helium boils'],
      ['77.36', 'Nitrogen boils'],
      ['194.7', 'Dry ice turns to gas'],
      ['273.15', 'Water freezes'],
      ['293.15', 'Room temperature'],
      ['310.15', 'Normal body temperature'],
      ['373.15', 'Water boils at sea level'],
      ['1337.33', 'Gold freezes'],
      ['5772', 'Surface of the Sun'],
    ],
  },
  {
    title: 'Fixed points',
    from: 'R',
    labels: 'What it is',
    values: [
      ['0', 'Absolute zero'],
      ['139.24', 'Nitrogen boils'],
      ['459.67', 'Zero degrees Fahrenheit'],
      ['491.67', 'Water freezes'],
      ['527.67', 'Room temperature'],
      ['558.27', 'Normal body temperature'],
      ['671.67', 'Water boils at sea level'],
    ],
  },
];
