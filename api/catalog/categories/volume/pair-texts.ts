import type { PairFaqs, PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'liters-to-gallons': [
    'The gallon on this page is the American one, 231 cubic inches: 1 US gallon is exactly 3.785411784 liters. ' +
      'The gallon once used in Britain and Canada is a fifth larger, 4.54609 liters; it has its own page.',
    'Four liters is a little more than a US gallon. A 50-liter gas tank holds 13.2 gallons, a 200-liter home ' +
      'aquarium 52.8, and a 150-liter bath 39.6.',
  ],
  'gallons-to-liters': [
    'Fuel tanks, aquariums, paint, and water heaters: 15 US gallons is about 56.8 liters, and a drum of 55 US ' +
      'gallons is 208.2 liters. British and old Canadian figures mean a gallon that’s a fifth larger, so the same car ' +
      'looks 20 percent better in British mpg.',
    'Multiply by 4 and subtract a twentieth: for 10 gallons, 40 − 2 = 38 liters; the actual value is 37.85. The shortcut is 0.4 percent high.',
  ],
  'cups-to-ml': [
    'Using an American recipe with a metric measuring cup? 1 US cup is 236.59 milliliters, 0.5 US cups is 118.29 ' +
      'milliliters and 0.25 US cups is about 59.1 milliliters. Books from Australia, New Zealand, and Canada mostly ' +
      'mean a metric cup of 250, which is 5.7 percent more.',
    'Count 240 for a cup, as American food labels do: 3 cups comes out to 720 milliliters; the actual value is ' +
      '709.76, so the shortcut is 1.4 percent high. Bread and cakes will turn out fine if you measure everything with ' +
      'the same cup; a scale is still better for flour.',
  ],
  'ml-to-cups': [
    'Using a metric recipe in an American kitchen? 250 milliliters is 1.0567 US cups, and 500 milliliters is 2.1134 ' +
      'US cups. Measuring cups stop at quarters, so use spoons for the rest: a tablespoon is a sixteenth of a cup, ' +
      'and 250 milliliters makes one cup and a scant tablespoon.',
    'Divide by 240: 600 milliliters comes out to 2.5 cups; the actual value is 2.5361. That’s 1.4 percent low.',
  ],
  'tablespoons-to-ml': [
    'A US tablespoon is half a fluid ounce: 1 US tablespoon is 14.787 milliliters, 4 US tablespoons is 59.147 ' +
      'milliliters, a quarter of a cup. Measuring spoons sold in Europe hold 15, and Australian ones 20, a third ' +
      'more, which matters for baking soda or salt.',
    'Multiply by 15: 3 tablespoons comes out to 45 milliliters; the actual value is 44.36. The shortcut is 1.4 ' +
      'percent high, less than the difference between a level spoon and a full one.',
  ],
  'ml-to-tablespoons': [
    'For sauces, dressings, and syrups: 30 milliliters is about 2.03 US tablespoons, 100 milliliters is about 6.76 ' +
      'US tablespoons. From four tablespoons up, a measuring cup is quicker, because four tablespoons make a quarter ' +
      'cup.',
    'Divide by 15: 45 milliliters comes out to 3 tablespoons; the actual value is 3.0433. That’s 1.4 percent low. ' +
      'An Australian tablespoon holds 20 milliliters; divide by 20 for one of those.',
  ],
  'teaspoons-to-ml': [
    'Yeast, salt, vanilla, and cough syrup are measured by the teaspoon. 1 US teaspoon is about 4.93 milliliters, ' +
      'and three of them make a tablespoon: 3 US teaspoons is 14.787 milliliters. For medicine use the syringe or the ' +
      'cup from the package; the spoons in a drawer differ from each other by far more than the units do.',
    'Multiply by 5, which is what a metric teaspoon holds: 2 teaspoons comes out to 10 milliliters; the actual ' +
      'value is 9.8578, so the shortcut is 1.4 percent high.',
  ],
  'ml-to-teaspoons': [
    'Small amounts of liquid, from food coloring to fertilizer: 5 milliliters is about 1.01 US teaspoons, 15 ' +
      'milliliters is about 3.04 US teaspoons, which is a tablespoon. Half a teaspoon holds about 2.5 milliliters, ' +
      'about 50 drops of water.',
    'Divide by 5: 20 milliliters comes out to 4 teaspoons; the actual value is 4.0577. The shortcut is 1.4 percent ' +
      'low. Medicine labels give doses in milliliters, so measure them in milliliters.',
  ],
  'fluid-ounces-to-ml': [
    'Cans, bottles, and cosmetics: 12 US fluid ounces is 354.88 milliliters, printed as 355 on every soda can, and ' +
      '16 US fluid ounces is 473.18 milliliters. The 3.4 ounces in airport rules mean 100 milliliters: 3.4 US ' +
      'fluid ounces is 100.55 milliliters, so the milliliters are what counts.',
    'Multiply by 30: 8 fluid ounces comes out to 240 milliliters; the actual value is 236.59. That’s 1.4 percent ' +
      'high. A British fluid ounce is 4 percent smaller than the American one, at about 28.4 milliliters, although a ' +
      'British pint, which has 20 of them, is larger.',
  ],
  'ml-to-fluid-ounces': [
    'European bottles in US measure: 330 milliliters is 11.159 US fluid ounces, 500 milliliters is 16.907 US fluid ' +
      'ounces and a wine bottle of 750 milliliters is 25.361 US fluid ounces, about five glasses. Baby bottles show ' +
      'both scales.',
    'Divide by 30: 240 milliliters comes out to 8 fluid ounces; the actual value is 8.1154. The shortcut is 1.4 ' +
      'percent low. A fluid ounce isn’t an ounce of weight: a fluid ounce of honey weighs about 40 percent more than ' +
      'one of water.',
  ],
  'pints-to-liters': [
    'An American pint of ice cream or beer is smaller than a British one. 1 US pint is about 0.473 liters and 4 ' +
      'US pints is 1.8927 liters; the pint in a British or Irish pub holds 0.568 liters, a fifth more.',
    'Halve the pints and subtract a twentieth of that: for 4 pints, 2 − 0.1 = 1.9 liters, 0.4 percent high.',
  ],
  'quarts-to-liters': [
    'Motor oil, coolers, stock pots, and slow cookers are sized in quarts in the United States. 5 US quarts is ' +
      'about 4.73 liters, a common oil filling. A liter is the larger of the two, so a liter bottle holds a quart ' +
      'with a little room left.',
    'Subtract a twentieth: for 6 quarts, 6 − 0.3 = 5.7 liters; the actual value is 5.68. The shortcut is 0.4 percent high.',
  ],
};

