import { fillMessage, MESSAGE } from '../page-parts.ts';
import { expect, test } from '../visitor.ts';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a rejected message is shown again with the errors, so that the visitor can correct it', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/400 \(Bad Request\)/);
    await page.goto('/contact');
    await fillMessage(page, { ...MESSAGE, Email: 'ada@example', Subject: 'Unit' });
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert').first()).toContainText('Some fields need another look.');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Subject must be at least 5 characters')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue(MESSAGE.Message);

    await page.getByLabel('Email').fill(MESSAGE.Email);
    await page.getByLabel('Subject').fill(MESSAGE.Subject);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('status')).toContainText('Thank you for your message. We will get back to you soon.');
    await expect(page.getByLabel('Name')).toHaveValue('');
  });
});

test('with scripts, the confirmation disappears after a reload or after a failed second message', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/500/);
  const thanks = page.getByText('Thank you for your message.');
  await page.goto('/contact?sent=1');
  await expect(thanks).toBeVisible();
  await page.getByLabel('Subject').fill('A second question');
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('A second question');
  await expect(thanks).toBeHidden();

  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 500, json: { message: 'The server is unwell.' } }),
  );
  await page.goto('/contact?sent=1');
  await expect(thanks).toBeVisible();
  await fillMessage(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('The server is unwell.').first()).toBeVisible();
  await expect(thanks).toBeHidden();
});
