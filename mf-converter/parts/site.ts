import { categories } from '@site/catalog/categories';
import { rational } from '@site/catalog/engine/rational';
import { symbolFor } from '@site/catalog/engine/unit-symbol';
import { allUnits } from '@site/catalog/units/all-units';
import type { SiteProfile } from '@site/shell-contract';
import { SEARCH_PAGE } from '../search/search-page.ts';

const [ONE, TWO] = [rational(1n), rational(2n)];

/** The words in all unit symbols, such as `ft`, `cup`, `cups`, `gal`, and `UK`. */
const symbolWords = allUnits.flatMap((unit) =>
  [symbolFor(ONE, unit), symbolFor(TWO, unit)].flatMap((symbol) => symbol.split(' ')),
);
const instrumentWords = 'Oven fan gas mark Tape Drill drill Wrench wrench US measures Kitchen scale'.split(' ');

export const site: SiteProfile = {
  texts: {
    tagline:
      'A free unit converter: type a number, read the result, and see the formula and the definitions behind it.',
    searchButton: 'Search converters',
    searchField: 'Find a converter',
    notFoundHint: 'Every converter is in the list.',
    socialImageAlt: 'Two scales of different units, one against the other, with a pointer across both',
  },
  appDescription: 'A free unit converter',
  search: { path: SEARCH_PAGE, parameter: 'q' },
  shortcuts: [
    { name: 'Find a converter', path: SEARCH_PAGE },
    ...categories.filter(({ popular }) => popular).map(({ name, slug }) => ({ name, path: `/category/${slug}` })),
  ],
  imageWords: [...new Set([...symbolWords, ...instrumentWords])],
  offline: {
    banner: 'Conversions still work; sending a message needs a connection.',
    page: 'Pages you’ve already opened still work, and the converters on them too.',
    calls: [
      '/api/categories',
      ...categories.flatMap(({ slug }) => [`/api/conversions/category/${slug}`, `/api/units/${slug}`]),
    ],
  },
  dataVersion: { path: '/api/categories', header: 'x-catalog-version' },
};
