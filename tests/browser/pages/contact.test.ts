import { expect, test } from '../visitor.ts';
import { oneWidth } from './one-width.ts';

test('the contact form shows each field’s error under it', oneWidth(0), async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  for (const sentence of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Subject must be at least 5 characters',
    'Message must be at least 10 characters',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
});

test('a sent message is confirmed, and the form is empty again', oneWidth(1), async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Subject').fill('Cubits and ells');
  await page.getByLabel('Message').fill('Which cubit would you take for the ark?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText('Message Sent')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Message Sent' })).toBeVisible();
  await expect(page.getByText('Thank you for your message. We will get back to you soon.').first()).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test(
  'when a message can’t be sent, the visitor gets an error and keeps the text',
  oneWidth(2),
  async ({ page, expectProblem }) => {
    expectProblem(/Failed to load resource.*\/api\/contact/);
    await page.route('**/api/contact', (route) => route.abort());
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Subject').fill('Cubits and ells');
    await page.getByLabel('Message').fill('Which cubit would you take for the ark?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Failed to send your message. Please try again later.').first()).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('Cubits and ells');
  },
);
