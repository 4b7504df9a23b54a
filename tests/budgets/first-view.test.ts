import { expect, test } from '../e2e/visitor.ts';

/** Of it, 2 KB are what stands in for a page whose code fails, and the boundary around each: when they are needed, nothing can be fetched. */
const LIMIT = 140_000;
/** When the first view weighs less than this, the limit is too lax to notice a bundle that grows: then lower both. */
const FLOOR = 130_000;

test('the first view of a converter page fetches at most 140 KB of scripts, and comes compressed', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const sizes = new Map<string, number>();
  const encodings = new Set<string | undefined>();
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (!new URL(response.url).pathname.endsWith('.js')) return;
    sizes.set(requestId, 0);
    encodings.add(response.headers['content-encoding']);
  });
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const size = sizes.get(requestId);
    if (size !== undefined) sizes.set(requestId, size + encodedDataLength);
  });
  await page.goto('/converter/length/feet-to-meters', { waitUntil: 'networkidle' });
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect([...encodings]).toEqual(['br']);
  expect(total).toBeLessThanOrEqual(LIMIT);
  expect(total).toBeGreaterThan(FLOOR);
});

test('after the HTML, one network trip brings everything that the page needs to run', async ({ page, baseURL }) => {
  await page.goto('/converter/length/feet-to-meters', { waitUntil: 'networkidle' });
  const html = await (await page.request.get(`${baseURL}/converter/length/feet-to-meters`)).text();
  const fetched = await page.evaluate(() => {
    // What comes after the page is complete, such as analytics, waits until it is idle.
    const { loadEventStart } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    return performance.getEntriesByType('resource').filter(({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime < loadEventStart).map(({ name }) => name);
  });
  expect(fetched.length).toBeGreaterThan(2);
  // Whatever the HTML itself names is asked for as soon as it is read; anything else would be a trip of its own.
  expect(fetched.filter((url) => !html.includes(url) && !html.includes(new URL(url).pathname))).toEqual([]);
});

test('no script is fetched twice', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url());
  });
  await page.goto('/converter/length/feet-to-meters', { waitUntil: 'networkidle' });
  expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([]);
});
