import type { CategoryEducation } from '../../category-schema.ts';
import { NIST_HANDBOOK_44, UK_WEIGHTS_AND_MEASURES } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'Two ways to measure',
      paragraphs: [
        'How far does a car go on a gallon, or how much fuel does it need to go 100 kilometers? Americans, Britons ' +
          'and (using kilometers per liter) much of Asia and Latin America ask the first question; most of Europe, ' +
          'China, Canada, and Australia ask the second.',
        'The two move in opposite directions. For miles per gallon, higher is better; for liters per 100 ' +
          'kilometers, lower is. You can’t just multiply: divide 235.215 for US gallons, or 282.481 for UK gallons, ' +
          'by one to get the other, and the same way back.',
      ],
    },
    {
      heading: 'US and UK gallons',
      paragraphs: [
        'A UK gallon is about a fifth larger than a US gallon, so a car goes about a fifth farther on it: 30 miles ' +
          'per US gallon is about 36 miles per UK gallon. A British 50 mpg is about 42 in American mpg.',
      ],
    },
    {
      heading: 'Why miles per gallon is misleading',
      paragraphs: [
        'You pay for fuel, and mpg hides that. Over 10,000 miles, trading a 15-mpg car for one that gets 20 saves ' +
          '167 gallons; going from 30 to 40 looks twice as large but saves only 83. Fuel per distance shows the ' +
          'savings right away, which is why US labels give gallons per 100 miles, too.',
        'For the same reason, you can’t average miles per gallon. A car that goes half the distance at 20 mpg and ' +
          'half at 40 uses as much as at a steady 26.7 mpg, not 30.',
      ],
    },
    {
      heading: 'What labels show',
      paragraphs: [
        'Ratings come from lab tests, and each region has its own: the EPA cycles in the United States, ' +
          'WLTP in Europe and elsewhere. The same car gets different ratings in each, and no unit conversion can fix ' +
          'that. Driving in the cold, at high speed or with a roof rack uses more fuel than any rating says.',
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
