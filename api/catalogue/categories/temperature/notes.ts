import type { PairNotes } from '../../category-schema.ts';

/** A test recomputes every "a is b". */
export const notes: PairNotes = {
  'fahrenheit-to-celsius': [
    'A recipe, a forecast or a thermometer from the United States: 350 °F is about 177 °C in the oven, 72 °F is ' +
      'about 22.2 °C in the living room, 98.6 °F is 37 °C under the tongue, and 0 °F is about −17.8 °C, a winter’s ' +
      'day in Minnesota. Subtract 32 first, then multiply by 5 and divide by 9; the other order gives nonsense.',
    'In your head, subtract 30 and halve: 80 °F comes out at 25 °C, and the true figure is 26.667. The shortcut ' +
      'is exact at 50 °F and at most 2 °C off between 32 and 86 °F. It is no use for ovens: at 400 °F it is almost ' +
      '20 °C low. To convert a difference, leave out the 32: a rise of 18 °F is one of 10 °C.',
  ],
  'celsius-to-kelvin': [
    'Add 273.15 and nothing else: a kelvin and a degree Celsius are steps of the same size. 0 °C is 273.15 K, ' +
      'and 25 °C is 298.15 K, the temperature at which chemists list their data. In your head add 273; the result ' +
      'is 0.15 low at every temperature.',
    'Gas laws and radiation work in kelvins alone, because they need a scale that starts at absolute zero. Air ' +
      'at 40 °C is not twice as hot as at 20 °C: it is 313.15 K against 293.15 K, not quite 7 percent more.',
  ],
  'kelvin-to-celsius': [
    'Subtract 273.15. 300 K is 26.85 °C, the round number that physics problems take for a warm room; nitrogen ' +
      'boils at 77 K, and 77 K is −196.15 °C. Subtracting 273 is quicker and 0.15 °C high everywhere.',
    'The kelvins on a box of light bulbs tell the color of the light and not the heat of the bulb: 2700 K is ' +
      '2426.85 °C, about the temperature of a glowing filament. An LED of the same color stays cool enough to ' +
      'touch.',
  ],
};
