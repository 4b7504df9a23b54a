import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { ComposedSite } from '../support/composed-site.ts';
import { type LoneShell, startLoneShell } from '../support/lone-shell.ts';
import { waitFor } from '../support/wait-for.ts';

jest.setTimeout(120_000);

let site: ComposedSite;
let shell: LoneShell;
beforeAll(async () => {
  site = await ComposedSite.start();
});
afterAll(async () => {
  await shell?.stop();
  await site?.stop();
});

test('a shell whose remote hangs listens at once and says that the site is starting', async () => {
  await site.remotes['mf-content'].fail('hanging');
  shell = await startLoneShell({ API_URL: site.apiOrigin, COMPOSITION_FILE: site.compositionFile });
  const ready = await fetch(`${shell.origin}/health/ready`);
  expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ status: 'starting' })]);
  const page = await fetch(shell.origin);
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(await page.text()).toContain('The site is starting');
  expect((await fetch(`${shell.origin}/api/categories`)).status).toBe(200);
  expect((await fetch(`${shell.origin}/favicon.svg`)).status).toBe(200);
  await waitFor('the other pages', async () => (await fetch(shell.origin)).status === 200);
});
