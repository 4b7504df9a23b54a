import { describe, expect, test } from '@jest/globals';
import { createApiClient } from '@site/api-contract';
import { catalog } from '@site/catalog/catalog';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { useApi } from '../testing/start-api.ts';

const api = useApi();

/** Unlike fetch, this does not decompress the body. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const call = request(api.url + path, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject).end();
  });
}

/** Reads the raw JSON, because the client keeps only some fields. */
const read = async (path: string): Promise<unknown> => JSON.parse((await get(path)).body.toString());

describe("the catalog's data", () => {
  test('includes all categories, conversions, and units', async () => {
    expect(await read('/api/categories')).toEqual(catalog.categories());
    expect(await read('/api/conversions')).toEqual(catalog.conversions());
    for (const { slug } of catalog.categories()) {
      expect(await read(`/api/conversions/category/${slug}`)).toEqual(catalog.conversionsOf(slug));
      expect(await read(`/api/units/${slug}`)).toEqual(catalog.units(slug));
    }
  });

  test.each([
    ['conversions/ft-to-m', 'conversions/feet-to-meters'],
    ['faqs/metres-to-feet', 'faqs/meters-to-feet'],
    ['units/LENGTH', 'units/length'],
    ['conversions/category/Area', 'conversions/category/area'],
  ])('redirects %s permanently to %s', async (path, canonical) => {
    expect(await get(`/api/${path}`)).toMatchObject({ status: 301, headers: { location: `/api/${canonical}` } });
  });

  test('is available to the client under every spelling', async () => {
    const client = createApiClient({ baseUrl: api.url });
    expect(await client.conversion('ft-to-m')).toMatchObject({ conversionFactor: '0.3048' });
    expect(await client.units('Length')).toEqual(await client.units('length'));
    expect((await client.faqs('torr-to-bar')).length).toBeGreaterThan(0);
  });

  test('returns 404 with a message for something unknown', async () => {
    for (const path of ['conversions/constructor', 'conversions/category/love', 'faqs/nothing', 'units/love']) {
      const { status, body, headers } = await get(`/api/${path}`);
      expect({ status, ...JSON.parse(String(body)) }).toEqual({
        status: 404,
        statusCode: 404,
        error: 'Not Found',
        code: expect.stringMatching(/_UNKNOWN$/),
        message: expect.stringContaining('does not exist.'),
      });
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

describe("the catalog's responses", () => {
  test('have the same content with brotli, gzip, and no compression, each with its own ETag', async () => {
    const plain = await get('/api/conversions');
    const br = await get('/api/conversions', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const gzip = await get('/api/conversions', { 'accept-encoding': 'gzip;q=1, br;q=0.1' });
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(br.headers).toMatchObject({
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
    });
  });

  test('are 304 for a client that already has the content', async () => {
    const { headers } = await get('/api/conversions', { 'accept-encoding': 'br' });
    for (const condition of [headers.etag ?? '', `"other", W/${headers.etag}`, '*']) {
      const again = await get('/api/conversions', { 'accept-encoding': 'br', 'if-none-match': condition });
      expect(again).toMatchObject({
        status: 304,
        body: Buffer.alloc(0),
        headers: { etag: headers.etag, vary: 'accept-encoding' },
      });
    }
    expect((await get('/api/conversions', { 'if-none-match': headers.etag ?? '' })).status).toBe(200);
  });

  test('have the same headers for HEAD as for GET', async () => {
    const head = await get('/api/units/length', {}, 'HEAD');
    const whole = await get('/api/units/length');
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(head.headers['content-length']).toBe(String(whole.body.length));
    expect(head.headers.etag).toBe(whole.headers.etag);
  });

  test('include the catalog version and a request ID', async () => {
    const paths = ['/api/categories', '/api/ga-id', '/api/units/love', '/nowhere', '/api/units/%zz', '/health/live'];
    const responses = await Promise.all(paths.map((path) => get(path)));
    expect(new Set(responses.map(({ headers }) => headers['x-catalog-version'])).size).toBe(1);
    expect(responses[0]?.headers['x-catalog-version']).toMatch(/^[\w-]{22}$/);
    expect(new Set(responses.map(({ headers }) => headers['x-request-id'])).size).toBe(responses.length);
  });
});
