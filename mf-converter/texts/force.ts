import type { CategoryText } from './category-text.ts';

export const text: CategoryText = {
  title: 'Understanding force',
  opening: [
    'A force is a push or a pull. The SI unit is the newton: the force that makes a kilogram gain one meter per second of speed in each second. A small apple weighs about one newton.',
    'Kilogram-force and pound-force are the weights of a kilogram and of a pound under standard gravity, which was fixed at exactly 9.80665 meters per second squared in 1901.',
  ],
  parts: [
    {
      heading: 'Mass is not force',
      paragraphs: [
        'A kilogram is a mass wherever it is; a kilogram-force is the pull on it under standard gravity, 9.80665 newtons. The ratio between kilogram-force and pound-force is the same as between kilogram and pound, 2.20462, because both bring in the same gravity.',
      ],
    },
    {
      heading: 'Where each is used',
      paragraphs: [
        'Engineers calculate in newtons and kilonewtons: climbing carabiners are marked with their strength in kN. Pound-force is met in American engineering, and rocket thrust is given in both. The dyne, a hundred-thousandth of a newton, belongs to the older system of centimeters, grams and seconds.',
      ],
    },
  ],
};
