import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ComposedSite } from '../support/composed-site.ts';
import { sharedSite } from '../support/shared-site.ts';

let site: ComposedSite;
beforeAll(async () => {
  site = await sharedSite();
});

const get = (path: string, init: RequestInit = {}) => fetch(site.origin + path, { redirect: 'manual', ...init });

async function buildImage(question: string): Promise<string> {
  const html = await (await get(`/all-converters?${new URLSearchParams({ q: question }).toString()}`)).text();
  const [address, twin] = ['property="og:image"', 'name="twitter:image"'].map(
    (name) => new RegExp(`${name} content="([^"]+)"`).exec(html)?.[1],
  );
  expect(address).toBe(twin);
  expect(address?.startsWith(site.origin)).toBe(true);
  return (address ?? '').slice(site.origin.length).replaceAll('&amp;', '&');
}

describe('the preview image for an answer', () => {
  test.each([
    ['5 ft 3 in to cm', '/social/scales/0,10,30.48,0,5.25/category/length.png?equation=5+ft+3+in+%3D+160.02+cm'],
    [
      '-40 f to c',
      '/social/scales/-50,0,0.555556,-17.7778,-40/category/temperature.png?equation=%E2%88%9240+%C2%B0F+%3D+%E2%88%9240+%C2%B0C',
    ],
    [
      '350 f to c',
      '/social/scales/0,500,0.555556,-17.7778,350/category/temperature.png?equation=350+%C2%B0F+%E2%89%88+176.667+%C2%B0C&note=Oven%3A+180+%C2%B0C%2C+fan+160+%C2%B0C%2C+350+%C2%B0F%2C+gas+mark+4',
    ],
  ])('shows the value of “%s” on two scales', async (question, path) => {
    expect(await buildImage(question)).toBe(path);
    const response = await get(path);
    const png = Buffer.from(await response.arrayBuffer());
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const again = await get(path, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    const head = await get(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(png.length)]);
    expect((await get(path, { method: 'POST' })).status).toBe(405);
  });

  test('shows the category if there are no scales', async () => {
    expect(await buildImage('30 mpg to l/100km')).toBe('/social/fuel-economy.png');
    expect((await get('/social/fuel-economy.png')).status).toBe(200);
  });

  test('redirects to its URL without the equation if the equation is not valid', async () => {
    const response = await get('/social/scales/0,10,30.48,0,5.25/category/length.png?equation=5+fools+%3D+3+cm');
    const canonical = '/social/scales/0,10,30.48,0,5.25/category/length.png';
    expect([response.status, response.headers.get('location')]).toEqual([302, canonical]);
  });

  test('redirects other spellings of its numbers to one URL', async () => {
    const response = await get('/social/scales/00,10.0,3048e-2,-0,5.25/category/length.png?utm_source=chat');
    const canonical = '/social/scales/0,10,30.48,0,5.25/category/length.png';
    expect([response.status, response.headers.get('location')]).toEqual([302, canonical]);
  });

  test.each(['0,1e999,1,0,5.png', '0,10,1,0,5/%3Cpath%3E.png'])(
    'is not drawn for the invalid values %s',
    async (numbers) => {
      const response = await get(`/social/scales/${numbers}`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
    },
  );

  test('does not keep visitors waiting when it is requested too often', async () => {
    const flood = Array.from({ length: 100 }, (_, index) => get(`/social/scales/0,${200 + index},1,0,100.png`));
    const page = await get('/about-units');
    expect(page.status).toBe(200);
    const responses = await Promise.all(flood);
    const refused = responses.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(30);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(refused.every(({ headers }) => headers.get('retry-after') === '60')).toBe(true);
    expect((await get('/social/scales/0,10,30.48,0,5.25/category/length.png')).status).toBe(200);
  });
});
