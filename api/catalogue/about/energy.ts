import type { CategoryAbout } from './unit-about.ts';

export const energy: CategoryAbout = {
  j: {
    definition: 'A joule is the work of a force of one newton over one meter. It is the SI unit of energy, and of work and heat.',
    use: 'Science and engineering count all forms of energy in joules.',
    examples: [
      { quantity: '1', label: 'the work of lifting an apple by one meter' },
      { quantity: '600', label: 'the energy that a 10 watt lamp uses in a minute', isExact: true },
      { quantity: '54000', label: 'the charge of a smartphone battery' },
    ],
  },
  kj: {
    definition: 'A kilojoule is 1000 joules.',
    use: 'Food labels in Europe and Australia give energy in kilojoules.',
    examples: [
      { quantity: '8400', label: 'the daily reference intake of an adult on European labels', isExact: true },
      { quantity: '1100', label: 'the energy in a 50 gram bar of chocolate' },
    ],
  },
  cal: {
    definition:
      'A calorie warms one gram of water by about one degree Celsius. The thermochemical calorie, used here, is exactly 4.184 joules.',
    use: 'It is found in chemistry and in older texts; what food labels call a Calorie is a kilocalorie.',
    examples: [
      { quantity: '1000', label: 'the energy of one food Calorie', isExact: true },
      { quantity: '80', label: 'the heat that melts a gram of ice' },
    ],
    question: {
      question: 'Are these the calories on food labels?',
      answer:
        'No. The Calorie of food labels is a kilocalorie, 1000 of the calories on this page. For food, use the kilocalorie converters.',
    },
  },
  kcal: {
    definition: 'A kilocalorie is 1000 calories, exactly 4184 joules with the thermochemical calorie. It is the Calorie of food labels.',
    use: 'Diets, food labels and fitness trackers count in kilocalories, often called just calories.',
    examples: [
      { quantity: '2000', label: 'the daily reference intake of an adult', isExact: true },
      { quantity: '105', label: 'the energy in a banana' },
    ],
    question: {
      question: 'Is a kilocalorie the same as a Calorie?',
      answer: 'Yes. On food labels, Calorie means kilocalorie: 1000 small calories or 4184 joules.',
    },
  },
  wh: {
    definition: 'A watt hour is the energy of one watt over one hour: 3600 joules.',
    use: 'The capacity of batteries, from phones to power tools, is given in watt hours.',
    examples: [
      { quantity: '100', label: 'the usual airline limit for a battery in hand luggage', isExact: true },
      { quantity: '15', label: 'the charge of a smartphone battery' },
      { quantity: '55', label: 'the charge of a laptop battery' },
    ],
  },
  kwh: {
    definition: 'A kilowatt hour is the energy of 1000 watts over one hour: 3.6 million joules.',
    use: 'Electricity bills, electric cars and solar panels count in kilowatt hours.',
    examples: [
      { quantity: '29', label: 'the daily electricity of a US household' },
      { quantity: '60', label: 'the charge of an electric car’s battery' },
      { quantity: '2', label: 'the energy that a 2000 watt heater uses in an hour', isExact: true },
    ],
    question: {
      question: 'Is a kilowatt hour the same as a kilowatt?',
      answer:
        'No. A kilowatt is a rate, a kilowatt hour is an amount of energy. A heater of 2 kilowatts that runs for 3 hours uses 6 kilowatt hours.',
    },
  },
  btu: {
    definition:
      'A British thermal unit warms one pound of water by about one degree Fahrenheit. The International Table BTU, used here, is exactly 1055.05585262 joules.',
    use: 'Heating, air conditioning and natural gas are rated in BTUs in the United States.',
    examples: [
      { quantity: '120000', label: 'the energy in a US gallon of gasoline' },
      { quantity: '1', label: 'the heat of a burning match' },
      { quantity: '10000', label: 'the heat that a window air conditioner moves in an hour' },
    ],
    question: {
      question: 'Which BTU is this?',
      answer:
        'The International Table BTU of 1055.05585262 joules, the most common one. Others, such as the thermochemical BTU of about 1054.35 joules, differ by less than 0.1 percent.',
    },
  },
};
