import { describe, expect, test } from '@jest/globals';
import type { SiteInfo, SiteTexts } from '@site/shell-contract';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { NEUTRAL_TEXTS } from '../site-texts.ts';
import { RemoteFailedPage } from '../pages/remote-failed-page.tsx';
import { type AppServices, AppServicesProvider } from '../services/app-services.tsx';
import { Footer } from './footer.tsx';
import { Layout } from './layout.tsx';
import { MobileMenu } from './panels.tsx';
import { type Navigation, type NavigationLink, NO_NAVIGATION } from '../services/navigation.ts';

const site: SiteInfo = { name: 'Gauge', url: 'https://gauge.example', contactEmail: '', gaId: 'G-0' };

const link = (label: string, to: string, more: Partial<NavigationLink> = {}): NavigationLink => ({
  label,
  to,
  icon: 'M4 4h16',
  ...more,
});
const length = link('Length', '/category/length', { under: ['/converter/length'] });
const force = link('Force', '/category/force', { under: ['/converter/force'] });
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

function formatMarkup(path: string, element: ReactNode, services: Partial<AppServices> = {}): string {
  const value = { site, navigation, texts, footer: <Footer year={2031} />, ...services } as AppServices;
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <StaticRouter location={path}>
        <AppServicesProvider value={value}>{element}</AppServicesProvider>
      </StaticRouter>,
    ),
  );
  sheet.seal();
  return html.replaceAll('<!-- -->', '');
}

function render(path: string, page = <NotFoundPage />, services: Partial<AppServices> = {}): string {
  return formatMarkup(path, <Layout>{page}</Layout>, services);
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

  test('has no empty lists, groups, or buttons if no remote offers links and wording', () => {
    const html = render('/nowhere', <NotFoundPage />, { navigation: NO_NAVIGATION, texts: NEUTRAL_TEXTS });
    const links = [...html.matchAll(/<a\b[^>]*href="([^"]+)"/g)].map(([, to]) => to);
    expect(new Set(links)).toEqual(new Set(['#main', '/']));
    expect(html).not.toMatch(/>More<|Categories|Quick Links|class="action"|conver|recipe/i);
    for (const text of ['aria-label="Search"', 'The page may have moved.</p>']) expect(html).toContain(text);
  });

  test('is absent around an embedded page', () => {
    const html = render('/', <h1>Feet to meters</h1>, { isEmbedded: true });
    expect(html).toMatch(/^<main id="main">.*<h1>Feet to meters<\/h1>.*<\/main>$/);
  });

  test('marks a category as current on its own page and on its converters’ pages', () => {
    const currents = (path: string) => new Set(linksTo(render(path), '/category/length').map(({ current }) => current));
    expect(currents('/category/length')).toContain('page');
    expect(currents('/converter/length/feet-to-meters')).toContain('true');
    expect(currents('/category/lengthy')).toEqual(new Set([undefined]));
  });

  test('shows Home and the offered links in the bottom bar', () => {
    const bar = /<nav aria-label="Shortcuts".*?<\/nav>/s.exec(render('/'))?.[0] ?? '';
    const labels = [...bar.matchAll(/<\/svg>([^<]+)/g)].map(([, label]) => label);
    expect(labels).toEqual(['Home', 'Length', 'More']);
  });

  test('lists all links in the menu on phones, with other categories behind a button', () => {
    const menu = formatMarkup('/', <MobileMenu />);
    expect([...menu.matchAll(/>([^<]+)</g)].map(([, label]) => label)).toEqual([
      'Length',
      'More Categories',
      'Force',
      'Tools',
      'Worksheets',
      'All Converters',
      'About Units',
      'About Us',
    ]);
    expect(menu).toMatch(/<ul id="menu-more-categories" hidden=""/);
  });

  test('has the site’s name and the year, and no style attributes, which the content security policy blocks', () => {
    const html = render('/');
    expect(html).toContain('© 2031 Gauge.');
    expect(html).not.toContain('style=');
  });
});

test('the frame and the not-found page show the remotes’ wording', () => {
  const html = render('/nowhere');
  for (const text of [
    '<h1>404 Page Not Found</h1>',
    'Did you forget to add the page to the router?',
    '<p>Recipes from everywhere.</p>',
    'aria-label="Search recipes"',
    'The page may have moved. Every recipe is in the list.</p>',
  ])
    expect(html).toContain(text);
});

test('the Try again button of a failed page links to the same URL, including its query', () => {
  const html = render('/contact?from=a', <RemoteFailedPage reason="unavailable" retry={() => {}} />);
  expect(linksTo(html, '/contact?from=a')).toEqual([{ text: 'Try again', current: undefined }]);
});
