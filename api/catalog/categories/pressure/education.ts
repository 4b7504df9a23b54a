import type { CategoryEducation } from '../../category-schema.ts';
import { NIST_SP_811, SI_BROCHURE } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'What is pressure?',
      paragraphs: [
        'Pressure is force spread over an area. The SI unit is the pascal, one newton per square meter. That’s ' +
          'tiny: a sheet of paper on a table exerts nearly one pascal. So kilopascals and bar are more common.',
        'One psi is one pound-force per square inch, about 6.895 kilopascals. A bar is exactly 100 kilopascals, about 14.5 psi.',
      ],
    },
    {
      heading: 'Air pressure',
      paragraphs: [
        'The standard atmosphere is exactly 101,325 pascals. The same pressure is 1.01325 bar, about 14.696 psi, ' +
          '760 torr and very nearly 760 millimeters of mercury.',
        'The millimeter of mercury goes back to the barometer of Evangelista Torricelli, who found in 1643 that ' +
          'the air holds up a column of mercury about 76 centimeters high. The torr is named after him.',
      ],
    },
    {
      heading: 'Gauge and absolute pressure',
      paragraphs: [
        'A tire gauge reads zero in open air: it shows how much the pressure exceeds that of the air outside. Absolute ' +
          'pressure counts from a perfect vacuum and is about one atmosphere higher.',
        'Converting units doesn’t change one kind into the other. A gauge pressure is still a gauge pressure, in psi or in bar.',
      ],
    },
    {
      heading: 'Pressures to remember',
      paragraphs: [
        'A car tire holds about 32 psi or 2.2 bar, an espresso machine works at about 9 bar or 130 psi, and a ' +
          'full scuba tank is at about 200 bar or 2900 psi. A blood pressure of 120 over 80 millimeters of mercury ' +
          'is about 16 over 10.7 kilopascals.',
      ],
    },
  ],
  sources: [
    SI_BROCHURE,
    NIST_SP_811,
    {
      publisher: 'International Organization for Standardization (ISO)',
      title: 'ISO 80000-4: Quantities and units, Part 4: Mechanics',
    },
  ],
};
