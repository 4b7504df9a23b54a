import { readFile } from 'node:fs/promises';
import { expect, test } from '../visitor.ts';

const LINES = 10_000;
const UNREADABLE = 4999;

test('the page shows a message while it converts 10,000 pasted lines, and the downloaded file contains all results', async ({
  page,
}) => {
  await page.goto('/bulk-converter?category=length&from=ft&to=m');
  const column = Array.from({ length: LINES }, (_none, index) => (index === UNREADABLE ? '=1+abc' : `${index} ft`));
  await page.evaluate((text) => navigator.clipboard.writeText(text), column.join('\n'));
  await page.getByLabel('Values').focus();
  // Observes from within the page, because on a busy machine the message may disappear before the test looks for it.
  const converting = page.waitForFunction(() => document.body.innerText.includes('Converting a long list'));
  await page.keyboard.press('ControlOrMeta+V');
  await converting;
  await expect(page.getByText('9,999 lines converted. 1 line can’t be read. The first is line 5000')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('feet-to-meters.csv');
  const rows = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(rows).toHaveLength(LINES + 2);
  expect(rows[11]).toBe('10 ft,3.048,');
  expect(rows[UNREADABLE + 1]).toBe("'=1+abc,,This isn’t a number.");
});
