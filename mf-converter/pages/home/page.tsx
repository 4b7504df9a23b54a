import { quickConverterTabs } from '@site/catalogue/converter-tabs';
import { loadUnits } from '@site/catalogue/load-category';
import { definePage } from '@site/shell-contract';
import { loadCategories } from '../../data/categories.ts';
import { homePageHead } from './head.ts';
import { HomePage } from './home-page.tsx';

export const page = definePage({
  load: async ({ api, site }) => {
    const [categories, units] = await Promise.all([loadCategories(api), loadUnits(quickConverterTabs[0].category)]);
    return {
      kind: 'page',
      head: homePageHead(site),
      data: { categories: categories.value, units },
      degraded: categories.degraded,
      sections: {
        'about-this-converter': async () => {
          const { AboutThisConverter } = await import('./about-this-converter.tsx');
          return <AboutThisConverter />;
        },
      },
    };
  },
  Page: ({ data, sections }) => <HomePage {...data} about={sections['about-this-converter']} />,
});
