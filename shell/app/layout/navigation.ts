import type { IconName } from '@site/shell-contract';

export interface NavigationLink {
  label: string;
  to: string;
}

export interface CategoryLink extends NavigationLink {
  slug: string;
  icon: IconName;
}

function category(label: string, slug: IconName): CategoryLink {
  return { label, slug, icon: slug, to: `/category/${slug}` };
}

/** The popular categories, in the header itself. */
export const mainCategories: readonly CategoryLink[] = [
  category('Length', 'length'),
  category('Weight', 'weight'),
  category('Temperature', 'temperature'),
  category('Area', 'area'),
  category('Volume', 'volume'),
];

/** Under 'More'. */
export const furtherCategories: readonly CategoryLink[] = [
  category('Speed', 'speed'),
  category('Pressure', 'pressure'),
  category('Energy', 'energy'),
  category('Time', 'time'),
  category('Data', 'data'),
  category('Force', 'force'),
];

export const ALL_CONVERTERS = '/all-converters';

export const quickLinks: readonly NavigationLink[] = [
  { label: 'All Converters', to: ALL_CONVERTERS },
  { label: 'About Us', to: '/about-us' },
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Terms of Service', to: '/terms-of-service' },
  { label: 'Sitemap', to: '/sitemap' },
  { label: 'Contact Us', to: '/contact' },
];

export const readingLinks: readonly NavigationLink[] = [
  { label: 'Conversion Guides', to: '/conversion-guides' },
  { label: 'About Units', to: '/about-units' },
];
