import { expect, test } from '../visitor.ts';

test.use({ javaScriptEnabled: false });

test('with JavaScript off, a message is sent by a plain form and a page thanks for it', async ({ page }) => {
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

test('with JavaScript off, a wrong message is answered with the form, what was entered, and beneath each field what is wrong', async ({ page, expectProblem }) => {
  expectProblem(/status of 400/);
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Send message' }).click();
  for (const sentence of ['Please enter a valid email address', 'Subject must be at least 5 characters', 'Message must be at least 10 characters']) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
});
