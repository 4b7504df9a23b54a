import { describe, expect, test } from '@jest/globals';
import type { PageHead, SiteInfo } from '@site/shell-contract';
import { renderHead } from './render-head.ts';

const site: SiteInfo = { name: 'Gauge', url: 'https://gauge.example', contactEmail: '', gaId: 'G-0' };
const guide: PageHead = {
  title: 'About units',
  description: '',
  canonical: '/about-units',
  breadcrumbs: [{ label: 'Home', to: '/' }, { label: 'About units' }],
};

const structuredData = (head: PageHead) =>
  renderHead(head, site, 'A drawing')
    .filter(({ name }) => name === 'script')
    .map(({ text = '' }) => JSON.parse(text) as Record<string, unknown>);

describe('a page’s structured data', () => {
  test('has breadcrumbs with absolute URLs in a page object', () => {
    expect(structuredData(guide)).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        url: 'https://gauge.example/about-units',
        breadcrumb: {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://gauge.example/' },
            { '@type': 'ListItem', position: 2, name: 'About units', item: 'https://gauge.example/about-units' },
          ],
        },
      }),
    ]);
  });

  test('adds breadcrumbs to the page’s own page object', () => {
    const given = structuredData({ ...guide, structuredData: [{ '@type': 'HowTo' }, { '@type': 'CollectionPage' }] });
    expect(given.map((data) => [data['@type'], 'breadcrumb' in data])).toEqual([
      ['HowTo', false],
      ['CollectionPage', true],
    ]);
  });

  test('makes site paths in structured data absolute and keeps other text', () => {
    const described = { '@type': 'WebSite', text: '/ is read as per', list: ['//x'] };
    const search = '/all-converters?q={search_term_string}';
    expect(
      structuredData({ ...guide, breadcrumbs: [], structuredData: [{ ...described, target: search }] }),
    ).toMatchObject([{ ...described, target: `https://gauge.example${search}` }]);
  });
});
