import { FAULTS } from '../../support/faulty-server.ts';
import { expect, onSlowNetwork, test, withoutKeptFiles } from './composed-visitor.ts';
import { sampleOf } from '../../support/sample.ts';

const AWAY = 'This page isn’t available right now';

// Service worker requests bypass routes.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => onSlowNetwork(page));

for (const fault of sampleOf(FAULTS, 3, 1)) {
  test(`with the content remote ${fault} and no stored copy, its page shows an error inside the working site, and loads on retry`, async ({
    page,
    site,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource|Failed to find a valid digest|net::ERR_/);
    await withoutKeptFiles(page);
    await page.goto('/');
    await page.evaluate(() => Object.assign(globalThis, { __same: true }));
    await site.remotes['mf-content'].fail(fault);

    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(AWAY);
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await page.evaluate(() => '__ranCorrupted' in globalThis)).toBe(false);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(AWAY);
    await site.remotes['mf-content'].heal();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
    expect(await page.evaluate(() => '__same' in globalThis)).toBe(true);
  });
}

test('an unavailable page retries automatically, and each attempt uses a new URL because the cached file may be damaged', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|net::ERR_/);
  await withoutKeptFiles(page);
  await page.goto('/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await site.remotes['mf-content'].fail('500');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(AWAY);
  await site.remotes['mf-content'].heal();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy', { timeout: 40_000 });
  const entries = asked.filter((url) => url.includes('/entry.'));
  expect(entries.length).toBeGreaterThan(4);
  expect(new Set(entries).size).toBe(entries.length);
});

for (const fault of ['stopped', 'corrupted'] as const) {
  test(`with the first page’s remote ${fault} and no stored copy, the server-rendered page stays readable`, async ({
    page,
    site,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource|Failed to find a valid digest|net::ERR_/);
    await withoutKeptFiles(page);
    await site.remotes['mf-content'].fail(fault);
    await page.goto('/about-units');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Units of Measurement');
    await expect(page.getByRole('table').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Units of Measurement');
    expect(await page.evaluate(() => '__ranCorrupted' in globalThis)).toBe(false);
  });
}
