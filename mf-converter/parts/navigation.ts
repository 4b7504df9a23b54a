import { categories } from '@site/catalogue/categories';
import { iconPaths, type IconName, type NavigationEntry } from '@site/shell-contract';

/** Where a phone has room for four links. */
const BELOW: Readonly<Record<string, { order: number; label?: string }>> = {
  length: { order: 1 },
  weight: { order: 2 },
  temperature: { order: 3, label: 'Temp' },
};

function categoryEntry({ name, slug, popular, icon }: (typeof categories)[number], order: number): NavigationEntry {
  return {
    label: name,
    to: `/category/${slug}`,
    icon: iconPaths[icon as IconName],
    under: [`/converter/${slug}`],
    places: { [popular ? 'main' : 'more']: { order }, categories: { order }, ...(BELOW[slug] && { bottom: BELOW[slug] }) },
  };
}

const allConverters: NavigationEntry = {
  label: 'All Converters',
  to: '/all-converters',
  icon: iconPaths.more,
  places: {
    all: { order: 0 },
    find: { order: 0, label: 'Find Converters' },
    bottom: { order: 4, label: 'More', rel: 'nofollow' },
    'quick-links': { order: 0 },
    'not-found': { order: 0, label: 'See all converters' },
  },
};

export const navigation: readonly NavigationEntry[] = [...categories.map(categoryEntry), allConverters];
