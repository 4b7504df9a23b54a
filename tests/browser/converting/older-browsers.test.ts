import { expect, test } from '../visitor.ts';
import { converterParts } from './converter-parts.ts';

const PAGE = '/converter/length/feet-to-meters';
const KEPT = 'Part of this page didn’t start';

/** Every supported browser has these functions. If one is missing, the page works as it does without scripts. */
const NEEDED = [
  'Array.prototype.at',
  'Array.prototype.flatMap',
  'Object.fromEntries',
  'Object.hasOwn',
  'Promise.allSettled',
  'String.prototype.replaceAll',
  'String.prototype.matchAll',
  'IntersectionObserver',
];
const NOT_NEEDED = [
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Array.prototype.findLast',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Intl.ListFormat',
  'Intl.Segmenter',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.withResolvers',
  'Set.prototype.union',
  'URL.canParse',
  'requestIdleCallback',
  'structuredClone',
];

const remove = (name: string) => {
  const path = name.split('.');
  const last = path.pop() ?? '';
  const owner = path.reduce((of, key) => Reflect.get(of, key) as object, globalThis as object);
  Reflect.deleteProperty(owner, last);
};

test('a browser that lacks a required function shows the correct result immediately or after Enter, and never a stale one', async ({
  browser,
  baseURL,
}) => {
  for (const name of [...NOT_NEEDED, ...NEEDED]) {
    await test.step(name, async () => {
      const page = await browser.newPage();
      await page.addInitScript(remove, name);
      await page.goto(baseURL + PAGE, { waitUntil: 'domcontentloaded' });
      const { value, result } = converterParts(page);
      await value.fill('3');
      if (NEEDED.includes(name)) {
        await expect(result).toBeHidden();
        await value.press('Enter');
        await expect(page).toHaveURL(/value=3/);
      }
      await expect(result).toHaveText('0.9144');
      await expect(result).toBeVisible();
      await page.close();
    });
  }
});

test('after a rendering error, the result is hidden, and the typed number can still be submitted without scripts', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/is not a function/);
  await page.goto(PAGE);
  await page.evaluate(remove, 'Array.prototype.at');
  const { value, result } = converterParts(page);
  await value.fill('3');
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(value).toHaveValue('3');
  await expect(result).toBeHidden();
  await value.press('Enter');
  await expect(result).toHaveText('0.9144');
});
