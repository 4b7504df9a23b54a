import type { Page, Response } from '@playwright/test';
import { expect, test } from '../visitor.ts';
import { converterParts } from './converter-parts.ts';

const RESULT = '= 160.02 cm';
const PANEL_RESULT = '= 160.02 centimeters';
const HOME = 'Type any conversion';
const SIDEBAR = 'Find a Converter';

const box = (page: Page, name: string) => page.getByRole('searchbox', { name, exact: true });

for (const [path, name] of [
  ['/', HOME],
  ['/converter/weight/kg-to-pounds', SIDEBAR],
] as const) {
  test(`the box on ${path} shows the answer as the visitor types, and Enter opens the page with the value`, async ({
    page,
  }) => {
    await page.goto(path);
    await box(page, name).fill('5 ft 3 in to cm');
    const search = page.getByRole('search');
    await expect(search.getByText('5 ft 3 in', { exact: true })).toBeVisible();
    await expect(search.getByText(RESULT, { exact: true })).toBeVisible();
    await expect(search.getByRole('link').first()).toHaveText('Feet to Centimeters');
    await box(page, name).press('Enter');
    await expect(page).toHaveURL(/\/converter\/length\/feet-to-cm\?value=5\+ft\+3\+in$/);
    await expect(converterParts(page).result).toHaveText('160.02');
    await expect(box(page, SIDEBAR)).toHaveValue('');
    await page.goBack();
    await expect(box(page, name)).toHaveValue('5 ft 3 in to cm');
  });
}

test('the box offers other meanings, explains what it can’t convert, and closes with Escape', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('search');
  await box(page, HOME).fill('5 oz to ml');
  await expect(search.getByText('5 fl oz', { exact: true })).toBeVisible();
  await search.getByRole('button', { name: '5 ounces in grams' }).click();
  await expect(search.getByText('≈ 141.748 g', { exact: true })).toBeVisible();
  await expect(box(page, HOME)).toBeFocused();
  await expect(box(page, HOME)).toHaveValue(/ounces/);
  await test.step('Enter does not open a guessed converter, and the error stays visible and is announced', async () => {
    await box(page, HOME).fill('5 barx');
    await box(page, HOME).press('Enter');
    await expect(search.getByRole('status')).toContainText('“barx” isn’t a unit we recognize.');
    await expect(search.getByRole('link').first()).toBeVisible();
    await expect(box(page, HOME)).toHaveValue('5 barx');
    await expect(page).toHaveURL(/:\d+\/$/);
  });
  await box(page, HOME).fill('5 kg to liters');
  await expect(search.getByText(/weight.*volume/).first()).toBeVisible();
  await expect(search.getByRole('list', { name: 'Try' }).getByRole('button').first()).toBeVisible();
  await box(page, HOME).press('Escape');
  await expect(box(page, HOME)).toHaveValue('5 kg to liters');
  await expect(search.getByRole('button')).toHaveCount(0);
  await box(page, HOME).press('Escape');
  await expect(box(page, HOME)).toHaveValue('');
  await test.step('arrow keys move the focus from the box to its links and back', async () => {
    await box(page, HOME).fill('5 ft 3 in to cm');
    const links = search.getByRole('link');
    await expect(links.first()).toHaveText('Feet to Centimeters');
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(box(page, HOME)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/converter\/length\/feet-to-cm\?value=5\+ft\+3\+in$/);
  });
});

test('the phrase grammar loads only when the visitor focuses the box, and the answer is announced once', async ({
  page,
}) => {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  const grammars = async () => {
    const scripts = await Promise.all(responses.map((response) => response.text()));
    return scripts.filter((script) => script.includes('has no unit. Add the unit you have')).length;
  };
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await grammars()).toBe(0);
  await box(page, HOME).focus();
  await expect.poll(grammars).toBe(1);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const region = document.querySelector('[role="search"] [role="status"]');
    if (!region) throw new Error('The box has no live region');
    new MutationObserver(() => said.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await box(page, HOME).pressSequentially('12 st 4 lb in kg');
  await expect(page.getByRole('search').getByRole('status').first()).toContainText(
    '12 stone 4 pounds in kilograms is about 78.0179 kilograms.',
  );
  const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  expect(said.filter((text) => text.includes('78.0179'))).toHaveLength(1);
});

test.describe('in the header on phones', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the search shows the answer, and its button opens the page with the value', async ({ page }) => {
    await page.goto('/about-us');
    await page.getByRole('button', { name: 'Search converters' }).click();
    const field = page.getByPlaceholder('Find a converter...');
    const panel = page.locator('#header-search');
    await field.fill('5 oz to ml');
    await expect(panel.getByText('≈ 147.868 milliliters', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: '5 ounces in grams' }).click();
    await expect(panel.getByText('≈ 141.748 grams', { exact: true })).toBeVisible();
    await field.fill('5 barx');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(panel.getByRole('paragraph').filter({ hasText: '“barx” isn’t a unit we recognize.' })).toBeVisible();
    await field.fill('5 ft 3 in to cm');
    await expect(panel.getByText(PANEL_RESULT, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/converter\/length\/feet-to-cm\?value=5\+ft\+3\+in$/);
  });
});
