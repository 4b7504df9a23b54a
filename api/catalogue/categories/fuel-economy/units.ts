import type { UnitSource } from '../../category-schema.ts';

const MILE = 'International yard and pound agreement, 1959';

export const units: readonly UnitSource[] = [
  {
    id: 'mpg-us',
    name: 'Miles per Gallon',
    singular: 'mile per US gallon',
    plural: 'miles per US gallon',
    symbol: 'mpg',
    fullName: 'Miles per Gallon, US (mpg)',
    slug: 'mpg',
    aliases: [
      'us-mpg',
      'mpg-us',
      'mpgs',
      'mile-per-gallon',
      'mi-gal',
      'mi-per-gal',
      'miles-gallon',
      'miles-a-gallon',
      'miles-to-the-gallon',
      'us-miles-per-gallon',
      'miles-per-gal',
    ],
    // 1.609344 km / 3.785411784 L
    toBase: { numerator: '48000', denominator: '112903' },
    authority: `${MILE}; NIST Handbook 44, Appendix C: the US gallon`,
    about: {
      definition:
        'Miles per US gallon tells you how far a vehicle goes on one US gallon of fuel. One mile per US gallon is about 0.425144 kilometers per liter.',
      use: 'It’s on the window sticker of every new car in the US.',
      examples: [
        { quantity: '27', label: 'the average new car in the US' },
        { quantity: '57', label: 'the EPA rating of a 2024 Toyota Prius' },
        { quantity: '6.5', label: 'a loaded long-haul truck' },
      ],
      question: {
        question: 'Is a higher number better?',
        beside: ['l-100km'],
        answer:
          'For miles per gallon and kilometers per liter it is: the car goes farther on the same fuel. For liters ' +
          'per 100 kilometers, lower is better.',
      },
    },
  },
  {
    id: 'l-100km',
    name: 'Liters per 100 Kilometers',
    singular: 'liter per 100 kilometers',
    plural: 'liters per 100 kilometers',
    symbol: 'L/100 km',
    slug: 'l-100km',
    aliases: [
      'l100km',
      'l-100',
      'l-per-100-km',
      'l-per-100km',
      'l-per-100',
      'liters-per-100-km',
      'liters-per-100km',
      'liters-per-100',
      'liters-100km',
      'liters-100-km',
      'liter-per-100-km',
      'liter-per-100km',
      'liters-per-hundred-kilometers',
    ],
    // 100 km / L over the value
    toBase: { numerator: '100', denominator: '1', isReciprocal: true },
    authority: 'Directive 80/1268/EEC, and the tests of the European Union since: liters for 100 km',
    about: {
      definition:
        'Liters per 100 kilometers tells you how much fuel it takes to go 100 kilometers, so lower is better. 1 ' +
        'L/100 km equals 100 kilometers per liter.',
      use: 'It’s how cars are rated in most of Europe, Canada, Australia and China.',
      examples: [
        { quantity: '5', label: 'a small European car' },
        { quantity: '8', label: 'a midsize SUV' },
        { quantity: '30', label: 'a loaded long-haul truck in Europe' },
      ],
      question: {
        question: 'Why is going from 15 to 20 mpg worth more than going from 30 to 40?',
        beside: ['mpg-us', 'mpg-uk', 'mi-l'],
        answer:
          'Because the first saves more fuel. In US gallons, 15 to 20 mpg is a drop from 15.68 to 11.76 liters per ' +
          '100 kilometers; 30 to 40 mpg is only a drop from 7.84 to 5.88.',
      },
    },
  },
  {
    id: 'km-l',
    name: 'Kilometers per Liter',
    singular: 'kilometer per liter',
    plural: 'kilometers per liter',
    symbol: 'km/L',
    slug: 'km-per-liter',
    aliases: ['kmpl', 'kml', 'km-per-l', 'kms-per-liter', 'kpl', 'km-liter'],
    toBase: { numerator: '1', denominator: '1' },
    authority: 'SI Brochure (BIPM, 9th edition): the kilometer over the liter',
    about: {
      definition:
        'Kilometers per liter tells you how far a vehicle goes on one liter of fuel. Divide 100 by it to get liters per 100 kilometers.',
      use: 'Cars and motorcycles are rated this way in Japan, India and Brazil.',
      examples: [
        { quantity: '20', label: 'a small car in India' },
        { quantity: '50', label: 'a light motorcycle' },
        { quantity: '3', label: 'a city bus' },
      ],
      question: {
        question: 'How are kilometers per liter and liters per 100 kilometers related?',
        beside: ['l-100km'],
        answer:
          'Each is 100 divided by the other: 20 km/L is 5 L/100 km, and 5 km/L is 20 L/100 km. At 10, the two numbers are the same.',
      },
    },
  },
  {
    id: 'mpg-uk',
    name: 'Miles per UK Gallon',
    singular: 'mile per UK gallon',
    plural: 'miles per UK gallon',
    symbol: 'mpg UK',
    fullName: 'Miles per Gallon, UK (mpg UK)',
    slug: 'uk-mpg',
    aliases: [
      'mpg-imperial',
      'imperial-mpg',
      'mpg-imp',
      'imp-mpg',
      'british-mpg',
      'miles-per-imperial-gallon',
      'uk-miles-per-gallon',
      'imperial-miles-per-gallon',
    ],
    // 1.609344 km / 4.54609 L
    toBase: { numerator: '804672', denominator: '2273045' },
    authority: `${MILE}; UK Weights and Measures Act 1985: the gallon`,
    about: {
      definition:
        'Miles per UK gallon tells you how far a vehicle goes on one UK gallon of fuel. One mile per UK gallon is about 0.354006 kilometers per liter.',
      use: 'British drivers, magazines and ads use it, although gas is sold by the liter.',
      examples: [
        { quantity: '40', label: 'an ordinary family car in Britain' },
        { quantity: '60', label: 'a small hybrid car in Britain' },
        { quantity: '8.5', label: 'a loaded long-haul truck in Britain' },
      ],
      question: {
        question: 'Why does the same car get more mpg in Britain?',
        answer:
          'Because the UK gallon is about 20 percent larger. A car that gets 30 mpg in US gallons gets about 36 in UK gallons, on the same fuel.',
      },
    },
  },
  {
    id: 'mi-l',
    name: 'Miles per Liter',
    singular: 'mile per liter',
    plural: 'miles per liter',
    symbol: 'mi/L',
    slug: 'miles-per-liter',
    aliases: ['mpl', 'mi-per-liter', 'mi-per-l', 'miles-per-l', 'miles-a-liter'],
    // 1.609344 km
    toBase: { numerator: '25146', denominator: '15625' },
    authority: `${MILE}: 1.609344 km`,
    about: {
      definition: 'A mile per liter is one mile on one liter of fuel, exactly 1.609344 kilometers per liter.',
      use: 'British drivers buy liters but drive miles, so it helps them figure the cost of a trip.',
      examples: [
        { quantity: '8.8', label: 'an ordinary family car in Britain' },
        { quantity: '1.9', label: 'a loaded long-haul truck in Britain' },
      ],
    },
  },
];
