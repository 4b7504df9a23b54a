import { categories } from '@site/catalog/categories';
import { iconPaths, type NavigationEntry } from '@site/shell-contract';
import { KITCHEN_TOOLS, TOOLS } from '../pages/tools/tool-list.ts';

function buildCategoryEntry(
  { name, slug, popular, iconPath, phoneLabel }: (typeof categories)[number],
  order: number,
): NavigationEntry {
  return {
    label: name,
    to: `/category/${slug}`,
    icon: iconPath,
    under: [`/converter/${slug}`],
    places: {
      [popular ? 'main' : 'more']: { order },
      categories: { order },
      ...(phoneLabel !== undefined && { bottom: { order, label: phoneLabel } }),
    },
  };
}

const allConverters: NavigationEntry = {
  label: 'All Converters',
  to: '/all-converters',
  icon: iconPaths.more,
  places: {
    all: { order: 0 },
    find: { order: 0, label: 'Find Converters' },
    bottom: { order: categories.length, label: 'More', rel: 'nofollow' },
    'quick-links': { order: 0 },
    'not-found': { order: 0, label: 'See all converters' },
    sitemap: { order: 1 },
  },
};

const tools: readonly NavigationEntry[] = TOOLS.map(({ label, path }, index) => ({
  label,
  to: path,
  places: { sitemap: { order: 4 + index }, tools: { order: index } },
}));

const home: NavigationEntry = { label: 'Home', to: '/', places: { sitemap: { order: 0 } } };

const kitchen: readonly NavigationEntry[] = KITCHEN_TOOLS.map(({ label, path }, index) => ({
  label,
  to: path,
  places: { sitemap: { order: 2 + index }, tools: { order: 10 + index } },
}));

export const navigation: readonly NavigationEntry[] = [
  home,
  ...categories.map(buildCategoryEntry),
  allConverters,
  ...kitchen,
  ...tools,
];
