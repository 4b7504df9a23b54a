import type { CategoryEducation } from '../../category-schema.ts';
import { NIST_SP_811, SI_BROCHURE } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'What is temperature?',
      paragraphs: [
        'Temperature tells you how hot or cold something is. Behind it is motion: the hotter something is, the ' +
          'faster its atoms and molecules move. Heat flows from hotter things to colder ones until both are at the ' +
          'same temperature.',
        'Temperature has a lowest point, absolute zero, where no more heat can be removed. It’s at −273.15 degrees ' +
          'Celsius or −459.67 degrees Fahrenheit. There is no highest point.',
      ],
    },
    {
      heading: 'Celsius',
      paragraphs: [
        'On the Celsius scale water freezes at 0 degrees and boils at very nearly 100 degrees, at normal air ' +
          'pressure. Nearly every country uses it for weather, cooking, and medicine.',
        'The scale is named after the Swedish astronomer Anders Celsius, who proposed a scale of a hundred steps in ' +
          '1742. His ran the other way, with 0 for boiling and 100 for freezing; it was flipped soon after his death.',
      ],
    },
    {
      heading: 'Fahrenheit',
      paragraphs: [
        'On the Fahrenheit scale water freezes at 32 degrees and boils at 212, 180 degrees apart. So a degree ' +
          'Fahrenheit is 5/9 of a degree Celsius. The United States and a few other countries use it every day.',
        'Daniel Gabriel Fahrenheit, an instrument maker in Amsterdam, published it in 1724. He set zero with a ' +
          'freezing mix of ice, water, and salt, and his thermometers, the first reliable mercury ones, made the scale ' +
          'popular.',
      ],
    },
    {
      heading: 'Kelvin and Rankine',
      paragraphs: [
        'Scales that start at absolute zero are called absolute. The International System of Units uses the kelvin: ' +
          'its degrees are the same size as Celsius degrees, so 0 °C is 273.15 K. It’s named after William Thomson, ' +
          'Lord Kelvin, who described such a scale in 1848.',
        'The Rankine scale does the same with Fahrenheit degrees: 0 °F is 459.67 °R. American engineers use it for engines, steam, and gases.',
        'Ratios only make sense on an absolute scale. 20 °C isn’t twice as hot as 10 °C: in kelvins it’s 293.15 ' +
          'compared with 283.15, a difference of 3.5 percent.',
      ],
    },
    {
      heading: 'Why a factor isn’t enough',
      paragraphs: [
        'Most units convert with a single multiplication, because zero meters is zero feet. Temperature scales ' +
          'start at different points, so you also have to add a number: from Celsius to Fahrenheit, multiply by 9, ' +
          'divide by 5 and add 32; from Celsius to kelvins, add 273.15.',
        'For differences, skip the added number. A day that’s 10 degrees Celsius warmer than yesterday is 18 degrees Fahrenheit warmer, not 50.',
        'Celsius and Fahrenheit meet at one point: −40 °C is −40 °F.',
      ],
    },
    {
      heading: 'Temperatures to remember',
      paragraphs: [
        'On a cold winter day, −10 °C is 14 °F. In a cool room, 18 °C is 64.4 °F, on a warm day 30 °C is 86 °F, and a body temperature of 37 °C is 98.6 °F.',
        'In the kitchen, a slow oven at 150 °C is 302 °F, a moderate one at 180 °C is 356 °F, and a hot one at 220 ' +
          '°C is 428 °F. Recipes round these to 300, 350, and 425 °F.',
        'To estimate Fahrenheit from Celsius in ordinary weather, double the number and add 30. That’s exact ' +
          'at 10 °C and at most 4 °F off between 0 and 30 °C.',
      ],
    },
    {
      heading: 'How the kelvin is defined',
      paragraphs: [
        'For a long time the kelvin was based on water: its triple point, where ice, liquid, and vapor exist ' +
          'together, was set at exactly 273.16 K. Since 2019 the kelvin has been defined by the Boltzmann constant, ' +
          'which ties temperature to energy and is fixed at 1.380649 × 10⁻²³ joules per kelvin.',
      ],
    },
  ],
  sources: [SI_BROCHURE, NIST_SP_811],
};
