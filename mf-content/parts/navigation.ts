import type { NavigationEntry } from '@site/shell-contract';
import { aboutUnits } from '../articles/about-units/about-units.ts';
import { aboutUs } from '../articles/about-us.tsx';
import type { Article } from '../articles/article.ts';
import { conversionGuides } from '../articles/conversion-guides/conversion-guides.ts';
import { privacyPolicy } from '../articles/privacy-policy.tsx';
import { termsOfService } from '../articles/terms-of-service.tsx';

const entry = (
  { label, path }: Pick<Article, 'label' | 'path'>,
  place: 'quick-links' | 'read',
  order: number,
): NavigationEntry => ({ label, to: path, places: { [place]: { order } } });

export const navigation: readonly NavigationEntry[] = [
  entry(aboutUs, 'quick-links', 1),
  entry(privacyPolicy, 'quick-links', 2),
  entry(termsOfService, 'quick-links', 3),
  entry({ label: 'Sitemap', path: '/sitemap' }, 'quick-links', 4),
  entry(conversionGuides, 'read', 0),
  entry(aboutUnits, 'read', 1),
];
