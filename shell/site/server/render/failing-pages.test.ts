import { expect, test } from '@jest/globals';
import { FailingPages } from './failing-pages.ts';

const ABOUT = { route: '/about', path: '/about' };

test('lists each failing page once, with its first failure, last reason, and number, until it renders', () => {
  const pages = new FailingPages();
  pages.failed({ ...ABOUT, search: '' }, 'broken');
  const [{ since } = { since: '' }] = pages.list;
  pages.failed({ ...ABOUT, search: '' }, 'still broken');
  expect(pages.list).toEqual([{ ...ABOUT, search: '', reason: 'still broken', since, failures: 2 }]);
  pages.rendered(ABOUT.path);
  expect(pages.list).toEqual([]);
});

test.each([[['', '?x=1']], [['?x=1', '']]])('of failures with the queries %j, shows the one without', (searches) => {
  const pages = new FailingPages();
  for (const search of searches) pages.failed({ ...ABOUT, search }, 'broken');
  expect(pages.list.map(({ search }) => search)).toEqual(['']);
});

test('keeps the latest 20 pages, and the beginning of long texts', () => {
  const pages = new FailingPages();
  const long = 'x'.repeat(500);
  for (let page = 1; page <= 25; page += 1)
    pages.failed({ route: '/:page', path: `/${page}${long}`, search: `?${long}` }, long);
  expect(pages.list).toHaveLength(20);
  expect(pages.list[0]?.path).toMatch(/^\/6x/);
  for (const { path, search, reason } of pages.list)
    expect([path, search, reason].map(({ length }) => length)).toEqual([200, 200, 200]);
  for (let page = 6; page <= 25; page += 1) pages.rendered(`/${page}${long}`);
  expect(pages.list).toEqual([]);
});
