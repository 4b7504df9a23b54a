import type { Page } from '@playwright/test';
import { heading } from '../page-parts.ts';
import { onSlowNetwork, withoutKeptFiles } from './composed-visitor.ts';
import { BROKEN, expect, expectWorkingFrame, test } from './faulty-visitor.ts';
import { sampleOf } from '../../support/sample.ts';

const CONVERTER = '/converter/length/feet-to-meters';
async function expectWorkingConverter(page: Page) {
  await page.getByLabel('From', { exact: true }).first().fill('12');
  await expect(page.getByText('12 ft = 3.658 m')).toBeVisible();
}

async function damageState(page: Page, damage: string, when: 'at first' | 'always') {
  await page.addInitScript(
    ([name, times]) => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      if (times === 'at first' && navigation?.type === 'reload') return;
      // Deferred scripts run after this event.
      document.addEventListener('readystatechange', () => {
        const state = document.getElementById('page-state');
        if (document.readyState !== 'interactive' || !state) return;
        const text = state.textContent ?? '';
        if (name === 'without its state') state.remove();
        if (name === 'cut off within its state') state.textContent = text.slice(0, 400);
        if (name === 'with an empty state') state.textContent = 'null';
        if (name === 'with a state of another kind') state.textContent = '{"site":{},"composition":{"routes":{}}}';
        if (name === 'with garbled data')
          state.textContent = text.replace('"page":{', '"page":{"kind":"page","head":7},"former":{');
      });
    },
    [damage, when] as const,
  );
}

for (const damage of sampleOf(
  ['without its state', 'cut off within its state', 'with an empty state', 'with a state of another kind'],
  2,
)) {
  test(`a document ${damage} is requested again`, async ({ page }) => {
    await damageState(page, damage, 'at first');
    const documents = countDocuments(page);
    await page.goto(CONVERTER);
    await expect.poll(documents).toBe(2);
    await expectWorkingConverter(page);
    expect(documents()).toBe(2);
  });

  test.describe(() => {
    test.use({ awaitsHydration: false });

    test(`a document that stays ${damage} is readable, and its links work`, async ({ page, expectProblem }) => {
      expectProblem(/The state of this page is unreadable/);
      await damageState(page, damage, 'always');
      const documents = countDocuments(page);
      await page.goto(CONVERTER);
      await expect.poll(documents).toBe(2);
      await page.waitForLoadState('networkidle');
      await expect(heading(page)).toHaveText('Feet to Meters Converter');
      expect(documents()).toBe(2);
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await expect(heading(page)).toHaveText('About Us');
    });
  });
}

function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => void (documents += request.isNavigationRequest() ? 1 : 0));
  return () => documents;
}

test('a page whose data was corrupted in transit fetches the data again', async ({ page, expectProblem }) => {
  expectProblem(/hydrat|Minified React error/i);
  await damageState(page, 'with garbled data', 'always');
  await page.goto(CONVERTER);
  await expectWorkingConverter(page);
});

test('with all storage blocked, as in some private windows, every page works', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, name, { get: refuse });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse });
  });
  await page.goto(CONVERTER);
  await expectWorkingConverter(page);
  await page.getByRole('button', { name: 'Use dark colors' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const [link, title] of [
    ['Contact Us', 'Contact Us'],
    ['Sitemap', /Sitemap/],
    ['About Us', 'About Us'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(heading(page)).toHaveText(title);
  }
  await page.goBack();
  await page.goBack();
  await page.getByLabel('Subject').fill('Without a draft');
  await expect(page.getByLabel('Subject')).toHaveValue('Without a draft');
});

const ANSWERS = [
  ['invalid JSON', '<html>A proxy’s page</html>', 200],
  ['something else', '[1, 2]', 200],
  ['nothing', 'null', 200],
  ['an error', '{}', 502],
] as const;

for (const [what, body, status] of sampleOf(ANSWERS, 3)) {
  test(`a page is retried even when the composition request returns ${what}`, async ({
    page,
    site,
    fail,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource|net::ERR_/);
    await onSlowNetwork(page);
    await page.route('**/composition.json', (route) =>
      route.fulfill({ status, contentType: 'application/json', body }),
    );
    await page.goto('/about-units');
    await fail('render');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeVisible();
    await fail(undefined);
    await tryAgain.click();
    await expect(heading(page)).toHaveText('Contact Us');

    await withoutKeptFiles(page);
    await site.remotes['mf-converter'].fail('500');
    await page.getByRole('contentinfo').getByRole('link', { name: 'All Converters' }).click();
    await expect(heading(page)).toHaveText('This page isn’t available right now');
    await site.remotes['mf-converter'].heal();
    await expect(heading(page)).not.toHaveText('This page isn’t available right now');
    await expect(page).toHaveTitle(/All Converters/);
  });
}

test.describe(() => {
  // Routes cannot intercept requests of a service worker.
  test.use({ serviceWorkers: 'block' });

  test('two servers with different compositions don’t cause a reload loop', async ({ page, site, expectProblem }) => {
    expectProblem(/Failed to load resource|net::ERR_/);
    await page.route('**/composition.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"id":"another"}' }),
    );
    await onSlowNetwork(page);
    await withoutKeptFiles(page);
    const documents = countDocuments(page);
    await site.remotes['mf-content'].fail('500');
    await page.goto('/about-units');
    await expect.poll(documents).toBe(2);
    await expect(page.getByText('Part of this page did not start')).toBeVisible();
    await page.waitForTimeout(5000);
    expect(documents()).toBe(2);
    await site.remotes['mf-content'].heal();
    await expect(page.getByText('Part of this page did not start')).toBeHidden({ timeout: 45_000 });
  });
});

test('a notice with unexpected content breaks only the notice', async ({ page, fail }) => {
  await fail(undefined);
  await page.goto('/contact');
  await page.getByLabel('Subject').fill('Before');
  await page.evaluate(() => dispatchEvent(new Event('fault:notice')));
  await expect(page.getByLabel('Subject')).toHaveValue('Before');
  await expectWorkingFrame(page);
});

test('elements removed behind the site’s back never break the document', async ({ page, fail, expectProblem }) => {
  expectProblem(/NotFoundError|removeChild|insertBefore/);
  await fail(undefined);
  await page.goto('/contact');
  await page.getByLabel('Subject').fill('Before');
  // Extensions and translators move or remove the page's elements, too.
  await page.evaluate(() => document.getElementById('page')?.remove());
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Units' }).click();
  await expect(heading(page)).toHaveText('About Units of Measurement');

  await page.evaluate(() => document.querySelector('header')?.remove());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(heading(page)).toHaveText('Contact Us');
});

test('a frame whose elements were removed shows an error page, and recovers', async ({ page, fail, expectProblem }) => {
  expectProblem(/NotFoundError|removeChild/);
  await page.setViewportSize({ width: 390, height: 844 });
  await fail(undefined);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#header-menu').evaluate((menu) => menu.remove());
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveText(BROKEN);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Contact Us');
  await page.getByLabel('Subject').fill('It works');
});
