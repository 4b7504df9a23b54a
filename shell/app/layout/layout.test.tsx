import { describe, expect, test } from '@jest/globals';
import type { SiteInfo } from '@site/shell-contract';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { RemoteFailedPage } from '../pages/remote-failed-page.tsx';
import { Layout } from './layout.tsx';

const site: SiteInfo = { name: 'Gauge', url: 'https://gauge.example', contactEmail: 'hello@gauge.example', gaId: 'G-0' };

function render(path: string, page = <NotFoundPage />): string {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(
    <StaticRouter location={path}><Layout site={site} year={2031}>{page}</Layout></StaticRouter>,
  ));
  sheet.seal();
  return html;
}

/** The text and `aria-current` of every link to `to`. */
const linksTo = (html: string, to: string) =>
  [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)]
    .filter(([, attributes]) => attributes?.includes(`href="${to}"`))
    .map(([, attributes, content]) => ({
      text: content?.replaceAll(/<[^>]*>/g, ''),
      current: /aria-current="(\w+)"/.exec(attributes ?? '')?.[1],
    }));

describe('the frame around a page', () => {
  test('reaches every category and every page of the site without a script', () => {
    const html = render('/nowhere');
    const categories = ['length', 'weight', 'temperature', 'area', 'volume', 'speed', 'pressure', 'energy', 'time', 'data', 'force'];
    const pages = ['all-converters', 'about-us', 'privacy-policy', 'terms-of-service', 'sitemap', 'contact', 'conversion-guides', 'about-units'];
    for (const to of ['/', ...categories.map((slug) => `/category/${slug}`), ...pages.map((page) => `/${page}`)]) {
      expect([to, linksTo(html, to).length > 0]).toEqual([to, true]);
    }
  });

  test('says in the footer whose site it is, with the year that it is given', () => {
    expect(render('/').replaceAll('<!-- -->', '')).toContain('© 2031 Gauge.');
  });

  test('marks the category by the start of the path: its page, and its converters', () => {
    const currents = (path: string) => linksTo(render(path), '/category/length').map(({ current }) => current).filter(Boolean);
    expect(new Set(currents('/category/length'))).toEqual(new Set(['page']));
    expect(new Set(currents('/converter/length/feet-to-meters'))).toEqual(new Set(['true']));
    expect(currents('/category/lengthy')).toEqual([]);
  });

  test('has the five shortcuts of the bottom bar', () => {
    const bar = /<nav aria-label="Shortcuts".*?<\/nav>/s.exec(render('/'))?.[0] ?? '';
    const labels = [...bar.matchAll(/<\/svg>([^<]+)/g)].map(([, label]) => label);
    expect(labels).toEqual(['Home', 'Length', 'Weight', 'Temp', 'More']);
  });

  test('writes no style attribute, which the content security policy would refuse', () => {
    expect(render('/')).not.toContain('style=');
  });
});

test('an unknown address gets the hint and a way on', () => {
  const html = render('/nowhere');
  expect(html).toContain('<h1>404 Page Not Found</h1>');
  expect(html).toContain('Did you forget to add the page to the router?');
});

test('trying a failed page again is a link to the same address, with its query', () => {
  const html = render('/contact?from=a', <RemoteFailedPage reason="away" retry={() => {}} />);
  expect(linksTo(html, '/contact?from=a')).toEqual([{ text: 'Try again', current: undefined }]);
});
