import { quickConverterTabs } from '@site/catalog/quick-converter-tabs';
import { loadUnits } from '@site/catalog/load-units';
import type { PageContext, PageHead, PageResult, SiteInfo } from '@site/shell-contract';
import { loadConverterParts } from '../../converter/fields/lazy-parts.ts';
import { loadCategories } from '../../data/categories.ts';
import { YourConversions, type HomePageData, type HomeSection } from './home-page.tsx';
import { Examples, MoreConverters } from './more-converters.tsx';

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
      examples: async () => <Examples />,
      more: async () => <MoreConverters categories={categories.value} />,
    },
  };
}

const DESCRIPTION =
  'Free, exact unit converter for length, weight, temperature, area, volume, speed, pressure, energy, power, time, data, fuel economy, and more.';

function homePageHead(site: SiteInfo): PageHead {
  return {
    title: `${site.name}: free unit converter`,
    titleIsWhole: true,
    description: DESCRIPTION,
    canonical: '/',
    structuredData: [
      {
        '@type': 'WebSite',
        name: site.name,
        url: '/',
        description: DESCRIPTION,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: '/all-converters?q={search_term_string}' },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
