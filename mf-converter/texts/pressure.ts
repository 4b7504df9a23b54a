import type { CategoryText } from './category-text.ts';

export const text: CategoryText = {
  title: 'Understanding pressure',
  opening: [
    'Pressure is force spread over an area. The SI unit is the pascal, one newton on a square meter, which is very little: the weight of a sheet of paper or so. That is why kilopascals and bar are met more often.',
    'Pressures are also given as the height of a column of mercury, or compared with the pressure of the air. So the same tire, the same weather and the same blood are described in five different units.',
  ],
  parts: [
    {
      heading: 'The air around us',
      paragraphs: [
        'A standard atmosphere is defined as exactly 101,325 pascals. That is 1.01325 bar, about 14.7 psi, or 760 torr. Weather maps use hectopascals, which are the same as millibars: 1013.25 of them.',
      ],
    },
    {
      heading: 'Tires, blood and mercury',
      paragraphs: [
        'A car tire at 32 psi holds about 2.2 bar, or 221 kilopascals. Gauges show the pressure above that of the air outside; a flat tire reads zero and still holds one atmosphere.',
        'Blood pressure is given in millimeters of mercury: 120 over 80 is about 16 over 10.7 kilopascals. A torr is 1/760 of an atmosphere and differs from a millimeter of mercury by one part in seven million, so the two are interchangeable for all but the finest work. They are two units here because their definitions are two.',
      ],
    },
  ],
};
