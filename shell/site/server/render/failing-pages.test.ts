import { expect, test } from '@jest/globals';
import { FailingPages } from './failing-pages.ts';

const ABOUT = { route: '/about', path: '/about' };

test('lists each failing page once, with its first failure, its last reason, and the number of failures', () => {
  const pages = new FailingPages();
  pages.failed({ ...ABOUT, search: '' }, 'broken');
  const [{ since } = { since: '' }] = pages.list;
  pages.failed({ ...ABOUT, search: '' }, 'still broken');
  expect(pages.list).toEqual([{ ...ABOUT, search: '', reason: 'still broken', since, failures: 2 }]);
});

test('shows a failure without a query rather than one with a query, in any order', () => {
  const [first, second] = [new FailingPages(), new FailingPages()];
  for (const search of ['', '?x=1']) first.failed({ ...ABOUT, search }, 'broken');
  for (const search of ['?x=1', '']) second.failed({ ...ABOUT, search }, 'broken');
  expect([first, second].map(({ list }) => list.map(({ search }) => search))).toEqual([[''], ['']]);
});

test('drops a page once it renders', () => {
  const pages = new FailingPages();
  const path = `/${'x'.repeat(500)}`;
  pages.failed({ route: '/:page', path, search: '' }, 'broken');
  pages.rendered(path);
  expect(pages.list).toEqual([]);
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
});
