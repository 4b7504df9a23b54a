import type { UnitSource } from '../../category-schema.ts';

const SI = 'SI Brochure (BIPM, 9th edition)';
const AGREEMENT = 'International yard and pound agreement, 1959';

export const units: readonly UnitSource[] = [
  {
    id: 'm2',
    name: 'Square Meters',
    singular: 'square meter',
    plural: 'square meters',
    symbol: 'm²',
    searchedAs: 'sq m',
    slug: 'square-meters',
    aliases: ['sqm', 'sq-m', 'sq-meter', 'sq-meters', 'meter-squared', 'meters-squared'],
    toBase: { numerator: '1', denominator: '1' },
    authority: `${SI}, derived unit`,
    about: {
      definition: 'A square meter is the area of a square whose sides are one meter long. It is the SI unit of area.',
      use: 'Apartments, floors, walls and building lots are measured in square meters in most of the world.',
      examples: [
        { quantity: '7140', label: 'a 105-by-68-meter soccer field', isExact: true },
        { quantity: '12', label: 'a parking space' },
        { quantity: '70', label: 'an apartment for two' },
      ],
    },
  },
  {
    id: 'cm2',
    name: 'Square Centimeters',
    singular: 'square centimeter',
    plural: 'square centimeters',
    symbol: 'cm²',
    searchedAs: 'sq cm',
    slug: 'square-centimeters',
    aliases: ['sqcm', 'sq-cm', 'square-cm'],
    toBase: { numerator: '1', denominator: '10000' },
    authority: `${SI}, derived unit`,
    about: {
      definition:
        'A square centimeter is the area of a square with sides of one centimeter: 1/10,000 of a square meter.',
      use: 'It’s used for small surfaces such as paper, skin, tiles and solar cells.',
      examples: [
        { quantity: '623.7', label: 'a sheet of A4 paper', isExact: true },
        { quantity: '46', label: 'a bank card' },
      ],
    },
  },
  {
    id: 'mm2',
    name: 'Square Millimeters',
    singular: 'square millimeter',
    plural: 'square millimeters',
    symbol: 'mm²',
    searchedAs: 'square millimeters',
    slug: 'square-millimeters',
    aliases: ['sq-mm', 'sqmm', 'mm-sq'],
    toBase: { numerator: '1', denominator: '1000000' },
    authority: `${SI}, derived unit`,
    about: {
      definition:
        'A square millimeter is the area of a square with sides of one millimeter. A square centimeter holds 100 of them.',
      use: 'Square millimeters measure wire cross sections and camera sensors.',
      examples: [
        { quantity: '2.5', label: 'the wire to a European wall outlet, in cross section' },
        { quantity: '864', label: 'a full-frame camera sensor', isExact: true },
      ],
    },
  },
  {
    id: 'dm2',
    name: 'Square Decimeters',
    singular: 'square decimeter',
    plural: 'square decimeters',
    symbol: 'dm²',
    searchedAs: 'square decimeters',
    slug: 'square-decimeters',
    aliases: ['sq-dm', 'sqdm'],
    toBase: { numerator: '1', denominator: '100' },
    authority: `${SI}, derived unit`,
    about: {
      definition:
        'A square decimeter is the area of a square with sides of one decimeter. It holds 100 square centimeters.',
      use: 'Model builders give wing loads in grams per square decimeter, and schools use it as a step from centimeters to meters.',
      examples: [
        { quantity: '6.2', label: 'a sheet of A4 paper' },
        { quantity: '1', label: 'a square coaster 10 centimeters wide', isExact: true },
      ],
    },
  },
  {
    id: 'km2',
    name: 'Square Kilometers',
    singular: 'square kilometer',
    plural: 'square kilometers',
    symbol: 'km²',
    searchedAs: 'sq km',
    slug: 'square-kilometers',
    aliases: ['sqkm', 'sq-km', 'square-km'],
    toBase: { numerator: '1000000', denominator: '1' },
    authority: `${SI}, derived unit`,
    about: {
      definition:
        'A square kilometer is the area of a square with sides of one kilometer: a million square meters, or 100 hectares.',
      use: 'Cities, lakes and countries are compared in square kilometers.',
      examples: [
        { quantity: '3.41', label: 'Central Park in New York' },
        { quantity: '41285', label: 'Switzerland' },
      ],
    },
  },
  {
    id: 'ft2',
    name: 'Square Feet',
    singular: 'square foot',
    plural: 'square feet',
    symbol: 'ft²',
    searchedAs: 'sq ft',
    slug: 'square-feet',
    aliases: ['sqft', 'sq-ft', 'sq-feet', 'sq-foot', 'sf', 'square-ft', 'feet-squared'],
    // 0.3048² m²
    toBase: { numerator: '145161', denominator: '1562500' },
    authority: `${AGREEMENT}: the square of 0.3048 m`,
    about: {
      definition:
        'A square foot is the area of a square with sides of one foot: 144 square inches, exactly 0.09290304 square meters.',
      use: 'Homes and offices in the United States, Canada, India and Britain are advertised in square feet.',
      examples: [
        { quantity: '4700', label: 'a US professional basketball court', isExact: true },
        { quantity: '400', label: 'a two-car garage' },
        { quantity: '2000', label: 'a US family house' },
      ],
    },
  },
  {
    id: 'in2',
    name: 'Square Inches',
    singular: 'square inch',
    plural: 'square inches',
    symbol: 'in²',
    searchedAs: 'sq in',
    slug: 'square-inches',
    aliases: ['sqin', 'sq-in', 'sq-inch', 'sq-inches', 'square-in'],
    // 0.0254² m²
    toBase: { numerator: '16129', denominator: '25000000' },
    authority: `${AGREEMENT}: the square of 0.0254 m`,
    about: {
      definition: 'A square inch is the area of a square with sides of one inch, exactly 6.4516 square centimeters.',
      use: 'American engineers use it for cross sections, vents and, in psi, pressure.',
      examples: [
        { quantity: '93.5', label: 'a sheet of US letter paper', isExact: true },
        { quantity: '113', label: 'a 12-inch pizza' },
      ],
    },
  },
  {
    id: 'yd2',
    name: 'Square Yards',
    singular: 'square yard',
    plural: 'square yards',
    symbol: 'yd²',
    searchedAs: 'sq yd',
    slug: 'square-yards',
    aliases: ['sqyd', 'sq-yd', 'sq-yard', 'sq-yards', 'square-yd'],
    // 0.9144² m²
    toBase: { numerator: '1306449', denominator: '1562500' },
    authority: `${AGREEMENT}: the square of 0.9144 m`,
    about: {
      definition:
        'A square yard is the area of a square with sides of one yard: 9 square feet, exactly 0.83612736 square meters.',
      use: 'Carpet, turf and paving are sold by the square yard in the United States, as they once were in Britain.',
      examples: [
        { quantity: '312', label: 'a doubles tennis court', isExact: true },
        { quantity: '5333', label: 'a football field between the goal lines' },
      ],
    },
  },
  {
    id: 'ac',
    name: 'Acres',
    singular: 'acre',
    plural: 'acres',
    symbol: 'ac',
    searchedAs: 'acres',
    slug: 'acres',
    aliases: [],
    // 4840 square yards of the international yard
    toBase: { numerator: '316160658', denominator: '78125' },
    authority: 'NIST Handbook 44, Appendix C: 4840 square yards',
    about: {
      definition: 'An acre is 4840 square yards or 43,560 square feet, exactly 4046.8564224 square meters.',
      use: 'Farms, estates and parks are measured in acres in the United States and Britain.',
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
  },
  {
    id: 'ha',
    name: 'Hectares',
    singular: 'hectare',
    plural: 'hectares',
    symbol: 'ha',
    searchedAs: 'hectares',
    slug: 'hectares',
    aliases: [],
    toBase: { numerator: '10000', denominator: '1' },
    authority: `${SI}, units accepted for use with the SI`,
    about: {
      definition: 'A hectare is 10,000 square meters, the area of a square with sides of 100 meters.',
      use: 'Metric countries measure farmland, forests and vineyards in hectares.',
      examples: [
        { quantity: '0.714', label: 'a 105-by-68-meter soccer field', isExact: true },
        { quantity: '142', label: 'Hyde Park in London' },
      ],
    },
  },
  {
    id: 'mi2',
    name: 'Square Miles',
    singular: 'square mile',
    plural: 'square miles',
    symbol: 'mi²',
    searchedAs: 'sq mi',
    slug: 'square-miles',
    aliases: ['sqmi', 'sq-mi', 'sq-mile', 'sq-miles', 'square-mi'],
    // 1609.344² m²
    toBase: { numerator: '40468564224', denominator: '15625' },
    authority: `${AGREEMENT}: the square of 1609.344 m`,
    about: {
      definition:
        'A square mile is the area of a square with sides of one mile: 640 acres, exactly 2,589,988.110336 square meters.',
      use: 'Counties, cities and states are compared in square miles in the United States and Britain.',
      examples: [
        { quantity: '36', label: 'a surveyed township in the American West' },
        { quantity: '68', label: 'Washington, D.C.' },
      ],
    },
  },
];
