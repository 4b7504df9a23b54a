import type { Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ComposedSite } from '../../support/composed-site.ts';
import { holdBack } from '../hold-back.ts';
import { expect, test } from '../visitor.ts';

const ID = 'G-TEST1234';

interface Ids {
  shell?: string;
  api?: string;
}

let service: Server;
let site: ComposedSite;
const asked: string[] = [];

test.beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('globalThis.__tagRan = true;');
  }).listen(0, 'localhost');
  await once(service, 'listening');
  site = await ComposedSite.start();
});
test.afterAll(async () => {
  service?.close();
  await site?.stop();
});
test.beforeEach(() => void (asked.length = 0));

const serviceOrigin = () => `http://localhost:${(service.address() as AddressInfo).port}`;

/** Undefined after a test changes the IDs. */
let running: string | undefined;

async function startWith(ids: Ids) {
  if (running === JSON.stringify(ids)) return;
  running = JSON.stringify(ids);
  await site.startApi(ids.api ? { GA_ID: ids.api } : {});
  await site.startShell({ ...(ids.shell ? { GA_ID: ids.shell } : {}), ANALYTICS_ORIGIN: serviceOrigin() });
  await expect.poll(letsServiceIn).toBe(Boolean(ids.shell ?? ids.api));
}

async function letsServiceIn(): Promise<boolean> {
  const { headers } = await fetch(`${site.origin}/about-us`);
  return (headers.get('content-security-policy') ?? '').includes(serviceOrigin());
}

const told = (page: Page) =>
  page.evaluate(() =>
    ((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((call) => Array.from(call)),
  );

const views = async (page: Page) =>
  (await told(page)).filter(([kind]) => kind === 'event').map(([, name, details]) => [name, details]);

// Tests with the same IDs are adjacent, to avoid restarts.
test('a browser that opts out of tracking contacts no analytics service', async ({ page }) => {
  await startWith({ shell: ID, api: ID });
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto(site.origin, { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(await told(page)).toEqual([]);
  expect(asked).toEqual([]);
});

for (const [where, ids] of [
  ['on both', { shell: ID, api: ID }],
  ['on the shell alone', { shell: ID }],
  ['on the API alone', { api: ID }],
] as const) {
  test(`with an ID set ${where}, each page view is reported once, with its title`, async ({ page }) => {
    await startWith(ids);
    await page.goto(site.origin);
    await expect.poll(() => page.evaluate(() => '__tagRan' in globalThis)).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect.poll(async () => (await views(page)).length).toBe(2);
    expect(await views(page)).toMatchObject([
      ['page_view', { page_path: '/', send_to: ID }],
      ['page_view', { page_path: '/about-us', page_title: expect.stringMatching(/^About Us/), send_to: ID }],
    ]);
    expect(asked).toEqual([`/gtag/js?id=${ID}`]);
  });
}

test('a page left before the ID arrives is reported with its own title, and each page is reported once', async ({
  page,
}) => {
  await startWith({ api: ID });
  const { letCome } = await holdBack(page, '**/api/ga-id');
  await page.goto(site.origin);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle(/^About Us/);
  letCome();
  await expect
    .poll(() => views(page))
    .toMatchObject([
      ['page_view', { page_path: '/', page_title: expect.not.stringMatching(/^About Us/), send_to: ID }],
      ['page_view', { page_path: '/about-us', page_title: expect.stringMatching(/^About Us/), send_to: ID }],
    ]);
});

test('the shell’s ID still works when the API is unavailable', async () => {
  await startWith({ api: ID });
  running = undefined;
  await site.stopApi();
  await new Promise((resolve) => setTimeout(resolve, 5000));
  expect(await letsServiceIn()).toBe(true);
});

test('without an ID, nothing is loaded or reported, and the browser logs no errors', async ({ page }) => {
  await startWith({});
  const named = page.waitForResponse('**/api/ga-id');
  await page.goto(site.origin);
  expect(await (await named).json()).toEqual({ gaId: 'G-0000000000' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await page.waitForLoadState('networkidle');
  expect(await told(page)).toEqual([]);
  expect(asked).toEqual([]);
});

test('an ID added to or removed from the API applies without a shell restart, to cached pages too', async ({
  page,
}) => {
  await startWith({});
  running = undefined;
  await page.goto(`${site.origin}/about-us`);
  await site.startApi({ GA_ID: ID });
  await expect.poll(letsServiceIn).toBe(true);
  await page.goto(`${site.origin}/about-us`);
  await expect.poll(async () => (await views(page)).length).toBe(1);
  await site.startApi();
  await expect.poll(letsServiceIn).toBe(false);
});

test('an ID from the API overrides the shell’s ID', async ({ page }) => {
  await startWith({ shell: ID, api: 'G-OTHER567' });
  await page.goto(site.origin);
  await expect
    .poll(async () => (await told(page)).filter(([kind]) => kind === 'config').map(([, id]) => id))
    .toEqual([ID, 'G-OTHER567']);
  await expect
    .poll(async () =>
      (await told(page))
        .filter(([kind]) => kind === 'event')
        .map(([, , details]) => (details as { send_to: string }).send_to),
    )
    .toEqual(['G-OTHER567']);
  expect(await page.evaluate(() => (globalThis as Record<string, unknown>)['ga-disable-G-TEST1234'])).toBe(true);
});
