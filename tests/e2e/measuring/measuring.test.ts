import type { Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ComposedSite } from '../../support/composed-site.ts';
import { expect, test } from '../visitor.ts';

const ID = 'G-TEST1234';
let service: Server;
let site: ComposedSite;
/** What the stand-in for the analytics service was asked for. */
const asked: string[] = [];

test.beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('globalThis.__tagRan = true;');
  }).listen(0, 'localhost');
  await once(service, 'listening');
  site = await ComposedSite.start();
  await site.startShell({ GA_ID: ID, ANALYTICS_ORIGIN: `http://localhost:${(service.address() as AddressInfo).port}` });
});
test.afterAll(async () => {
  service?.close();
  await site?.stop();
});
test.beforeEach(async ({ page }) => {
  asked.length = 0;
  // The API of this site has no id of its own: it names the one of the shell, or another.
  await page.route('**/api/ga-id', (route) => route.fulfill({ json: { gaId: ID } }));
});

/** What the page has told the tag, as lists. */
const told = (page: Page) =>
  page.evaluate(() => ((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((call) => Array.from(call)));

test('with an id of the site’s own, each page that is shown is reported once, by its title', async ({ page }) => {
  await page.goto(site.origin);
  await expect.poll(() => page.evaluate(() => '__tagRan' in globalThis)).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  const views = async () => (await told(page)).filter(([kind]) => kind === 'event').map(([, name, details]) => [name, details]);
  await expect.poll(async () => (await views()).length).toBe(2);
  expect(await views()).toMatchObject([
    ['page_view', { page_path: '/', send_to: ID }],
    ['page_view', { page_path: '/about-us', page_title: expect.stringMatching(/^About Us/), send_to: ID }],
  ]);
  expect(asked).toEqual([`/gtag/js?id=${ID}`]);
});

test('an id that the API names in place of the built-in one takes over', async ({ page }) => {
  await page.route('**/api/ga-id', (route) => route.fulfill({ json: { gaId: 'G-OTHER567' } }));
  await page.goto(site.origin);
  await expect.poll(async () => (await told(page)).filter(([kind]) => kind === 'config').map(([, id]) => id)).toEqual([ID, 'G-OTHER567']);
  await expect.poll(async () => (await told(page)).filter(([kind]) => kind === 'event').map(([, , details]) => (details as { send_to: string }).send_to)).toEqual(['G-OTHER567']);
  expect(await page.evaluate(() => (globalThis as Record<string, unknown>)['ga-disable-G-TEST1234'])).toBe(true);
});

test('a browser that asks not to be tracked meets no service at all', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }));
  await page.goto(site.origin, { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(await told(page)).toEqual([]);
  expect(asked).toEqual([]);
});
