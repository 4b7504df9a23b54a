import { expect, test } from '@playwright/test';
import { PHONE } from '../page-parts.ts';
import { startTricklingServer } from './trickling-server.ts';

/** The last page is shorter than the window. */
const PAGES = [
  { path: '/converter/length/feet-to-meters', width: PHONE },
  { path: '/nowhere', width: PHONE },
];
/** Smaller layout shift scores count as 0. */
const NOTHING = 0.001;

let trickling: Awaited<ReturnType<typeof startTricklingServer>>;

test.beforeAll(async () => {
  trickling = await startTricklingServer(process.env['SITE_ORIGIN'] ?? '');
});
test.afterAll(() => {
  trickling.server.close();
  trickling.server.closeAllConnections();
});

for (const { path, width } of PAGES)
  test.describe('a document that arrives slowly', () => {
    test.use(width);

    test(`causes no layout shift on ${path}`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: string[] = [];
        let score = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Node | null }[];
          })[]) {
            score += entry.value;
            shifts.push(`${entry.value.toFixed(5)} ${entry.sources.map(({ node }) => node?.nodeName).join(' ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        Object.assign(globalThis, { layoutShifts: () => ({ score, shifts }) });
      });
      await page.goto(trickling.origin + path);
      await expect(page.getByRole('contentinfo')).toContainText('All rights reserved');
      const { score, shifts } = await page.evaluate(() =>
        (
          globalThis as unknown as {
            layoutShifts: () => { score: number; shifts: string[] };
          }
        ).layoutShifts(),
      );
      expect(score, shifts.join('\n')).toBeLessThan(NOTHING);
    });
  });
