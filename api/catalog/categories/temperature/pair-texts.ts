import type { PairFaqs, PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'celsius-to-fahrenheit': [
    'There are two steps. Fahrenheit degrees are smaller, so you multiply by 9/5; and the Fahrenheit zero is ' +
      'lower, so you add 32. Multiply first, then add.',
    'A few reference points get you through the day: 0 °C is 32 °F, 10 °C is 50 °F, 20 °C is 68 °F, 30 °C is 86 ' +
      '°F, and every 5 °C more adds another 9 °F. Water boils at 100 °C, or 212 °F. At −40 the two scales read the ' +
      'same.',
  ],
  'fahrenheit-to-celsius': [
    'For a recipe, a forecast, or a thermometer from the United States, 350 °F is about 177 °C in the oven, 72 °F is ' +
      'about 22.2 °C in the living room, 98.6 °F is 37 °C under the tongue, and 0 °F is about −17.8 °C, a winter day ' +
      'in Minnesota. Subtract 32 first, then multiply by 5 and divide by 9; the other order gives nonsense.',
    'To estimate, subtract 30 and halve: 80 °F comes out to 25 °C; the actual value is 26.667. The shortcut is ' +
      'exact at 50 °F and at most 2 °C off between 32 and 86 °F. It doesn’t work for ovens: at 400 °F it’s almost 20 ' +
      '°C low. To convert a difference, leave out the 32: a rise of 18 °F is a rise of 10 °C.',
  ],
  'celsius-to-kelvin': [
    'Just add 273.15: a kelvin and a degree Celsius are the same size. 0 °C is 273.15 K, and 25 °C is 298.15 K, the ' +
      'standard temperature in chemistry tables. To estimate, add 273; the result is 0.15 low at every temperature.',
    'Gas laws and radiation formulas work only in kelvins, because they need a scale that starts at absolute zero. ' +
      'Air at 40 °C isn’t twice as hot as at 20 °C: it’s 313.15 K compared with 293.15 K, not quite 7 percent more.',
  ],
  'kelvin-to-celsius': [
    'Subtract 273.15. 300 K is 26.85 °C, the round number physics problems use for a warm room; nitrogen boils at ' +
      '77 K, and 77 K is −196.15 °C. Subtracting 273 is quicker and always 0.15 °C high.',
    'The kelvins on a box of light bulbs describe the color of the light, not the heat of the bulb: 2700 K is ' +
      '2426.85 °C, about the temperature of a glowing filament. An LED of the same color stays cool enough to touch.',
  ],
};

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
