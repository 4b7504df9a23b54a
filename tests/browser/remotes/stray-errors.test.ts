import { afterPageTimers } from '../after-page-timers.ts';
import type { Page } from '@playwright/test';
import { heading } from '../page-parts.ts';
import { BROKEN, expect, expectWorkingFrame, type Report, test } from './faulty-visitor.ts';

for (const [what, button, message] of [
  ['throws', 'Fail', 'Faulty in click'],
  ['rejects', 'Reject', 'Faulty in promise'],
] as const) {
  test(`a button on a page that ${what} shows the failure page inside the working site, and is reported once`, async ({
    page,
    fail,
    reports,
  }) => {
    await fail(undefined);
    await page.goto('/about-units');
    await page.evaluate(() => Object.assign(globalThis, { __withButtons: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await page.getByLabel('Subject').fill('What I have written');
    await page.getByRole('button', { name: button }).click();
    await expect(heading(page)).toHaveText(BROKEN);
    await expect(page.locator('#main')).toBeFocused();
    await expectWorkingFrame(page);
    await expect.poll(() => reports.length).toBe(1);
    expect(reports[0]).toMatchObject({
      remote: 'mf-contact',
      kind: 'event',
      message: expect.stringContaining(message),
    });

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Contact Us');
    await expect(page.getByLabel('Subject')).toHaveValue('What I have written');
  });
}

for (const event of ['fault:handler', 'fault:promise', 'fault:again']) {
  test(`a page that was opened directly shows the failure page when its code fails later (${event})`, async ({
    page,
    fail,
    reports,
  }) => {
    await fail(undefined);
    await page.goto('/converter/length/feet-to-meters');
    await page.getByLabel('From', { exact: true }).first().fill('12');
    await expect(page.getByText('12 ft = 3.658 m')).toBeVisible();
    await page.evaluate((name) => dispatchEvent(new Event(name)), event);
    await expect(heading(page)).toHaveText(BROKEN);
    await expectWorkingFrame(page);
    await expect.poll(() => reports.length).toBe(1);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Feet to Meters Converter');
    await expect(page).toHaveTitle(/Feet to Meters/);
  });
}

test('a page that fails on every mouse move is reported only a few times', async ({
  page,
  fail,
  reports,
  expectProblem,
}) => {
  expectProblem(/mine \d/);
  await fail(undefined);
  await page.goto('/contact');
  const base = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => name.includes('expose_contact')),
  );
  await page.evaluate((url) => {
    for (let index = 0; index < 50; index += 1) {
      const error = new Error(`mine ${index} ${'x'.repeat(2000)}`);
      error.stack = `Error: mine\n    at f (${url}:1:${index})`;
      void Promise.reject(error);
    }
  }, base);
  await expect(heading(page)).toHaveText(BROKEN);
  await expect.poll(() => reports.length).toBe(10);
  for (const report of reports) expect(JSON.stringify(report).length).toBeLessThan(2048);
});

const OF_OTHERS: [string, () => void][] = [
  [
    'a script of the document',
    () =>
      void setTimeout(() => {
        throw new Error('Not yours');
      }),
  ],
  ['a rejection without a reason', () => void Promise.reject()],
  ['a rejection with a text', () => void Promise.reject('Not yours')],
  [
    'an extension that calls into a page',
    () => {
      const error = new Error('Not yours');
      error.stack =
        'Error: Not yours\n    at hook (chrome-extension://abcdef/content.js:1:1)\n    at click (http://localhost/x.js:1:1)';
      void Promise.reject(error);
    },
  ],
  [
    'a message that names a remote’s file',
    () => {
      const file = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => name.includes('expose_'));
      void Promise.reject(new Error(`Not yours: ${file}`));
    },
  ],
  ['a request that was called off', () => void dispatchEvent(new Event('fault:aborted'))],
];

test('errors not caused by a remote break no page and are not reported', async ({
  page,
  fail,
  reports,
  expectProblem,
}) => {
  expectProblem(/Not yours|page error: |Called off|Uncaught/);
  await fail(undefined);
  await page.goto('/converter/length/feet-to-meters');
  for (const [what, cause] of OF_OTHERS) await test.step(what, () => expectUnharmed(page, cause, reports));
});

test('an error that the page handles breaks no page and is not reported', async ({ page, fail, reports }) => {
  await fail(undefined);
  await page.goto('/converter/length/feet-to-meters');
  await expectUnharmed(
    page,
    () => {
      addEventListener('unhandledrejection', (event) => event.preventDefault(), { once: true });
      dispatchEvent(new Event('fault:promise'));
    },
    reports,
  );
});

async function expectUnharmed(page: Page, cause: () => void, reports: readonly Report[]) {
  const value = page.getByLabel('From', { exact: true }).first();
  await value.fill('12');
  await page.evaluate(cause);
  await afterPageTimers(page, 500);
  await value.fill('13');
  await expect(page.getByText('13 ft = 3.962 m')).toBeVisible();
  await expect(heading(page)).toHaveText('Feet to Meters Converter');
  expect(reports).toEqual([]);
}

test('code left running by a page breaks no page of another remote', async ({ page, fail, reports }) => {
  await fail('timer');
  await page.addInitScript(() => {
    // Slows the timer so that it fires after the page is gone.
    const { setTimeout: usual } = globalThis;
    Object.assign(globalThis, { setTimeout: (work: () => void, ms: number) => usual(work, ms === 100 ? 3000 : ms) });
  });
  await page.goto('/contact');
  await page.getByLabel('Subject').fill('Before');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Units' }).click();
  await expect(heading(page)).toHaveText('About Units of Measurement');
  await expect.poll(() => reports.map(({ remote }) => remote)).toContain('mf-contact');
  await expect(heading(page)).toHaveText(BROKEN);
  expect(reports.map(({ remote }) => remote).sort()).toEqual(['mf-contact', 'mf-content']);
});
