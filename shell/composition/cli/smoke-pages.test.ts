import { afterEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { smokePages } from './smoke-pages.ts';

let site: Server | undefined;
afterEach(() => void site?.close());

const hydrated = (script = '', links = '') =>
  '<!DOCTYPE html><link rel="icon" ' +
  `href="data:,"><header>A</header><main>${links}</main><footer>B</footer><script>document.querySelector('main').__reactProps ` +
  `= {}; ${script}</script>`;

test('reports a page whose connection breaks, and still opens the others', async () => {
  site = createServer(({ url }, response) => {
    if (url === '/closed') return void response.destroy();
    return response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(url === '/failing' ? hydrated('throw new Error("It fails.")') : hydrated());
  }).listen(0, 'localhost');
  await once(site, 'listening');
  const opened: string[] = [];
  const problems = await smokePages(
    `http://localhost:${(site.address() as AddressInfo).port}`,
    ['/', '/closed', '/failing', '/'],
    { onPage: (path) => opened.push(path) },
  );
  expect(opened).toEqual(['/', '/closed', '/failing', '/']);
  expect(problems).toEqual([
    expect.stringMatching(/^\/closed: It did not load: .*ERR_EMPTY_RESPONSE/),
    '/failing: It fails.',
  ]);
});

test('reports each failing page in one line: after hydration, in its layout, or after a click', async () => {
  const late = 'requestAnimationFrame(() => { throw new Error("Home effect is broken\\n    at stack"); });';
  const byLink =
    `document.querySelector('a')?.addEventListener('click', (event) => { event.preventDefault(); ` +
    `history.pushState({}, '', '/linked'); throw new Error('Navigation is broken'); });`;
  const bodies: Record<string, string> = {
    '/': hydrated(`${late} ${byLink}`, '<a href="/linked">Linked</a>'),
    '/wide': hydrated('', '<div style="width: 1000px; margin: 0 -8px">Wide</div>'),
    '/bare': hydrated(`document.querySelector('header').hidden = true;`),
  };
  site = createServer(({ url = '' }, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(bodies[url] ?? hydrated()),
  ).listen(0, 'localhost');
  await once(site, 'listening');
  const origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  expect(await smokePages(origin, ['/', '/wide', '/bare', '/linked'], { onPage: () => {} })).toEqual([
    '/: Home effect is broken.',
    '/wide: At 390 px it is 1000 px wide, so it scrolls horizontally.',
    '/bare: At 390 px its header is not visible; At 1280 px its header is not visible.',
    '/linked: Opened from a link: Navigation is broken.',
  ]);
});

test('ignores a missing script only if its remote is unchanged', async () => {
  site = createServer(({ url = '' }, response) => {
    if (url.endsWith('.js')) return response.writeHead(503).end();
    return response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(hydrated('', `<script src="${url === '/' ? '/unchanged/1.0.0' : '/changed/1.0.0'}/page.js"></script>`));
  }).listen(0, 'localhost');
  await once(site, 'listening');
  const origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  const optionalBases = [`${origin}/unchanged/1.0.0/`];
  expect(await smokePages(origin, ['/', '/other'], { onPage: () => {}, optionalBases })).toEqual([
    '/other: Failed to load resource: the server responded with a status of 503 (Service Unavailable).',
  ]);
});
