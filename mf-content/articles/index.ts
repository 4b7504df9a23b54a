import { aboutUnits } from './about-units/about-units.ts';
import { aboutUs } from './about-us.tsx';
import type { Article } from './article.ts';
import { conversionGuides } from './conversion-guides/conversion-guides.ts';
import { developers } from './developers/developers.tsx';
import { guides } from './guides/guides.ts';
import { privacyPolicy } from './privacy-policy.tsx';
import { termsOfService } from './terms-of-service.tsx';

/** Pages must not import this: it would put the text of every article into their bundle. */
export const articles: readonly Article[] = [
  aboutUnits,
  conversionGuides,
  ...guides,
  aboutUs,
  developers,
  privacyPolicy,
  termsOfService,
];
