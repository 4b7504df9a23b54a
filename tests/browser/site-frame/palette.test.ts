import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { findViolations } from '../pages/find-violations.ts';
import { copied, heading } from '../page-parts.ts';
import { expect, test } from '../visitor.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find a converter' });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Find a converter' });
const answer = (page: Page) => dialog(page).getByText('= 160.02 centimeters', { exact: true });

/** Presses the key only once, because a second press could replace the text of the open search. */
async function open(page: Page, key = '/') {
  await page.keyboard.press(key);
  await expect(field(page)).toBeFocused();
}

test('a slash opens the search, keys copy and share its answer, and Enter opens the page', async ({ page }) => {
  await page.goto('/about-us');
  await open(page);
  await page.keyboard.type('5 ft 3 in to cm');
  await expect(answer(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Alt+c');
  await expect.poll(() => copied(page)).toBe('160.02');
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Number with unit' })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => copied(page)).toBe('160.02 cm');
  await dialog(page).getByRole('button', { name: 'Share result' }).press('Enter');
  await expect.poll(() => copied(page)).toMatch(/\/all-converters\?q=5\+ft\+3\+in\+to\+cm$/);
  await test.step('a browser that doesn’t allow copying gets the value as text in the dialog', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
    });
    await page.keyboard.press('Alt+c');
    await expect(dialog(page).getByRole('alert')).toHaveText(/The value is 160\.02\.$/);
  });
  await field(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/converter\/length\/feet-to-cm\?value=5\+ft\+3\+in$/);
  await expect(dialog(page)).toHaveCount(0);

  await test.step('in a field, a slash is entered as text, and Ctrl+K opens the search', async () => {
    const value = page.getByLabel('From', { exact: true });
    await value.fill('1');
    await value.press('End');
    await page.keyboard.type('/2');
    await expect(value).toHaveValue('1/2');
    await open(page, 'Control+k');
  });
});

test('arrow keys move through the pages, and Enter opens the selected page', async ({ page }) => {
  await page.goto('/about-us');
  await open(page);
  await page.keyboard.type('70 kg in lb');
  const options = dialog(page).getByRole('option');
  await expect(options.first()).toHaveText('Kilograms to Pounds');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/converter\/weight\/pounds-to-kg$/);

  await heading(page).click();
  await open(page);
  await page.keyboard.type('temperature');
  await expect(options.first()).toHaveText('Temperature Converters');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/category\/temperature$/);
});

test('Escape closes the search, returns the focus, and keeps the text', async ({ page }) => {
  await page.goto('/contact');
  const name = page.getByLabel('Name');
  await name.focus();
  await open(page, 'Control+k');
  await page.keyboard.type('5 kg to liters');
  const explanation = dialog(page).getByText(/depends on what fills it/);
  await expect(explanation.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(name).toBeFocused();
  await open(page, 'Control+k');
  await expect(field(page)).toHaveValue('5 kg to liters');
  await page.keyboard.type('7 ft');
  await expect(field(page)).toHaveValue('7 ft');
  await page.mouse.click(10, 400);
  await expect(dialog(page)).toHaveCount(0);
});

test('a key pressed before the scripts load opens the search after they load', async ({ page }) => {
  const scripts = await holdBack(page, /\.js$/);
  await page.goto('/about-us', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('/');
  scripts.letCome();
  await expect(field(page)).toBeFocused();

  const slow = await holdBack(page, /\/\d+\.js$/);
  await page.keyboard.type('5 ft 3 in to cm');
  await expect.poll(() => slow.asked.length).toBeGreaterThan(0);
  await test.step('a search that the visitor closed does not open a page', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    // React removes a closed dialog only after it is hidden, and until then a key does not open it again.
    await expect(page.locator('dialog')).toHaveCount(0);
    slow.letCome();
    await open(page);
    await expect(answer(page)).toBeVisible();
    await expect(page).toHaveURL(/\/about-us$/);
  });
});
