import type { Page } from '@playwright/test';
import { fillMessage, MESSAGE } from '../page-parts.ts';
import { expect, test } from '../visitor.ts';

type Field = keyof typeof MESSAGE;
const FIELDS = Object.keys(MESSAGE) as Field[];

const field = (page: Page, name: Field) => page.getByRole('textbox', { name, exact: true });
const send = (page: Page) => page.getByRole('main').locator('button[type="submit"]');
const notice = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

test('an invalid field shows an error and a red border, and receives focus', async ({ page }) => {
  await page.goto('/contact');
  const calm = await field(page, 'Email').evaluate((element) => getComputedStyle(element).borderTopColor);
  await field(page, 'Name').fill('Al');
  await send(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('3 fields need another look.');
  const error = 'Subject must be at least 5 characters';
  await expect(field(page, 'Subject')).toHaveAccessibleDescription(error);
  const sentence = await page.getByText(error).boundingBox();
  const box = await field(page, 'Subject').boundingBox();
  expect(sentence?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  await field(page, 'Name').focus();
  const [red = 0, green = 0, blue = 0] = await field(page, 'Subject').evaluate((element) =>
    (getComputedStyle(element).borderTopColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(Math.max(green, blue) * 1.5);
  expect(`rgb(${red}, ${green}, ${blue})`).not.toBe(calm);
});

test('typed text survives a reload, is sent once, and is cleared after the confirmation', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  let messages = 0;
  await page.route('**/api/contact', async (route) => {
    messages += 1;
    await answer.promise;
    await route.fulfill({ status: 201, json: { id: '1' } });
  });
  await page.goto('/contact');
  await fillMessage(page);
  await page.reload();
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(MESSAGE[name]);
  const request = page.waitForRequest('**/api/contact');
  const submitTwice = () =>
    page
      .getByRole('main')
      .locator('form')
      .evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      });
  await send(page).focus();
  await submitTwice();
  await expect(send(page)).toHaveText('Sending...');
  await expect(send(page)).toBeDisabled();
  await submitTwice();
  const call = await request;
  expect(call.headers()['content-type']).toMatch(/^application\/json/);
  expect(call.postDataJSON()).toEqual({
    name: 'Al',
    email: 'al@example.com',
    subject: 'Ells?',
    message: 'Ten chars.',
    recaptchaToken: expect.stringMatching(/./),
  });
  answer.resolve();
  const thanks = 'Thank you for your message. We will get back to you soon.';
  await expect(notice(page)).toContainText('Message Sent');
  await expect(notice(page)).toContainText(thanks);
  const panel = page.getByRole('main').getByRole('status').filter({ hasText: 'Message Sent' });
  await expect(panel).toContainText(thanks);
  await expect(panel).toBeFocused();
  await expect(send(page)).toBeEnabled();
  expect(messages).toBe(1);
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue('');
  await page.reload();
  await page.waitForLoadState('networkidle');
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue('');
});
