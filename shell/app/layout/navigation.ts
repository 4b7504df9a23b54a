export interface NavigationLink {
  label: string;
  to: string;
}

export interface CategoryLink extends NavigationLink {
  slug: string;
  /** Path data of its drawing. */
  icon: string;
}

function category(label: string, slug: string, icon: string): CategoryLink {
  return { label, slug, icon, to: `/category/${slug}` };
}

/** The popular categories, in the header itself. */
export const mainCategories: readonly CategoryLink[] = [
  category('Length', 'length', 'M2.75 8h18.5v8H2.75zM6.5 8v3M10.2 8v4.5M13.8 8v3M17.5 8v4.5'),
  category('Weight', 'weight', 'M6.6 9h10.8L20 20.25H4zM12 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6z'),
  category('Temperature', 'temperature', 'M9.5 13.7V5.5a2.5 2.5 0 0 1 5 0v8.2a4.25 4.25 0 1 1-5 0zM12 9.5v7.75'),
  category('Area', 'area', 'M4 4h16v16H4zM4 12.5l7.5 7.5M4 4l16 16M12.5 4l7.5 7.5'),
  category('Volume', 'volume', 'M5.5 3.75h13M7.25 3.75V17.5a3 3 0 0 0 3 3h3.5a3 3 0 0 0 3-3V3.75M7.25 8h3.25M7.25 12h4.75M7.25 16h3.25'),
];

/** Under 'More'. */
export const furtherCategories: readonly CategoryLink[] = [
  category('Speed', 'speed', 'M5 18.75a9 9 0 1 1 14 0M12 14.25l4-5.25M12 4.9v1.6M4 13h1.6M18.4 13H20M6.4 7.5l1.1 1.1'),
  category('Pressure', 'pressure', 'M3.5 20.25h17M7.5 3.75v12M4.75 13l2.75 2.75L10.25 13M16.5 3.75v12M13.75 13l2.75 2.75L19.25 13'),
  category('Energy', 'energy', 'M13.25 3 5.5 13.5h5.75L10.5 21l8-10.75h-5.9z'),
  category('Time', 'time', 'M12 3.25a8.75 8.75 0 1 0 0 17.5 8.75 8.75 0 0 0 0-17.5zM12 7.25V12l3.25 2'),
  category('Data', 'data', 'M4.5 6c0-1.6 3.4-2.75 7.5-2.75S19.5 4.4 19.5 6 16.1 8.75 12 8.75 4.5 7.6 4.5 6zM4.5 6v12c0 1.6 3.4 2.75 7.5 2.75s7.5-1.15 7.5-2.75V6M4.5 12c0 1.6 3.4 2.75 7.5 2.75s7.5-1.15 7.5-2.75'),
  category('Force', 'force', 'M3.25 7.5h8v9h-8zM11.25 12h9.5M17 8.25 20.75 12 17 15.75M3.25 20h17.5'),
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
