import type { Page } from '@playwright/test';
import type { ComposedSite } from '../../support/composed-site.ts';
import { holdBack } from '../hold-back.ts';
import { footerLink } from '../page-parts.ts';
import { expect, test } from './composed-visitor.ts';

const ID = 'G-TEST1234';

async function allowsTags(site: ComposedSite, origin: string): Promise<boolean> {
  const { headers } = await fetch(`${site.origin}/about-us`);
  return (headers.get('content-security-policy') ?? '').includes(origin);
}

const views = (page: Page) =>
  page.evaluate(() =>
    ((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .map((call) => Array.from(call))
      .filter(([kind]) => kind === 'event')
      .map(([, name, details]) => [name, details]),
  );

test('with an analytics ID from the API, each page view is reported once, with its title', async ({
  page,
  site,
  tags,
}) => {
  await site.startApi({ GA_ID: ID });
  await expect.poll(() => allowsTags(site, tags.origin)).toBe(true);
  const { letCome } = await holdBack(page, '**/api/ga-id');
  await page.goto('/');
  await footerLink(page, 'About Us').click();
  await expect(page).toHaveTitle(/^About Us/);
  letCome();
  const first = ['page_view', expect.objectContaining({ page_path: '/', send_to: ID })];
  const title: unknown = expect.stringMatching(/^About Us/);
  await expect
    .poll(() => views(page))
    .toEqual([
      first,
      ['page_view', expect.objectContaining({ page_path: '/about-us', page_title: title, send_to: ID })],
    ]);
  expect((await views(page))[0]).not.toMatchObject(['page_view', { page_title: title }]);
  // The Content-Security-Policy allows the analytics script.
  await expect.poll(() => page.evaluate(() => '__tagRan' in globalThis)).toBe(true);
  expect(tags.asked).toEqual([`/gtag/js?id=${ID}`]);

  await site.startApi();
});
