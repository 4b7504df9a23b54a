import type { CategoryAbout } from '../../category-schema.ts';

const MILE = 'International yard and pound agreement, 1959';
const ENERGY = 'SI Brochure (BIPM, 9th edition): the kilowatt hour is 3.6 megajoules';

export const about: CategoryAbout = {
  'mi-kwh': {
    definition:
      'Miles per kilowatt hour tells you how far an electric car goes on one kilowatt hour. One mile per kilowatt hour is exactly 1.609344 kilometers per kilowatt hour.',
    authority: `${MILE}; ${ENERGY}`,
    use: 'Electric cars in Britain and many in the United States show it on the dashboard.',
    examples: [
      { quantity: '3.5', label: 'an ordinary electric car in Britain' },
      { quantity: '2', label: 'an electric pickup truck' },
    ],
    question: {
      question: 'Is 4 miles per kilowatt hour good?',
      answer:
        'Yes. Most electric cars get between 3 and 4 in mild weather. Multiply by the usable size of the battery for the range: 4 with 60 kilowatt hours makes 240 miles.',
    },
  },
  'kwh-100km': {
    definition:
      'Kilowatt hours per 100 kilometers tells you how much energy a car takes to go 100 kilometers, so lower is better.',
    authority: `${ENERGY}; Regulation (EU) 2017/1151: electric energy consumption of the WLTP test`,
    use: 'Electric cars in Europe, Canada, Australia, and China are rated this way.',
    examples: [
      { quantity: '15', label: 'a small electric car' },
      { quantity: '20', label: 'an electric SUV' },
      { quantity: '120', label: 'a city bus with a battery' },
    ],
    question: {
      question: 'What does 100 kilometers cost?',
      answer:
        'Multiply the number by your price of a kilowatt hour. At 16 kilowatt hours per 100 kilometers and 0.30 a kilowatt hour, 100 kilometers cost 4.80.',
    },
  },
  'wh-mi': {
    definition: 'Watt hours per mile tells you how much energy a vehicle takes to go one mile, so lower is better.',
    authority: `${MILE}; ${ENERGY}`,
    use: 'Teslas with American settings show the energy of a trip in watt hours per mile.',
    examples: [
      { quantity: '250', label: 'an efficient electric sedan' },
      { quantity: '450', label: 'an electric pickup on the highway' },
    ],
  },
  'wh-km': {
    definition:
      'Watt hours per kilometer tells you how much energy a vehicle takes to go one kilometer. Divide by 10 for kilowatt hours per 100 kilometers.',
    authority: `${ENERGY}; the kilometer is 1000 meters`,
    use: 'The European Union’s certificates of conformity, e-bikes, and scooters use it.',
    examples: [
      { quantity: '150', label: 'a compact electric car' },
      { quantity: '10', label: 'an e-bike, with some help from the rider' },
      { quantity: '20', label: 'an electric kick scooter' },
    ],
  },
  mpge: {
    definition:
      'Miles per gallon equivalent tells you how far a car goes on 33.7 kilowatt hours, the energy that the EPA counts for one US gallon of gasoline.',
    authority: 'US Environmental Protection Agency: 33.7 kWh of electricity equals one gallon of gasoline',
    use: 'It’s the large number on the window sticker of every electric car in the US.',
    examples: [
      { quantity: '140', label: 'the EPA rating of a 2024 Hyundai Ioniq 6' },
      { quantity: '70', label: 'the EPA rating of a 2023 Ford F-150 Lightning' },
    ],
    question: {
      question: 'What does MPGe mean?',
      answer:
        'Miles on the electricity that holds as much energy as a gallon of gasoline: 33.7 kilowatt hours. It compares energy, not money: what the electricity costs depends on your rate.',
    },
  },
  'kwh-100mi': {
    definition:
      'Kilowatt hours per 100 miles tells you how much electricity a car takes from the outlet to go 100 miles, so lower is better.',
    authority: `${MILE}; US EPA, 40 CFR Part 600: electric energy consumption on labels`,
    use: 'It stands below the MPGe on American window stickers.',
    examples: [
      { quantity: '24', label: 'the most efficient cars on the US market' },
      { quantity: '48', label: 'a full-size electric pickup' },
    ],
  },
  'km-kwh': {
    definition:
      'Kilometers per kilowatt hour tells you how far an electric car goes on one kilowatt hour. Divide 100 by it to get kilowatt hours per 100 kilometers.',
    authority: `${ENERGY}; the kilometer is 1000 meters`,
    use: 'Electric cars in Japan, South Korea, and India are rated this way.',
    examples: [
      { quantity: '6.5', label: 'a compact car in South Korea, on electricity' },
      { quantity: '40', label: 'an electric scooter in India' },
    ],
  },
};
