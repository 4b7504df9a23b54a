import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { ComposedSite, type SiteHealth } from '../support/composed-site.ts';
import { waitFor } from '../support/wait-for.ts';
import { type LoneShell, startLoneShell } from '../support/lone-shell.ts';

let site: ComposedSite;
let shell: LoneShell;
beforeAll(async () => {
  site = await ComposedSite.start();
});
afterEach(() => shell?.stop());
afterAll(() => site?.stop());

test('a shell without a composition listens right away and says that the site is starting', async () => {
  shell = await startLoneShell({ API_URL: site.apiOrigin });
  const { origin } = shell;
  const ready = await waitFor('the shell to look for a composition', async () => {
    const response = await fetch(`${origin}/health/ready`);
    return ((await response.clone().json()) as SiteHealth).problems.length > 0 && response;
  });
  expect([ready.status, await ready.json()]).toEqual([
    503,
    expect.objectContaining({
      status: 'starting',
      problems: [
        {
          code: 'NO_COMPOSITION',
          message: expect.stringContaining('No composition exists yet. To create one: npm run compose -- use'),
          since: expect.stringMatching(/^\d{4}-/),
          advice: expect.stringContaining('npm run compose'),
        },
      ],
    }),
  ]);
  const page = await fetch(shell.origin);
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(await page.text()).toContain('The site is starting');
  expect((await fetch(`${shell.origin}/api/categories`)).status).toBe(200);
  expect((await fetch(`${shell.origin}/favicon.svg`)).status).toBe(200);
});

test('a shell with one hanging remote listens once it has the other pages, and shows no visitor that the site is starting', async () => {
  await site.remotes['mf-content'].fail('hanging');
  shell = await startLoneShell({ API_URL: site.apiOrigin, COMPOSITION_FILE: site.compositionFile });
  const answers = await Promise.all(
    ['/', '/contact', '/about-units'].map(async (path) => (await fetch(shell.origin + path)).status),
  );
  expect(answers).toEqual([200, 200, 503]);
});
