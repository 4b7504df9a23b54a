import type { CategoryEducation } from '../../category-schema.ts';
import { NIST_SP_811, SI_BROCHURE } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'What is force?',
      paragraphs: [
        'A force is a push or a pull. It changes how a body moves or what shape it has. The SI unit is the newton: ' +
          'the force that accelerates one kilogram by one meter per second every second.',
        'A newton is about the weight of a small apple. A kilonewton is 1000 newtons, about the weight of 100 kilograms.',
      ],
    },
    {
      heading: 'Force and mass',
      paragraphs: [
        'A kilogram and a pound are masses. The kilogram-force and the pound-force are how hard standard ' +
          'gravity, 9.80665 meters per second squared, pulls on them: 9.80665 newtons for ' +
          'a kilogram, 4.4482216152605 newtons for a pound.',
        'Standard gravity was set in 1901. Actual gravity at the surface varies by about half a percent ' +
          'between the equator and the poles, so a weight in newtons depends on where you are, but a mass doesn’t.',
      ],
    },
    {
      heading: 'Which unit is used where?',
      paragraphs: [
        'Science and most engineering use newtons. American engineers use the pound-force for everything from thrust to ' +
          'door closers. The kilogram-force, or kilopond, was common in Europe until the 1970s, and you can still find ' +
          'it on springs, torque wrenches, and old drawings.',
        'The dyne belongs to a system built on centimeters, grams, and seconds. It is 1/100,000 of a newton, and ' +
          'surface tension is still given in dynes per centimeter.',
      ],
    },
  ],
  sources: [
    SI_BROCHURE,
    NIST_SP_811,
    {
      publisher: 'General Conference on Weights and Measures',
      title: 'Declaration of the 3rd CGPM on the unit of mass and on the definition of weight',
      issued: '1901',
    },
  ],
};
