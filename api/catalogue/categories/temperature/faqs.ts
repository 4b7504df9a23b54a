import type { PairFaqs } from '../../category-schema.ts';

export const faqs: PairFaqs = {
  'fahrenheit-to-celsius': [
    {
      question: 'How do I convert Fahrenheit to Celsius?',
      answer:
        'Subtract 32, multiply by 5 and divide by 9. For 68 °F: 68 − 32 = 36, and 36 × 5 / 9 = 20. So 68 °F is 20 °C.',
    },
    {
      question: 'What is 350 °F on a Celsius oven?',
      answer:
        '350 °F is 176.67 °C. Set it to 175 or 180; a home oven’s temperature swings by more than that. For ' +
        'a convection (fan) oven, most recipes call for 20 °C less.',
    },
    {
      question: 'What temperature is a fever?',
      answer:
        'Many doctors draw the line at 100.4 °F, which is itself a conversion: 100.4 °F is 38 °C. Normal body ' +
        'temperature is about a degree Celsius lower, and 98.6 °F is 37 °C.',
    },
    {
      question: 'Is there a temperature that is the same on both scales?',
      answer: 'Yes, one: −40 °F is −40 °C.',
    },
  ],
};
