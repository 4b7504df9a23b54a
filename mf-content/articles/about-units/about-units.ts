import type { ArticleFile } from '../article.ts';
import { NIST_HANDBOOK_44, NIST_SP_811, SI_BROCHURE, UK_UNITS, YARD_AND_POUND } from '../source.ts';
import { FutureTrends } from './future-trends.tsx';
import { HistoricalSystems } from './historical-systems.tsx';
import { Imperial } from './imperial.tsx';
import { MetricRevolution } from './metric-revolution.tsx';
import { SiBaseUnits } from './si-base-units.tsx';
import { Standardization } from './standardization.tsx';
import { UsCustomary } from './us-customary.tsx';
import { WhySystemsPersist } from './why-systems-persist.tsx';

export const article: ArticleFile = {
  navigation: { read: { order: 5 }, sitemap: { order: 35 } },
  label: 'About Units',
  title: 'About Units of Measurement',
  description:
    'How the world measures: the seven SI base units, imperial and US customary units, the history behind them, and why several systems are still in use.',
  lead: 'Where meters, pounds and gallons come from, what each is defined by today, and why the world still uses more than one system.',
  published: '2025-03-31',
  modified: '2025-03-31',
  sections: [
    { id: 'si-base-units', title: 'SI base units', Body: SiBaseUnits },
    { id: 'imperial-system', title: 'The imperial system', Body: Imperial },
    { id: 'us-customary-units', title: 'US customary units', Body: UsCustomary },
    { id: 'historical-systems', title: 'Historical measurement systems', Body: HistoricalSystems },
    { id: 'standardization', title: 'Standardization', Body: Standardization },
    { id: 'metric-revolution', title: 'The metric revolution', Body: MetricRevolution },
    { id: 'why-systems-persist', title: 'Why different systems persist', Body: WhySystemsPersist },
    { id: 'future-trends', title: 'Future trends', Body: FutureTrends },
  ],
  sources: [
    SI_BROCHURE,
    NIST_SP_811,
    NIST_HANDBOOK_44,
    YARD_AND_POUND,
    UK_UNITS,
    {
      publisher: 'General Conference on Weights and Measures',
      title: 'Resolutions 3 and 4 of the 27th CGPM: new SI prefixes, and the future of UTC',
      issued: '2022',
    },
    { publisher: 'NASA', title: 'Mars Climate Orbiter Mishap Investigation Board, Phase I Report', issued: '1999' },
    {
      publisher: 'Government of Canada',
      title:
        'Final Report of the Board of Inquiry Investigating the Circumstances of an Accident Involving the Air Canada Boeing 767 Aircraft C-GAUN',
      issued: '1985',
    },
  ],
};
