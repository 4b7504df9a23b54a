import type { CategoryAbout } from '../../category-schema.ts';

const SI_PREFIX = 'SI Brochure (BIPM, 9th edition), prefixes of the meter';
const AGREEMENT = 'International yard and pound agreement, 1959';

export const about: CategoryAbout = {
  m: {
    definition:
      'The meter is the SI base unit of length. Since 1983 it has been the distance that light travels in a vacuum in 1/299,792,458 of a second.',
    authority: 'SI base unit; SI Brochure (BIPM, 9th edition)',
    use: 'Most of the world measures rooms, buildings, fabric, and track, and field in meters.',
    examples: [
      { quantity: '100', label: 'the 100-meter dash', isExact: true },
      { quantity: '50', label: 'an Olympic pool', isExact: true },
      { quantity: '2', label: 'a door’s height' },
    ],
  },
  cm: {
    definition: 'A centimeter is a hundredth of a meter.',
    authority: SI_PREFIX,
    use: 'Metric countries use centimeters for body height, clothing, and furniture.',
    examples: [
      { quantity: '170', label: 'an adult’s height' },
      { quantity: '30', label: 'a school ruler', isExact: true },
      { quantity: '21', label: 'the width of A4 paper', isExact: true },
    ],
  },
  mm: {
    definition: 'A millimeter is a thousandth of a meter.',
    authority: SI_PREFIX,
    use: 'Millimeters are for engineering drawings, tools, rainfall, and machine parts.',
    examples: [
      { quantity: '297', label: 'the length of A4 paper', isExact: true },
      { quantity: '35', label: 'the width of photographic film', isExact: true },
      { quantity: '0.76', label: 'a bank card’s thickness' },
    ],
  },
  km: {
    definition: 'A kilometer is 1000 meters.',
    authority: SI_PREFIX,
    use: 'Road signs give distances in kilometers in nearly every country; the United States and the United Kingdom are the big exceptions.',
    examples: [
      { quantity: '5', label: 'a 5K run', isExact: true },
      { quantity: '42.195', label: 'a marathon', isExact: true },
      { quantity: '384400', label: 'the average distance to the Moon' },
    ],
  },
  ft: {
    definition: 'A foot is 12 inches, exactly 0.3048 meters since the agreement of 1959.',
    authority: AGREEMENT,
    use: 'In the US, feet measure rooms, heights, and land; pilots almost everywhere use feet for altitude.',
    examples: [
      { quantity: '10', label: 'a basketball hoop', isExact: true },
      { quantity: '6', label: 'a tall person' },
      { quantity: '35000', label: 'an airliner’s cruising altitude' },
    ],
    question: {
      question: 'Which foot is this?',
      answer:
        'The international foot of exactly 0.3048 meters. The US survey foot of 1200/3937 meter, longer by two ' +
        'parts in a million, was retired at the end of 2022.',
    },
  },
  in: {
    definition: 'An inch is a twelfth of a foot, exactly 2.54 centimeters since the agreement of 1959.',
    authority: AGREEMENT,
    use: 'Screens, pipes, wheels, and paper come in inches, even in countries that use metric for everything else.',
    examples: [
      { quantity: '55', label: 'a common TV, measured diagonally' },
      { quantity: '8.5', label: 'the width of US letter paper', isExact: true },
      { quantity: '4.25', label: 'a golf hole', isExact: true },
    ],
  },
  yd: {
    definition: 'A yard is 3 feet, exactly 0.9144 meters since the agreement of 1959.',
    authority: AGREEMENT,
    use: 'Yards measure fabric, gardens, football fields, and short distances on British roads.',
    examples: [
      { quantity: '100', label: 'a football field, goal line to goal line', isExact: true },
      { quantity: '22', label: 'a cricket pitch', isExact: true },
    ],
  },
  mi: {
    definition: 'A mile is 5280 feet, exactly 1609.344 meters.',
    authority: `${AGREEMENT}: 5280 feet`,
    use: 'Road distances in the United States and the United Kingdom are in miles.',
    examples: [
      { quantity: '100', label: 'a century bike ride', isExact: true },
      { quantity: '26.2', label: 'a marathon' },
      { quantity: '238855', label: 'the average distance to the Moon' },
    ],
  },
  nmi: {
    definition: 'A nautical mile is exactly 1852 meters. It was made to match one minute of arc of latitude.',
    authority: 'International Hydrographic Conference, Monaco, 1929',
    use: 'Ships and aircraft navigate in nautical miles, and the law of the sea uses them.',
    examples: [
      { quantity: '12', label: 'the widest a territorial sea can be', isExact: true },
      { quantity: '200', label: 'the farthest an exclusive economic zone can reach', isExact: true },
      { quantity: '60', label: 'one degree of latitude' },
    ],
    question: {
      question: 'Why is a nautical mile longer than a mile?',
      neighbors: ['m', 'km', 'ft', 'yd', 'mi', 'fur'],
      answer:
        'It comes from the globe, not from the land mile: one nautical mile is about one minute of latitude, so ' +
        '60 of them make a degree on a chart. Since 1929 it has been exactly 1852 meters.',
    },
  },
  um: {
    definition: 'A micrometer, also called a micron, is a millionth of a meter.',
    authority: SI_PREFIX,
    use: 'Biology, filters, coatings, and precision machining work in micrometers.',
    examples: [
      { quantity: '70', label: 'a human hair' },
      { quantity: '7.5', label: 'a red blood cell' },
      { quantity: '2', label: 'a gut bacterium' },
    ],
  },
  nm: {
    definition: 'A nanometer is a billionth of a meter.',
    authority: SI_PREFIX,
    use: 'Nanometers measure light waves, molecules, viruses, and the features on computer chips.',
    examples: [
      { quantity: '530', label: 'the wavelength of green light' },
      { quantity: '100', label: 'a flu virus' },
      { quantity: '2', label: 'the width of the DNA double helix' },
    ],
    question: {
      question: 'Does nm mean nanometer or nautical mile?',
      answer:
        'In the SI, nm is the nanometer, and this site follows it. Sailors and pilots also write NM for the nautical mile; this site writes nmi.',
    },
  },
  dm: {
    definition: 'A decimeter is a tenth of a meter, or 10 centimeters.',
    authority: SI_PREFIX,
    use: 'English speakers rarely use it, but schools teach it because it ties length to volume: a cube one decimeter on a side holds a liter.',
    examples: [
      { quantity: '1', label: 'each edge of a one-liter cube', isExact: true },
      { quantity: '2.97', label: 'the length of A4 paper', isExact: true },
      { quantity: '17', label: 'an adult’s height' },
    ],
  },
  fur: {
    definition: 'A furlong is an eighth of a mile, 660 feet or 220 yards: exactly 201.168 meters.',
    authority: `${AGREEMENT}: 660 feet`,
    use: 'Horse races in Britain, Ireland, and North America are measured in furlongs.',
    examples: [
      { quantity: '10', label: 'the Kentucky Derby', isExact: true },
      { quantity: '8', label: 'the 2000 Guineas at Newmarket', isExact: true },
      { quantity: '5', label: 'a short sprint for racehorses', isExact: true },
    ],
    question: {
      question: 'Where does the furlong come from?',
      answer:
        'Its name means the length of a furrow: how far a team of oxen plowed before it rested. It was set at 220 ' +
        'yards, and the English mile was made to fit it, at 8 furlongs.',
    },
  },
  ftm: {
    definition: 'A fathom is 6 feet or 2 yards, exactly 1.8288 meters.',
    authority: `${AGREEMENT}: 6 feet`,
    use: 'Fathoms are for depths on older charts and for ropes and anchor chains at sea.',
    examples: [
      { quantity: '2', label: 'the depth announced by a riverboat’s call of “mark twain”', isExact: true },
      { quantity: '15', label: 'the length of one shot of anchor chain', isExact: true },
      { quantity: '1', label: 'a man’s outstretched arms' },
    ],
    question: {
      question: 'Why is a fathom six feet?',
      answer:
        'The word comes from the Old English for outstretched arms. Sailors hauling in a lead line measured it from hand to hand, about 6 feet at a time.',
    },
  },
  au: {
    definition:
      'An astronomical unit is exactly 149,597,870,700 meters, close to the average distance between the Earth and the Sun.',
    authority: 'International Astronomical Union, 2012, Resolution B2',
    use: 'Astronomers use it for distances within the solar system: to planets, comets, and spacecraft.',
    examples: [
      { quantity: '1', label: 'Earth’s average distance from the Sun' },
      { quantity: '5.2', label: 'Jupiter’s average distance from the Sun' },
      { quantity: '30.1', label: 'Neptune’s average distance from the Sun' },
    ],
    question: {
      question: 'Is the astronomical unit the distance to the Sun?',
      answer:
        'It started as the average distance, but since 2012 it has been a fixed number of meters. The real ' +
        'distance varies over the year from about 0.983 to 1.017 astronomical units.',
    },
  },
  ly: {
    definition:
      'A light-year is how far light travels in a vacuum in a Julian year of 365.25 days: exactly ' +
      '9,460,730,472,580,800 meters, about 9.46 trillion kilometers.',
    authority: 'International Astronomical Union: the speed of light over a Julian year of 365.25 days',
    use: 'Light-years measure the distances to stars and galaxies.',
    examples: [
      { quantity: '4.25', label: 'the distance to Proxima Centauri, the nearest star after the Sun' },
      { quantity: '8.6', label: 'the distance to Sirius, the brightest star in the night sky' },
      { quantity: '2500000', label: 'the distance to the Andromeda Galaxy' },
    ],
    question: {
      question: 'Is a light-year a unit of time?',
      answer:
        'No, it’s a distance: how far light travels in a year. It does tell you a time, though: light from a star ' +
        '100 light-years away left it 100 years ago.',
    },
  },
  lea: {
    definition: 'A league is three miles, exactly 4.828032 kilometers.',
    authority: 'NIST Handbook 44, Appendix C: 3 miles',
    use: 'Old novels, land grants, and tales of the sea count in leagues.',
    examples: [
      { quantity: '1', label: 'an hour’s walk' },
      { quantity: '20000', label: 'how far the Nautilus traveled under the sea, in land leagues' },
    ],
    question: {
      question: 'Is every league three miles?',
      answer:
        'No. At sea it was three nautical miles, and each country had its own on land. The leagues in Jules Verne’s title ' +
        'are French metric ones of 4 kilometers.',
    },
  },
  point: {
    definition: 'A typographic point is exactly 1/72 of an inch, about 0.353 millimeters.',
    authority: 'W3C, CSS Values and Units: 1/72 of an inch',
    use: 'Word processors and designers give the size of type in points.',
    examples: [
      { quantity: '12', label: 'the type of a manuscript', isExact: true },
      { quantity: '792', label: 'the height of US letter paper', isExact: true },
    ],
    question: {
      question: 'How tall is 12-point type?',
      answer:
        'The line it stands on is 12 points tall, a sixth of an inch or about 4.23 millimeters. The letters are smaller: a ' +
        'capital is about 70 percent of that, depending on the typeface.',
    },
  },
  pica: {
    definition: 'A pica is 12 typographic points, exactly a sixth of an inch.',
    authority: 'W3C, CSS Values and Units: 12 points',
    use: 'Newspapers and page designers measure columns in picas.',
    examples: [
      { quantity: '51', label: 'the width of US letter paper', isExact: true },
      { quantity: '1', label: 'a line of typewriter text, six to the inch', isExact: true },
    ],
  },
  angstrom: {
    definition: 'An angstrom is a tenth of a nanometer, 0.0000000001 meters.',
    authority: 'SI Brochure (BIPM, 8th edition), other non-SI units: 0.1 nm',
    use: 'Chemists and crystallographers give the distances between atoms in angstroms.',
    examples: [
      { quantity: '1.54', label: 'the bond between two carbon atoms in diamond' },
      { quantity: '5890', label: 'the wavelength of a sodium street light' },
    ],
  },
  'light-second': {
    definition: 'A light-second is how far light travels in a vacuum in a second, exactly 299,792.458 kilometers.',
    authority: 'SI Brochure (BIPM, 9th edition): the speed of light over one second',
    use: 'Astronomers and radar engineers use it, because it turns a distance into the delay of a signal.',
    examples: [
      { quantity: '1.28', label: 'the distance to the Moon' },
      { quantity: '499', label: 'the distance to the Sun' },
    ],
  },
};
