import type { PairFaqs } from '../../category-schema.ts';

export const faqs: PairFaqs = {
  'celsius-to-fahrenheit': [
    {
      question: 'How do I convert Celsius to Fahrenheit?',
      answer: 'Multiply by 9, divide by 5 and add 32. For 20 °C: 20 × 9 / 5 = 36, and 36 + 32 = 68. So 20 °C is 68 °F.',
    },
    {
      question: 'Why do you add 32?',
      answer:
        'The two scales start at different points. Water freezes at 0 on the Celsius scale and at 32 on the ' +
        'Fahrenheit scale, so after you adjust for the size of the degree, you have to shift the starting point ' +
        'too.',
    },
    {
      question: 'At what temperature do both scales read the same?',
      answer: 'At 40 below zero: −40 °C is −40 °F. It’s the only such point.',
    },
    {
      question: 'What is normal body temperature in Fahrenheit?',
      answer:
        '37 °C is 98.6 °F. That’s a long-standing average; healthy people vary by about half a degree Celsius ' +
        'either way, and over the course of the day.',
    },
    {
      question: 'Is there a quick way to estimate Fahrenheit?',
      answer:
        'Double the Celsius number and add 30. For 25 °C that gives 80 °F; the actual value is 77. It’s good to a ' +
        'few degrees in ordinary weather and exact at 10 °C, where 10 °C is 50 °F.',
    },
    {
      question: 'What about oven temperatures?',
      answer:
        '180 °C is 356 °F, which recipes round to 350 °F. Likewise 200 °C is 392 °F, written as 400 °F, and 220 °C is 428 °F, written ' +
        'as 425 °F.',
    },
  ],
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
