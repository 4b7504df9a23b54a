import { describe, expect, test } from '@jest/globals';
import type { SiteInfo, SiteTexts } from '@site/shell-contract';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { NEUTRAL_TEXTS } from '../site-texts.ts';
import { RemoteFailedPage } from '../pages/remote-failed-page.tsx';
import { Footer } from './footer.tsx';
import { Layout } from './layout.tsx';
import { type Navigation, type NavigationLink, NO_NAVIGATION } from './navigation.ts';

const site: SiteInfo = {
  name: 'Gauge',
  url: 'https://gauge.example',
  contactEmail: 'hello@gauge.example',
  gaId: 'G-0',
};

const link = (label: string, to: string, under?: string[]): NavigationLink => ({
  label,
  to,
  icon: 'M4 4h16',
  ...(under && { under }),
});
const length = link('Length', '/category/length', ['/converter/length']);
const force = link('Force', '/category/force', ['/converter/force']);
const everything = link('All Converters', '/all-converters');

const navigation: Navigation = {
  main: [length],
  more: [force],
  all: [everything],
  find: [{ label: 'Find Converters', to: '/all-converters' }],
  bottom: [length, { ...everything, label: 'More', rel: 'nofollow' }],
  categories: [length, force],
  'quick-links': [link('About Us', '/about-us')],
  read: [link('About Units', '/about-units')],
  tools: [link('Worksheets', '/worksheet')],
  'not-found': [{ label: 'See all converters', to: '/all-converters' }],
  sitemap: [],
};

const texts: SiteTexts = {
  tagline: 'Recipes from everywhere.',
  searchButton: 'Search recipes',
  searchField: 'Find a recipe',
  notFoundHint: 'Every recipe is in the list.',
  socialImageAlt: 'A pot',
};
const notFound = (shown: SiteTexts) => <NotFoundPage waysOn={navigation['not-found']} hint={shown.notFoundHint} />;

function render(path: string, page = notFound(texts), links = navigation, shown = texts): string {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <StaticRouter location={path}>
        <Layout
          site={site}
          navigation={links}
          texts={shown}
          footer={<Footer site={site} year={2031} navigation={links} texts={shown} />}
        >
          {page}
        </Layout>
      </StaticRouter>,
    ),
  );
  sheet.seal();
  return html;
}

const linksTo = (html: string, to: string) =>
  [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)]
    .filter(([, attributes]) => attributes?.includes(`href="${to}"`))
    .map(([, attributes, content]) => ({
      text: content?.replaceAll(/<[^>]*>/g, ''),
      current: /aria-current="(\w+)"/.exec(attributes ?? '')?.[1],
    }));

describe('the frame around a page', () => {
  test('links to every page that remotes offer, without scripts', () => {
    const html = render('/nowhere');
    for (const to of [
      '/',
      '/category/length',
      '/category/force',
      '/all-converters',
      '/about-us',
      '/about-units',
      '/worksheet',
    ]) {
      expect([to, linksTo(html, to).length > 0]).toEqual([to, true]);
    }
  });

  test('has no empty lists, groups, or buttons if no remote offers links', () => {
    const html = render('/nowhere', <NotFoundPage waysOn={[]} hint="" />, NO_NAVIGATION);
    const links = [...html.matchAll(/<a\b[^>]*href="([^"]+)"/g)].map(([, to]) => to);
    expect(new Set(links)).toEqual(new Set(['#main', '/']));
    expect(html).not.toMatch(/>More<|Categories|Quick Links|class="action"/);
  });

  test('is absent around an embedded page', () => {
    const html = renderToString(
      <StaticRouter location="/">
        <Layout site={site} navigation={navigation} texts={texts} footer={<footer />} isEmbedded>
          <h1>Feet to meters</h1>
        </Layout>
      </StaticRouter>,
    );
    expect(html).toMatch(/^<main id="main">.*<h1>Feet to meters<\/h1>.*<\/main>$/);
  });

  test('shows the site’s name and the given year in the footer', () => {
    expect(render('/').replaceAll('<!-- -->', '')).toContain('© 2031 Gauge.');
  });

  test('marks a category as current on its page and its converters', () => {
    const currents = (path: string) =>
      linksTo(render(path), '/category/length')
        .map(({ current }) => current)
        .filter(Boolean);
    expect(new Set(currents('/category/length'))).toEqual(new Set(['page']));
    expect(new Set(currents('/converter/length/feet-to-meters'))).toEqual(new Set(['true']));
    expect(currents('/category/lengthy')).toEqual([]);
  });

  test('shows Home and the offered links in the bottom bar', () => {
    const bar = /<nav aria-label="Shortcuts".*?<\/nav>/s.exec(render('/'))?.[0] ?? '';
    const labels = [...bar.matchAll(/<\/svg>([^<]+)/g)].map(([, label]) => label);
    expect(labels).toEqual(['Home', 'Length', 'More']);
  });

  test('has no style attributes, which the content security policy would block', () => {
    expect(render('/')).not.toContain('style=');
  });
});

test('the not-found page shows a hint and links', () => {
  const html = render('/nowhere');
  expect(html).toContain('<h1>404 Page Not Found</h1>');
  expect(html).toContain('Did you forget to add the page to the router?');
});

test('the texts about the subject are those of the remotes', () => {
  const html = render('/nowhere');
  expect(html).toContain('<p>Recipes from everywhere.</p>');
  expect(html).toContain('aria-label="Search recipes"');
  expect(html).toContain('The page may have moved. Every recipe is in the list.</p>');
});

test('without a remote that offers texts, the frame names no subject', () => {
  const html = render('/nowhere', <NotFoundPage waysOn={[]} hint="" />, NO_NAVIGATION, NEUTRAL_TEXTS);
  expect(html).toContain('aria-label="Search"');
  expect(html).toContain('The page may have moved.</p>');
  expect(html).not.toMatch(/conver|recipe/i);
});

test('a failed page’s Try again button links to the same URL, with its query', () => {
  const html = render('/contact?from=a', <RemoteFailedPage reason="away" retry={() => {}} />);
  expect(linksTo(html, '/contact?from=a')).toEqual([{ text: 'Try again', current: undefined }]);
});
