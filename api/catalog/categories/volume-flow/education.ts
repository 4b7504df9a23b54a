import type { CategoryEducation } from '../../category-schema.ts';
import { NIST_HANDBOOK_44, SI_BROCHURE, UK_WEIGHTS_AND_MEASURES } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'What is volume flow?',
      paragraphs: [
        'Volume flow is the volume that passes in a given time: how many gallons a minute a faucet gives, how many ' +
          'cubic meters an hour a fan moves. To convert it, convert the volume and the time: a cubic meter has 1000 ' +
          'liters and an hour 3600 seconds, so 1 cubic meter per hour is 1000 / 3600 ≈ 0.278 liters per second.',
        'The SI unit is the cubic meter per second, far too large for a house: all the faucets of a home together give ' +
          'less than a thousandth of it.',
      ],
    },
    {
      heading: 'Which gallon?',
      paragraphs: [
        'Gallons per minute (gpm) are US gallons nearly everywhere today. A UK gallon is about a fifth larger, so 100 ' +
          'gpm on an old British pump is about 120 gpm on an American one. If the plate doesn’t say and the pump was made ' +
          'in Britain or Canada before the 1980s, ask.',
      ],
    },
    {
      heading: 'Moving air',
      paragraphs: [
        'Fans, hoods, and air conditioners move air, in the US in cubic feet per minute (cfm), elsewhere in cubic meters ' +
          'per hour or liters per second. 100 cubic feet per minute is about 170 cubic meters per hour. A bathroom fan ' +
          'needs about 1 cfm for each square foot of floor, and an air conditioner about 400 for each ton of cooling.',
        'Air shrinks under pressure, so compressors are also rated in standard cubic feet (SCFM) or normal cubic meters, ' +
          'which measure a mass of air. Only actual volumes convert with a factor.',
      ],
    },
    {
      heading: 'Rivers and water rights',
      paragraphs: [
        'American hydrologists count cubic feet per second (cfs), others cubic meters per second, or cumecs. One cubic ' +
          'foot per second for a day comes to almost exactly 2 acre-feet, which is why western water rights are kept in ' +
          'both. Niagara Falls averages about 85,000 cfs, the Mississippi at New Orleans about 600,000 and the Amazon, ' +
          'at about 209,000 cubic meters per second, more than ten times that.',
      ],
    },
  ],
  sources: [
    SI_BROCHURE,
    NIST_HANDBOOK_44,
    UK_WEIGHTS_AND_MEASURES,
    {
      publisher: 'US Department of Energy',
      title: '10 CFR 430.32: Energy and water conservation standards',
    },
  ],
};
