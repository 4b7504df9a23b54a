import type { PageHead, SiteInfo } from '@site/shell-contract';

const DESCRIPTION =
  'Free, exact unit converter for length, weight, temperature, area, volume, speed, pressure, energy, power, time, data, fuel economy and more.';

export function homePageHead(site: SiteInfo): PageHead {
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
