import type { Page } from '@playwright/test';
import type { FaultyServer } from '../../support/faulty-server.ts';
import { expect, onSlowNetwork, test } from './composed-visitor.ts';

// The service worker recovers in its own way.
test.use({ serviceWorkers: 'block' });

/** Caches a damaged chunk for a year, as a proxy or disk fault can. It must not run. */
async function damageInCache(page: Page, remote: FaultyServer, url: string) {
  await remote.fail('corrupted');
  const other = await page.context().newPage();
  await other.goto('/contact');
  await other.evaluate(async (href) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'script',
      crossOrigin: 'anonymous',
      href,
    });
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await loaded;
  }, url);
  await other.close();
  await remote.heal();
}

async function fileOf(page: Page, remote: string, name: string): Promise<string> {
  const { remotes } = (await (await page.request.get('/composition.json')).json()) as {
    remotes: Record<string, { base: string; files: Record<string, string> }>;
  };
  const { base = '', files = {} } = remotes[remote] ?? {};
  return base + Object.keys(files).find((file) => file.includes(name));
}

test('a page whose code is damaged in the browser’s cache still loads', async ({ page, site, expectProblem }) => {
  expectProblem(/Failed to find a valid digest|Failed to load resource/);
  await onSlowNetwork(page);
  await page.goto('/');
  await damageInCache(page, site.remotes['mf-content'], await fileOf(page, 'mf-content', 'expose_article'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  expect(await page.evaluate(() => '__ranCorrupted' in globalThis)).toBe(false);
  expect(asked.findLast((url) => url.includes('expose_article'))).toMatch(site.origin);
});

test('a section whose code is damaged in the browser’s cache loads with its page', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/Failed to find a valid digest|Failed to load resource|ChunkLoadError|Loading chunk|_report/);
  await onSlowNetwork(page);
  await page.goto('/about-units');
  const chunk = await chunkWith(page, 'mf-converter', 'Everyday examples');
  await damageInCache(page, site.remotes['mf-converter'], chunk);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await page.locator('main a[href^="/converter/"]').first().click();
  await expect(page.getByRole('heading', { name: 'Everyday examples' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Converter$/);
  expect(await page.evaluate(() => '__ranCorrupted' in globalThis)).toBe(false);
  const name = chunk.split('/').at(-1) ?? '';
  // The first attempt is not observable: a memory-cache hit is not a request.
  expect(asked.findLast((url) => url.includes(`/${name}`))).toMatch(site.origin);
});

async function chunkWith(page: Page, remote: string, words: string): Promise<string> {
  const { remotes } = (await (await page.request.get('/composition.json')).json()) as {
    remotes: Record<string, { base: string; files: Record<string, string> }>;
  };
  const { base = '', files = {} } = remotes[remote] ?? {};
  for (const chunk of Object.keys(files).filter((file) => /^\d+\./.test(file))) {
    const text = await (await page.request.get(base + chunk)).text();
    if (text.includes(words)) return base + chunk;
  }
  throw new Error(`No chunk of ${remote} says "${words}"`);
}
