import { expect, test } from '../visitor.ts';

test('a first view loads all of its scripts in one round trip and no script twice', async ({ page, baseURL }) => {
  // Prevents requests that wait until the page is idle, such as analytics.
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url());
  });
  await page.goto('/converter/length/feet-to-meters', { waitUntil: 'networkidle' });
  const html = await (await page.request.get(`${baseURL}/converter/length/feet-to-meters`)).text();
  expect(fetched.length).toBeGreaterThan(2);
  // A script that the HTML does not list costs another round trip.
  expect(fetched.filter((url) => !html.includes(url) && !html.includes(new URL(url).pathname))).toEqual([]);
  expect(fetched.filter((url, index) => fetched.indexOf(url) !== index)).toEqual([]);
});
