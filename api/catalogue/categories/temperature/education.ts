import type { CategoryEducation } from '../../category-schema.ts';
import { NIST_SP_811, SI_BROCHURE } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'What temperature is',
      paragraphs: [
        'Temperature tells how hot or cold something is. Behind it lies motion: the hotter a body, the faster ' +
          'its atoms and molecules move. Heat flows from what is hotter to what is colder until both have the same ' +
          'temperature.',
        'Temperature has a lowest point, absolute zero, at which no more heat can be taken out of a body. It ' +
          'lies at −273.15 degrees Celsius or −459.67 degrees Fahrenheit. There is no highest point.',
      ],
    },
    {
      heading: 'Celsius',
      paragraphs: [
        'On the Celsius scale water freezes at 0 degrees and boils at very nearly 100 degrees, at normal air ' +
          'pressure. Nearly all countries use it for the weather, for cooking and for medicine.',
        'The scale is named after the Swedish astronomer Anders Celsius, who proposed one of a hundred steps in ' +
          '1742. His ran the other way, with 0 for boiling and 100 for freezing; it was turned around soon after ' +
          'his death.',
      ],
    },
    {
      heading: 'Fahrenheit',
      paragraphs: [
        'On the Fahrenheit scale water freezes at 32 degrees and boils at 212, 180 degrees apart. A degree ' +
          'Fahrenheit is therefore 5/9 of a degree Celsius. The United States and a few other countries use it in ' +
          'daily life.',
        'Daniel Gabriel Fahrenheit, a maker of instruments in Amsterdam, published it in 1724. He took a ' +
          'freezing mixture of ice, water and salt as his zero, and his thermometers, the first reliable ones with ' +
          'mercury, made the scale spread.',
      ],
    },
    {
      heading: 'Kelvin and Rankine',
      paragraphs: [
        'Scales that start at absolute zero are called absolute. The kelvin is the one of the International ' +
          'System of Units: its steps are as large as degrees Celsius, so that 0 °C is 273.15 K. It is named after ' +
          'William Thomson, Lord Kelvin, who described such a scale in 1848.',
        'The Rankine scale does the same with degrees Fahrenheit: 0 °F is 459.67 °R. American engineers use it for engines, steam and gases.',
        'Only absolute temperatures can be compared by ratio. 20 °C is not twice as hot as 10 °C: in kelvins it ' +
          'is 293.15 against 283.15, a difference of 3.5 percent.',
      ],
    },
    {
      heading: 'Why a factor is not enough',
      paragraphs: [
        'Most units can be converted with a single multiplication, because zero meters is zero feet. Temperature ' +
          'scales start at different points, so a number has to be added as well: from Celsius to Fahrenheit, ' +
          'multiply by 9, divide by 5 and add 32; from Celsius to kelvins, add 273.15.',
        'For differences the added number falls away. A day that is 10 degrees Celsius warmer than yesterday is 18 degrees Fahrenheit warmer, not 50.',
        'Celsius and Fahrenheit meet at one point: −40 °C is −40 °F.',
      ],
    },
    {
      heading: 'Temperatures to know',
      paragraphs: [
        'A cold winter day of −10 °C is 14 °F, a cool room of 18 °C is 64.4 °F, a warm day of 30 °C is 86 °F, and body temperature of 37 °C is 98.6 °F.',
        'In the kitchen, a slow oven of 150 °C is 302 °F, a moderate one of 180 °C is 356 °F, and a hot one of ' +
          '220 °C is 428 °F. Recipes round these to 300, 350 and 425 °F.',
        'To estimate Fahrenheit from Celsius in ordinary weather, double the figure and add 30. It is exact at 10 °C and at most 4 °F off between 0 and 30 °C.',
      ],
    },
    {
      heading: 'How the kelvin is defined',
      paragraphs: [
        'For a long time the kelvin rested on water: its triple point, where ice, liquid and vapor exist ' +
          'together, was set at exactly 273.16 K. Since 2019 the kelvin has been defined by the Boltzmann ' +
          'constant, which ties temperature to energy and is fixed at 1.380649 × 10⁻²³ joules per kelvin.',
      ],
    },
  ],
  sources: [SI_BROCHURE, NIST_SP_811],
};
