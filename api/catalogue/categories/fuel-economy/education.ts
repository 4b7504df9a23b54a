import type { CategoryEducation } from '../../category-schema.ts';
import { NIST_HANDBOOK_44, UK_WEIGHTS_AND_MEASURES } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'Two ways to ask',
      paragraphs: [
        'How far does a car go on a gallon, or how much fuel does it need for 100 kilometers? Americans, Britons ' +
          'and, with kilometers per liter, much of Asia and Latin America ask the first; most of Europe, China, ' +
          'Canada and Australia ask the second.',
        'The two run against each other. In miles per gallon the higher number is the better one, in liters per ' +
          '100 kilometers the lower one. No factor turns one into the other: a fixed number is divided by it, ' +
          '235.215 for US gallons and 282.481 for UK gallons. The same division leads back.',
      ],
    },
    {
      heading: 'US and UK gallons',
      paragraphs: [
        'A UK gallon is about a fifth larger than a US gallon, and so are the miles that a car drives on it: 30 ' +
          'miles per US gallon is about 36 miles per UK gallon. A British test that promises 50 mpg describes a ' +
          'car that an American would call one of about 42.',
      ],
    },
    {
      heading: 'Why miles per gallon mislead',
      paragraphs: [
        'What a trip costs is fuel, and miles per gallon hide it. Over 10,000 miles, a change from a car of 15 ' +
          'mpg to one of 20 saves 167 gallons; a change from 30 to 40 looks twice as large and saves only 83. ' +
          'Counted as fuel for a distance, the savings show at once: that is why US labels give gallons per 100 ' +
          'miles, too.',
        'For the same reason, figures in miles per gallon cannot be averaged. A car that drives one half of the ' +
          'way at 20 mpg and the other at 40 needs as much as one with 26.7 all along, not 30.',
      ],
    },
    {
      heading: 'Figures on labels',
      paragraphs: [
        'Ratings come from test benches, and each region has its own test: the EPA cycles in the United States, ' +
          'WLTP in Europe and elsewhere. The same car gets different ratings in them, which no conversion of units ' +
          'takes away. Real driving in the cold, at speed and with a loaded roof needs more than any of them says.',
      ],
    },
  ],
  sources: [
    NIST_HANDBOOK_44,
    UK_WEIGHTS_AND_MEASURES,
    { publisher: 'Science', title: 'The MPG Illusion, by Richard P. Larrick and Jack B. Soll', issued: '2008' },
    {
      publisher: 'US Environmental Protection Agency (EPA)',
      title: '40 CFR Part 600: Fuel Economy and Greenhouse Gas Exhaust Emissions of Motor Vehicles',
    },
  ],
};
