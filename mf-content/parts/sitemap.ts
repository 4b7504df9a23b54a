import type { SitemapEntry } from '@site/shell-contract';
import { aboutUnits } from '../articles/about-units/about-units.ts';
import { aboutUs } from '../articles/about-us.tsx';
import type { Article } from '../articles/article.ts';
import { conversionGuides } from '../articles/conversion-guides/conversion-guides.ts';
import { developers } from '../articles/developers/developers.tsx';
import { guides } from '../articles/guides/guides.ts';
import { privacyPolicy } from '../articles/privacy-policy.tsx';
import { termsOfService } from '../articles/terms-of-service.tsx';

const articles: readonly Article[] = [
  aboutUnits,
  conversionGuides,
  ...guides,
  aboutUs,
  developers,
  privacyPolicy,
  termsOfService,
];

/** Articles with the days on which they were last changed. The page of all pages changes with the release. */
export const sitemap: readonly SitemapEntry[] = [
  ...articles.map(({ path, modified, lastUpdated }) => ({ path, lastModified: modified ?? lastUpdated })),
  { path: '/sitemap' },
];
