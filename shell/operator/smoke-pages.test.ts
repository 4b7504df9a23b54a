import { afterEach, expect, jest, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { smokePages } from './smoke-pages.ts';

jest.setTimeout(60_000);

let site: Server | undefined;
afterEach(() => void site?.close());

/** A page that React has taken over, as far as it can be seen. */
const hydrated = (script = '') =>
  `<!DOCTYPE html><link rel="icon" href="data:,"><main></main><script>document.querySelector('main').__reactProps = {}; ${script}</script>`;

test('a page whose connection breaks is a fault of that page, and the others are opened still', async () => {
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
    (path) => opened.push(path),
  );
  expect(opened).toEqual(['/', '/closed', '/failing', '/']);
  expect(problems).toEqual([
    expect.stringMatching(/^\/closed: It did not load: .*ERR_EMPTY_RESPONSE/),
    '/failing: It fails.',
  ]);
});
