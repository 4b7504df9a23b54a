import type { PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'feet-to-meters': [
    'You’ll meet both wherever plans cross borders: ceilings, boats, ladders, mountains. A ceiling of 8 feet ' +
      'is about 2.44 meters, a 40-foot shipping container is 12.19 meters, and Mount Everest, at 29,032 feet, is ' +
      '8849 meters.',
    'To estimate, multiply by 0.3 and add a little: 6 feet comes out to 1.8 meters, and the exact value is ' +
      '1.8288. Don’t order materials that way: over 100 feet, you’d be almost half a meter short.',
  ],
  'miles-to-km': [
    'A mile is 5280 feet of exactly 0.3048 meters, so it is exactly 1.609344 kilometers. Speed limits, running ' +
      'distances and electric car range are what people convert most: a 26.2-mile marathon is 42.2 kilometers, and ' +
      'a 70-mph limit is about 113 kilometers per hour.',
    'There’s a neat shortcut. In the series 1, 2, 3, 5, 8, 13, 21, 34, 55, where each number is the sum of the ' +
      'two before it, a number of miles is about the next number of kilometers: 5 miles is about 8 kilometers, 34 ' +
      'miles about 55. It works because the ratio of neighbors approaches 1.618, which is close to 1.609.',
  ],
  'inches-to-cm': [
    'Screens, suitcases, jeans and bike wheels are sold in inches even where every ruler is in centimeters. A ' +
      '55-inch screen is 139.7 centimeters from corner to corner, and a 32-inch waist is 81.28 centimeters.',
    'To estimate, take two and a half times the number: 10 inches comes out to 25 centimeters; the actual value is ' +
      '25.4. That’s 1.6 percent low, a centimeter on a 25-inch desk, so use the exact 2.54 when something has to fit.',
  ],
  'cm-to-inches': [
    'Phones, fabric and flat-pack furniture come in centimeters, while an American tape measure is marked in inches ' +
      'and sixteenths. 100 centimeters is 39.37 inches, and someone 170 centimeters tall is a hair under 67 inches, ' +
      'or 5 feet 7.',
    'For a rough figure, multiply by 0.4: 50 centimeters comes out to 20 inches; the actual value is 19.685. That’s ' +
      '1.6 percent too much. For a tape measure, multiply the decimal part by 16: 0.69 × 16 ≈ 11, so look for the ' +
      'mark at 19 11/16 inches.',
  ],
  'mm-to-inches': [
    'Screws, drill bits, bearings and sheet metal are designed in millimeters, but American hardware stores sell ' +
      'them in fractions of an inch. Some sizes nearly match: 6 millimeters is about 0.236 inches, close to a quarter ' +
      'inch (0.25), 10 millimeters is about 0.394 inches, near three eighths (0.375), and 19 millimeters is about ' +
      '0.748 inches, close enough to three quarters for most wrenches.',
    'To estimate, divide by 25: 100 millimeters comes out to 4 inches; the actual value is 3.937. The shortcut is ' +
      '1.6 percent high. That’s fine for a picture frame but not for a bearing, where a hundredth of a millimeter ' +
      'matters.',
  ],
  'inches-to-mm': [
    'Drawings that cross the Atlantic get redone in millimeters. Nothing gets lost, because an inch is exactly 25.4 ' +
      'of them; a thousandth of an inch, which machinists call a thou or a mil, is 0.0254 millimeters.',
    'For fractions, you need only one number: an eighth of an inch is 3.175 millimeters, so three eighths is 3 × ' +
      '3.175 = 9.525. To estimate, multiply by 25: 12 inches comes out to 300 millimeters; the actual value is 304.8, ' +
      'so the shortcut is 1.6 percent low.',
  ],
  'meters-to-feet': [
    'Ceilings, yachts, dive depths and mountains are often given in meters: 3 meters is about 9.84 feet, and 30 ' +
      'meters is 98.425 feet. Watch the first decimal: it’s tenths of a foot, not inches. 1.8 meters is 5.9055 feet; ' +
      'multiply the decimal part by 12, 0.906 × 12 ≈ 10.9, and you get 5 feet 11.',
    'To estimate, multiply by 3 and add a tenth of that: for 30 meters, 90 + 9 = 99 feet. The shortcut is 0.6 ' +
      'percent high, which is two inches on the height of a house.',
  ],
  'km-to-miles': [
    'People come here for race distances, rental cars and foreign maps. A run of 5 kilometers is 3.1069 miles, and ' +
      '42.195 kilometers is 26.219 miles, a marathon. Speed limits abroad are in kilometers too, so a sign that says ' +
      '100 means about 62 miles per hour.',
    'Multiply by 5 and divide by 8: 80 kilometers comes out to 50 miles; the actual value is 49.71. That’s 0.6 ' +
      'percent high. Multiplying by 0.6 is quicker but 3.4 percent low.',
  ],
  'yards-to-meters': [
    'Golf, American football, fabric and short distances on British roads use yards. 100 yards is 91.44 meters, so ' +
      'a sprint down a football field is shorter than one on a track, and a 25-yard pool is shorter than a 25-meter ' +
      'one: 25 yards is 22.86 meters.',
    'Subtract a tenth: 150 yards comes out to 135 meters; the actual value is 137.16. The shortcut is 1.6 percent low.',
  ],
  'meters-to-yards': [
    'European golf courses give the distance to the green in meters, but most golfers know their clubs in yards. ' +
      '150 meters is 164.04 yards. On a running track, a lap of 400 meters is 437.45 yards, a little short of a ' +
      'quarter mile (440).',
    'Add a tenth: 150 meters comes out to 165 yards. That’s 0.6 percent high, less than the wind moves the ball.',
  ],
  'feet-to-inches': [
    'A foot has 12 inches, so convert a plan that mixes the two to inches first: 8 feet 6 inches makes 8 × 12 + 6 = ' +
      '102, the maximum width of a truck on a US interstate. That way you can compare an 8-foot ceiling with an ' +
      '80-inch door.',
    'Watch the decimals. 5.5 feet is 66 inches, which is 5 feet 6, not 5 feet 5. To multiply by 12 in your head, ' +
      'multiply by ten and add the number twice more: 7 feet gives 70 + 14 = 84 inches, with no error.',
  ],
  'cm-to-feet': [
    'Most people who ask this want a height. 180 centimeters is 5.9055 feet, and that isn’t 5 feet 9: the decimals ' +
      'are parts of a foot, so 0.906 × 12 ≈ 10.9 gives 5 feet 11 inches to the nearest inch.',
    'For a rough figure, divide by 30: 180 centimeters comes out to 6 feet. That’s 1.6 percent high, about an inch on an adult.',
  ],
};
