import { describe, expect, test } from '@jest/globals';
import type { PageHead, SiteInfo } from '@site/shell-contract';
import { headToHtml } from './head-to-html.ts';
import { renderHead } from './render-head.ts';

const site: SiteInfo = {
  name: 'Gauge',
  url: 'https://gauge.example',
  contactEmail: 'hello@gauge.example',
  gaId: 'G-0',
};

const guide: PageHead = {
  title: 'About units',
  description: 'Feet & "inches" <and> meters',
  canonical: '/about-units',
  type: 'article',
  published: '2025-03-31',
  breadcrumbs: [{ label: 'Home', to: '/' }, { label: 'About units' }],
};

const html = (head: PageHead) => headToHtml(renderHead(head, site));

const structuredData = (head: PageHead) =>
  renderHead(head, site)
    .filter(({ name }) => name === 'script')
    .map(({ text = '' }) => JSON.parse(text) as Record<string, unknown>);

describe('a page’s head', () => {
  test('has a title that ends with the site’s name, unless it already contains the name', () => {
    expect(html(guide)).toContain('>About units | Gauge</title>');
    expect(html({ ...guide, title: 'Gauge: convert units', titleIsWhole: true })).toContain(
      '>Gauge: convert units</title>',
    );
  });

  test('has an absolute canonical URL', () => {
    expect(html(guide)).toContain('rel="canonical" href="https://gauge.example/about-units"');
  });

  test('marks a hidden page as noindex, without a canonical URL', () => {
    const hidden = html({ ...guide, noindex: true });
    expect(hidden).toContain('name="robots" content="noindex"');
    expect(hidden).not.toContain('canonical');
  });

  test.each([
    [{ ...guide }, 'article'],
    [{ ...guide, type: 'website', image: 'weight' }, 'weight'],
    [{ ...guide, type: 'website' }, 'site'],
  ] as [PageHead, string][])('names its image, or that of its kind', (head, kind) => {
    expect(html(head)).toContain(`property="og:image" content="https://gauge.example/social/${kind}.png"`);
    expect(html(head)).toContain('name="twitter:card" content="summary_large_image"');
  });

  test.each(['@evil.example', '.evil.example', ':8080/', '//evil.example', '/\\evil.example'])(
    'has no canonical URL if the page’s is %j',
    (canonical) => {
      const hostile = html({ ...guide, canonical, breadcrumbs: [] });
      expect(hostile).not.toContain('rel="canonical"');
      expect(hostile).not.toContain('og:url');
    },
  );

  test('has an article’s dates', () => {
    expect(html(guide)).toContain('property="article:published_time" content="2025-03-31"');
    expect(html({ ...guide, type: 'website' })).not.toContain('article:');
  });

  test('escapes the description', () => {
    expect(html(guide)).toContain('content="Feet &amp; &quot;inches&quot; &lt;and&gt; meters"');
  });

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
    const given = structuredData({
      ...guide,
      structuredData: [
        { '@type': 'HowTo', name: 'x' },
        { '@type': 'CollectionPage', name: 'y' },
      ],
    });
    expect(given.map((data) => [data['@type'], 'breadcrumb' in data])).toEqual([
      ['HowTo', false],
      ['CollectionPage', true],
    ]);
  });

  test('makes site paths in structured data absolute and keeps other text', () => {
    const [data] = structuredData({
      ...guide,
      breadcrumbs: [],
      structuredData: [
        {
          '@type': 'WebSite',
          target: '/all-converters?q={search_term_string}',
          text: '/ is read as per',
          list: ['//x'],
        },
      ],
    });
    expect(data).toMatchObject({
      target: 'https://gauge.example/all-converters?q={search_term_string}',
      text: '/ is read as per',
      list: ['//x'],
    });
  });

  test('escapes text that would close the element of the structured data', () => {
    const hostile = html({ ...guide, structuredData: [{ '@type': 'Thing', name: '</script><b>' }] });
    expect(hostile).not.toContain('</script><b>');
    expect(hostile).toContain('\\u003c/script>');
  });
});
