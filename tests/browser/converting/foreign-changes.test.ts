import type { Page } from '@playwright/test';
import { heading } from '../page-parts.ts';
import { expect, test } from '../visitor.ts';
import { converterParts } from './converter-parts.ts';

/** The page shows this line for a number in an unusual format. React removes the line for a plain number. */
const echo = (page: Page) => page.locator('p[id$="echo"]');

/** Removes the line before React does, as an extension can. */
async function removeEcho(page: Page) {
  await converterParts(page).value.fill('5 1/4');
  await expect(echo(page)).toBeVisible();
  await echo(page).evaluate((element) => element.remove());
}

test.beforeEach(({ expectProblem }) => expectProblem(/NotFoundError|removeChild/));

test('when an extension removes elements, the page keeps the typed text and the focus', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  const { value, result, line } = converterParts(page);
  await page.getByRole('searchbox', { name: 'Find a Converter' }).fill('kg');
  await removeEcho(page);
  await value.press('ControlOrMeta+a');
  await page.keyboard.type('12');
  await expect(result).toHaveText('3.658');
  await expect(line).toHaveText('Result: 12 ft = 3.658 m');
  await expect(value).toHaveValue('12');
  await expect(value).toBeFocused();
  await expect(page.getByRole('searchbox', { name: 'Find a Converter' })).toHaveValue('kg');
  await removeEcho(page);
  await value.fill('13');
  await expect(page.getByText('Part of this page didn’t start')).toBeVisible();
  await expect(result).toBeHidden();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(value).toHaveValue('13');
  await expect(result).toHaveText('3.962');
});

test('when an extension removes elements of the contact form, the form keeps the typed text', async ({ page }) => {
  await page.goto('/contact');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Subject').fill('Ells?');
  await field('Message').fill('A message that took a while to write.');
  await page.getByRole('main').locator('button[type="submit"]').click();
  const error = page.getByText('Name must be at least 2 characters');
  await expect(error).toBeVisible();
  await error.evaluate((element) => element.remove());
  await field('Name').fill('Al');
  await expect(field('Name')).toHaveValue('Al');
  await expect(field('Message')).toHaveValue('A message that took a while to write.');
  await expect(field('Subject')).toHaveValue('Ells?');
  await expect(heading(page)).toHaveText('Contact Us');
});
