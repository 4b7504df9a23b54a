import type { PairFaqs, PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'hp-to-kw': [
    'To compare an American or British magazine with a data sheet or European registration papers: 100 horsepower is ' +
      '74.57 kilowatts, 150 horsepower is about 112 kilowatts, and 300 horsepower is about 224 kilowatts. If the ' +
      'figure comes from a European brochure, it’s probably metric horsepower, 1.4 percent less.',
    'Take three quarters: 200 horsepower comes out to 150 kilowatts; the actual value is 149.14. That’s 0.6 percent high.',
  ],
  'kw-to-hp': [
    'Electric motors and most of the world’s cars are rated in kilowatts; Americans and Britons think in horsepower. ' +
      '50 kilowatts is about 67 horsepower, 100 kilowatts is about 134 horsepower, and 250 kilowatts is about 335 horsepower.',
    'Add a third: 150 kilowatts comes out to 200 horsepower; the actual value is 201.15. That’s 0.6 percent low.',
  ],
  'watts-to-hp': [
    'Small motors, pumps, and power tools show watts on one label and horsepower on another: 500 watts is about 0.67 ' +
      'horsepower, and 1500 watts is about 2 horsepower. Watts on a vacuum cleaner or a blender usually say what the ' +
      'motor draws; horsepower should say what its shaft delivers, which is less.',
    'Divide by 750: 3000 watts comes out to 4 horsepower; the actual value is 4.023. That’s 0.6 percent low.',
  ],
  'hp-to-watts': [
    '1 horsepower is 745.7 watts, 0.5 horsepower is 372.85 watts, and 5 horsepower is 3728.5 watts. Nameplates of ' +
      'American electric motors round to 746 watts, the electrical horsepower, which is 0.04 percent more.',
    'Multiply by 750: 4 horsepower comes out to 3000 watts; the actual value is 2982.8. That’s 0.6 percent high. ' +
      'A motor draws more than that from the outlet, because part of it turns into heat.',
  ],
  'metric-hp-to-hp': [
    'The same car has more horsepower in a German brochure than in a British one: 100 metric horsepower is about 98.6 ' +
      'horsepower, and 300 metric horsepower is about 296 horsepower. PS, CV, and ch are all metric horsepower.',
    'Subtract 1.5 percent: 200 metric horsepower comes out to 197 horsepower; the actual value is 197.26. That’s 0.1 ' +
      'percent low, less than the difference between two engines of the same model.',
  ],
  'metric-hp-to-kw': [
    'German brochures print both, the kilowatts because the law asks for them. 75 metric horsepower is 55.162 ' +
      'kilowatts, 110 metric horsepower is about 81 kilowatts, and 150 metric horsepower is about 110 kilowatts.',
    'Take three quarters and subtract 2 percent of that: for 100 metric horsepower, 75 − 1.5 = 73.5 kilowatts, and ' +
      '100 metric horsepower is 73.55 kilowatts. The shortcut is 0.07 percent low.',
  ],
  'kw-to-metric-hp': [
    'Registration papers in Europe give kilowatts; drivers there talk in PS, CV, or ch. 55 kilowatts is about 75 metric ' +
      'horsepower, 85 kilowatts is about 116 metric horsepower, and 110 kilowatts is about 150 metric horsepower.',
    'Add a third and then 2 percent: for 150 kilowatts, 200 + 4 = 204 metric horsepower, and 150 kilowatts is about ' +
      '203.9 metric horsepower. The shortcut is 0.03 percent high.',
  ],
  'btu-per-hour-to-kw': [
    'Air conditioners and heaters sold in the US are rated in BTUs per hour, though the label may say just BTU; ' +
      'elsewhere it gives kilowatts. 9000 BTUs per hour is about 2.64 kilowatts, 12,000 BTUs per hour is 3.5169 ' +
      'kilowatts, and 24,000 BTUs per hour is about 7.03 kilowatts. That’s the heat moved: the electricity an air ' +
      'conditioner draws is about a third of it.',
    'Divide by 3400: 17,000 BTUs per hour comes out to 5 kilowatts; the actual value is 4.982. That’s 0.4 percent high.',
  ],
  'kw-to-btu-per-hour': [
    'For choosing a heater or an air conditioner by its American label: 1.5 kilowatts is about 5118 BTUs per hour, ' +
      'the most a plug-in heater in the US gives, and 3.5 kilowatts is 11,942 BTUs per hour, which stores call 12,000.',
    'Multiply by 3400: 5 kilowatts comes out to 17,000 BTUs per hour; the actual value is 17,061. That’s 0.4 percent low.',
  ],
  'watts-to-btu-per-hour': [
    'Everything electrical in a room ends up as heat, so the watts of computers and lamps show how much cooling the ' +
      'room needs: 100 watts is 341.21 BTUs per hour, and a 2500-watt rack of servers needs about 8500 BTUs per hour.',
    'Multiply by 3.4: 500 watts comes out to 1700 BTUs per hour; the actual value is 1706.1. That’s 0.4 percent low.',
  ],
  'tons-of-refrigeration-to-kw': [
    'Chillers are rated in tons in the US and in kilowatts of cooling elsewhere: 3 tons of refrigeration is about 10.6 ' +
      'kilowatts, the size for a US house, and 500 tons of refrigeration is about 1758 kilowatts. These are kilowatts ' +
      'of heat moved, not of electricity.',
    'Multiply by 3.5: 10 tons of refrigeration comes out to 35 kilowatts; the actual value is 35.169. That’s 0.5 percent low.',
  ],
  'tons-of-refrigeration-to-btu-per-hour': [
    'A ton of cooling is 12,000 BTUs per hour by definition: 1.5 tons of refrigeration is 18,000 BTUs per hour, and ' +
      '2.5 tons of refrigeration is 30,000 BTUs per hour. Central air conditioners come in steps of half a ton, 6000 ' +
      'BTUs per hour apart.',
    'To go back, divide by 12,000, or look at the model number: many makers put the thousands of BTUs per hour in it, ' +
      'so a unit with 036 in its number has 36,000, or 3 tons.',
  ],
  'btu-per-hour-to-tons-of-refrigeration': [
    'To compare a window unit with a central one: 12,000 BTUs per hour is 1 ton of refrigeration, and 30,000 BTUs ' +
      'per hour is 2.5 tons of refrigeration. The tons say nothing about weight: the unit comes from the days of ' +
      'ice.',
    'Divide the thousands by 12: for 42,000, 42 / 12 = 3.5 tons, with no error.',
  ],
};

export const faqs: PairFaqs = {
  'hp-to-kw': [
    {
      question: 'How do I convert hp to kW?',
      answer: 'Multiply the horsepower by 0.7457. 120 horsepower is about 89.5 kilowatts.',
    },
    {
      question: 'What is 1 kW in hp?',
      answer: '1 kilowatt is about 1.341 horsepower, so a kilowatt is the larger unit, by about a third.',
    },
    {
      question: 'Are hp, bhp, and PS the same?',
      answer:
        'Horsepower (hp) and brake horsepower (bhp) are one unit; “brake” says that the power was measured at the ' +
        'engine’s shaft. PS is the metric horsepower, 1.4 percent smaller: 150 metric horsepower is about 148 horsepower.',
    },
    {
      question: 'How much horsepower does an electric car have?',
      answer:
        'Take the kilowatts of its motor and add a third: 200 kilowatts is about 268 horsepower. The kilowatt hours ' +
        'of its battery say how far it goes, not how strong it is.',
    },
    {
      question: 'Does a horse have one horsepower?',
      answer:
        'Over a whole working day, roughly. For a few seconds a strong horse can reach about 15, and 15 horsepower is ' +
        'about 11.2 kilowatts.',
    },
  ],
};
