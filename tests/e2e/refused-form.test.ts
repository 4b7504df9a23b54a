import { expect, test } from './visitor.ts';

test.use({ javaScriptEnabled: false });

const GOOD = { Name: 'Ada', Email: 'ada@example.com', Subject: 'A unit that is missing', Message: 'The furlong is missing from length.' };

test('with JavaScript off, a message that is refused comes back with what is wrong, and can be mended', async ({ page, expectProblem }) => {
  expectProblem(/400 \(Bad Request\)/);
  await page.goto('/contact');
  for (const [label, text] of Object.entries({ ...GOOD, Email: 'ada@example', Subject: 'Unit' })) await page.getByLabel(label).fill(text);
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
