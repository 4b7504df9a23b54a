import type { CategoryAbout } from '../../category-schema.ts';

export const about: CategoryAbout = {
  C: {
    definition:
      'A degree Celsius is the same size as a kelvin. Zero on its scale is where water freezes, 273.15 kelvins above absolute zero.',
    authority: 'SI Brochure (BIPM, 9th edition): °C = K − 273.15',
    use: 'Nearly every country uses it for weather, cooking, medicine, and heating.',
    examples: [
      { quantity: '37', label: 'normal body temperature' },
      { quantity: '20', label: 'a comfortable room temperature' },
      { quantity: '100', label: 'the boiling point of water at sea level' },
      { quantity: '0', label: 'the freezing point of water', isExact: true },
    ],
  },
  F: {
    definition:
      'On the Fahrenheit scale water freezes at 32 degrees and boils at 212, so a degree Fahrenheit is 5/9 of a degree Celsius.',
    authority: 'NIST SP 811, Appendix B: K = (°F + 459.67) / 1.8',
    use: 'The United States uses it for weather, ovens, and body temperature.',
    examples: [
      { quantity: '98.6', label: 'normal body temperature' },
      { quantity: '68', label: 'a comfortable room temperature' },
      { quantity: '350', label: 'a moderate oven', isExact: true },
      { quantity: '32', label: 'the freezing point of water', isExact: true },
    ],
  },
  K: {
    definition:
      'The kelvin is the SI base unit of temperature. Since 2019 it has been defined by the Boltzmann constant, and its scale starts at absolute zero.',
    authority: 'SI base unit; SI Brochure (BIPM, 9th edition)',
    use: 'Kelvins are used in physics, astronomy, and lighting, where they describe a lamp’s color.',
    examples: [
      { quantity: '273.15', label: 'the freezing point of water' },
      { quantity: '77', label: 'the boiling point of liquid nitrogen' },
      { quantity: '5772', label: 'the surface of the Sun' },
      { quantity: '0', label: 'absolute zero', isExact: true },
    ],
    question: {
      question: 'Why is there no degree sign before K?',
      answer:
        'The kelvin is a unit like the meter, not a scale between two points. It lost the word degree and the degree sign in 1967.',
    },
  },
  R: {
    definition:
      'The Rankine scale starts at absolute zero, like the kelvin, and uses Fahrenheit-size degrees, 1.8 to a kelvin.',
    authority: 'NIST SP 811, Appendix B: K = °R / 1.8',
    use: 'It appears in American engineering, especially in thermodynamics with customary units.',
    examples: [
      { quantity: '491.67', label: 'the freezing point of water' },
      { quantity: '671.67', label: 'the boiling point of water at sea level' },
      { quantity: '0', label: 'absolute zero', isExact: true },
    ],
    question: {
      question: 'What is the Rankine scale used for?',
      answer:
        'The laws of gases and heat engines need temperatures that start at absolute zero. Rankine gives ' +
        'engineers who work in Fahrenheit such a scale. It’s named after the Scottish engineer William Rankine, ' +
        'who proposed it in 1859.',
    },
  },
};
