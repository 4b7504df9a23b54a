import type { CategoryAbout } from '../../category-schema.ts';

const SI = 'SI Brochure (BIPM, 9th edition)';
const US_GALLON = 'NIST Handbook 44, Appendix C';
const AGREEMENT = 'International yard and pound agreement, 1959';

export const about: CategoryAbout = {
  m3: {
    definition:
      'A cubic meter is the volume of a cube with edges of one meter. It is the SI unit of volume and holds 1000 liters.',
    authority: `${SI}, derived unit`,
    use: 'Water and gas meters count cubic meters, and concrete and lumber are sold by the cubic meter.',
    examples: [
      { quantity: '2500', label: 'an Olympic pool two meters deep', isExact: true },
      { quantity: '10', label: 'a small moving van’s load' },
    ],
  },
  cm3: {
    definition:
      'A cubic centimeter, often written cc, is the volume of a cube with edges of one centimeter. It equals a milliliter.',
    authority: `${SI}, derived unit`,
    use: 'It’s used for engine displacement and medical doses.',
    examples: [
      { quantity: '125', label: 'a light motorcycle’s engine' },
      { quantity: '41', label: 'a golf ball' },
    ],
    question: {
      question: 'Is a cc the same as a milliliter?',
      neighbors: ['L', 'dl', 'cl', 'tsp', 'fl-oz', 'in3'],
      answer: 'Yes. A cubic centimeter and a milliliter are two names for the same volume, a thousandth of a liter.',
    },
  },
  mm3: {
    definition:
      'A cubic millimeter is the volume of a cube with edges of one millimeter. It equals a microliter, and a milliliter holds 1000 of them.',
    authority: `${SI}, derived unit`,
    use: 'Blood counts and small parts are measured in cubic millimeters.',
    examples: [
      { quantity: '50', label: 'a drop of water' },
      { quantity: '3375', label: 'a sugar cube 15 millimeters on a side', isExact: true },
    ],
  },
  dm3: {
    definition: 'A cubic decimeter is the volume of a cube with edges of one decimeter. It equals a liter.',
    authority: `${SI}, derived unit`,
    use: 'Chemists give concentrations in moles per cubic decimeter, and schools use it to explain the liter.',
    examples: [
      { quantity: '22.4', label: 'a mole of an ideal gas at 0 °C and one atmosphere' },
      { quantity: '1', label: 'a one-liter carton of milk', isExact: true },
    ],
    question: {
      question: 'Is a cubic decimeter the same as a liter?',
      neighbors: ['L', 'ml', 'cm3', 'm3'],
      answer: 'Yes. Since 1964 the liter has been another name for the cubic decimeter.',
    },
  },
  km3: {
    definition:
      'A cubic kilometer is the volume of a cube with edges of one kilometer. It holds a billion cubic meters.',
    authority: `${SI}, derived unit`,
    use: 'The water in lakes, ice sheets, and volcanic eruptions is measured in cubic kilometers.',
    examples: [
      { quantity: '12100', label: 'Lake Superior' },
      { quantity: '89', label: 'Lake Geneva' },
    ],
  },
  L: {
    definition:
      'A liter is a cubic decimeter: the volume of a cube with edges of 10 centimeters, a thousandth of a cubic meter.',
    authority: '12th General Conference on Weights and Measures, 1964: a cubic decimeter',
    use: 'Drinks, fuel, and cooking are measured in liters in most of the world.',
    examples: [
      { quantity: '0.75', label: 'a bottle of wine', isExact: true },
      { quantity: '50', label: 'a car’s fuel tank' },
      { quantity: '150', label: 'a bathtub of water' },
    ],
  },
  ml: {
    definition: 'A milliliter is a thousandth of a liter, the same as a cubic centimeter.',
    authority: `${SI}, prefixes of the liter`,
    use: 'Recipes, medicines, cosmetics, and drinks are labeled in milliliters.',
    examples: [
      { quantity: '330', label: 'a European soda can', isExact: true },
      { quantity: '750', label: 'a bottle of wine', isExact: true },
      { quantity: '100', label: 'the usual carry-on limit for a liquid', isExact: true },
    ],
  },
  'gal-us': {
    definition: 'A US gallon is 231 cubic inches, exactly 3.785411784 liters.',
    authority: `${US_GALLON}: 231 cubic inches`,
    use: 'In the US, fuel, milk, paint, and water are measured in gallons.',
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
  'gal-uk': {
    definition: 'A UK gallon, or imperial gallon, is exactly 4.54609 liters.',
    authority: 'UK Weights and Measures Act 1985: 4.54609 cubic decimeters',
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
  qt: {
    definition: 'A US quart is a quarter of a US gallon, exactly 0.946352946 liters.',
    authority: `${US_GALLON}: a quarter of the US gallon`,
    use: 'In the US, milk, motor oil, and stockpots are measured in quarts.',
    examples: [
      { quantity: '5', label: 'an oil change' },
      { quantity: '1', label: 'a carton of milk', isExact: true },
    ],
    question: {
      question: 'Is a UK quart the same?',
      answer: 'No. This is the US quart, 0.946352946 liters; the UK quart is 1.1365225 liters.',
    },
  },
  pt: {
    definition: 'A US pint is an eighth of a US gallon, exactly 473.176473 milliliters.',
    authority: `${US_GALLON}: an eighth of the US gallon`,
    use: 'In the US, ice cream, cream, and beer come in pints. Berries are sold by the dry pint, about 551 milliliters.',
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
  cup: {
    definition: 'A US cup is half a US pint or 8 US fluid ounces, exactly 236.5882365 milliliters.',
    authority: `${US_GALLON}: half a US pint`,
    use: 'American recipes measure flour, sugar, milk, and nearly everything else in cups.',
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
  'fl-oz': {
    definition: 'A US fluid ounce is 1/128 of a US gallon, exactly 29.5735295625 milliliters.',
    authority: `${US_GALLON}: 1/128 of the US gallon`,
    use: 'American drinks, cosmetics, and baby bottles are labeled in fluid ounces.',
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
  tbsp: {
    definition: 'A US tablespoon is half a US fluid ounce or 3 teaspoons, exactly 14.78676478125 milliliters.',
    authority: `${US_GALLON}: half a US fluid ounce`,
    use: 'Recipes measure oil, sauces, and spices in tablespoons.',
    examples: [
      { quantity: '8', label: 'a stick of butter', isExact: true },
      { quantity: '2', label: 'a coffee scoop', isExact: true },
    ],
    question: {
      question: 'Is a tablespoon the same everywhere?',
      neighbors: ['L', 'ml', 'cl', 'dl', 'cup', 'cup-metric', 'fl-oz', 'fl-oz-uk', 'tsp'],
      answer:
        'No. This is the US tablespoon, about 14.8 milliliters. Most other countries use 15 milliliters, and Australia uses 20.',
    },
  },
  tsp: {
    definition: 'A US teaspoon is a third of a tablespoon, exactly 4.92892159375 milliliters.',
    authority: `${US_GALLON}: a third of the US tablespoon`,
    use: 'Recipes measure salt, spices, yeast, and vanilla in teaspoons.',
    examples: [
      { quantity: '2.25', label: 'a packet of dry yeast' },
      { quantity: '1', label: 'the sugar in a sweet cup of tea' },
    ],
    question: {
      question: 'Is a teaspoon five milliliters?',
      neighbors: ['L', 'ml', 'cl', 'dl', 'cup', 'cup-metric', 'fl-oz', 'fl-oz-uk', 'tbsp', 'cm3'],
      answer:
        'Nearly: the US teaspoon is about 4.93 milliliters. The metric teaspoon in recipes and medicine spoons is exactly 5.',
    },
  },
  ft3: {
    definition:
      'A cubic foot is the volume of a cube with edges of one foot: 1728 cubic inches, exactly 28.316846592 liters.',
    authority: `${AGREEMENT}: the cube of 0.3048 m`,
    use: 'American refrigerators, freight, firewood, and natural gas are measured in cubic feet.',
    examples: [
      { quantity: '128', label: 'a cord of firewood', isExact: true },
      { quantity: '20', label: 'a family refrigerator' },
      { quantity: '1170', label: 'the inside of a 20-foot shipping container' },
    ],
  },
  yd3: {
    definition: 'A cubic yard is the volume of a cube with edges of one yard. It holds 27 cubic feet.',
    authority: `${AGREEMENT}: (0.9144 m)³`,
    use: 'Americans order concrete, gravel, and mulch by the cubic yard.',
    examples: [
      { quantity: '10', label: 'a concrete mixer truck’s load' },
      { quantity: '3', label: 'a full-size pickup heaped with mulch' },
    ],
  },
  in3: {
    definition: 'A cubic inch is the volume of a cube with edges of one inch, exactly 16.387064 milliliters.',
    authority: `${AGREEMENT}: the cube of 0.0254 m`,
    use: 'Classic American engines and small packages are measured in cubic inches.',
    examples: [
      { quantity: '350', label: 'a classic American V8 engine' },
      { quantity: '231', label: 'a US gallon', isExact: true },
      { quantity: '2772', label: 'a 22-by-14-by-9-inch carry-on bag', isExact: true },
    ],
  },
  dl: {
    definition: 'A deciliter is a tenth of a liter, or 100 milliliters.',
    authority: `${SI}, prefixes of the liter`,
    use: 'Scandinavian and Swiss recipes use deciliters, and blood tests report milligrams per deciliter.',
    examples: [
      { quantity: '2.5', label: 'a metric cup', isExact: true },
      { quantity: '3.3', label: 'a European soda can', isExact: true },
      { quantity: '2', label: 'a small glass of water' },
    ],
  },
  cl: {
    definition: 'A centiliter is a hundredth of a liter, or 10 milliliters.',
    authority: `${SI}, prefixes of the liter`,
    use: 'In Europe, wine and liquor labels and cocktail recipes use centiliters.',
    examples: [
      { quantity: '75', label: 'a bottle of wine', isExact: true },
      { quantity: '33', label: 'a European soda can', isExact: true },
      { quantity: '4', label: 'a shot in a European bar' },
    ],
  },
  'qt-uk': {
    definition: 'A UK quart, or imperial quart, is 2 UK pints: exactly 1.1365225 liters.',
    authority: 'UK Weights and Measures Act 1985: a quarter of the gallon',
    use: 'Older British and Canadian recipes call for it, and old oil cans and enamel jugs often hold one.',
    examples: [
      { quantity: '1', label: 'two pints of beer in a British pub', isExact: true },
      { quantity: '4', label: 'a UK gallon', isExact: true },
    ],
    question: {
      question: 'Is a UK quart more than a liter?',
      neighbors: ['L', 'ml', 'qt'],
      answer: 'Yes, by about 14 percent: it is 1.1365225 liters. A US quart is less than a liter: 0.946352946.',
    },
  },
  'pt-uk': {
    definition: 'A UK pint, or imperial pint, is an eighth of a UK gallon: exactly 568.26125 milliliters.',
    authority: 'UK Weights and Measures Act 1985: an eighth of the gallon',
    use: 'British and Irish pubs sell draft beer and cider by the pint, and the milkman’s bottle holds one.',
    examples: [
      { quantity: '1', label: 'a full glass of beer in a British pub', isExact: true },
      { quantity: '4', label: 'a common bottle of milk in a British supermarket', isExact: true },
    ],
    question: {
      question: 'How much larger is a UK pint than a US pint?',
      neighbors: ['pt', 'L', 'ml', 'fl-oz', 'fl-oz-uk'],
      answer:
        'It’s about 20 percent larger: 568.26125 milliliters compared with 473.176473. A UK pint has 20 UK ' +
        'fluid ounces, and a US pint has 16 US fluid ounces.',
    },
  },
  'fl-oz-uk': {
    definition: 'A UK fluid ounce is a twentieth of a UK pint, exactly 28.4130625 milliliters.',
    authority: 'UK Weights and Measures Act 1985: a twentieth of the pint',
    use: 'British recipes used it for liquids before they went metric, and baby bottles still show it next to milliliters.',
    examples: [
      { quantity: '20', label: 'a full glass of beer in a British pub', isExact: true },
      { quantity: '5', label: 'a gill, a quarter of a UK pint', isExact: true },
    ],
    question: {
      question: 'Is a UK fluid ounce the same as a US one?',
      neighbors: ['fl-oz', 'ml', 'L', 'cl', 'pt-uk', 'cup', 'cup-metric'],
      answer:
        'No, it’s about 4 percent smaller: 28.4130625 milliliters compared with 29.5735295625. The UK pint is ' +
        'still larger, because it has 20 of them instead of 16.',
    },
  },
  'cup-metric': {
    definition: 'A metric cup is exactly 250 milliliters, a quarter of a liter.',
    authority: 'Australian Standard AS 1325: 250 mL',
    use: 'Recipes in Australia, New Zealand, and Canada measure in metric cups.',
    examples: [
      { quantity: '4', label: 'a liter carton of milk', isExact: true },
      { quantity: '3', label: 'a bottle of wine', isExact: true },
    ],
    question: {
      question: 'How much smaller is a US cup than a metric cup?',
      neighbors: ['cup', 'L', 'ml', 'dl', 'fl-oz', 'tbsp', 'tsp'],
      answer:
        'It’s about 5 percent smaller: 236.5882365 milliliters compared with 250. In most recipes the difference ' +
        'doesn’t matter, as long as you use the same cup for everything.',
    },
  },
  bbl: {
    definition: 'An oil barrel is 42 US gallons, exactly 158.987294928 liters.',
    authority: `${US_GALLON}: 42 US gallons`,
    use: 'Crude oil is priced, pumped, and shipped in barrels worldwide.',
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
  bu: {
    definition: 'A US bushel is 2150.42 cubic inches, exactly 35.23907016688 liters. It is for dry goods.',
    authority: 'NIST Handbook 44, Appendix C: 2150.42 cubic inches',
    use: 'American farms and grain markets count corn, wheat, soybeans, and apples in bushels.',
    examples: [
      { quantity: '1', label: 'a full basket of apples at an orchard', isExact: true },
      { quantity: '177', label: 'the corn of an average US acre in 2023' },
    ],
    question: {
      question: 'How much does a bushel weigh?',
      answer:
        'It depends on what is in it. Grain markets use fixed weights: 56 pounds for corn and 60 for wheat and soybeans. A ' +
        'bushel of apples weighs about 42 pounds.',
    },
  },
  pk: {
    definition: 'A US peck is a quarter of a bushel, exactly 8.80976754172 liters. It is for dry goods.',
    authority: 'NIST Handbook 44, Appendix C: a quarter of a bushel',
    use: 'Farm stands and orchards sell apples, peaches, and beans by the peck and half peck.',
    examples: [
      { quantity: '1', label: 'the pickled peppers that Peter Piper picked', isExact: true },
      { quantity: '0.5', label: 'a small bag of apples at an orchard', isExact: true },
    ],
  },
};
