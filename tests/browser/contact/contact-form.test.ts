import type { Page } from '@playwright/test';
import { expect, test } from '../visitor.ts';

const MESSAGE = { Name: 'Al', Email: 'al@example.com', Subject: 'Ells?', Message: 'Ten chars.' };
const ERRORS = {
  Name: 'Name must be at least 2 characters',
  Email: 'Please enter a valid email address',
  Subject: 'Subject must be at least 5 characters',
  Message: 'Message must be at least 10 characters',
};
type Field = keyof typeof MESSAGE;
const FIELDS = Object.keys(MESSAGE) as Field[];
const FALLBACK = 'Failed to send your message. Please try again later.';

const field = (page: Page, name: Field) => page.getByRole('textbox', { name, exact: true });
const send = (page: Page) => page.getByRole('main').locator('button[type="submit"]');
const notice = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

async function fill(page: Page, message: Record<Field, string> = MESSAGE) {
  for (const name of FIELDS) await field(page, name).fill(message[name]);
}

test('the contact page has a form with a 6-row message box, and links to the privacy policy and the terms', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(field(page, 'Message')).toHaveAttribute('rows', '6');
  await expect(page.getByRole('main').getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'terms of service' })).toHaveAttribute(
    'href',
    '/terms-of-service',
  );
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('');
});

test('an invalid field shows an error and a red border, the first one gets the focus, and nothing is sent', async ({
  page,
}) => {
  let sent = 0;
  await page.route('**/api/contact', (route) => (sent++, route.abort()));
  await page.goto('/contact');
  const calm = await field(page, 'Email').evaluate((element) => getComputedStyle(element).borderTopColor);
  await field(page, 'Name').fill('Al');
  await send(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('3 fields need another look.');
  await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid', 'true');
  for (const name of ['Email', 'Subject', 'Message'] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(ERRORS[name]);
    const sentence = await page.getByText(ERRORS[name]).boundingBox();
    const box = await field(page, name).boundingBox();
    expect(sentence?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  }
  await field(page, 'Name').focus();
  const [red = 0, green = 0, blue = 0] = await field(page, 'Subject').evaluate((element) =>
    (getComputedStyle(element).borderTopColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(Math.max(green, blue) * 1.5);
  expect(`rgb(${red}, ${green}, ${blue})`).not.toBe(calm);
  expect(sent).toBe(0);
});

test('each field is invalid one character below the minimum, valid at the minimum, and its error clears once it is fixed', async ({
  page,
}) => {
  await page.goto('/contact');
  await fill(page, { Name: 'A', Email: 'al@example', Subject: 'Ells', Message: 'Nine char' });
  await send(page).click();
  for (const name of FIELDS) {
    await expect(page.getByText(ERRORS[name])).toBeVisible();
    await field(page, name).fill(MESSAGE[name]);
    await expect(page.getByText(ERRORS[name])).toHaveCount(0);
  }
});

test(
  'while a message is on its way the button says ‘Sending...’ and cannot be pressed; then a notice and a focused ' +
    'panel confirm it and the form is empty',
  async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/contact', async (route) => {
      await asked;
      await route.fulfill({ status: 201, json: { id: '1' } });
    });
    await page.goto('/contact');
    await fill(page);
    const request = page.waitForRequest('**/api/contact');
    await send(page).press('Enter');
    await expect(send(page)).toHaveText('Sending...');
    await expect(send(page)).toBeDisabled();
    // A successful send clears the form.
    for (const name of FIELDS) await expect(field(page, name)).not.toBeEditable();
    const call = await request;
    expect(call.headers()['content-type']).toMatch(/^application\/json/);
    expect(call.postDataJSON()).toEqual({
      name: 'Al',
      email: 'al@example.com',
      subject: 'Ells?',
      message: 'Ten chars.',
      recaptchaToken: expect.any(String),
    });
    expect((call.postDataJSON() as { recaptchaToken: string }).recaptchaToken).not.toBe('');
    answer();
    await expect(notice(page)).toContainText('Message Sent');
    await expect(notice(page)).toContainText('Thank you for your message. We will get back to you soon.');
    await expect(send(page)).toBeEnabled();
    const panel = page.getByRole('main').getByRole('status').filter({ hasText: 'Message Sent' });
    await expect(panel).toContainText('Thank you for your message. We will get back to you soon.');
    await expect(panel).toBeFocused();
    for (const name of FIELDS) {
      await expect(field(page, name)).toHaveValue('');
      await expect(field(page, name)).toBeEditable();
    }
  },
);

for (const [answered, status, body, sentence] of [
  [
    'the server says why',
    503,
    '{"statusCode":503,"error":"x","message":"The desk is closed today."}',
    'The desk is closed today.',
  ],
  ['the server says nothing', 500, '', FALLBACK],
] as const) {
  test(`when ${answered}, a notice titled ‘Error’ says ‘${sentence}’ and the form keeps its text`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource/);
    await page.route('**/api/contact', (route) => route.fulfill({ status, body }));
    await page.goto('/contact');
    await fill(page);
    await send(page).click();
    await expect(notice(page)).toContainText('Error');
    await expect(notice(page)).toContainText(sentence);
    await expect(send(page)).toBeEnabled();
    for (const name of FIELDS) await expect(field(page, name)).toHaveValue(MESSAGE[name]);
  });
}

for (const [body, status, contentType] of [
  ['', 201, 'application/json'],
  ['', 204, undefined],
  ['<!DOCTYPE html><p>Done</p>', 200, 'text/html'],
  ['{"id": ', 201, 'application/json'],
  ['null', 200, 'application/json'],
  ['"statusCode"', 202, 'text/plain'],
] as const) {
  test(`a ${status} response with the body '${body}' counts as sent`, async ({ page }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status, body, ...(contentType ? { contentType } : {}) }),
    );
    await page.goto('/contact');
    await fill(page);
    await send(page).click();
    await expect(notice(page)).toContainText('Message Sent');
    for (const name of FIELDS) await expect(field(page, name)).toHaveValue('');
  });
}

test('typed text survives an accidental reload, and is cleared once the message is sent', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: { id: '1' } }));
  await page.goto('/contact');
  await fill(page);
  await page.reload();
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(MESSAGE[name]);
  await send(page).click();
  await expect(field(page, 'Name')).toHaveValue('');
  await page.reload();
  await page.waitForLoadState('networkidle');
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue('');
});
