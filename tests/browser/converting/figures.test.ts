import { expect, test } from '../visitor.ts';
import { converterParts } from './converter-parts.ts';

test('the layout does not shift when the line under the result appears', async ({ page }) => {
  const moreLine = page.getByRole('paragraph').filter({ hasText: /^More precisely:/ });
  for (const [path, values] of [
    ['/converter/time/seconds-to-weeks', ['604800', '1']],
    ['/', ['3', '0.00465']],
  ] as const) {
    await page.goto(path);
    const next = page.getByRole('link', { name: /More options|Hours to Minutes/ }).first();
    const at: (number | undefined)[] = [];
    for (const [lines, value] of values.entries()) {
      await converterParts(page).value.fill(value);
      await expect(moreLine).toHaveCount(lines);
      at.push((await next.boundingBox())?.y);
    }
    expect(new Set(at).size).toBe(1);
  }
});

test('after a pause in typing, the result and the line under it are announced together', async ({ page }) => {
  await page.goto('/converter/time/seconds-to-weeks');
  const { value, result } = converterParts(page);
  await expect(result).toHaveAttribute('aria-live', 'off');
  const region = page.locator('[aria-live="polite"]').filter({ has: result });
  await expect(region).toHaveAttribute('aria-atomic', 'true');
  // The page records the states, because on a busy machine the test may look too late.
  const states = await region.evaluateHandle((element) => {
    const seen: (string | null)[] = [];
    new MutationObserver(() => seen.push(element.ariaBusy)).observe(element, { attributeFilter: ['aria-busy'] });
    return seen;
  });
  await value.fill('');
  await value.pressSequentially('23');
  await expect(region).toHaveAttribute('aria-busy', 'false');
  await expect(region).toContainText('More precisely:');
  expect((await states.jsonValue()).slice(0, 2)).toEqual(['true', 'false']);
});

test('long numbers are grouped, stay on one line, and are copied as one number', async ({ page }) => {
  await page.goto('/converter/length/miles-to-mm?value=12.5');
  const { value, result } = converterParts(page);
  expect(await result.innerText()).toBe('20116800.00');
  const groups = result.locator('[data-group]');
  await expect(groups).toHaveCount(2);
  expect(await groups.first().evaluate((group) => getComputedStyle(group, '::before').content)).toContain('","');
  const selected = await result.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString();
  });
  expect(selected).toBe('20116800.00');
  await page.goto('/converter/length/feet-to-meters');
  await value.fill('99999999999999999999');
  await expect(result).toHaveText('30479999999999999999.70');
  const lines = await result.evaluate(
    (element) => element.clientHeight / parseFloat(getComputedStyle(element).fontSize),
  );
  expect(lines).toBeLessThan(2);
  const heading = page.getByRole('heading', { name: 'in other units' });
  expect(await heading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
});
