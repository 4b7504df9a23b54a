import { compose } from '../../support/compose.ts';
import { deriveRelease } from '../../support/release-copy.ts';
import { expect, test } from './composed-visitor.ts';

const HEADING = 'About Units of Measurement';
const NEXT_HEADING = 'About All Units of Measurement';

test.use({ serviceWorkers: 'allow' });

test('visitors get the release that the operator chooses without a restart, and earlier visitors stay on theirs', async ({
  page,
  site,
  browser,
}) => {
  const first = site.releases['mf-content'];
  const next = deriveRelease(site.releaseRoot('mf-content'), first, {
    version: '9.0.0',
    text: HEADING,
    instead: NEXT_HEADING,
  });
  await page.goto('/');
  await compose(site.compositionFile, site.addressOf('mf-content', next));
  await expect.poll(async () => (await site.get('/about-units')).text).toContain(NEXT_HEADING);

  // An open page keeps its releases.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);

  const newcomer = await browser.newPage({ baseURL: site.origin });
  await newcomer.goto('/about-units');
  await expect(newcomer.getByRole('heading', { level: 1 })).toHaveText(NEXT_HEADING);
  await newcomer.close();
});

test('each remote is served from its own origin', async ({ page, site }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  for (const path of ['/', '/about-units', '/contact']) await page.goto(path, { waitUntil: 'networkidle' });
  const owners = ['mf-converter', 'mf-content', 'mf-contact'] as const;
  expect([...origins].sort()).toEqual([site.origin, ...owners.map((remote) => site.remotes[remote].origin)].sort());
});
