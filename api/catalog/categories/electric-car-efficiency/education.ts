import type { CategoryEducation } from '../../category-schema.ts';
import { SI_BROCHURE, YARD_AND_POUND } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'How far, or how much?',
      paragraphs: [
        'As with gas, there are two questions. Miles per kilowatt hour, kilometers per kilowatt hour, and MPGe say how ' +
          'far a car goes, and higher is better. Kilowatt hours per 100 kilometers and watt hours per mile say how much ' +
          'it takes, and lower is better.',
        'The two kinds move in opposite directions, so you divide instead of multiplying: 62.137 by the miles per ' +
          'kilowatt hour gives the kilowatt hours per 100 kilometers.',
      ],
    },
    {
      heading: 'What MPGe means',
      paragraphs: [
        'A US gallon of gasoline holds about as much energy as 33.7 kilowatt hours of electricity. The EPA counts the ' +
          'miles that a car goes on that much, so that buyers can compare it with cars that burn gas. Divide MPGe by ' +
          '33.7 for miles per kilowatt hour: 118 MPGe is about 3.5 miles per kilowatt hour.',
        'MPGe compares energy, not cost and not emissions. Both depend on where the electricity comes from.',
      ],
    },
    {
      heading: 'At the outlet and on the dashboard',
      paragraphs: [
        'EPA labels and the European WLTP count what comes out of the outlet, charging losses of about 10 percent ' +
          'included. The dashboard counts what leaves the battery. The same trip therefore looks better on the dashboard ' +
          'than on the electricity bill.',
      ],
    },
    {
      heading: 'What changes it',
      paragraphs: [
        'Cold weather can raise the consumption by a third, because the battery and the cabin need heat that a gas ' +
          'engine would waste. Speed matters, too: the drag of the air grows with its square. In town, an electric car ' +
          'does better than on the highway, because braking charges the battery.',
      ],
    },
  ],
  sources: [
    SI_BROCHURE,
    YARD_AND_POUND,
    {
      publisher: 'US Environmental Protection Agency (EPA)',
      title: '40 CFR Part 600: Fuel Economy and Greenhouse Gas Exhaust Emissions of Motor Vehicles',
    },
    { publisher: 'European Commission', title: 'Regulation (EU) 2017/1151, on the WLTP test', issued: '2017' },
  ],
};
