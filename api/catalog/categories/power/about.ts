import type { CategoryAbout } from '../../category-schema.ts';

export const about: CategoryAbout = {
  W: {
    definition: 'A watt is one joule per second. It is the SI unit of power.',
    authority: 'SI Brochure (BIPM, 9th edition), derived unit: J/s',
    use: 'Lamps, chargers, appliances, and loudspeakers are rated in watts.',
    examples: [
      { quantity: '9', label: 'an LED bulb as bright as an old 60-watt one' },
      { quantity: '100', label: 'the heat of a person at rest' },
      { quantity: '300', label: 'a fit cyclist’s best hour' },
    ],
    question: {
      question: 'What is the difference between a watt and a watt hour?',
      neighbors: ['kW', 'MW'],
      answer:
        'A watt is a rate, and a watt hour is an amount of energy: one watt for one hour. A 10-watt lamp uses ' +
        '10 watt hours every hour, and 240 in a day.',
    },
  },
  kW: {
    definition: 'A kilowatt is 1000 watts, about 1.34 horsepower.',
    authority: 'SI Brochure (BIPM, 9th edition), prefixes',
    use: 'Heaters, solar panels, generators, and the engines of most of the world’s cars are rated in kilowatts.',
    examples: [
      { quantity: '1.5', label: 'a US space heater on its high setting' },
      { quantity: '3', label: 'a British electric kettle' },
      { quantity: '150', label: 'a fast charger for electric cars' },
    ],
    question: {
      question: 'Is a kilowatt the same as a kilowatt hour?',
      neighbors: ['W', 'MW', 'btu-h', 'ton-r'],
      answer:
        'No. A kilowatt says how fast energy is used; a kilowatt hour says how much. A 2-kilowatt heater that ' +
        'runs for 3 hours uses 6 kilowatt hours.',
    },
  },
  MW: {
    definition: 'A megawatt is 1000 kilowatts, or a million watts.',
    authority: 'SI Brochure (BIPM, 9th edition), prefixes of the watt',
    use: 'Power plants, wind farms, ships, and data centers are rated in megawatts.',
    examples: [
      { quantity: '1000', label: 'a large nuclear reactor' },
      { quantity: '3', label: 'a modern wind turbine on land' },
      { quantity: '3.3', label: 'a diesel freight locomotive' },
    ],
  },
  hp: {
    definition:
      'One horsepower, the mechanical horsepower, is 550 foot-pounds per second: about 745.700 watts, or 1.0139 metric horsepower.',
    authority: 'NIST SP 811: 550 ft·lbf/s',
    use: 'Engines and motors are rated in horsepower in the United States, and cars in Britain, as brake horsepower (bhp).',
    examples: [
      { quantity: '190', label: 'a midsize sedan' },
      { quantity: '0.5', label: 'a garage door opener' },
      { quantity: '4400', label: 'a diesel freight locomotive' },
    ],
    question: {
      question: 'Which horsepower is this?',
      neighbors: ['W', 'kW', 'MW', 'btu-h', 'ft-lb-s', 'ton-r'],
      answer:
        'It’s the mechanical horsepower, about 745.7 watts, used for engines in the US and Britain. The metric ' +
        'horsepower (PS) is about 735.5 watts, and the electrical horsepower on US motor nameplates is exactly 746.',
    },
  },
  ps: {
    definition:
      'One metric horsepower lifts 75 kilograms one meter in a second, against standard gravity: exactly 735.49875 watts.',
    authority: 'NIST SP 811: horsepower (metric), 75 kgf·m/s',
    use: 'It’s the horsepower of car brochures in most of Europe and in Japan: PS in German and Japanese, CV in Italian, Spanish, and Portuguese, ch in French.',
    examples: [
      { quantity: '110', label: 'a small family car in Europe' },
      { quantity: '34', label: 'a 1960s Volkswagen Beetle 1200', isExact: true },
      { quantity: '1001', label: 'the first Bugatti Veyron', isExact: true },
    ],
    question: {
      question: 'Is a metric horsepower the same as a horsepower?',
      neighbors: ['hp', 'kW', 'W'],
      answer:
        'Not quite. A metric horsepower is about 735.5 watts, a mechanical horsepower about 745.7, so 100 metric ' +
        'horsepower is worth about 98.6 mechanical horsepower.',
    },
  },
  'btu-h': {
    definition: 'A BTU per hour is 1055.05585262 joules in an hour, about 0.293071 watts.',
    authority: 'NIST SP 811: the International Table BTU, 1055.05585262 J, over 3600 s',
    use: 'Air conditioners, furnaces, boilers, and stoves are rated in BTUs per hour in the United States.',
    examples: [
      { quantity: '10000', label: 'a window air conditioner for a large room' },
      { quantity: '80000', label: 'the furnace of a US house' },
      { quantity: '40000', label: 'the burners of a gas grill, all on high' },
    ],
    question: {
      question: 'Why does my air conditioner’s label say BTU and not BTU per hour?',
      neighbors: ['W', 'kW', 'hp', 'ton-r'],
      answer:
        'The label leaves out two words. A 10,000-BTU air conditioner moves 10,000 BTUs of heat every hour, which ' +
        'is a power of about 2.9 kilowatts.',
    },
  },
  'ft-lb-s': {
    definition:
      'A foot-pound per second lifts one pound one foot in a second, exactly 1.3558179483314004 watts. A horsepower has 550 of them.',
    authority: 'NIST SP 811: the foot pound-force over one second',
    use: 'American engineers use it to get from a load and its speed to the horsepower of a hoist or pump.',
    examples: [
      { quantity: '150', label: 'a 150-pound person who climbs a foot a second', isExact: true },
      { quantity: '550', label: 'one mechanical horsepower', isExact: true },
    ],
  },
  'ton-r': {
    definition: 'A ton of refrigeration is exactly 12,000 BTUs per hour, about 3.51685 kilowatts.',
    authority: 'NIST SP 811: ton of refrigeration, 12,000 BTU(IT) in an hour',
    use: 'Central air conditioners and chillers are sized in tons in the United States, India, and the Middle East.',
    examples: [
      { quantity: '3', label: 'a US house’s central air conditioner' },
      { quantity: '1', label: 'a short ton of ice that melts in a day' },
      { quantity: '500', label: 'the chiller of a large office building' },
    ],
    question: {
      question: 'Why is cooling measured in tons?',
      answer:
        'Because cold used to be delivered as ice. A short ton of ice that melts over 24 hours soaks up about ' +
        '12,000 BTUs every hour, and that became the unit.',
    },
  },
};
