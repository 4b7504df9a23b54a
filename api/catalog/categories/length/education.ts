import type { CategoryEducation } from '../../category-schema.ts';
import { SI_BROCHURE, SURVEY_FOOT, YARD_AND_POUND } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'What is length?',
      paragraphs: [
        'Length is the distance between two points. Height, width, depth, thickness, and the distance you travel are ' +
          'all lengths, so one set of units covers them all.',
        'Two families of units are in daily use. The metric system builds everything from the meter, in steps of ' +
          'ten. US customary and British imperial units use the inch, foot, yard, and mile, with steps of 12, 3 and ' +
          '1760.',
      ],
    },
    {
      heading: 'The metric units of length',
      paragraphs: [
        'The meter is the base unit of length in the International System of Units, the SI. Prefixes make the ' +
          'others: a kilometer is 1000 meters, a centimeter a hundredth of a meter, a millimeter a thousandth, a ' +
          'micrometer a millionth and a nanometer a billionth. To convert between them, you only move the decimal ' +
          'point: 1.75 meters is 175 centimeters or 1750 millimeters.',
        'The prefixes reach far in both directions. The Moon is 384,400 kilometers away on average, a human hair ' +
          'is about 70 micrometers thick, and the double helix of DNA is about 2 nanometers wide.',
      ],
    },
    {
      heading: 'Inches, feet, yards, and miles',
      paragraphs: [
        'A foot has 12 inches, a yard has 3 feet and a mile has 1760 yards or 5280 feet. A 1959 agreement between ' +
          'six English-speaking countries tied them all to the meter exactly: an inch is 2.54 centimeters, a foot ' +
          '0.3048 meters, a yard 0.9144 meters and a mile 1609.344 meters.',
        'Because these numbers are exact by definition, a conversion loses nothing except in rounding. This site ' +
          'calculates with the exact numbers and rounds only what it shows.',
        'Heights come in two units at once: 5 feet 8 inches. Convert to the smaller unit first (5 × 12 + 8 = 68 ' +
          'inches), then to metric (68 × 2.54 = 172.72 centimeters). Watch out for names that only look like sizes: a ' +
          'board sold as a two-by-four measures 1½ by 3½ inches.',
      ],
    },
    {
      heading: 'Nautical miles',
      paragraphs: [
        'At sea and in the air, distances are given in nautical miles. The unit was made to match one minute of ' +
          'latitude, a sixtieth of a degree, so you can read distances from the side of a chart. Since 1929 it has ' +
          'been exactly 1852 meters, about 15 percent longer than a mile on land.',
        'A speed of one nautical mile per hour is called a knot.',
      ],
    },
    {
      heading: 'From body parts to the speed of light',
      paragraphs: [
        'The oldest units of length came from the body: the cubit (elbow to fingertip), the foot, the width of a ' +
          'thumb. They were handy, but different in every town.',
        'In the 1790s France set out to replace them with a unit taken from the Earth itself: the meter was to be a ' +
          'ten-millionth of the distance from the North Pole to the equator, along the meridian of Paris. From 1889 ' +
          'the meter was the length of a platinum-iridium bar kept near Paris; from 1960 it was a number of ' +
          'wavelengths of light.',
        'Since 1983 the meter has been defined by the speed of light: it is how far light travels in a vacuum in ' +
          '1/299,792,458 of a second. Any well-equipped lab can now make its own meter.',
      ],
    },
    {
      heading: 'Tips for converting',
      paragraphs: [
        'Measure in the unit you need when you can; a conversion can’t be more precise than the measurement. A room ' +
          'measured to the nearest inch is known to about two and a half centimeters, so decimals past the centimeter ' +
          'mean nothing.',
        'Round once, at the end. Adding or multiplying rounded numbers carries their errors along: round a foot to ' +
          '0.33 yards, multiply by ten, and you get 9.9 feet.',
        'For estimates, a few pairs are worth remembering: a meter is a little more than a yard, an inch is about ' +
          'two and a half centimeters, 5 miles is about 8 kilometers, and 10 feet is about 3 meters.',
      ],
    },
  ],
  sources: [
    SI_BROCHURE,
    YARD_AND_POUND,
    SURVEY_FOOT,
    {
      publisher: 'International Hydrographic Bureau',
      title: 'First International Extraordinary Hydrographic Conference, Monaco',
      issued: '1929',
    },
  ],
};
