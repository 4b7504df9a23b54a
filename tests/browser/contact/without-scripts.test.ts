import { expect, test } from '../visitor.ts';

test.use({ javaScriptEnabled: false });

const GOOD = {
  Name: 'Ada',
  Email: 'ada@example.com',
  Subject: 'A unit that is missing',
  Message: 'The furlong is missing from length.',
};

test('with JavaScript off, a plain form sends the message and a thank-you page appears', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Subject').fill('Cubits and ells');
  await page.getByRole('textbox', { name: 'Message' }).fill('Which cubit would you take for the ark?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible();
  await expect(page.getByText('Thank you for your message. We will get back to you soon.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('with JavaScript off, an invalid message returns the form with its text and an error under each field', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 400/);
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Send message' }).click();
  for (const sentence of [
    'Please enter a valid email address',
    'Subject must be at least 5 characters',
    'Message must be at least 10 characters',
  ]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
});

test.describe('with scripts on the page that the form opens', () => {
  test.use({ javaScriptEnabled: true });

  test('it thanks only once: a reload doesn’t repeat the thanks, and keeps newly typed text', async ({ page }) => {
    await page.goto('/contact?sent=1');
    await expect(page.getByText('Thank you for your message.')).toBeVisible();
    await page.getByLabel('Subject').fill('A second question');
    await page.reload();
    await expect(page.getByLabel('Subject')).toHaveValue('A second question');
    await expect(page.getByText('Thank you for your message.')).toBeHidden();
  });

  test('it thanks only for the sent message: not next to one that was not sent', async ({ page, expectProblem }) => {
    expectProblem(/500/);
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 500, json: { message: 'The server is unwell.' } }),
    );
    await page.goto('/contact?sent=1');
    await expect(page.getByText('Thank you for your message.')).toBeVisible();
    for (const [label, text] of Object.entries({
      Name: 'Ada Lovelace',
      Email: 'ada@example.com',
      Subject: 'A second question',
      Message: 'How long is a chain?',
    }))
      await page.getByLabel(label).fill(text);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('The server is unwell.').first()).toBeVisible();
    await expect(page.getByText('Thank you for your message.')).toBeHidden();
  });
});

test('with JavaScript off, a rejected message comes back with its errors and can be corrected', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/400 \(Bad Request\)/);
  await page.goto('/contact');
  for (const [label, text] of Object.entries({ ...GOOD, Email: 'ada@example', Subject: 'Unit' }))
    await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();

  await expect(page.getByRole('alert').first()).toContainText('Some fields need another look.');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Subject must be at least 5 characters')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(GOOD.Message);

  await page.getByLabel('Email').fill(GOOD.Email);
  await page.getByLabel('Subject').fill(GOOD.Subject);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status')).toContainText('Thank you for your message.');
});
