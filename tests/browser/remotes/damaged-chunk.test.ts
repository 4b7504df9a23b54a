import type { Page } from '@playwright/test';
import type { FaultyServer } from '../../support/faulty-server.ts';
import { expect, onSlowNetwork, ranCorruptedScript, test } from './composed-visitor.ts';

/** Puts a damaged chunk into the browser cache for a year, as a proxy or a failing disk could. */
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

async function fileWith(page: Page, remote: string, name: RegExp, words = ''): Promise<string> {
  const { remotes } = (await (await page.request.get('/composition.json')).json()) as {
    remotes: Record<string, { base: string; files: Record<string, string> }>;
  };
  const { base = '', files = {} } = remotes[remote] ?? {};
  for (const file of Object.keys(files).filter((path) => name.test(path)))
    if ((await (await page.request.get(base + file)).text()).includes(words)) return base + file;
  throw new Error(`No file of ${remote} says "${words}"`);
}

for (const [what, remote, name, words, link, shown] of [
  ['page', 'mf-content', /expose_article/, '', 'footer a[href="/about-us"]', 'About Us'],
  ['section', 'mf-converter', /^\d+\./, 'Everyday examples', 'main a[href^="/converter/"]', 'Everyday examples'],
] as const)
  test(`a ${what} loads even if the browser’s cached copy of its code is damaged`, async ({
    page,
    site,
    expectProblem,
  }) => {
    expectProblem(/Failed to find a valid digest|Failed to load resource|ChunkLoadError|Loading chunk|_report/);
    await onSlowNetwork(page);
    await page.goto('/sitemap');
    const file = await fileWith(page, remote, name, words);
    await damageInCache(page, site.remotes[remote], file);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    await page.locator(link).first().click();
    await expect(page.getByRole('heading', { name: shown })).toBeVisible();
    expect(await ranCorruptedScript(page)).toBe(false);
    // The first attempt is not observable, because a hit in the memory cache causes no request.
    expect(asked.findLast((url) => url.includes(`/${file.split('/').at(-1)}`))).toMatch(site.origin);
  });
