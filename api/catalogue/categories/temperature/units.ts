import type { UnitSource } from '../../category-schema.ts';

export const units: readonly UnitSource[] = [
  {
    id: 'C',
    name: 'Celsius',
    singular: 'degree Celsius',
    plural: 'degrees Celsius',
    symbol: '°C',
    slug: 'celsius',
    aliases: ['deg-c', 'centigrade', 'celcius'],
    // K = °C + 273.15
    toBase: { numerator: '1', denominator: '1', offset: '273.15' },
    authority: 'SI Brochure (BIPM, 9th edition): °C = K − 273.15',
    about: {
      definition:
        'A degree Celsius is the same size as a kelvin. Zero on its scale is where water freezes, 273.15 kelvins above absolute zero.',
      use: 'Nearly every country uses it for weather, cooking, medicine and heating.',
      examples: [
        { quantity: '37', label: 'normal body temperature' },
        { quantity: '20', label: 'a comfortable room temperature' },
        { quantity: '100', label: 'the boiling point of water at sea level' },
        { quantity: '0', label: 'the freezing point of water', isExact: true },
      ],
    },
  },
  {
    id: 'F',
    name: 'Fahrenheit',
    singular: 'degree Fahrenheit',
    plural: 'degrees Fahrenheit',
    symbol: '°F',
    slug: 'fahrenheit',
    aliases: ['deg-f', 'farenheit', 'fahrenheight'],
    // K = (°F + 459.67) × 5/9
    toBase: { numerator: '5', denominator: '9', offset: '459.67' },
    authority: 'NIST SP 811, Appendix B: K = (°F + 459.67) / 1.8',
    about: {
      definition:
        'On the Fahrenheit scale water freezes at 32 degrees and boils at 212, so a degree Fahrenheit is 5/9 of a degree Celsius.',
      use: 'The United States uses it for weather, ovens and body temperature.',
      examples: [
        { quantity: '98.6', label: 'normal body temperature' },
        { quantity: '68', label: 'a comfortable room temperature' },
        { quantity: '350', label: 'a moderate oven', isExact: true },
        { quantity: '32', label: 'the freezing point of water', isExact: true },
      ],
    },
  },
  {
    id: 'K',
    name: 'Kelvin',
    singular: 'kelvin',
    plural: 'kelvins',
    symbol: 'K',
    slug: 'kelvin',
    aliases: ['deg-k', 'degree-kelvin', 'degrees-kelvin'],
    toBase: { numerator: '1', denominator: '1', offset: '0' },
    authority: 'SI base unit; SI Brochure (BIPM, 9th edition)',
    about: {
      definition:
        'The kelvin is the SI base unit of temperature. Since 2019 it has been defined by the Boltzmann constant, and its scale starts at absolute zero.',
      use: 'Kelvins are used in physics, astronomy and lighting, where they describe a lamp’s color.',
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
  },
  {
    id: 'R',
    name: 'Rankine',
    singular: 'degree Rankine',
    plural: 'degrees Rankine',
    symbol: '°R',
    slug: 'rankine',
    aliases: ['deg-r', 'ra'],
    // K = °R × 5/9
    toBase: { numerator: '5', denominator: '9', offset: '0' },
    authority: 'NIST SP 811, Appendix B: K = °R / 1.8',
    about: {
      definition:
        'The Rankine scale starts at absolute zero, like the kelvin, and uses Fahrenheit-size degrees, 1.8 to a kelvin.',
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
  },
];
