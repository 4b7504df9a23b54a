import type { SitemapEntry } from '@site/shell-contract';
import { aboutUnits } from '../articles/about-units/about-units.ts';
import { aboutUs } from '../articles/about-us.tsx';
import { conversionGuides } from '../articles/conversion-guides/conversion-guides.ts';
import { privacyPolicy } from '../articles/privacy-policy.tsx';
import { termsOfService } from '../articles/terms-of-service.tsx';

const articles = [aboutUnits, conversionGuides, aboutUs, privacyPolicy, termsOfService];

/** Articles with the days on which they were last changed. The page of all pages changes with the release. */
export const sitemap: readonly SitemapEntry[] = [...articles.map(({ path, modified }) => ({ path, lastModified: modified })), { path: '/sitemap' }];
