import { arcNames } from './arc-names.ts';

export interface Meaning {
  id: string;
  category: string;
  /** The label in the choice between meanings, such as `US ton, 2000 lb`. */
  label: string;
  exactly?: readonly string[];
  /** If the other side is one of these units, this meaning ranks first. In tons to pounds, tons are short tons. */
  neighbors?: readonly string[];
  isRare?: true;
  /** This meaning is possible only if the other side is one of these units, so `m` in feet never means miles. */
  onlyWith?: readonly string[];
}

export interface AmbiguousName {
  name: string;
  /** Spellings as `normalizeSpelling` returns them, separated by spaces. */
  spellings: string;
  units: readonly Meaning[];
  note: string;
  /** No meaning is the default, so the site asks the visitor. */
  isOpen?: true;
}

const MILLIBARS: Meaning = { id: 'hpa', category: 'pressure', label: 'millibar, a hectopascal', isRare: true };
const ANGLES = ['deg', 'rad', 'grad', 'turn', 'mrad', 'arcmin', 'arcsec'];
const US_WEIGHT = ['lb', 'oz', 'short-ton', 'long-ton'];
const UK_VOLUME = ['gal-uk', 'qt-uk', 'pt-uk', 'fl-oz-uk'];
const OUNCE: Meaning = { id: 'oz', category: 'weight', label: 'ounce of weight, about 28.3 g' };
const US_FLUID_OUNCE: Meaning = { id: 'fl-oz', category: 'volume', label: 'US fluid ounce, about 29.6 mL' };
const UK_FLUID_OUNCE: Meaning = {
  id: 'fl-oz-uk',
  category: 'volume',
  label: 'UK fluid ounce, about 28.4 mL',
  neighbors: UK_VOLUME,
};

