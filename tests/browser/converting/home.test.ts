import { hydrated } from '../hydrated.ts';
import { expect, test } from '../visitor.ts';
import { copied } from '../page-parts.ts';
import { converterParts } from './converter-parts.ts';

const RECENT = () => localStorage.getItem('recent-conversions');

test('the home page lists typed and pinned conversions, which the visitor can copy and clear', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  await page.getByText('Exact value, rounding, and pin').click();
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unpin' })).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('5 ft 3 in');
  await expect.poll(() => page.evaluate(RECENT)).toContain('5 ft 3 in');
  await test.step('a swap alone is not listed', async () => {
    await page.goto('/category/weight');
    await page.getByLabel('From', { exact: true }).fill('-10');
    await expect.poll(() => page.evaluate(RECENT)).toContain('-10 kg');
    await converterParts(page).swap.click();
    await expect(converterParts(page).unitOfValue).toHaveValue('Pounds (lb)');
  });
  await page.goto('/');
  const yours = page.getByRole('region', { name: 'Your conversions' });
  const recent = ['−10 kg ≈ −22.0462 lb', '5 ft 3 in = 1.6002 m'];
  await expect(yours.getByRole('link')).toHaveText([...recent, 'Feet to Meters']);
  await page.getByRole('button', { name: 'Copy recent conversions' }).click();
  await expect(page.getByRole('button', { name: 'Copy recent conversions' })).toHaveText('Copied');
  expect(await copied(page)).toBe('-10 kg ≈ -22.0462 lb\n5 ft 3 in = 1.6002 m');
  await yours.getByRole('button', { name: 'Clear pinned conversions' }).click();
  await expect(yours.getByRole('link')).toHaveText(recent);
  await expect(yours.getByRole('button', { name: 'Undo' })).toBeFocused();
  await yours.getByRole('button', { name: 'Undo' }).click();
  await expect(yours.getByRole('link')).toHaveText([...recent, 'Feet to Meters']);
  await yours.getByRole('button', { name: 'Clear pinned conversions' }).click();
  await yours.getByRole('link', { name: '5 ft 3 in = 1.6002 m' }).click();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('5 ft 3 in');
  await page.getByText('Exact value, rounding, and pin').click();
  await expect(page.getByRole('button', { name: 'Pin', exact: true })).toBeVisible();
});

test('a typed conversion is listed even if the visitor leaves the page or the site immediately', async ({ page }) => {
  const { value, result } = converterParts(page);
  const type = async (text: string, shown: string) => {
    await value.fill(text);
    await expect(result).toHaveText(shown);
    await hydrated(page);
  };
  await page.goto('/');
  await page.getByRole('region', { name: 'Try one' }).getByRole('link', { name: '5 ft 11 in to cm' }).click();
  await expect(value).toHaveValue('5 ft 11 in');
  await expect(result).toHaveText('180.34');
  await type('5 ft 3 in', '160.02');
  await page.getByRole('link', { name: 'All Converters' }).first().click();
  await expect(page).toHaveURL('/all-converters');
  await expect.poll(() => page.evaluate(RECENT)).toContain('5 ft 3 in');
  await page.goBack();
  await type('6 ft 1 in', '185.42');
  await page.goto('/about-us');
  expect(await page.evaluate(RECENT)).toContain('6 ft 1 in');
});

test('the home page lists a conversion from the search box even if the device cannot store it', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Type any conversion' }).fill('5 ft 3 in to cm');
  const recent = page.getByRole('region', { name: 'Your conversions' }).getByRole('link');
  await expect(recent).toHaveText('5 feet 3 inches in centimeters');
  await expect(recent).toHaveAttribute('href', '/converter/length/feet-to-cm?value=5%20ft%203%20in');
  expect(await page.evaluate(RECENT)).toBeNull();
});

test('a long list of conversions does not move the rest of the home page', async ({ page }) => {
  await page.goto('/');
  const below = page.getByRole('region', { name: 'Popular categories' });
  const top = async () => (await below.boundingBox())?.y;
  await expect(page.getByRole('region', { name: 'Try one' }).getByRole('link')).toHaveCount(6);
  const empty = await top();
  await page.evaluate(() => {
    const kept = Array.from({ length: 12 }, (_, index) => ({
      path: `/converter/length/pair${index}-to-m`,
      text: `${index} of a unit to meters`,
      value: String(index),
    }));
    localStorage.setItem(
      'recent-conversions',
      JSON.stringify([null, { path: 'javascript:alert(1)', text: 'x', value: '' }, ...kept]),
    );
    localStorage.setItem('pinned-conversions', '{damaged');
  });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your conversions' }).getByRole('link')).toHaveCount(10);
  expect(await top()).toBe(empty);
});
