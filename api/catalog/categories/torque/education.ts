import type { CategoryEducation } from '../../category-schema.ts';
import { NIST_SP_811, SI_BROCHURE } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'What is torque?',
      paragraphs: [
        'Torque is how hard something is twisted: the force times the length of the lever it acts on. A pull of 20 ' +
          'pounds on a wrench a foot and a half long makes 30 pound-feet. A wrench twice as long makes twice the ' +
          'torque for the same pull.',
        'The SI unit is the newton meter, one newton on a lever of one meter. 1 pound-foot is about 1.356 newton meters.',
      ],
    },
    {
      heading: 'Pound-feet, foot-pounds, and joules',
      paragraphs: [
        'A pound-foot (lb-ft) of torque and a foot-pound (ft-lb) of energy are both a pound times a foot, as a ' +
          'newton meter and a joule are both a newton times a meter. In energy the force pushes along the path; in ' +
          'torque it pushes across the lever. A wrench on a stuck bolt has plenty of torque and does no work at all.',
        'In everyday American usage, ft-lb means both, and most torque wrenches say ft-lb. This site keeps the two ' +
          'apart: pound-feet are here, and foot-pounds are with the units of energy.',
      ],
    },
    {
      heading: 'Torque and power',
      paragraphs: [
        'An engine’s power is its torque times how fast it turns. With newton meters and turns per minute (rpm), divide ' +
          'by 9549 to get kilowatts: 250 newton meters at 4000 rpm is about 105 kilowatts. With pound-feet, divide by ' +
          '5252 to get horsepower, so the two curves of an American dyno chart always cross at 5252 rpm.',
        'Gears trade one for the other. A low gear turns the wheels slower and with more torque; the power stays the same ' +
          'except for what friction takes.',
      ],
    },
    {
      heading: 'Tightening bolts',
      paragraphs: [
        'A bolt holds by being stretched a little, and torque is the handy way to measure the stretch. Most of it, about ' +
          'nine tenths, is spent on friction, so a specification for dry threads is too much for oiled ones.',
        'Pull evenly until the wrench clicks, once. Wrenches are least accurate at the low end of their scale, which ' +
          'is why small bolts are given in pound-inches or newton centimeters and get their own wrench.',
      ],
    },
    {
      heading: 'Torques to remember',
      paragraphs: [
        'A hobby servo holds about 3 kilogram-force centimeters, a bicycle’s handlebar clamp takes about 5 newton meters, ' +
          'and a car’s lug nuts take about 120 newton meters or 90 pound-feet. A midsize sedan’s engine makes about 250 ' +
          'newton meters and a heavy truck’s ten times as much.',
      ],
    },
  ],
  sources: [
    SI_BROCHURE,
    NIST_SP_811,
    {
      publisher: 'International Organization for Standardization (ISO)',
      title: 'ISO 6789: Assembly tools for screws and nuts, Hand torque tools',
    },
  ],
};
