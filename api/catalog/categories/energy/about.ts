import type { CategoryAbout } from '../../category-schema.ts';

export const about: CategoryAbout = {
  j: {
    definition:
      'A joule is the work done by one newton over one meter. It is the SI unit of energy, and of work and heat.',
    authority: 'SI Brochure (BIPM, 9th edition), derived unit: N·m',
    use: 'Scientists and engineers measure all forms of energy in joules.',
    examples: [
      { quantity: '1', label: 'lifting an apple one meter' },
      { quantity: '600', label: 'a 10-watt lamp for a minute', isExact: true },
      { quantity: '54000', label: 'a full smartphone battery' },
    ],
  },
  kj: {
    definition: 'A kilojoule is 1000 joules.',
    authority: 'SI Brochure (BIPM, 9th edition), prefixes',
    use: 'Food labels in Europe and Australia give energy in kilojoules.',
    examples: [
      { quantity: '8400', label: 'an adult’s daily reference intake on European labels' },
      { quantity: '1100', label: 'a 50-gram chocolate bar' },
    ],
    question: {
      question: 'Why do European labels say 8400 kJ and 2000 kcal?',
      neighbors: ['cal', 'kcal'],
      answer:
        'Because the number is rounded. 2000 kilocalories is exactly 8368 kilojoules; the labeling rule rounds it to 8400.',
    },
  },
  cal: {
    definition:
      'A calorie warms one gram of water by about one degree Celsius. The thermochemical calorie, used here, is exactly 4.184 joules.',
    authority: 'NIST SP 811: thermochemical calorie, 4.184 J',
    use: 'It’s used in chemistry and older texts; the Calorie on food labels is a kilocalorie.',
    examples: [
      { quantity: '1000', label: 'one food Calorie', isExact: true },
      { quantity: '80', label: 'the heat it takes to melt a gram of ice' },
    ],
    question: {
      question: 'Are these the calories on food labels?',
      answer:
        'No. The Calorie on food labels is a kilocalorie, 1000 of the calories on this page. For food, use the kilocalorie converters.',
    },
  },
  kcal: {
    definition:
      'A kilocalorie is 1000 calories, exactly 4184 joules with the thermochemical calorie. It is the Calorie on food labels.',
    authority: 'NIST SP 811: 1000 thermochemical calories',
    use: 'Diets, food labels, and fitness trackers count in kilocalories, often called just calories.',
    examples: [
      { quantity: '2000', label: 'an adult’s daily reference intake' },
      { quantity: '105', label: 'a banana' },
    ],
    question: {
      question: 'Is a kilocalorie the same as a Calorie?',
      answer: 'Yes. On food labels, Calorie means kilocalorie: 1000 small calories or 4184 joules.',
    },
  },
  wh: {
    definition: 'A watt hour is the energy of one watt over one hour: 3600 joules.',
    authority: 'SI Brochure (BIPM, 9th edition): one watt for 3600 s',
    use: 'Batteries, from phones to power tools, are rated in watt hours.',
    examples: [
      { quantity: '100', label: 'the usual airline limit for a carry-on battery', isExact: true },
      { quantity: '15', label: 'a smartphone battery' },
      { quantity: '55', label: 'a laptop battery' },
    ],
  },
  kwh: {
    definition: 'A kilowatt hour is the energy of 1000 watts over one hour: 3.6 million joules.',
    authority: 'SI Brochure (BIPM, 9th edition): one kilowatt for 3600 s',
    use: 'Electricity bills, electric cars, and solar panels count in kilowatt hours.',
    examples: [
      { quantity: '29', label: 'a US household’s electricity for a day' },
      { quantity: '60', label: 'an electric car’s battery' },
      { quantity: '2', label: 'a 2000-watt heater for an hour', isExact: true },
    ],
    question: {
      question: 'Is a kilowatt hour the same as a kilowatt?',
      answer:
        'No. A kilowatt is a rate, and a kilowatt hour is an amount of energy. A 2-kilowatt heater that runs for 3 hours uses 6 kilowatt hours.',
    },
  },
  btu: {
    definition:
      'A British thermal unit warms one pound of water by about one degree Fahrenheit. The International Table ' +
      'BTU, used here, is exactly 1055.05585262 joules.',
    authority: 'NIST SP 811: International Table BTU, 1055.05585262 J',
    use: 'Heating, air conditioning, and natural gas are rated in BTUs in the United States.',
    examples: [
      { quantity: '120000', label: 'a US gallon of gasoline' },
      { quantity: '1', label: 'a burning match' },
      { quantity: '10000', label: 'the heat a window air conditioner moves in an hour' },
    ],
    question: {
      question: 'Which BTU is this?',
      answer:
        'It’s the International Table BTU, 1055.05585262 joules, the most common one. The thermochemical BTU, ' +
        'about 1054.35 joules, is 0.07 percent smaller; one measured with water at 39 °F, about 1059.67 joules, ' +
        'is 0.44 percent larger.',
    },
  },
  'ft-lb': {
    definition: 'A foot-pound is the work of one pound-force over one foot, exactly 1.3558179483314004 joules.',
    authority: 'NIST SP 811: the pound-force over one foot',
    use: 'In the US, foot-pounds measure the energy of hammers, bullets, and falling loads.',
    examples: [
      { quantity: '1', label: 'lifting a pound one foot', isExact: true },
      { quantity: '97', label: 'a baseball pitched at 95 miles per hour' },
      { quantity: '33000', label: 'the work one horsepower does in a minute', isExact: true },
    ],
    question: {
      question: 'Is a foot-pound the same as a pound-foot?',
      answer:
        'No. A foot-pound measures energy: a pound of force that moves something one foot. A pound-foot measures ' +
        'torque, the twist of a wrench, and doesn’t convert to joules.',
    },
  },
};
