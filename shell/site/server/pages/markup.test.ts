import { describe, expect, test } from '@jest/globals';
import type { PageHead, SiteInfo } from '@site/shell-contract';
import { renderHead } from '../../app/head/render-head.ts';
import { headToHtml, jsonForScript, searchLink } from './markup.ts';

const site: SiteInfo = { name: 'Gauge', url: 'https://gauge.example', contactEmail: '', gaId: 'G-0' };
const guide: PageHead = {
  title: 'About units',
  description: 'Feet & "inches" <and> meters',
  canonical: '/about-units',
  type: 'article',
  published: '2025-03-31',
};

const html = (head: PageHead) => headToHtml(renderHead(head, site, 'A drawing'));

describe('a page’s head', () => {
  test('has a title that ends with the site’s name, unless it already contains the name', () => {
    expect(html(guide)).toContain('>About units | Gauge</title>');
    expect(html({ ...guide, title: 'On Gauge', titleIsWhole: true })).toContain('>On Gauge</title>');
  });

  test('has an absolute canonical URL, unless the page is hidden', () => {
    expect(html(guide)).toContain('rel="canonical" href="https://gauge.example/about-units"');
    const hidden = html({ ...guide, noindex: true });
    expect(hidden).toContain('name="robots" content="noindex"');
    expect(hidden).not.toContain('canonical');
  });

  test.each([
    [{ ...guide }, 'article'],
    [{ ...guide, type: 'website', image: 'weight' }, 'weight'],
    [{ ...guide, type: 'website' }, 'site'],
  ] as [PageHead, string][])('has its own image or the image of its type', (head, kind) => {
    expect(html(head)).toContain(`property="og:image" content="https://gauge.example/social/${kind}.png"`);
    expect(html(head)).toContain('name="twitter:card" content="summary_large_image"');
  });

  test('of a hidden page contains an image only if the page specifies one', () => {
    const hidden = { ...guide, type: 'website', noindex: true } as const;
    expect(html(hidden)).not.toContain('og:image');
    expect(html(hidden)).toContain('name="twitter:card" content="summary"');
    expect(html({ ...hidden, image: 'length' })).toContain('content="https://gauge.example/social/length.png"');
  });

  test.each(['@evil.example', '.evil.example', ':8080/', '//evil.example', '/\\evil.example'])(
    'has no canonical URL if the page sets it to %j',
    (canonical) => {
      const hostile = html({ ...guide, canonical });
      expect(hostile).not.toContain('rel="canonical"');
      expect(hostile).not.toContain('og:url');
    },
  );

  test('contains the dates of an article', () => {
    expect(html(guide)).toContain('property="article:published_time" content="2025-03-31"');
    expect(html({ ...guide, type: 'website' })).not.toContain('article:');
  });

  test('escapes the description, and text that would close the element of the structured data', () => {
    expect(html(guide)).toContain('content="Feet &amp; &quot;inches&quot; &lt;and&gt; meters"');
    const hostile = html({ ...guide, structuredData: [{ '@type': 'Thing', name: '</script><b>' }] });
    expect(hostile).not.toContain('</script><b>');
    expect(hostile).toContain('\\u003c/script>');
  });
});

test('omits the description of an image if no remote offers one', () => {
  const tags = (imageAlt: string) => headToHtml(renderHead(guide, site, imageAlt));
  expect(tags('A pot')).toContain('property="og:image:alt" content="A pot"');
  expect(tags('')).toContain('property="og:image"');
  expect(tags('')).not.toContain(':alt"');
});

const HOSTILE = '</script><!--<script>\u2028\u2029&"\'';

test('writes JSON that cannot close its script element and parses to the same value', () => {
  const json = jsonForScript({ [HOSTILE]: [HOSTILE] });
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ [HOSTILE]: [HOSTILE] });
});

test('escapes the site’s name in the link to the search description', () => {
  expect(searchLink({ name: 'A "B" & C' })).toContain('title="A &quot;B&quot; &amp; C"');
});
