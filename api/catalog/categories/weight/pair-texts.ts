import type { PairFaqs, PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'kg-to-pounds': [
    'This is the conversion for luggage, gym plates, and bathroom scales. Airlines allow 23 kilograms in a checked ' +
      'bag and call it 50 pounds in the United States, although 23 kilograms is about 50.7 pounds. A 20-kilogram ' +
      'bar is 44.1 pounds, a little less than the 45-pound bar next to it.',
    'Double the kilograms and add a tenth of that: for 80 kilograms, 160 plus 16 makes 176 pounds. The actual ' +
      'value is 176.37. The shortcut is always about a fifth of a percent low.',
  ],
  'pounds-to-kg': [
    'Body weight, luggage, gym plates, turkeys: 150 pounds is 68.039 kilograms, and a plate of 45 pounds is 20.412 ' +
      'kilograms, a little more than the 20-kilogram plate on the next rack. The factor, 0.45359237, is exact.',
    'Halve the pounds and subtract a tenth of the result: for 150 pounds, 75 − 7.5 = 67.5 kilograms. That’s 0.8 ' +
      'percent low. At a market in Germany or France, a pound (Pfund or livre) means something else: half a kilogram, ' +
      'a tenth more than this one.',
  ],
  'grams-to-ounces': [
    'Food labels, postage, and knitting yarn use both. 100 grams is 3.5274 ounces, which packages round to 3.5, and ' +
      'a European block of butter, at 250 grams, is about 8.82 ounces, more than two American sticks.',
    'Divide by 28: 140 grams comes out to 5 ounces; the actual value is 4.9384, so the shortcut is 1.2 percent ' +
      'high. Gold is the exception: its ounce is the troy ounce, about 31.1 grams.',
  ],
  'ounces-to-grams': [
    'A 12-ounce steak: 12 ounces is 340.19 grams. Half a pound of cheese, or 8 ounces, is 226.8 grams, and a letter of 1 ' +
      'ounce is 28.35 grams. Most kitchen scales weigh to the gram, so rounding to whole grams loses nothing.',
    'Multiply by 28: 6 ounces comes out to 168 grams; the actual value is 170.1. That’s 1.2 percent low; ' +
      'multiplying by 30 is 5.8 percent high. When a recipe gives ounces of milk or stock, it means fluid ounces, ' +
      'which measure volume.',
  ],
  'stone-to-kg': [
    'British and Irish scales show stone; doctors write kilograms. 10 stone is about 63.5 kilograms and 12 stone is ' +
      'about 76.2 kilograms. To convert a weight like 11 stone 4, go through pounds: 11 × 14 + 4 = 158, and 158 ' +
      'pounds is 71.668 kilograms.',
    'To estimate, multiply by 6 and add a third of the stone: for 12 stone, 72 + 4 = 76 kilograms, 0.3 percent low. ' +
      'Watch the decimal point: 11.4 stone isn’t 11 stone 4, because 0.4 stone is 5.6 pounds.',
  ],
  'kg-to-stone': [
    'A clinic writes 80 kilograms; at home in Britain that is 12 stone 8. The decimals aren’t pounds: 80 kilograms ' +
      'is 12.598 stone, and you multiply the decimal part by 14, so 0.598 × 14 ≈ 8.4 pounds.',
    'Divide by 6 and subtract a twentieth of that: for 60 kilograms, 10 − 0.5 = 9.5 stone; the actual value is 9.45. The shortcut is 0.5 percent high.',
  ],
  'stone-to-pounds': [
    'A stone is 14 pounds, so to picture a British friend who weighs 12 stone, multiply: 12 stone is 168 pounds. ' +
      'Just add any leftover pounds: 12 stone 5 makes 12 × 14 + 5 = 173 pounds. The plural stays stone.',
    'To do it in your head, add ten times and four times the number: for 11 stone, 110 + 44 = 154 pounds, with no ' +
      'error. The 14 dates from 1835; before that, stones ranged from 8 pounds for meat to 16 and more for other ' +
      'goods.',
  ],
};

export const faqs: PairFaqs = {
  'kg-to-pounds': [
    {
      question: 'How do I convert kilograms to pounds?',
      answer:
        'Multiply the kilograms by 2.20462, or divide them by 0.45359237, which is exact. Either way, 70 kg is 154.32 lb.',
    },
    {
      question: 'How much does a pound weigh in kilograms?',
      answer:
        '1 pound is 0.45359237 kilograms, exactly. The number comes from the international yard and pound ' +
        'agreement of 1959; before it, the American and the British pound differed in the seventh decimal.',
    },
    {
      question: 'Can I convert kilograms to pounds in my head?',
      answer:
        'Double the kilograms and add a tenth of the result. For 80 kg, 160 plus 16 makes 176 pounds. The actual ' +
        'value is 176.37, so the shortcut is about 0.2 percent low.',
    },
    {
      question: 'How do I get pounds and ounces?',
      answer:
        'Convert to pounds, keep the whole number, and multiply the decimal part by 16. 3.5 kg is 7.7162 lb; ' +
        '0.7162 × 16 is about 11.46, so a 3.5 kg baby weighs about 7 lb 11 oz.',
    },
    {
      question: 'Are kilograms and pounds units of weight or of mass?',
      answer:
        'Both are units of mass, and this page converts mass. In everyday speech mass is called weight. Gravity’s ' +
        'pull on a mass is a force, measured in newtons, kilogram-force, or pound-force.',
    },
  ],
  'pounds-to-kg': [
    {
      question: 'How do I convert pounds to kilograms?',
      answer:
        'Multiply the pounds by 0.45359237, which is exact, or divide them by 2.20462. 180 pounds is 81.647 kilograms.',
    },
    {
      question: 'How many pounds are in a kilogram?',
      answer: '1 kilogram is 2.20462 pounds, to six digits. The reverse is exact: 1 pound is 0.45359237 kilograms.',
    },
    {
      question: 'How do I convert pounds and ounces to kilograms?',
      answer:
        'Divide the ounces by 16 and add them to the pounds. For 7 lb 8 oz, 8 / 16 = 0.5, and 7.5 pounds is 3.4019 kilograms.',
    },
    {
      question: 'Is a pound the same everywhere?',
      answer:
        'The legal pound is: since 1959 it has been exactly 0.45359237 kilograms. At German and French markets, ' +
        'though, a Pfund or a livre is 500 grams, and gold and silver once had a troy pound of 12 troy ounces.',
    },
  ],
  'grams-to-ounces': [
    {
      question: 'How do I convert grams to ounces?',
      answer:
        'Divide the grams by 28.349523125, which is exact; 28.35 is enough in the kitchen. 500 grams is 17.637 ounces.',
    },
    {
      question: 'How do I get pounds and ounces from grams?',
      answer:
        'Convert to ounces and count off sixteen for each pound. 1000 grams is 35.274 ounces; 32 of those make two pounds, so a kilogram is 2 lb 3.27 oz.',
    },
    {
      question: 'Is 100 grams the same as 3.5 ounces?',
      answer: 'Nearly: 100 grams is 3.5274 ounces. Packages say 3.5, which is 0.8 percent less.',
    },
    {
      question: 'Is this the ounce used for gold?',
      answer:
        'No. Gold, silver, and platinum are weighed in troy ounces of 31.1034768 grams, about 10 percent more than ' +
        'the ounce on this page. 1 ounce is 28.349523125 grams.',
    },
  ],
};
