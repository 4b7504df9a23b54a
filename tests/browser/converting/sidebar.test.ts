import { expect, test } from '../visitor.ts';
import { converterParts } from './converter-parts.ts';

const finder = 'Find a Converter';

test('the search suggests up to five converters, and a click or Enter opens one and clears the box', async ({
  page,
}) => {
  await page.goto('/category/speed');
  const search = page.getByRole('searchbox', { name: finder });
  const found = page.getByRole('search').getByRole('link');
  await search.fill('me');
  await expect(found).toHaveCount(5);
  await search.fill('m');
  await expect(found).toHaveCount(0);
  await search.press('Enter');
  await search.fill('qqqq');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/category\/speed$/);
  await search.fill('hours to min');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hours to Minutes Converter');
  await search.fill('yards to m');
  await found.filter({ hasText: /^Yards to Meters$/ }).click();
  await expect(page).toHaveURL(/\/converter\/length\/yards-to-meters$/);
  await expect(search).toHaveValue('');
  await expect(found).toHaveCount(0);
});

test('entering a conversion for the current page updates its value, the second time too', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  const search = page.getByRole('searchbox', { name: finder });
  const { value, result } = converterParts(page);
  for (const before of ['3', '5']) {
    await value.fill(before);
    await search.fill('6 ft in m');
    await search.press('Enter');
    await expect(value).toHaveValue('6');
    await expect(result).toHaveText('1.829');
    await expect(page).toHaveURL(/feet-to-meters\?value=6$/);
  }
});

test('a typed value that is not in the address yet does not replace the value of a chosen result', async ({ page }) => {
  // Runs all timers right after the address changes, before the page renders again.
  await page.addInitScript(() => {
    const waiting = new Map<number, () => void>();
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms?: number) => {
      const id = start(() => (waiting.delete(id), run()), ms);
      waiting.set(id, run);
      return id;
    }) as typeof window.setTimeout;
    const stop = window.clearTimeout.bind(window);
    window.clearTimeout = (id) => (waiting.delete(Number(id)), stop(id));
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      for (const run of [...waiting.values()]) run();
    };
  });
  await page.goto('/converter/length/feet-to-meters');
  const search = page.getByRole('searchbox', { name: finder });
  const { value } = converterParts(page);
  await search.fill('6 ft in m');
  await value.fill('3');
  await search.press('Enter');
  await expect(value).toHaveValue('6');
  await expect(page).toHaveURL(/feet-to-meters\?value=6$/);
});
