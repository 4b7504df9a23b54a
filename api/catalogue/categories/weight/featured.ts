import type { FeaturedSource } from '../../category-schema.ts';

export const featured: readonly FeaturedSource[] = [
  {
    slug: 'kg-to-pounds',
    order: 20,
    columns: ['kg', 'pounds'],
    inOtherCategories: ['kilogram-force-to-pound-force'],
    notes: [
      'This is the conversion for luggage, gym plates and bathroom scales. Airlines allow 23 kilograms in a checked ' +
        'bag and call it 50 pounds in the United States, although 23 kilograms is about 50.7 pounds. A 20-kilogram ' +
        'bar is 44.1 pounds, a little less than the 45-pound bar next to it.',
      'Double the kilograms and add a tenth of that: for 80 kilograms, 160 plus 16 makes 176 pounds. The actual ' +
        'value is 176.37. The shortcut is always about a fifth of a percent low.',
    ],
    faqs: [
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
  },
];
