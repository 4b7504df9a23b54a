import { beforeAll, describe, expect, test } from '@jest/globals';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ComposedSite } from '../support/composed-site.ts';
import { sharedSite } from '../support/shared-site.ts';
import { compose } from '../support/compose.ts';
import { deriveRelease } from '../support/release-copy.ts';
import { getSample } from '../support/sample.ts';

/** This header forces the regular path without changing the response headers. */
const REGULAR = { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' };
const PAGE = '/converter/length/feet-to-meters';
const FILE = '/sitemap.xml';
const HEADING = 'About Units of Measurement';

let site: ComposedSite;
beforeAll(async () => {
  site = await sharedSite();
});

interface Answer {
  status: number | undefined;
  headers: NodeJS.Dict<string[]>;
  body: string;
}

/** `fetch` would decode the response and add request headers. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(site.origin + path, { method, headers, agent: false }, (response) => {
      buffer(response).then(
        (body) =>
          resolve({ status: response.statusCode, headers: response.headersDistinct, body: body.toString('base64') }),
        reject,
      );
    });
    call.on('error', reject).end();
  });
}

async function readyCount(): Promise<number> {
  return Number(/^shell_ready_answers_total (\d+)$/m.exec(await site.metrics())?.[1]);
}

/** Removes headers that differ in every response. */
function lasting({ status, headers: { date, 'x-request-id': id, ...headers }, body }: Answer) {
  expect([date?.length, id?.length]).toEqual([1, 1]);
  return { status, headers, body };
}

const ENCODINGS: Record<string, string>[] = [
  {},
  ...['br', 'br;q=0.1, gzip', 'identity'].map((encoding) => ({ 'accept-encoding': encoding })),
];
/** No other test requests these URLs, so the site renders each page for this test. */
const NAMES = [
  { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'plain.test' },
  { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'public.test' },
];

describe('a prepared response', () => {
  test.each(getSample(['/', PAGE, '/contact', '/offline', FILE], 3))(
    'for %s has the same headers as the regular response',
    async (path) => {
      for (const name of NAMES) {
        await ask(path, name);
        for (const encoding of ENCODINGS) {
          const headers = { ...name, ...encoding };
          const {
            headers: { etag: [etag = ''] = [], 'content-encoding': coding },
          } = await ask(path, headers);
          // Pages are cached compressed. The regular path decompresses them for other clients.
          const isReady = coding !== undefined;
          const before = await readyCount();
          for (const method of ['GET', 'HEAD']) {
            for (const condition of [{}, { 'if-none-match': etag }, { 'if-none-match': `"x", W/${etag}` }]) {
              const asked = { ...headers, ...condition };
              expect(lasting(await ask(path, asked, method))).toEqual(
                lasting(await ask(path, { ...asked, ...REGULAR }, method)),
              );
            }
          }
          expect(await readyCount()).toBe(before + (isReady ? 6 : 0));
        }
      }
    },
  );

  test.each<[string, string, Record<string, string>]>([
    ['with a canary cookie', PAGE, { cookie: 'a=b; rollout=x.abcd' }],
    ['with a preview cookie', PAGE, { cookie: 'composition=x' }],
    ['with a query', `${PAGE}?value=2`, {}],
    ['for a range', FILE, { range: 'bytes=0-3' }],
    ['with an invalid host', PAGE, { host: 'a b' }],
  ])('is not sent in response to a request %s', async (_what, path, headers) => {
    const compressed = { 'accept-encoding': 'br' };
    for (const one of [PAGE, FILE]) await ask(one, compressed);
    const before = await readyCount();
    await ask(path, { ...compressed, ...headers });
    expect(await readyCount()).toBe(before);
  });

  test('keeps the connection open, even if it was prepared for a request that closed its connection', async () => {
    const compressed = { 'accept-encoding': 'br' };
    const closing = await ask(PAGE, { ...compressed, connection: 'upgrade', upgrade: 'x' });
    expect(closing.headers.connection).toEqual(['close']);
    const before = await readyCount();
    const keeping = await ask(PAGE, { ...compressed, connection: 'keep-alive' });
    expect(keeping.headers.connection).toEqual(['keep-alive']);
    expect(await readyCount()).toBe(before + 1);
  });

  test('is not sent after another composition goes live', async () => {
    for (const path of ['/about-units', FILE]) await ask(path);
    const next = deriveRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], {
      version: '9.1.0',
      text: HEADING,
      instead: 'About All Units of Measurement',
    });
    await compose(site.compositionFile, site.getReleaseUrl('mf-content', next));
    const revision = String((await site.health()).revision);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await ask('/about-units')).headers['x-revision']).toEqual([revision]);
    expect((await site.get('/about-units')).text).toContain('About All Units of Measurement');
  });
});