export const ambiguousNames: readonly AmbiguousName[] = [
  {
    name: 'ton',
    spellings: 'ton tons',
    units: [
      { id: 'ton', category: 'weight', label: 'metric ton (tonne), 1000 kg' },
      { id: 'short-ton', category: 'weight', label: 'US ton, 2000 lb', neighbors: US_WEIGHT },
      { id: 'long-ton', category: 'weight', label: 'UK ton, 2240 lb', neighbors: ['st'] },
      { id: 'ton-r', category: 'power', label: 'ton of refrigeration, 12,000 BTU/h', isRare: true },
    ],
    note: 'A ton is 1000 kg in most countries, 2000 lb in the United States, and 2240 lb in older British use.',
  },
  {
    name: 'gallon',
    spellings: 'gallon gallons gal gals',
    units: [
      { id: 'gal-us', category: 'volume', label: 'US gallon, about 3.79 L' },
      { id: 'gal-uk', category: 'volume', label: 'UK gallon, about 4.55 L', neighbors: UK_VOLUME },
    ],
    note: 'A UK gallon holds about a fifth more than a US gallon.',
  },
  {
    name: 'quart',
    spellings: 'quart quarts qt qts',
    units: [
      { id: 'qt', category: 'volume', label: 'US quart, about 946 mL' },
      { id: 'qt-uk', category: 'volume', label: 'UK quart, about 1137 mL', neighbors: UK_VOLUME },
    ],
    note: 'A quart is a quarter of a gallon, and the UK gallon is the larger one.',
  },
  {
    name: 'pint',
    spellings: 'pint pints pt pts',
    units: [
      { id: 'pt', category: 'volume', label: 'US pint, about 473 mL' },
      { id: 'pt-uk', category: 'volume', label: 'UK pint, about 568 mL', neighbors: UK_VOLUME },
      { id: 'point', category: 'length', label: 'typographic point, 1/72 inch', isRare: true },
    ],
    note: 'A UK pint holds 20 UK fluid ounces, a US pint 16 US fluid ounces.',
  },
  {
    name: 'cup',
    spellings: 'cup cups',
    units: [
      { id: 'cup', category: 'volume', label: 'US cup, about 237 mL' },
      { id: 'cup-metric', category: 'volume', label: 'metric cup, 250 mL' },
    ],
    note: 'In US recipes a cup is about 237 mL; in Australian and Canadian ones it’s 250 mL.',
  },
  {
    name: 'fluid ounce',
    spellings: 'fl-oz floz fluid-ounce fluid-ounces fluid-oz',
    units: [US_FLUID_OUNCE, UK_FLUID_OUNCE],
    note: 'A US fluid ounce is about 4 percent larger than a UK one.',
  },
  {
    name: 'ounce',
    spellings: 'oz ozs ounce ounces',
    units: [
      OUNCE,
      US_FLUID_OUNCE,
      UK_FLUID_OUNCE,
      { id: 'ozt', category: 'weight', label: 'troy ounce for gold and silver, about 31.1 g' },
    ],
    note: 'Ounces measure weight and fluid ounces volume; they match only for water, and only roughly.',
  },
  ...ounceNames([
    ['US', 'us', US_FLUID_OUNCE],
    ['UK', 'uk imperial imp', UK_FLUID_OUNCE],
  ]),
  {
    name: 'calorie',
    spellings: 'cal cals calorie calories',
    units: [
      { id: 'cal', category: 'energy', label: 'small calorie, 4.184 J' },
      {
        id: 'kcal',
        category: 'energy',
        label: 'food Calorie, 1000 small calories',
        exactly: ['Cal', 'Cals', 'Calorie', 'Calories'],
      },
    ],
    note: 'The Calories on food labels are kilocalories: 1000 small calories each.',
  },
  {
    name: 'BTU',
    spellings: 'btu btus',
    units: [
      { id: 'btu', category: 'energy', label: 'BTU, about 1055 J' },
      { id: 'btu-h', category: 'power', label: 'BTU per hour, about 0.293 W', isRare: true },
    ],
    note: 'A BTU is an amount of heat; on labels of air conditioners, BTU means BTU per hour.',
  },
  {
    name: 'foot-pound',
    spellings: `ft-lb ft-lbs ftlb ftlbs ft-lbf ftlbf foot-lb foot-lbs foot-pound foot-pounds feet-pounds ft-pound
      ft-pounds`,
    units: [
      { id: 'ft-lb', category: 'energy', label: 'foot-pound of energy, about 1.356 J' },
      { id: 'lbf-ft', category: 'torque', label: 'pound-foot of torque, about 1.356 N·m' },
    ],
    note: 'A foot-pound is a unit of energy. Torque wrenches marked ft-lb show pound-feet, the unit of torque.',
  },
  {
    name: 'pound-foot',
    spellings: `lb-ft lbs-ft lbft lbsft lbf-ft lb-foot lb-feet lbs-feet pound-ft pound-foot pound-feet pounds-feet
      pounds-ft`,
    units: [
      { id: 'lbf-ft', category: 'torque', label: 'pound-foot of torque, about 1.356 N·m' },
      { id: 'ft-lb', category: 'energy', label: 'foot-pound of energy, about 1.356 J' },
    ],
    note: 'A pound-foot is a unit of torque; the unit of energy is the foot-pound.',
  },
  {
    name: 'horsepower',
    spellings: 'hp hps horsepower horsepowers',
    units: [
      { id: 'hp', category: 'power', label: 'mechanical horsepower, about 745.7 W' },
      { id: 'ps', category: 'power', label: 'metric horsepower (PS), about 735.5 W' },
    ],
    note: 'Americans and Britons use the mechanical horsepower, most other countries the metric one, which is 1.4 percent smaller.',
  },
  {
    name: 'C',
    spellings: 'c',
    units: [
      { id: 'C', category: 'temperature', label: 'degree Celsius' },
      { id: 'cup', category: 'volume', label: 'US cup, about 237 mL' },
      { id: 'cup-metric', category: 'volume', label: 'metric cup, 250 mL' },
    ],
    note: 'C means Celsius; in recipes, c means cup.',
  },
  {
    name: 'degree',
    spellings: 'degree degrees deg degs',
    isOpen: true,
    units: [
      { id: 'F', category: 'temperature', label: 'degree Fahrenheit' },
      { id: 'C', category: 'temperature', label: 'degree Celsius' },
      { id: 'deg', category: 'angle', label: 'degree of angle' },
    ],
    note: 'Degrees can be Fahrenheit, Celsius or an angle.',
  },
  ...arcNames.map(({ name, spellings, time, arc }): AmbiguousName => ({
    name,
    spellings: spellings.join(' '),
    units: [
      { id: time, category: 'time', label: name },
      { id: arc, category: 'angle', label: `${name} of arc`, isRare: true, onlyWith: ANGLES },
    ],
    note: `“${name.charAt(0).toUpperCase()}${name.slice(1)}” means time, or arc when it follows degrees.`,
  })),
  {
    name: '′',
    spellings: `'`,
    units: [
      { id: 'ft', category: 'length', label: 'foot' },
      { id: 'arcmin', category: 'angle', label: 'minute of arc', isRare: true },
    ],
    note: '′ means feet, or minutes after degrees.',
  },
  {
    name: '″',
    spellings: '"',
    units: [
      { id: 'in', category: 'length', label: 'inch' },
      { id: 'arcsec', category: 'angle', label: 'second of arc', isRare: true },
    ],
    note: '″ means inches, or seconds after degrees.',
  },
  {
    name: 'm',
    spellings: 'm',
    units: [
      { id: 'm', category: 'length', label: 'meter' },
      { id: 'min', category: 'time', label: 'minute' },
      { id: 'mi', category: 'length', label: 'mile', onlyWith: ['km'] },
      { id: 'month', category: 'time', label: 'month', isRare: true },
      { id: 'mb', category: 'data', label: 'megabyte', isRare: true },
    ],
    note: 'The symbol m means meters; minutes are min and miles mi.',
  },
  {
    name: 'mile',
    spellings: 'mile miles mi',
    units: [
      { id: 'mi', category: 'length', label: 'statute mile, 1609.344 m' },
      { id: 'nmi', category: 'length', label: 'nautical mile, 1852 m', onlyWith: [] },
    ],
    note: 'At sea and in the air, a mile is the nautical mile of 1852 m.',
  },
  {
    name: 'nm',
    spellings: 'nm nms',
    units: [
      { id: 'nm', category: 'length', label: 'nanometer, a billionth of a meter', exactly: ['nm'] },
      {
        id: 'nmi',
        category: 'length',
        label: 'nautical mile, 1852 m',
        exactly: ['NM'],
        neighbors: ['mi', 'km', 'yd', 'ft'],
      },
      { id: 'Nm', category: 'torque', label: 'newton meter of torque', exactly: ['Nm'], isRare: true },
    ],
    note: 'The symbol nm means nanometers; nautical miles are NM or nmi, newton meters Nm.',
  },
  {
    name: 'acre',
    spellings: 'acre acres ac',
    units: [
      { id: 'ac', category: 'area', label: 'international acre, 4046.8564224 m²' },
      { id: 'ac-survey', category: 'area', label: 'US survey acre, about 4046.8726 m²' },
    ],
    note: 'The US survey acre, retired in 2022, is larger by four millionths, a difference only surveyors notice.',
  },
  {
    name: 'pound',
    spellings: 'lb lbs pound pounds',
    units: [
      { id: 'lb', category: 'weight', label: 'pound of weight, 0.45359237 kg' },
      { id: 'lbf', category: 'force', label: 'pound-force, about 4.45 N' },
    ],
    note: 'A pound (lb) is a unit of mass; the unit of force is the pound-force (lbf).',
  },
  {
    name: 'K',
    spellings: 'k',
    units: [
      { id: 'K', category: 'temperature', label: 'kelvin' },
      { id: 'km', category: 'length', label: 'kilometer, as in a 5K run' },
      { id: 'kg', category: 'weight', label: 'kilogram' },
      { id: 'kb', category: 'data', label: 'kilobyte', isRare: true },
    ],
    note: 'K means kelvins; a 5K run is five kilometers.',
  },
  {
    name: 'b',
    spellings: 'b',
    units: [
      { id: 'b', category: 'data', label: 'byte, 8 bits', exactly: ['B'] },
      { id: 'bit', category: 'data', label: 'bit, an eighth of a byte' },
    ],
    note: 'B means bytes and b means bits.',
  },
  ...dataNames([
    ['kb', 'Kb', 'kilo', 'kbit'],
    ['mb', 'Mb', 'mega', 'mbit', MILLIBARS],
    ['gb', 'Gb', 'giga', 'gbit'],
  ]),
  ...rateNames([
    ['b', 'B', '', 'bit-s', 'byte-s'],
    ['kb', 'kB', 'kilo', 'kbit-s', 'kb-s'],
    ['mb', 'MB', 'mega', 'mbit-s', 'mb-s'],
    ['gb', 'GB', 'giga', 'gbit-s', 'gb-s'],
  ]),
  {
    name: 'g',
    spellings: 'g',
    units: [
      { id: 'g', category: 'weight', label: 'gram' },
      { id: 'gb', category: 'data', label: 'gigabyte', isRare: true },
      { id: 'g0', category: 'acceleration', label: 'g of standard gravity, 9.80665 m/s²', isRare: true },
    ],
    note: 'The symbol g means grams, or standard gravity among accelerations; gigabytes are GB.',
  },
  {
    name: 'y',
    spellings: 'y',
    units: [
      { id: 'year', category: 'time', label: 'year' },
      { id: 'yd', category: 'length', label: 'yard' },
    ],
    note: 'Years are y or yr, yards yd.',
  },
  {
    name: 'mpg',
    spellings: 'mpg mpgs mile-per-gallon miles-per-gallon miles-per-gal miles-a-gallon miles-to-the-gallon',
    units: [
      { id: 'mpg-us', category: 'fuel-economy', label: 'miles per US gallon' },
      { id: 'mpg-uk', category: 'fuel-economy', label: 'miles per UK gallon' },
    ],
    note: 'A UK gallon is about a fifth larger than a US one, so a car goes more miles on it.',
  },
  {
    name: 'gpm',
    spellings: `gpm gal-min gals-min gal-per-min gal-per-minute gallon-per-minute gallons-per-minute gallons-per-min
      gallons-a-minute gallons-minute`,
    units: [
      { id: 'gpm-us', category: 'volume-flow', label: 'US gallon per minute, about 3.79 L/min' },
      { id: 'gpm-uk', category: 'volume-flow', label: 'UK gallon per minute, about 4.55 L/min' },
    ],
    note: 'Gallons per minute are US gallons nearly everywhere; a UK gallon is about a fifth larger.',
  },
  {
    name: 'lb/gal',
    spellings: `ppg lb-gal lbs-gal lb-per-gal lbs-per-gal lb-per-gallon lbs-per-gallon pound-per-gallon
      pounds-per-gallon pounds-a-gallon`,
    units: [
      { id: 'lb-gal', category: 'density', label: 'pound per US gallon, about 0.12 g/cm³' },
      { id: 'lb-gal-uk', category: 'density', label: 'pound per UK gallon, about 0.1 g/cm³' },
    ],
    note: 'A UK gallon is about a fifth larger than a US gallon, so a gallon of the same liquid weighs a fifth more.',
  },
  {
    name: 't',
    spellings: 't',
    units: [
      { id: 'ton', category: 'weight', label: 'metric ton (tonne), 1000 kg' },
      { id: 'tsp', category: 'volume', label: 'teaspoon', exactly: ['t'] },
      { id: 'tbsp', category: 'volume', label: 'tablespoon', exactly: ['T'] },
      { id: 'tb', category: 'data', label: 'terabyte', isRare: true },
    ],
    note: 'The symbol t means metric tons; in US recipes, T is a tablespoon and t a teaspoon.',
  },
];

