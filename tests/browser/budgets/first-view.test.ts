import { expect, test } from '../visitor.ts';

test.use({ serviceWorkers: 'allow' });

test('after the HTML, one round trip loads everything the page needs to run', async ({ page, baseURL }) => {
  // Prevents requests that wait until the page is idle, such as analytics.
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
  await page.goto('/converter/length/feet-to-meters', { waitUntil: 'networkidle' });
  const html = await (await page.request.get(`${baseURL}/converter/length/feet-to-meters`)).text();
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.js(\?|$)/.test(name)),
  );
  expect(fetched.length).toBeGreaterThan(2);
  // A script that the HTML does not name costs another round trip.
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
