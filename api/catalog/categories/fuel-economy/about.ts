import type { CategoryAbout } from '../../category-schema.ts';

const MILE = 'International yard and pound agreement, 1959';

export const about: CategoryAbout = {
  'mpg-us': {
    definition:
      'Miles per US gallon tells you how far a vehicle goes on one US gallon of fuel. One mile per US gallon is about 0.425144 kilometers per liter.',
    authority: `${MILE}; NIST Handbook 44, Appendix C: the US gallon`,
    use: 'It’s on the window sticker of every new car in the US.',
    examples: [
      { quantity: '27', label: 'the average new car in the US' },
      { quantity: '57', label: 'the EPA rating of a 2024 Toyota Prius' },
      { quantity: '6.5', label: 'a loaded long-haul truck' },
    ],
    question: {
      question: 'Is a higher number better?',
      neighbors: ['l-100km'],
      answer:
        'For miles per gallon and kilometers per liter it is: the car goes farther on the same fuel. For liters ' +
        'per 100 kilometers, lower is better.',
    },
  },
  'l-100km': {
    definition:
      'Liters per 100 kilometers tells you how much fuel it takes to go 100 kilometers, so lower is better. 1 ' +
      'L/100 km equals 100 kilometers per liter.',
    authority: 'Directive 80/1268/EEC, and the tests of the European Union since: liters for 100 km',
    use: 'It’s how cars are rated in most of Europe, Canada, Australia, and China.',
    examples: [
      { quantity: '5', label: 'a small European car' },
      { quantity: '8', label: 'a midsize SUV' },
      { quantity: '30', label: 'a loaded long-haul truck in Europe' },
    ],
    question: {
      question: 'Why is going from 15 to 20 mpg worth more than going from 30 to 40?',
      neighbors: ['mpg-us', 'mpg-uk', 'mi-l'],
      answer:
        'Because the first saves more fuel. In US gallons, 15 to 20 mpg is a drop from 15.68 to 11.76 liters per ' +
        '100 kilometers; 30 to 40 mpg is only a drop from 7.84 to 5.88.',
    },
  },
  'km-l': {
    definition:
      'Kilometers per liter tells you how far a vehicle goes on one liter of fuel. Divide 100 by it to get liters per 100 kilometers.',
    authority: 'SI Brochure (BIPM, 9th edition): the kilometer over the liter',
    use: 'Cars and motorcycles are rated this way in Japan, India, and Brazil.',
    examples: [
      { quantity: '20', label: 'a small car in India' },
      { quantity: '50', label: 'a light motorcycle' },
      { quantity: '3', label: 'a city bus' },
    ],
    question: {
      question: 'How are kilometers per liter and liters per 100 kilometers related?',
      neighbors: ['l-100km'],
      answer:
        'Each is 100 divided by the other: 20 km/L is 5 L/100 km, and 5 km/L is 20 L/100 km. At 10, the two numbers are the same.',
    },
  },
  'mpg-uk': {
    definition:
      'Miles per UK gallon tells you how far a vehicle goes on one UK gallon of fuel. One mile per UK gallon is about 0.354006 kilometers per liter.',
    authority: `${MILE}; UK Weights and Measures Act 1985: the gallon`,
    use: 'British drivers, magazines, and ads use it, although gas is sold by the liter.',
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
  'mi-l': {
    definition: 'A mile per liter is one mile on one liter of fuel, exactly 1.609344 kilometers per liter.',
    authority: `${MILE}: 1.609344 km`,
    use: 'British drivers buy liters but drive miles, so it helps them figure the cost of a trip.',
    examples: [
      { quantity: '8.8', label: 'an ordinary family car in Britain' },
      { quantity: '1.9', label: 'a loaded long-haul truck in Britain' },
    ],
  },
};
