import { beforeAll, describe, expect, test } from '@jest/globals';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ComposedSite } from '../support/composed-site.ts';
import { sharedSite } from '../support/shared-site.ts';
import { compose } from '../support/compose.ts';
import { deriveRelease } from '../support/release-copy.ts';
import { sampleOf } from '../support/sample.ts';
import { waitFor } from '../support/wait-for.ts';

/** Forces the regular path without changing response headers. */
const REGULAR = { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' };
const PAGE = '/converter/length/feet-to-meters';
const LIST = '/api/units/length';
const HEADING = 'About Units of Measurement';

let site: ComposedSite;
beforeAll(async () => {
  site = await sharedSite();
});

interface Answer {
  status: number | undefined;
  /** With duplicates. */
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

const LARGE_BYTES = 16 * 1024;

/** The shell compresses a large page again after its first response. */
async function untilFinal(path: string, name: Record<string, string>): Promise<void> {
  const compressed = { ...name, 'accept-encoding': 'br' };
  const first = await ask(path, compressed);
  if (path.startsWith('/api/') || Buffer.from(first.body, 'base64').length <= LARGE_BYTES) return;
  await waitFor('the final bytes', async () => {
    const { headers } = await ask(path, compressed);
    return String(headers['etag']) !== String(first.headers['etag']);
  });
}

/** Drops values that always change. */
function lasting({ status, headers: { date, age, 'x-request-id': id, ...headers }, body }: Answer) {
  expect([date?.length, id?.length]).toEqual([1, 1]);
  expect(age === undefined || (age.length === 1 && /^\d+$/.test(String(age)))).toBe(true);
  return { status, headers, body };
}

const ENCODINGS: Record<string, string>[] = [
  {},
  ...['br', 'br;q=0.1, gzip', 'identity'].map((encoding) => ({ 'accept-encoding': encoding })),
];
/** No other test asks for pages at these addresses, so each page is made, and compressed again, here. */
const NAMES = [
  { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'plain.test' },
  { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'public.test' },
];

describe('a prepared response', () => {
  test.each(sampleOf(['/', PAGE, '/contact', '/offline', LIST], 3))(
    'for %s has the same headers as the regular one',
    async (path) => {
      for (const name of NAMES) {
        await untilFinal(path, name);
        for (const encoding of ENCODINGS) {
          const headers = { ...name, ...encoding };
          const {
            headers: { etag: [etag = ''] = [], 'content-encoding': coding },
          } = await ask(path, headers);
          // Pages are cached compressed. The regular path decompresses them for other clients.
          const isReady = coding !== undefined || path.startsWith('/api/');
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
    ['for a range', LIST, { range: 'bytes=0-3' }],
    ['that bypasses caches', LIST, { 'cache-control': 'no-cache' }],
    ['with an invalid host', PAGE, { host: 'a b' }],
  ])('is not sent to a request %s', async (_what, path, headers) => {
    for (const one of [PAGE, LIST]) await ask(one);
    const before = await readyCount();
    await ask(path, headers);
    expect(await readyCount()).toBe(before);
  });

  test('keeps the connection open, even if the request that it was made for closed its own', async () => {
    expect((await ask(LIST, { connection: 'upgrade', upgrade: 'x' })).headers.connection).toEqual(['close']);
    const before = await readyCount();
    expect((await ask(LIST, { connection: 'keep-alive' })).headers.connection).toEqual(['keep-alive']);
    expect(await readyCount()).toBe(before + 1);
  });

  test('ends with its composition: nothing from the previous one is sent afterwards', async () => {
    for (const path of ['/about-units', LIST]) await ask(path);
    const next = deriveRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], {
      version: '9.1.0',
      text: HEADING,
      instead: 'About All Units of Measurement',
    });
    await compose(site.compositionFile, site.addressOf('mf-content', next));
    const revision = String((await site.health()).revision);
    for (const path of ['/about-units', LIST, '/about-units', LIST])
      expect((await ask(path)).headers['x-revision']).toEqual([revision]);
    expect((await site.get('/about-units')).text).toContain('About All Units of Measurement');
  });
});
