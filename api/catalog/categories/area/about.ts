import type { CategoryAbout } from '../../category-schema.ts';

const SI = 'SI Brochure (BIPM, 9th edition)';
const AGREEMENT = 'International yard and pound agreement, 1959';

export const about: CategoryAbout = {
  m2: {
    definition: 'A square meter is the area of a square whose sides are one meter long. It is the SI unit of area.',
    authority: `${SI}, derived unit`,
    use: 'Apartments, floors, walls, and building lots are measured in square meters in most of the world.',
    examples: [
      { quantity: '7140', label: 'a 105-by-68-meter soccer field', isExact: true },
      { quantity: '12', label: 'a parking space' },
      { quantity: '70', label: 'an apartment for two' },
    ],
  },
  cm2: {
    definition: 'A square centimeter is the area of a square with sides of one centimeter: 1/10,000 of a square meter.',
    authority: `${SI}, derived unit`,
    use: 'It’s used for small surfaces such as paper, skin, tiles, and solar cells.',
    examples: [
      { quantity: '623.7', label: 'a sheet of A4 paper', isExact: true },
      { quantity: '46', label: 'a bank card' },
    ],
  },
  mm2: {
    definition:
      'A square millimeter is the area of a square with sides of one millimeter. A square centimeter holds 100 of them.',
    authority: `${SI}, derived unit`,
    use: 'Square millimeters measure wire cross sections and camera sensors.',
    examples: [
      { quantity: '2.5', label: 'the wire to a European wall outlet, in cross section' },
      { quantity: '864', label: 'a full-frame camera sensor', isExact: true },
    ],
  },
  dm2: {
    definition:
      'A square decimeter is the area of a square with sides of one decimeter. It holds 100 square centimeters.',
    authority: `${SI}, derived unit`,
    use: 'Model builders give wing loads in grams per square decimeter, and schools use it as a step from centimeters to meters.',
    examples: [
      { quantity: '6.2', label: 'a sheet of A4 paper' },
      { quantity: '1', label: 'a square coaster 10 centimeters wide', isExact: true },
    ],
  },
  km2: {
    definition:
      'A square kilometer is the area of a square with sides of one kilometer: a million square meters, or 100 hectares.',
    authority: `${SI}, derived unit`,
    use: 'Cities, lakes, and countries are compared in square kilometers.',
    examples: [
      { quantity: '3.41', label: 'Central Park in New York' },
      { quantity: '41285', label: 'Switzerland' },
    ],
  },
  ft2: {
    definition:
      'A square foot is the area of a square with sides of one foot: 144 square inches, exactly 0.09290304 square meters.',
    authority: `${AGREEMENT}: the square of 0.3048 m`,
    use: 'Homes and offices in the United States, Canada, India, and Britain are advertised in square feet.',
    examples: [
      { quantity: '4700', label: 'a US professional basketball court', isExact: true },
      { quantity: '400', label: 'a two-car garage' },
      { quantity: '2000', label: 'a US family house' },
    ],
  },
  in2: {
    definition: 'A square inch is the area of a square with sides of one inch, exactly 6.4516 square centimeters.',
    authority: `${AGREEMENT}: the square of 0.0254 m`,
    use: 'American engineers use it for cross sections, vents and, in psi, pressure.',
    examples: [
      { quantity: '93.5', label: 'a sheet of US letter paper', isExact: true },
      { quantity: '113', label: 'a 12-inch pizza' },
    ],
  },
  yd2: {
    definition:
      'A square yard is the area of a square with sides of one yard: 9 square feet, exactly 0.83612736 square meters.',
    authority: `${AGREEMENT}: the square of 0.9144 m`,
    use: 'Carpet, turf, and paving are sold by the square yard in the United States, as they once were in Britain.',
    examples: [
      { quantity: '312', label: 'a doubles tennis court', isExact: true },
      { quantity: '5333', label: 'a football field between the goal lines' },
    ],
  },
  ac: {
    definition: 'An acre is 4840 square yards or 43,560 square feet, exactly 4046.8564224 square meters.',
    authority: 'NIST Handbook 44, Appendix C: 4840 square yards',
    use: 'Farms, estates, and parks are measured in acres in the United States and Britain.',
    examples: [
      { quantity: '843', label: 'Central Park in New York' },
      { quantity: '1.1', label: 'a football field between the goal lines' },
    ],
    question: {
      question: 'Where does the acre come from?',
      answer:
        'It was the land a yoke of oxen could plow in a day, later fixed as a strip one furlong (220 yards) long ' +
        'and one chain (22 yards) wide: 4840 square yards. US land records from before 2023 may mean the survey ' +
        'acre, larger by four parts in a million.',
    },
  },
  ha: {
    definition: 'A hectare is 10,000 square meters, the area of a square with sides of 100 meters.',
    authority: `${SI}, units accepted for use with the SI`,
    use: 'Metric countries measure farmland, forests, and vineyards in hectares.',
    examples: [
      { quantity: '0.714', label: 'a 105-by-68-meter soccer field', isExact: true },
      { quantity: '142', label: 'Hyde Park in London' },
    ],
  },
  mi2: {
    definition:
      'A square mile is the area of a square with sides of one mile: 640 acres, exactly 2,589,988.110336 square meters.',
    authority: `${AGREEMENT}: the square of 1609.344 m`,
    use: 'Counties, cities, and states are compared in square miles in the United States and Britain.',
    examples: [
      { quantity: '36', label: 'a surveyed township in the American West' },
      { quantity: '68', label: 'Washington, D.C.' },
    ],
  },
  are: {
    definition: 'An are is 100 square meters, the area of a square with sides of 10 meters. A hectare is 100 of them.',
    authority: 'Law of 18 germinal, year III (France, 1795); NIST Special Publication 811',
    use: 'Building lots and gardens are sold by the are in France, Indonesia, and much of Central Europe.',
    examples: [
      { quantity: '6', label: 'a dacha’s garden', isExact: true },
      { quantity: '2.61', label: 'a tennis court for doubles' },
    ],
  },
  cent: {
    definition: 'A cent of land is a hundredth of an acre: 435.6 square feet, about 40.47 square meters.',
    authority: `${AGREEMENT}: 1/100 of an acre`,
    use: 'Building lots in Kerala, Tamil Nadu, Karnataka, and Andhra Pradesh are sold by the cent.',
    examples: [
      { quantity: '5', label: 'a small building lot in Kerala' },
      { quantity: '10', label: 'a lot for a house with a garden in Kerala' },
    ],
  },
  bigha: {
    definition: 'A bigha of Bengal and Assam is 14,400 square feet, about 1337.8 square meters.',
    authority: 'Government of West Bengal and Government of Assam, land measures: 14,400 square feet',
    use: 'Fields and lots in West Bengal, Assam, and Bangladesh are measured in bighas.',
    examples: [
      { quantity: '3', label: 'nearly an acre' },
      { quantity: '5.3', label: 'a 105-by-68-meter field for soccer, in Kolkata' },
    ],
    question: {
      question: 'Is a bigha the same everywhere?',
      answer:
        'No. In Nepal it’s 72,900 square feet, about five times as much, and in northern India it ranges from about 9000 to ' +
        '30,000 square feet by state and even by district. Ask which one a deed means.',
    },
  },
};
