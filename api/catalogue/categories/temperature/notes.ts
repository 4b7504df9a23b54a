import type { PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'celsius-to-fahrenheit': [
    'There are two steps. Fahrenheit degrees are smaller, so you multiply by 9/5; and the Fahrenheit zero is ' +
      'lower, so you add 32. Multiply first, then add.',
    'A few reference points get you through the day: 0 °C is 32 °F, 10 °C is 50 °F, 20 °C is 68 °F, 30 °C is 86 ' +
      '°F, and every 5 °C more adds another 9 °F. Water boils at 100 °C, or 212 °F. At −40 the two scales read the ' +
      'same.',
  ],
  'fahrenheit-to-celsius': [
    'For a recipe, a forecast or a thermometer from the United States, 350 °F is about 177 °C in the oven, 72 °F is ' +
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
