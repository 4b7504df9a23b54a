import type { PairFaqs } from '../../category-schema.ts';

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
      question: 'How many milliliters are a quarter, a third, half and three quarters of a cup?',
      answer:
        '0.25 US cups is about 59.1 milliliters, a third is about 78.9, 0.5 US cups is 118.29 milliliters and 0.75 US cups is 177.44 milliliters.',
    },
    {
      question: 'Is a cup 237, 240 or 250 milliliters?',
      answer:
        'All three exist. The US customary cup in recipes is about 237, the cup on US nutrition labels is 240, and ' +
        'the metric cup in Australia, New Zealand and Canada is 250. 1 US cup is 236.5882365 milliliters.',
    },
    {
      question: 'How many grams is a cup?',
      answer:
        'It depends on what’s in it. A US cup of water weighs about 237 grams, sugar about 200, and flour about 120 to 130.',
    },
  ],
};
