import { expect, test } from '../visitor.ts';

test('submitting the form again while the message is being sent sends only one message', async ({ page }) => {
  let messages = 0;
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/contact', async (route) => {
    messages += 1;
    await isAnswered;
    await route.fulfill({ status: 201, json: { id: '1' } });
  });
  await page.goto('/contact');
  for (const [name, text] of [
    ['Name', 'Al'],
    ['Email', 'al@example.com'],
    ['Subject', 'Ells?'],
    ['Message', 'Ten chars.'],
  ] as const)
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  const submitTwice = () =>
    page
      .getByRole('main')
      .locator('form')
      .evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      });
  await submitTwice();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await submitTwice();
  answer();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toContainText('Message Sent');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
  expect(messages).toBe(1);
});
