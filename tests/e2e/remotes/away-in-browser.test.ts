import { FAULTS } from '../../support/faulty-server.ts';
import { expect, test } from './composed-visitor.ts';

const AWAY = 'This page is away at the moment';

for (const fault of FAULTS) {
  test(`with the content remote ${fault}, its page says so inside the living site, and comes when it is tried again`, async ({ page, site, expectProblem }) => {
    expectProblem(/Failed to load resource|Failed to find a valid digest|net::ERR_/);
    await page.goto('/');
    await page.evaluate(() => Object.assign(globalThis, { __same: true }));
    await site.remotes['mf-content'].fail(fault);

    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(AWAY, { timeout: 30_000 });
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await page.evaluate(() => '__ranCorrupted' in globalThis)).toBe(false);

    // The rest of the site goes on: a page of another remote opens.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(AWAY, { timeout: 30_000 });
    await site.remotes['mf-content'].heal();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
    expect(await page.evaluate(() => '__same' in globalThis)).toBe(true);
  });
}

test('a page that could not be had comes back by itself', async ({ page, site, expectProblem }) => {
  expectProblem(/Failed to load resource|net::ERR_/);
  await page.goto('/');
  await site.remotes['mf-content'].fail('500');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(AWAY);
  await site.remotes['mf-content'].heal();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy', { timeout: 40_000 });
});

for (const fault of ['stopped', 'corrupted'] as const) {
  test(`with the remote of the first page ${fault}, what the server wrote can be read`, async ({ page, site, expectProblem }) => {
    expectProblem(/Failed to load resource|Failed to find a valid digest|net::ERR_/);
    await site.remotes['mf-content'].fail(fault);
    await page.goto('/about-units');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Units of Measurement');
    await expect(page.getByRole('table').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Units of Measurement');
    expect(await page.evaluate(() => '__ranCorrupted' in globalThis)).toBe(false);
  });
}
