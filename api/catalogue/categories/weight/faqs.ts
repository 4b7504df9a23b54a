import type { PairFaqs } from '../../category-schema.ts';

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
        'pull on a mass is a force, measured in newtons, kilogram-force or pound-force.',
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
        'No. Gold, silver and platinum are weighed in troy ounces of 31.1034768 grams, about 10 percent more than ' +
        'the ounce on this page. 1 ounce is 28.349523125 grams.',
    },
  ],
};
