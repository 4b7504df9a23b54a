import { quickConverterTabs } from '@site/catalogue/quick-converter-tabs';
import { loadUnits } from '@site/catalogue/load-units';
import type { PageContext, PageResult } from '@site/shell-contract';
import { loadConverterParts } from '../../converter/views/lazy-parts.ts';
import { loadCategories } from '../../data/categories.ts';
import { homePageHead } from './head.ts';
import { YourConversions } from './home-page.tsx';
import type { HomePageData } from './home-page.tsx';

export type HomeSection = 'examples' | 'ways-on';

export async function loadHome({ api, site }: PageContext): Promise<PageResult<HomePageData, HomeSection>> {
  const [categories, units] = await Promise.all([
    loadCategories(api),
    loadUnits(quickConverterTabs[0].category),
    loadConverterParts(quickConverterTabs[0].category),
    YourConversions.load(),
  ]);
  return {
    kind: 'page',
    head: homePageHead(site),
    data: { units },
    degraded: categories.degraded,
    sections: {
      examples: async () => {
        const { Examples, loadExamples } = await import('./examples.tsx');
        return <Examples examples={await loadExamples()} />;
      },
      'ways-on': async () => {
        const { WaysOn } = await import('./ways-on.tsx');
        return <WaysOn categories={categories.value} />;
      },
    },
  };
}
