import type { Page } from '@playwright/test';
import type { FaultyServer } from '../../support/faulty-server.ts';
import { expect, test } from './composed-visitor.ts';

// The service worker has a cure of its own; a page that it does not control yet has the browser's cache alone.
test.use({ serviceWorkers: 'block' });

/** Puts a chunk into the browser's cache as a damaged file that is good for a year, as a proxy or a disk may do. It does not run. */
async function damageInCache(page: Page, remote: FaultyServer, url: string) {
  await remote.fail('corrupted');
  const other = await page.context().newPage();
  await other.goto('/contact');
  await other.evaluate(async (href) => {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', crossOrigin: 'anonymous', href });
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await loaded;
  }, url);
  await other.close();
  await remote.heal();
}

/** The address of a file of a remote's release. */
async function fileOf(page: Page, remote: string, name: string): Promise<string> {
  const { remotes } = (await (await page.request.get('/composition.json')).json()) as { remotes: Record<string, { base: string; files: Record<string, string> }> };
  const { base = '', files = {} } = remotes[remote] ?? {};
  return base + Object.keys(files).find((file) => file.includes(name));
}

test('a page whose code lies damaged in the browser’s cache comes when it is tried again', async ({ page, site, expectProblem }) => {
  expectProblem(/Failed to find a valid digest|Failed to load resource/);
  await page.goto('/');
  await damageInCache(page, site.remotes['mf-content'], await fileOf(page, 'mf-content', 'expose_about_us'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  // By itself, after a moment; the visitor need not do it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us', { timeout: 20_000 });
  expect(await page.evaluate(() => '__ranCorrupted' in globalThis)).toBe(false);
  expect(asked.filter((url) => url.includes('expose_about_us')).map((url) => new URL(url).search)).toEqual(['', '?attempt=1']);
});

test('a section whose code lies damaged in the browser’s cache comes with its page when that is tried again', async ({ page, site, expectProblem }) => {
  expectProblem(/Failed to find a valid digest|Failed to load resource|ChunkLoadError|Loading chunk|_report/);
  await page.goto('/about-units');
  // The chunks that a converter page asks for besides its own are those of its sections.
  const chunks = await sectionChunks(page);
  for (const chunk of chunks) await damageInCache(page, site.remotes['mf-converter'], chunk);
  await page.goto('/');
  await page.locator('main a[href^="/converter/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on this page', { timeout: 20_000 });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Converter/);
  await expect(page.getByRole('table').first()).toBeVisible();
});

async function sectionChunks(page: Page): Promise<string[]> {
  const other = await page.context().browser()?.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' });
  const visitor = await other?.newPage();
  if (!other || !visitor) throw new Error('The browser is gone');
  await visitor.goto('/');
  await visitor.waitForLoadState('networkidle');
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(request.url()));
  await visitor.locator('main a[href^="/converter/"]').first().click();
  await expect(visitor.getByRole('table').first()).toBeVisible();
  await visitor.waitForLoadState('networkidle');
  await other.close();
  return asked.filter((url) => /\/browser\/\d+\.\w+\.js$/.test(url)).slice(0, 2);
}
