import type { UnitSource } from '../../category-schema.ts';

const SI = 'SI Brochure (BIPM, 9th edition)';
const US_GALLON = 'NIST Handbook 44, Appendix C';
const AGREEMENT = 'International yard and pound agreement, 1959';

export const units: readonly UnitSource[] = [
  {
    id: 'm3',
    name: 'Cubic Meters',
    singular: 'cubic meter',
    plural: 'cubic meters',
    symbol: 'm³',
    slug: 'cubic-meters',
    aliases: ['cbm', 'cu-m', 'cubic-m'],
    toBase: { numerator: '1', denominator: '1' },
    authority: `${SI}, derived unit`,
    about: {
      definition:
        'A cubic meter is the volume of a cube with edges of one meter. It is the SI unit of volume and holds 1000 liters.',
      use: 'Water and gas meters count cubic meters, and concrete and lumber are sold by the cubic meter.',
      examples: [
        { quantity: '2500', label: 'an Olympic pool two meters deep', isExact: true },
        { quantity: '10', label: 'a small moving van’s load' },
      ],
    },
  },
  {
    id: 'cm3',
    name: 'Cubic Centimeters',
    singular: 'cubic centimeter',
    plural: 'cubic centimeters',
    symbol: 'cm³',
    searchedAs: 'cc',
    slug: 'cubic-centimeters',
    aliases: ['cc', 'ccs', 'ccm', 'cu-cm', 'cubic-cm'],
    toBase: { numerator: '1', denominator: '1000000' },
    authority: `${SI}, derived unit`,
    about: {
      definition:
        'A cubic centimeter, often written cc, is the volume of a cube with edges of one centimeter. It equals a milliliter.',
      use: 'It’s used for engine displacement and medical doses.',
      examples: [
        { quantity: '125', label: 'a light motorcycle’s engine' },
        { quantity: '41', label: 'a golf ball' },
      ],
      question: {
        question: 'Is a cc the same as a milliliter?',
        beside: ['L', 'dl', 'cl', 'tsp', 'fl-oz', 'in3'],
        answer: 'Yes. A cubic centimeter and a milliliter are two names for the same volume, a thousandth of a liter.',
      },
    },
  },
  {
    id: 'mm3',
    name: 'Cubic Millimeters',
    singular: 'cubic millimeter',
    plural: 'cubic millimeters',
    symbol: 'mm³',
    searchedAs: 'cubic millimeters',
    slug: 'cubic-millimeters',
    aliases: ['cu-mm', 'cubic-mm'],
    toBase: { numerator: '1', denominator: '1000000000' },
    authority: `${SI}, derived unit`,
    about: {
      definition:
        'A cubic millimeter is the volume of a cube with edges of one millimeter. It equals a microliter, and a milliliter holds 1000 of them.',
      use: 'Blood counts and small parts are measured in cubic millimeters.',
      examples: [
        { quantity: '50', label: 'a drop of water' },
        { quantity: '3375', label: 'a sugar cube 15 millimeters on a side', isExact: true },
      ],
    },
  },
  {
    id: 'dm3',
    name: 'Cubic Decimeters',
    singular: 'cubic decimeter',
    plural: 'cubic decimeters',
    symbol: 'dm³',
    searchedAs: 'cubic decimeters',
    slug: 'cubic-decimeters',
    aliases: ['cu-dm', 'cubic-dm'],
    toBase: { numerator: '1', denominator: '1000' },
    authority: `${SI}, derived unit`,
    about: {
      definition: 'A cubic decimeter is the volume of a cube with edges of one decimeter. It equals a liter.',
      use: 'Chemists give concentrations in moles per cubic decimeter, and schools use it to explain the liter.',
      examples: [
        { quantity: '22.4', label: 'a mole of an ideal gas at 0 °C and one atmosphere' },
        { quantity: '1', label: 'a one-liter carton of milk', isExact: true },
      ],
      question: {
        question: 'Is a cubic decimeter the same as a liter?',
        beside: ['L', 'ml', 'cm3', 'm3'],
        answer: 'Yes. Since 1964 the liter has been another name for the cubic decimeter.',
      },
    },
  },
  {
    id: 'km3',
    name: 'Cubic Kilometers',
    singular: 'cubic kilometer',
    plural: 'cubic kilometers',
    symbol: 'km³',
    searchedAs: 'cubic kilometers',
    slug: 'cubic-kilometers',
    aliases: ['cu-km', 'cubic-km'],
    toBase: { numerator: '1000000000', denominator: '1' },
    authority: `${SI}, derived unit`,
    about: {
      definition:
        'A cubic kilometer is the volume of a cube with edges of one kilometer. It holds a billion cubic meters.',
      use: 'The water in lakes, ice sheets, and volcanic eruptions is measured in cubic kilometers.',
      examples: [
        { quantity: '12100', label: 'Lake Superior' },
        { quantity: '89', label: 'Lake Geneva' },
      ],
    },
  },
  {
    id: 'L',
    name: 'Liters',
    singular: 'liter',
    plural: 'liters',
    symbol: 'L',
    searchedAs: 'liters',
    slug: 'liters',
    aliases: ['ltr', 'ltrs', 'lt'],
    // a cubic decimeter
    toBase: { numerator: '1', denominator: '1000' },
    authority: '12th General Conference on Weights and Measures, 1964: a cubic decimeter',
    about: {
      definition:
        'A liter is a cubic decimeter: the volume of a cube with edges of 10 centimeters, a thousandth of a cubic meter.',
      use: 'Drinks, fuel and cooking are measured in liters in most of the world.',
      examples: [
        { quantity: '0.75', label: 'a bottle of wine', isExact: true },
        { quantity: '50', label: 'a car’s fuel tank' },
        { quantity: '150', label: 'a bathtub of water' },
      ],
    },
  },
  {
    id: 'ml',
    name: 'Milliliters',
    singular: 'milliliter',
    plural: 'milliliters',
    symbol: 'mL',
    slug: 'ml',
    aliases: ['mls'],
    toBase: { numerator: '1', denominator: '1000000' },
    authority: `${SI}, prefixes of the liter`,
    about: {
      definition: 'A milliliter is a thousandth of a liter, the same as a cubic centimeter.',
      use: 'Recipes, medicines, cosmetics and drinks are labeled in milliliters.',
      examples: [
        { quantity: '330', label: 'a European soda can', isExact: true },
        { quantity: '750', label: 'a bottle of wine', isExact: true },
        { quantity: '100', label: 'the usual carry-on limit for a liquid', isExact: true },
      ],
    },
  },
  {
    id: 'gal-us',
    name: 'Gallons',
    singular: 'US gallon',
    plural: 'US gallons',
    symbol: 'gal',
    fullName: 'Gallons, US (gal)',
    searchedAs: 'gallons',
    slug: 'gallons',
    aliases: ['gallon', 'gals', 'us-gal'],
    // 231 cubic inches
    toBase: { numerator: '473176473', denominator: '125000000000' },
    authority: `${US_GALLON}: 231 cubic inches`,
    about: {
      definition: 'A US gallon is 231 cubic inches, exactly 3.785411784 liters.',
      use: 'In the US, fuel, milk, paint and water are measured in gallons.',
      examples: [
        { quantity: '42', label: 'a barrel of oil', isExact: true },
        { quantity: '13', label: 'a car’s fuel tank' },
        { quantity: '1', label: 'a gallon of milk', isExact: true },
      ],
      question: {
        question: 'Which gallon is this?',
        answer:
          'It’s the US liquid gallon, 3.785411784 liters. The UK gallon is about 20 percent larger: 4.54609 liters.',
      },
    },
  },
  {
    id: 'gal-uk',
    name: 'UK Gallons',
    singular: 'UK gallon',
    plural: 'UK gallons',
    symbol: 'gal UK',
    fullName: 'Gallons, UK (gal UK)',
    searchedAs: 'UK gallons',
    slug: 'uk-gallons',
    aliases: ['uk-gal', 'imperial-gallon', 'imperial-gallons', 'imp-gal', 'gal-imp'],
    // 4.54609 L
    toBase: { numerator: '454609', denominator: '100000000' },
    authority: 'UK Weights and Measures Act 1985: 4.54609 cubic decimeters',
    about: {
      definition: 'A UK gallon, or imperial gallon, is exactly 4.54609 liters.',
      use: 'British fuel economy is quoted in miles per UK gallon, although fuel is sold by the liter.',
      examples: [
        { quantity: '9', label: 'a firkin of beer', isExact: true },
        { quantity: '11', label: 'a car’s fuel tank' },
      ],
      question: {
        question: 'Why do the US and UK gallons differ?',
        answer:
          'The United States kept the wine gallon of 231 cubic inches. Britain replaced its gallons in 1824 with ' +
          'a single new one, the volume of 10 pounds of water, which is now 4.54609 liters.',
      },
    },
  },
  {
    id: 'qt',
    name: 'Quarts',
    singular: 'US quart',
    plural: 'US quarts',
    symbol: 'qt',
    fullName: 'Quarts, US (qt)',
    searchedAs: 'quarts',
    slug: 'quarts',
    aliases: ['quart', 'qts'],
    toBase: { numerator: '473176473', denominator: '500000000000' },
    authority: `${US_GALLON}: a quarter of the US gallon`,
    about: {
      definition: 'A US quart is a quarter of a US gallon, exactly 0.946352946 liters.',
      use: 'In the US, milk, motor oil and stockpots are measured in quarts.',
      examples: [
        { quantity: '5', label: 'an oil change' },
        { quantity: '1', label: 'a carton of milk', isExact: true },
      ],
      question: {
        question: 'Is a UK quart the same?',
        answer: 'No. This is the US quart, 0.946352946 liters; the UK quart is 1.1365225 liters.',
      },
    },
  },
  {
    id: 'pt',
    name: 'Pints',
    singular: 'US pint',
    plural: 'US pints',
    symbol: 'pt',
    fullName: 'Pints, US (pt)',
    searchedAs: 'pints',
    slug: 'pints',
    aliases: ['pint', 'pts'],
    toBase: { numerator: '473176473', denominator: '1000000000000' },
    authority: `${US_GALLON}: an eighth of the US gallon`,
    about: {
      definition: 'A US pint is an eighth of a US gallon, exactly 473.176473 milliliters.',
      use: 'In the US, ice cream, cream and beer come in pints. Berries are sold by the dry pint, about 551 milliliters.',
      examples: [
        { quantity: '1', label: 'a tub of ice cream', isExact: true },
        { quantity: '0.5', label: 'a small carton of school milk', isExact: true },
      ],
      question: {
        question: 'Is a UK pint the same?',
        answer:
          'No. This is the US pint, about 473 milliliters; a UK pint of beer is 568.26125 milliliters, a fifth larger.',
      },
    },
  },
  {
    id: 'cup',
    name: 'Cups',
    singular: 'US cup',
    plural: 'US cups',
    symbol: 'cup',
    fullName: 'Cups, US (cup)',
    searchedAs: 'cups',
    slug: 'cups',
    aliases: [],
    toBase: { numerator: '473176473', denominator: '2000000000000' },
    authority: `${US_GALLON}: half a US pint`,
    finestFraction: 4,
    about: {
      definition: 'A US cup is half a US pint or 8 US fluid ounces, exactly 236.5882365 milliliters.',
      use: 'American recipes measure flour, sugar, milk and nearly everything else in cups.',
      examples: [
        { quantity: '2', label: 'the water for a cup of rice' },
        { quantity: '0.5', label: 'a stick of butter', isExact: true },
      ],
      question: {
        question: 'Is every cup the same size?',
        answer:
          'No. This is the US customary cup, about 237 milliliters. US nutrition labels use 240 milliliters, and ' +
          'recipes from Australia and many other countries use a metric cup of 250.',
      },
    },
  },
  {
    id: 'fl-oz',
    name: 'Fluid Ounces',
    singular: 'US fluid ounce',
    plural: 'US fluid ounces',
    symbol: 'fl oz',
    fullName: 'Fluid Ounces, US (fl oz)',
    slug: 'fluid-ounces',
    aliases: ['fluid-ounce', 'floz', 'fluid-oz'],
    toBase: { numerator: '473176473', denominator: '16000000000000' },
    authority: `${US_GALLON}: 1/128 of the US gallon`,
    about: {
      definition: 'A US fluid ounce is 1/128 of a US gallon, exactly 29.5735295625 milliliters.',
      use: 'American drinks, cosmetics and baby bottles are labeled in fluid ounces.',
      examples: [
        { quantity: '12', label: 'a US soda can', isExact: true },
        { quantity: '1.5', label: 'a shot of liquor' },
        { quantity: '8', label: 'a cup of coffee' },
      ],
      question: {
        question: 'Is a fluid ounce the same as an ounce?',
        answer:
          'No. A fluid ounce measures volume and an ounce measures weight. A US fluid ounce of water weighs a ' +
          'little over an ounce; oil or honey weighs something else. The UK fluid ounce is smaller: 28.4130625 ' +
          'milliliters.',
      },
    },
  },
  {
    id: 'tbsp',
    name: 'Tablespoons',
    singular: 'US tablespoon',
    plural: 'US tablespoons',
    symbol: 'tbsp',
    fullName: 'Tablespoons, US (tbsp)',
    slug: 'tablespoons',
    aliases: ['tablespoon', 'tbsps', 'tbs', 'tbl'],
    toBase: { numerator: '473176473', denominator: '32000000000000' },
    authority: `${US_GALLON}: half a US fluid ounce`,
    about: {
      definition: 'A US tablespoon is half a US fluid ounce or 3 teaspoons, exactly 14.78676478125 milliliters.',
      use: 'Recipes measure oil, sauces and spices in tablespoons.',
      examples: [
        { quantity: '8', label: 'a stick of butter', isExact: true },
        { quantity: '2', label: 'a coffee scoop', isExact: true },
      ],
      question: {
        question: 'Is a tablespoon the same everywhere?',
        beside: ['L', 'ml', 'cl', 'dl', 'cup', 'cup-metric', 'fl-oz', 'fl-oz-uk', 'tsp'],
        answer:
          'No. This is the US tablespoon, about 14.8 milliliters. Most other countries use 15 milliliters, and Australia uses 20.',
      },
    },
  },
  {
    id: 'tsp',
    name: 'Teaspoons',
    singular: 'US teaspoon',
    plural: 'US teaspoons',
    symbol: 'tsp',
    fullName: 'Teaspoons, US (tsp)',
    slug: 'teaspoons',
    aliases: ['teaspoon', 'tsps'],
    toBase: { numerator: '157725491', denominator: '32000000000000' },
    authority: `${US_GALLON}: a third of the US tablespoon`,
    finestFraction: 8,
    about: {
      definition: 'A US teaspoon is a third of a tablespoon, exactly 4.92892159375 milliliters.',
      use: 'Recipes measure salt, spices, yeast and vanilla in teaspoons.',
      examples: [
        { quantity: '2.25', label: 'a packet of dry yeast' },
        { quantity: '1', label: 'the sugar in a sweet cup of tea' },
      ],
      question: {
        question: 'Is a teaspoon five milliliters?',
        beside: ['L', 'ml', 'cl', 'dl', 'cup', 'cup-metric', 'fl-oz', 'fl-oz-uk', 'tbsp', 'cm3'],
        answer:
          'Nearly: the US teaspoon is about 4.93 milliliters. The metric teaspoon in recipes and medicine spoons is exactly 5.',
      },
    },
  },
  {
    id: 'ft3',
    name: 'Cubic Feet',
    singular: 'cubic foot',
    plural: 'cubic feet',
    symbol: 'ft³',
    searchedAs: 'cubic feet',
    slug: 'cubic-feet',
    aliases: ['cuft', 'cu-ft', 'cubic-ft', 'cf'],
    // 0.3048³ m³
    toBase: { numerator: '55306341', denominator: '1953125000' },
    authority: `${AGREEMENT}: the cube of 0.3048 m`,
    about: {
      definition:
        'A cubic foot is the volume of a cube with edges of one foot: 1728 cubic inches, exactly 28.316846592 liters.',
      use: 'American refrigerators, freight, firewood and natural gas are measured in cubic feet.',
      examples: [
        { quantity: '128', label: 'a cord of firewood', isExact: true },
        { quantity: '20', label: 'a family refrigerator' },
        { quantity: '1170', label: 'the inside of a 20-foot shipping container' },
      ],
    },
  },
  {
    id: 'yd3',
    name: 'Cubic Yards',
    singular: 'cubic yard',
    plural: 'cubic yards',
    symbol: 'yd³',
    searchedAs: 'cubic yards',
    slug: 'cubic-yards',
    aliases: ['cu-yd', 'cu-yds', 'cubic-yd', 'cubic-yds', 'cuyd', 'cuyds', 'cyd'],
    // (0.9144 m)³
    toBase: { numerator: '1493271207', denominator: '1953125000' },
    authority: `${AGREEMENT}: (0.9144 m)³`,
    about: {
      definition: 'A cubic yard is the volume of a cube with edges of one yard. It holds 27 cubic feet.',
      use: 'Americans order concrete, gravel, and mulch by the cubic yard.',
      examples: [
        { quantity: '10', label: 'a concrete mixer truck’s load' },
        { quantity: '3', label: 'a full-size pickup heaped with mulch' },
      ],
    },
  },
  {
    id: 'in3',
    name: 'Cubic Inches',
    singular: 'cubic inch',
    plural: 'cubic inches',
    symbol: 'in³',
    searchedAs: 'cubic inches',
    slug: 'cubic-inches',
    aliases: ['cuin', 'cu-in', 'cubic-in', 'cid'],
    // 0.0254³ m³
    toBase: { numerator: '2048383', denominator: '125000000000' },
    authority: `${AGREEMENT}: the cube of 0.0254 m`,
    about: {
      definition: 'A cubic inch is the volume of a cube with edges of one inch, exactly 16.387064 milliliters.',
      use: 'Classic American engines and small packages are measured in cubic inches.',
      examples: [
        { quantity: '350', label: 'a classic American V8 engine' },
        { quantity: '231', label: 'a US gallon', isExact: true },
        { quantity: '2772', label: 'a 22-by-14-by-9-inch carry-on bag', isExact: true },
      ],
    },
  },
  {
    id: 'dl',
    name: 'Deciliters',
    singular: 'deciliter',
    plural: 'deciliters',
    symbol: 'dL',
    slug: 'dl',
    aliases: ['dls'],
    toBase: { numerator: '1', denominator: '10000' },
    authority: `${SI}, prefixes of the liter`,
    about: {
      definition: 'A deciliter is a tenth of a liter, or 100 milliliters.',
      use: 'Scandinavian and Swiss recipes use deciliters, and blood tests report milligrams per deciliter.',
      examples: [
        { quantity: '2.5', label: 'a metric cup', isExact: true },
        { quantity: '3.3', label: 'a European soda can', isExact: true },
        { quantity: '2', label: 'a small glass of water' },
      ],
    },
  },
  {
    id: 'cl',
    name: 'Centiliters',
    singular: 'centiliter',
    plural: 'centiliters',
    symbol: 'cL',
    slug: 'cl',
    aliases: ['cls'],
    toBase: { numerator: '1', denominator: '100000' },
    authority: `${SI}, prefixes of the liter`,
    about: {
      definition: 'A centiliter is a hundredth of a liter, or 10 milliliters.',
      use: 'In Europe, wine and liquor labels and cocktail recipes use centiliters.',
      examples: [
        { quantity: '75', label: 'a bottle of wine', isExact: true },
        { quantity: '33', label: 'a European soda can', isExact: true },
        { quantity: '4', label: 'a shot in a European bar' },
      ],
    },
  },
  {
    id: 'qt-uk',
    name: 'UK Quarts',
    singular: 'UK quart',
    plural: 'UK quarts',
    symbol: 'qt UK',
    fullName: 'Quarts, UK (qt UK)',
    slug: 'uk-quarts',
    aliases: ['uk-qt', 'imperial-quart', 'imperial-quarts', 'imp-qt', 'qt-imp', 'british-quart', 'british-quarts'],
    // a quarter of 4.54609 L
    toBase: { numerator: '454609', denominator: '400000000' },
    authority: 'UK Weights and Measures Act 1985: a quarter of the gallon',
    about: {
      definition: 'A UK quart, or imperial quart, is 2 UK pints: exactly 1.1365225 liters.',
      use: 'Older British and Canadian recipes call for it, and old oil cans and enamel jugs often hold one.',
      examples: [
        { quantity: '1', label: 'two pints of beer in a British pub', isExact: true },
        { quantity: '4', label: 'a UK gallon', isExact: true },
      ],
      question: {
        question: 'Is a UK quart more than a liter?',
        beside: ['L', 'ml', 'qt'],
        answer: 'Yes, by about 14 percent: it is 1.1365225 liters. A US quart is less than a liter: 0.946352946.',
      },
    },
  },
  {
    id: 'pt-uk',
    name: 'UK Pints',
    singular: 'UK pint',
    plural: 'UK pints',
    symbol: 'pt UK',
    fullName: 'Pints, UK (pt UK)',
    slug: 'uk-pints',
    aliases: ['uk-pt', 'imperial-pint', 'imperial-pints', 'imp-pt', 'pt-imp', 'british-pint', 'british-pints'],
    // an eighth of 4.54609 L
    toBase: { numerator: '454609', denominator: '800000000' },
    authority: 'UK Weights and Measures Act 1985: an eighth of the gallon',
    about: {
      definition: 'A UK pint, or imperial pint, is an eighth of a UK gallon: exactly 568.26125 milliliters.',
      use: 'British and Irish pubs sell draft beer and cider by the pint, and the milkman’s bottle holds one.',
      examples: [
        { quantity: '1', label: 'a full glass of beer in a British pub', isExact: true },
        { quantity: '4', label: 'a common bottle of milk in a British supermarket', isExact: true },
      ],
      question: {
        question: 'How much larger is a UK pint than a US pint?',
        beside: ['pt', 'L', 'ml', 'fl-oz', 'fl-oz-uk'],
        answer:
          'It’s about 20 percent larger: 568.26125 milliliters compared with 473.176473. A UK pint has 20 UK ' +
          'fluid ounces, and a US pint has 16 US fluid ounces.',
      },
    },
  },
  {
    id: 'fl-oz-uk',
    name: 'UK Fluid Ounces',
    singular: 'UK fluid ounce',
    plural: 'UK fluid ounces',
    symbol: 'fl oz UK',
    fullName: 'Fluid Ounces, UK (fl oz UK)',
    slug: 'uk-fluid-ounces',
    aliases: [
      'uk-fl-oz',
      'imperial-fluid-ounce',
      'imperial-fluid-ounces',
      'imp-fl-oz',
      'fl-oz-imp',
      'uk-floz',
      'british-fluid-ounce',
      'british-fluid-ounces',
    ],
    // 1/160 of 4.54609 L
    toBase: { numerator: '454609', denominator: '16000000000' },
    authority: 'UK Weights and Measures Act 1985: a twentieth of the pint',
    about: {
      definition: 'A UK fluid ounce is a twentieth of a UK pint, exactly 28.4130625 milliliters.',
      use: 'British recipes used it for liquids before they went metric, and baby bottles still show it next to milliliters.',
      examples: [
        { quantity: '20', label: 'a full glass of beer in a British pub', isExact: true },
        { quantity: '5', label: 'a gill, a quarter of a UK pint', isExact: true },
      ],
      question: {
        question: 'Is a UK fluid ounce the same as a US one?',
        beside: ['fl-oz', 'ml', 'L', 'cl', 'pt-uk', 'cup', 'cup-metric'],
        answer:
          'No, it’s about 4 percent smaller: 28.4130625 milliliters compared with 29.5735295625. The UK pint is ' +
          'still larger, because it has 20 of them instead of 16.',
      },
    },
  },
  {
    id: 'cup-metric',
    name: 'Metric Cups',
    singular: 'metric cup',
    plural: 'metric cups',
    symbol: 'metric cup',
    fullName: 'Cups, metric (250 mL)',
    searchedAs: 'metric cups',
    slug: 'metric-cups',
    aliases: ['cup-metric', 'cups-metric', 'australian-cup', 'australian-cups', 'canadian-cup', 'canadian-cups'],
    toBase: { numerator: '1', denominator: '4000' },
    authority: 'Australian Standard AS 1325: 250 mL',
    about: {
      definition: 'A metric cup is exactly 250 milliliters, a quarter of a liter.',
      use: 'Recipes in Australia, New Zealand and Canada measure in metric cups.',
      examples: [
        { quantity: '4', label: 'a liter carton of milk', isExact: true },
        { quantity: '3', label: 'a bottle of wine', isExact: true },
      ],
      question: {
        question: 'How much smaller is a US cup than a metric cup?',
        beside: ['cup', 'L', 'ml', 'dl', 'fl-oz', 'tbsp', 'tsp'],
        answer:
          'It’s about 5 percent smaller: 236.5882365 milliliters compared with 250. In most recipes the difference ' +
          'doesn’t matter, as long as you use the same cup for everything.',
      },
    },
  },
  {
    id: 'bbl',
    name: 'Oil Barrels',
    singular: 'oil barrel',
    plural: 'oil barrels',
    symbol: 'bbl',
    slug: 'oil-barrels',
    aliases: ['barrel', 'barrels', 'bbls', 'barrel-of-oil', 'barrels-of-oil'],
    // 42 US gallons
    toBase: { numerator: '9936705933', denominator: '62500000000' },
    authority: `${US_GALLON}: 42 US gallons`,
    about: {
      definition: 'An oil barrel is 42 US gallons, exactly 158.987294928 liters.',
      use: 'Crude oil is priced, pumped and shipped in barrels worldwide.',
      examples: [
        { quantity: '2000000', label: 'a very large oil tanker’s load' },
        { quantity: '100000000', label: 'the oil the world uses in a day' },
        { quantity: '1', label: 'the unit crude oil is priced in', isExact: true },
      ],
      question: {
        question: 'Is every barrel 42 gallons?',
        answer:
          'No. This is the oil barrel. A US beer barrel is 31 US gallons, a British one is 36 UK gallons, and a ' +
          'steel shipping drum holds about 55 US gallons.',
      },
    },
  },
];
