import { afterEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { linkingPages } from './linking-pages.ts';

const routes = Object.fromEntries(
  [
    ['/', 'mf-a'],
    ['/about', 'mf-a'],
    ['/guides/:slug', 'mf-b'],
    ['/contact', 'mf-c'],
  ].map(([pattern = '', remote = '']) => [pattern, { remote, module: './page' }]),
);
const PAGES: Readonly<Record<string, string>> = {
  '/': '<header><a href="/contact">Contact</a></header><main><a class="x" href="/guides/one?x=1#y">One</a></main>',
  '/about': '<main><p>Write to us: <a href="/contact">contact</a></p></main>',
  '/guides/one': '<main><a href="/Contact">Contact</a></main>',
  '/contact': '<main><a href="/contact">This page</a></main>',
  '/sitemap.xml': '<loc>http://site.test/guides/one</loc><loc>http://site.test/guides/two</loc>',
};

let server: Server | undefined;
afterEach(() => void server?.close());

/** @param slow path of the page that arrives last */
async function siteWithPages(slow?: string): Promise<string> {
  const others = Promise.withResolvers<void>();
  server = createServer((request, response) => {
    const send = () => response.end(PAGES[request.url ?? ''] ?? '');
    if (request.url === slow) return void others.promise.then(send);
    if (request.url === '/guides/one') response.once('close', others.resolve);
    send();
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test('names the pages that stay and link to a removed route outside the header, in the order of the routes', async () => {
  const pages = await linkingPages({ routes }, ['/contact'], await siteWithPages('/about'));
  expect(pages).toEqual(['/about', '/guides/one']);
});

test('names the pages that link to a route with parameters of a removed remote', async () => {
  expect(await linkingPages({ routes }, ['mf-b'], await siteWithPages())).toEqual(['/']);
});

test('names none if a part is removed, or if the site does not respond', async () => {
  expect(await linkingPages({ routes }, ['suggest'], await siteWithPages())).toEqual([]);
  expect(await linkingPages({ routes }, ['/contact'], 'http://localhost:1')).toEqual([]);
});