/** `mb` and similar names mean bytes unless their letter case indicates bits. */
function dataNames(
  names: readonly (readonly [byte: string, inLetters: string, prefix: string, bit: string, other?: Meaning])[],
): AmbiguousName[] {
  return names.map(([byte, inLetters, prefix, bit, other]) => ({
    name: byte.toUpperCase(),
    spellings: byte,
    units: [
      { id: byte, category: 'data', label: `${prefix}byte` },
      { id: bit, category: 'data', label: `${prefix}bit, an eighth of a ${prefix}byte`, exactly: [inLetters] },
      ...(other ? [other] : []),
    ],
    note: `A capital B means bytes and a lowercase b means bits: ${inLetters} means ${prefix}bits, and 8 ${prefix}bits make one ${prefix}byte.`,
  }));
}

/** `mbps` and `Mb/s` mean bits, as in connection speeds. A capital B means bytes. */
function rateNames(
  names: readonly (readonly [letters: string, inBytes: string, prefix: string, bits: string, bytes: string])[],
): AmbiguousName[] {
  const endings = ['-s', 'ps', '-sec', '-second', '-per-second', '-per-sec', '-a-second'];
  const typedEndings = ['/s', 'ps', 'PS', '/S', '/sec', '/second', ' per second', ' per sec', ' a second'];
  return names.map(([letters, inBytes, prefix, bits, bytes]) => ({
    name: `${inBytes.replace('B', 'b')}ps`,
    spellings: endings.map((ending) => `${letters}${ending}`).join(' '),
    units: [
      { id: bits, category: 'data-rate', label: `${prefix}bit per second` },
      {
        id: bytes,
        category: 'data-rate',
        label: `${prefix}byte per second, 8 ${prefix}bits per second`,
        exactly: [inBytes, inBytes.replace('k', 'K'), inBytes.toLowerCase().replace('b', 'B')].flatMap((start) =>
          typedEndings.map((ending) => `${start}${ending}`),
        ),
      },
    ],
    note: `A lowercase b means bits and a capital B bytes: one ${prefix}byte per second is 8 ${prefix}bits per second.`,
  }));
}

/** `US oz` means fluid ounces unless the other side is a weight. */
function ounceNames(
  names: readonly (readonly [country: string, spellings: string, fluid: Meaning])[],
): AmbiguousName[] {
  return names.map(([country, spellings, fluid]) => ({
    name: `${country} ounce`,
    spellings: spellings.replace(/\S+/g, '$&-oz $&-ounce $&-ounces'),
    units: [fluid, OUNCE],
    note: 'Only fluid ounces differ between the US and the UK.',
  }));
}
