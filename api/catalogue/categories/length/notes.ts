import type { PairNotes } from '../../category-schema.ts';

/** A test recomputes every "a is b". */
export const notes: PairNotes = {
  'inches-to-cm': [
    'Screens, suitcases, jeans and bicycle wheels are sold in inches even where every ruler is in centimeters. A ' +
      'television of 55 inches is 139.7 centimeters from corner to corner, and a waist of 32 inches is 81.28 ' +
      'centimeters.',
    'In your head, take two and a half times the number: 10 inches comes out at 25 centimeters, and the true ' +
      'figure is 25.4. That is 1.6 percent low, a centimeter on a desk of 25 inches, so use the exact 2.54 where ' +
      'something has to fit.',
  ],
  'cm-to-inches': [
    'Phones, fabric and flat-pack furniture come in centimeters, while an American tape measure is marked in ' +
      'inches and sixteenths of them. 100 centimeters is 39.37 inches, and someone of 170 centimeters is a hair ' +
      'under 67 inches tall, which people read as 5 feet 7.',
    'Multiply by 0.4 for a rough figure: 50 centimeters comes out at 20 inches, and the true figure is 19.685. ' +
      'That is 1.6 percent too much. For the tape, multiply the decimals by 16: 0.69 × 16 ≈ 11, so look for the ' +
      'mark at 19 11/16 inches.',
  ],
  'mm-to-inches': [
    'Screws, drill bits, bearings and sheet metal are drawn in millimeters and sold, in American hardware ' +
      'stores, in fractions of an inch. Some sizes nearly meet: 6 millimeters is about 0.236 inches against a ' +
      'quarter of 0.25, 10 millimeters is about 0.394 inches against three eighths of 0.375, and 19 millimeters is ' +
      'about 0.748 inches, close enough to three quarters for many a wrench.',
    'Divide by 25 for an estimate: 100 millimeters comes out at 4 inches, and the true figure is 3.937. The ' +
      'shortcut is 1.6 percent high. It will do for a picture frame and not for a bearing, where a hundredth of a ' +
      'millimeter decides.',
  ],
  'inches-to-mm': [
    'Drawings that cross the Atlantic are worked out again in millimeters. Nothing is lost on the way, because ' +
      'an inch is exactly 25.4 of them; a thousandth of an inch, which machinists call a thou or a mil, is 0.0254 ' +
      'millimeters.',
    'For fractions, one figure is enough: an eighth of an inch is 3.175 millimeters, so three eighths make 3 × ' +
      '3.175 = 9.525. For an estimate, multiply by 25: 12 inches comes out at 300 millimeters, and the true figure ' +
      'is 304.8, so the shortcut is 1.6 percent low.',
  ],
  'meters-to-feet': [
    'Ceilings, yachts, dive depths and mountains: 3 meters is about 9.84 feet, 30 meters is 98.425 feet. The ' +
      'first decimal is a trap, because it counts tenths of a foot and not inches. 1.8 meters is 5.9055 feet; ' +
      'multiply what follows the point by 12, 0.906 × 12 ≈ 10.9, and the height reads 5 feet 11.',
    'In your head, multiply by 3 and add a tenth of that: for 30 meters, 90 + 9 = 99 feet. The shortcut is 0.6 ' +
      'percent high, which is two inches on the height of a house.',
  ],
  'km-to-miles': [
    'Race distances, rental cars and maps of other countries bring people here. A run of 5 kilometers is 3.1069 ' +
      'miles, and 42.195 kilometers is 26.219 miles, the marathon. Abroad, the speedometer counts kilometers too, ' +
      'so a sign that says 100 allows about 62 miles per hour.',
    'Multiply by 5 and divide by 8: 80 kilometers comes out at 50 miles, and the true figure is 49.71. That is ' +
      '0.6 percent high. Multiplying by 0.6 is quicker and 3.4 percent low.',
  ],
  'yards-to-meters': [
    'Golf, American football, fabric and short distances on British roads are in yards. 100 yards is 91.44 ' +
      'meters, so a sprinter who trains on a football field runs less than on a track, and a lap in a pool of 25 ' +
      'yards is shorter than in one of 25 meters: 25 yards is 22.86 meters.',
    'Take a tenth off: 150 yards comes out at 135 meters, and the true figure is 137.16. The shortcut is 1.6 percent low.',
  ],
  'meters-to-yards': [
    'European golf courses give the distance to the green in meters, and most clubs are known by their yards. ' +
      '150 meters is 164.04 yards. On a running track, a lap of 400 meters is 437.45 yards, a little short of the ' +
      'quarter mile of 440.',
    'Add a tenth: 150 meters comes out at 165 yards. That is 0.6 percent high, less than the wind does to the ball.',
  ],
  'feet-to-inches': [
    'A foot has 12 inches, so a plan that mixes the two is turned into inches first: 8 feet 6 inches makes 8 × ' +
      '12 + 6 = 102, the greatest width of a truck on an American interstate. Ceilings of 8 feet and doors of 80 ' +
      'inches meet in one unit that way.',
    'Decimals mislead here. 5.5 feet is 66 inches, which is 5 feet 6 and not 5 feet 5. To multiply by 12 in your ' +
      'head, take ten times the number and add it twice more: 7 feet gives 70 + 14 = 84 inches, with no error.',
  ],
  'cm-to-feet': [
    'Most people who ask this want a height. 180 centimeters is 5.9055 feet, and that is not 5 feet 9: the ' +
      'decimals are parts of a foot, so 0.906 × 12 ≈ 10.9 gives 5 feet 11 inches to the nearest inch.',
    'Divide by 30 for a rough figure: 180 centimeters comes out at 6 feet. That is 1.6 percent high, about an inch on a grown person.',
  ],
};
