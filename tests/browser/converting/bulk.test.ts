import { readFile } from 'node:fs/promises';
import { expect, test } from '../visitor.ts';

const LINES = 10_000;
const UNREADABLE = 4999;
const LARGEST_SHARE_OF_TASK = 1 / 3;

test('ten thousand pasted lines convert while the page responds, and the file has all of them', async ({ page }) => {
  await page.goto('/bulk-converter?category=length&from=ft&to=m');
  const column = Array.from({ length: LINES }, (_none, index) => (index === UNREADABLE ? '=1+abc' : `${index} ft`));
  await page.evaluate((text) => navigator.clipboard.writeText(text), column.join('\n'));
  await page.getByLabel('Values').focus();
  const watching = page.evaluateHandle(watchTasks);
  await page.keyboard.press('ControlOrMeta+V');
  const watch = await watching;
  await expect(page.getByText('9,999 lines converted. Line 5000 can’t be read')).toBeVisible();
  const { longest, whole } = await watch.evaluate(({ durations, start }) => ({
    longest: Math.max(0, ...durations),
    whole: performance.now() - start,
  }));
  expect(longest / whole).toBeLessThan(LARGEST_SHARE_OF_TASK);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('feet-to-meters.csv');
  const rows = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(rows).toHaveLength(LINES + 2);
  expect(rows[11]).toBe('10 ft,3.048,');
  expect(rows[UNREADABLE + 1]).toBe("'=1+abc,,This isn’t a number.");
});

/** Begins in the page, because the message may be gone before a busy machine looks for it. */
async function watchTasks() {
  const isConverting = () => document.body.innerText.includes('Converting 10,000 lines');
  while (!isConverting()) await new Promise(requestAnimationFrame);
  const durations: number[] = [];
  const observer = new PerformanceObserver((list) =>
    durations.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: 'longtask' });
  return { durations, start: performance.now() };
}
