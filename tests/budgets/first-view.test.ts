import { expect, test } from '../e2e/visitor.ts';

const SCRIPT_LIMIT_KB = 130;
/** When the first view weighs less than this, the limit is too lax to notice a bundle that grows: then lower it. */
const SCRIPT_FLOOR_KB = 90;

test('the first view of a converter page fetches at most 130 KB of scripts', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const scripts = new Map<string, number>();
  const requests = new Set<string>();
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.endsWith('.js')) requests.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requests.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  await page.goto('/converter/length/feet-to-meters', { waitUntil: 'networkidle' });
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0) / 1024;
  expect(total).toBeLessThanOrEqual(SCRIPT_LIMIT_KB);
  expect(total).toBeGreaterThan(SCRIPT_FLOOR_KB);
});

test('after the HTML, one network trip brings everything that the page needs to run', async ({ page, baseURL }) => {
  await page.goto('/converter/length/feet-to-meters', { waitUntil: 'networkidle' });
  const html = await (await page.request.get(`${baseURL}/converter/length/feet-to-meters`)).text();
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter((entry) => (entry as PerformanceResourceTiming).initiatorType !== 'beacon' && /\.js(\?|$)/.test(entry.name)).map(({ name }) => name),
  );
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
