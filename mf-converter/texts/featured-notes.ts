/** What is worth knowing of the featured conversions, by canonical slug: paragraphs. */
export const featuredNotes: Readonly<Record<string, readonly string[]>> = {
  'feet-to-meters': [
    'Feet and meters meet wherever plans cross a border: ceilings, boats, ladders, the height of a mountain. A ceiling of 8 feet is 2.44 meters, a 40-foot shipping container 12.19 meters, and Mount Everest at 29,032 feet is 8849 meters.',
    'For an estimate, multiply by 0.3 and add a little: 6 feet come out at 1.8 meters, and the exact figure is 1.8288. Whoever orders material should not estimate; over 100 feet, that shortcut is half a meter short.',
  ],
  'kg-to-pounds': [
    'This is the conversion of luggage, gym plates and bathroom scales. The checked bag of 23 kilograms that airlines allow is 50.7 pounds, which is why the same limit is printed as 50 pounds in the United States. A 20-kilogram bar is 44.1 pounds, a little less than the 45-pound bar beside it.',
    'Double the kilograms and add a tenth of that: 80 kilograms give 160 and 16, so 176 pounds. The exact figure is 176.37. The shortcut is short by about a fifth of a percent, however large the number is.',
  ],
  'celsius-to-fahrenheit': [
    'Two things happen at once here. The Fahrenheit degree is smaller, so the number is multiplied by 9/5; and its zero lies lower, so 32 is added. Multiply first, then add.',
    'A few fixed points carry one through a day: 0 °C is 32 °F, 10 °C is 50 °F, 20 °C is 68 °F, 30 °C is 86 °F, and every 5 °C further are 9 °F. Water boils at 100 °C and 212 °F. At −40 the two scales read the same.',
  ],
  'miles-to-km': [
    'A mile is 5280 feet of exactly 0.3048 meters, so it is exactly 1.609344 kilometers. Speed limits, running distances and the reach of electric cars are what most people convert: a 26.2-mile marathon is 42.2 kilometers, a limit of 70 miles per hour about 113 kilometers per hour.',
    'There is a pretty shortcut. In the series 1, 2, 3, 5, 8, 13, 21, 34, 55, where each number is the sum of the two before, a number of miles is about the next number of kilometers: 5 miles are about 8 kilometers, 34 miles about 55. It works because the ratio of neighbors approaches 1.618, which is close to 1.609.',
  ],
  'square-feet-to-square-meters': [
    'Homes are advertised in square feet in North America and in square meters nearly everywhere else. The factor is that of the foot, squared: 0.3048 × 0.3048 = 0.09290304. So 1000 square feet are 92.9 square meters, and an apartment of 650 square feet has about 60.4 square meters.',
    'Divide by eleven for a fair guess, or by ten and take off 7 percent for a better one. And measure before you convert: whether balconies, walls and stairs count differs from one country to the next.',
  ],
  'liters-to-gallons': [
    'The gallon of this page is the American one, 231 cubic inches, which is exactly 3.785411784 liters. The gallon that was used in Britain and Canada is a fifth larger, 4.54609 liters; it has a page of its own.',
    'Four liters are a little more than a US gallon. A car’s tank of 50 liters holds 13.2 gallons, a home aquarium of 200 liters 52.8, and a bath of 150 liters takes 39.6.',
  ],
  'mph-to-kph': [
    'A mile per hour is 1.609344 kilometers per hour, the factor of the mile itself: the hour is the same on both sides. A driver who crosses from a country of miles to one of kilometers will meet 30 as 50, 60 as 100 and 75 as 120, each of them rounded to a figure that looks well on a sign.',
    'Add half the number and then a tenth of it: 60 miles per hour give 60, 30 and 6, so 96 kilometers per hour. The exact figure is 96.56.',
  ],
};
