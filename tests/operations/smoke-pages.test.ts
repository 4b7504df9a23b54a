import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { smokePages } from '../../shell/composition/cli/smoke-pages.ts';

const hydrated = (script = '', content = '') =>
  '<!DOCTYPE html><link rel="icon" ' +
  `href="data:,"><header>A</header><main>${content}</main><footer>B</footer><script>document.querySelector('main').__reactProps ` +
  `= {}; ${script}</script>`;
const LATE = 'requestAnimationFrame(() => { throw new Error("Home effect is broken\\n    at stack"); });';
const BY_LINK =
  `document.querySelector('a').addEventListener('click', (event) => { event.preventDefault(); ` +
  `history.pushState({}, '', '/linked'); throw new Error('Navigation is broken'); });`;
const PAGES: Readonly<Record<string, string>> = {
  '/': hydrated(`${LATE} ${BY_LINK}`, '<a href="/linked">Linked</a><script src="/unchanged/1.0.0/page.js"></script>'),
  '/wide': hydrated('', '<div style="width: 1000px; margin: 0 -8px">Wide</div>'),
  '/bare': hydrated(`document.querySelector('header').hidden = true;`),
  '/incomplete': hydrated('', '<script src="/changed/1.0.0/page.js"></script>'),
};

let site: Server;
let origin: string;
beforeAll(async () => {
  site = createServer(({ url = '' }, response) => {
    if (url === '/closed') return void response.destroy();
    if (url.endsWith('.js')) return response.writeHead(503).end();
    return response
      .writeHead(url === '/gone' ? 404 : 200, { 'content-type': 'text/html' })
      .end(PAGES[url] ?? hydrated());
  });
  await once(site.listen(0, 'localhost'), 'listening');
  origin = `http://localhost:${(site.address() as AddressInfo).port}`;
});
afterAll(() => void site.close());

test('reports each failing page in one line, and a missing script only if its remote has changed', async () => {
  const paths = ['/', '/closed', '/wide', '/bare', '/incomplete', '/gone', '/linked'];
  const opened: string[] = [];
  const faults = await smokePages(origin, paths, {
    onPage: (path) => opened.push(path),
    optionalBases: [`${origin}/unchanged/1.0.0/`],
  });
  expect(opened).toEqual([...paths, '/linked']);
  expect(faults).toEqual([
    '/: Home effect is broken.',
    expect.stringMatching(/^\/closed: It did not load: .*ERR_EMPTY_RESPONSE/),
    '/wide: At 390 px it is 1000 px wide, so it scrolls horizontally.',
    '/bare: At 390 px its header is not visible; At 1280 px its header is not visible.',
    '/incomplete: Failed to load resource: the server responded with a status of 503 (Service Unavailable).',
    expect.stringMatching(/^\/gone: .*It returned 404\.$/),
    '/linked: Opened from a link: Navigation is broken.',
  ]);
});
