import type { PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'kwh-to-joules': [
    'A kilowatt hour is a thousand watts, or a thousand joules per second, for 3600 seconds: 1 ' +
      'kilowatt hour is 3,600,000 joules. The battery of an electric car might hold 60 kilowatt hours, and ' +
      '60 kilowatt hours is 216,000,000 joules.',
    'Multiply by 3.6 to get megajoules: 10 kilowatt hours comes out to 36 megajoules, with no error. Don’t say ' +
      'kilowatts per hour: a kilowatt hour is kilowatts times hours.',
  ],
  'kcal-to-kj': [
    'European labels print both; Australian ones may leave out kilocalories. A banana of 105 kilocalories is ' +
      'about 439 kilojoules. The two numbers on a label may not match to the last digit, because each is added up ' +
      'from rounded values for fat, starch, and protein, such as 9 kilocalories or 37 kilojoules for a gram of fat.',
    'Multiply by 4 and add a twentieth of that: for 500 kilocalories, 2000 + 100 = 2100 kilojoules; the actual ' +
      'value is 2092. The shortcut is 0.4 percent high.',
  ],
  'kj-to-kcal': [
    'Australian packages use kilojoules; Americans count Calories. 1000 kilojoules is about 239 kilocalories, ' +
      'and a chocolate bar of 1100 kilojoules is about 263 kilocalories. The Calorie that dieters count is a ' +
      'kilocalorie on this page.',
    'Divide by 4 and subtract a twentieth of that: for 1000 kilojoules, 250 − 12.5 = 237.5 kilocalories, 0.6 percent low.',
  ],
  'calories-to-joules': [
    'This is the small calorie used in chemistry and physics, which warms a gram of water by a degree: 1 ' +
      'calorie is 4.184 joules, and 250 calories is 1046 joules. What food packages call a Calorie is a thousand ' +
      'times as much.',
    'Multiply by 4 and add a twentieth of that: 100 calories gives 400 + 20 = 420 joules, 0.4 percent high. ' +
      'Older books use other calories; the one in steam tables, 4.1868 joules, is 0.07 percent larger.',
  ],
  'joules-to-calories': [
    'Chemistry switched from calories to joules in the second half of the 20th century, so comparing older and ' +
      'newer tables takes a conversion. 1000 joules is about 239 calories. For food, divide by 1000 once more, ' +
      'because food Calories are kilocalories.',
    'Divide by 4 and subtract a twentieth of that: for 1000 joules, 250 − 12.5 = 237.5 calories, 0.6 percent low.',
  ],
  'btu-to-kwh': [
    'Heating and cooling in the United States are rated in BTUs, electricity in kilowatt hours: 10,000 BTUs is ' +
      'about 2.93 kilowatt hours, and the 120,000 in a gallon of gasoline make about 35. Air ' +
      'conditioner ratings leave out two words: 12,000 BTU means BTU per hour, or 3.5 kilowatts of heat moved. The ' +
      'unit draws about a third of that in electricity, because moving heat takes less energy than making it.',
    'Figure 3 kilowatt hours for every 10,000 BTUs: 50,000 comes out to 15, and 50,000 BTUs is 14.654 kilowatt hours. The shortcut is 2.4 percent high.',
  ],
  'kwh-to-btu': [
    '1 kilowatt hour is 3412.14 BTUs, the number behind every electric heater: a 1500-watt one gives off about ' +
      '5100 BTUs an hour. It also turns an electricity bill and a gas bill into the same unit, where a therm of ' +
      'gas is 100,000 BTUs.',
    'Multiply by 3400: 5 kilowatt hours comes out to 17,000 BTUs; the actual value is 17,061. That’s 0.4 percent low.',
  ],
};