export const faqs: PairFaqs = {
  'liters-to-gallons': [
    {
      question: 'How do I convert liters to gallons?',
      answer:
        'For US gallons, divide the liters by 3.785411784, or multiply by 0.264172. 20 liters is 5.2834 US gallons.',
    },
    {
      question: 'Which gallon does this page use?',
      answer:
        'The US liquid gallon of 231 cubic inches, which is exactly 3.785411784 liters. The UK gallon is larger, ' +
        'exactly 4.54609 liters, and has its own page.',
    },
    {
      question: 'How many liters are in a US gallon and in a UK gallon?',
      answer:
        '1 US gallon is 3.785411784 liters and 1 UK gallon is 4.54609 liters. A UK gallon is about 20 percent larger, so check ' +
        'which one a recipe or a fuel figure means.',
    },
    {
      question: 'How can I estimate gallons from liters?',
      answer:
        'Divide by 4 and add a twentieth of the result. For 40 liters, 10 plus 0.5 makes 10.5. The actual value is 10.567 US gallons.',
    },
    {
      question: 'How many gallons does a 60-liter fuel tank hold?',
      answer: '60 liters is 15.850 US gallons, and 60 liters is 13.198 UK gallons.',
    },
  ],
  'gallons-to-liters': [
    {
      question: 'How do I convert gallons to liters?',
      answer: 'Multiply US gallons by 3.785411784, which is exact. 5 US gallons is 18.927 liters.',
    },
    {
      question: 'What about the British gallon?',
      answer:
        'Multiply by 4.54609 instead: 5 UK gallons is 22.73 liters. The UK gallon is 20 percent larger than the US one.',
    },
    {
      question: 'How do I compare a gas price per gallon with one per liter?',
      answer:
        'Divide the price per gallon by 3.785. At $3.50 a gallon, 3.5 / 3.785 ≈ 0.925, about 92 cents a liter. ' +
        'For every 10 US gallons you pump 37.85 liters, because 10 US gallons is 37.854 liters.',
    },
    {
      question: 'How do I turn miles per gallon into liters per 100 kilometers?',
      answer:
        'Divide 235.215 by the miles per US gallon. For 30 mpg, 235.215 / 30 ≈ 7.84 liters per 100 kilometers. The ' +
        'more miles, the fewer liters, so multiplying by a factor doesn’t work.',
    },
  ],
  'cups-to-ml': [
    {
      question: 'How do I convert cups to milliliters?',
      answer: 'Multiply US cups by 236.588; the exact value is 236.5882365. 1.5 US cups is 354.88 milliliters.',
    },
    {
      question: 'How many milliliters are a quarter, a third, half, and three quarters of a cup?',
      answer:
        '0.25 US cups is about 59.1 milliliters, a third is about 78.9, 0.5 US cups is 118.29 milliliters and 0.75 US cups is 177.44 milliliters.',
    },
    {
      question: 'Is a cup 237, 240, or 250 milliliters?',
      answer:
        'All three exist. The US customary cup in recipes is about 237, the cup on US nutrition labels is 240, and ' +
        'the metric cup in Australia, New Zealand, and Canada is 250. 1 US cup is 236.5882365 milliliters.',
    },
    {
      question: 'How many grams is a cup?',
      answer:
        'It depends on what’s in it. A US cup of water weighs about 237 grams, sugar about 200, and flour about 120 to 130.',
    },
  ],
};
