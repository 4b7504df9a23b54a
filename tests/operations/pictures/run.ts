/**
 * `npm run dev`, then `npm run pictures [-- http://localhost:3000]`: takes pictures of the UI kit for its README, in
 * light and dark.
 */
import type { Page } from '@playwright/test';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../support/project.ts';
import { startChromium } from '../../support/start-chromium.ts';

const FOLDER = join(PROJECT, 'shell/kit/contract/ui/pictures');
const KIT = 'shell/kit/contract/ui/';
const WIDTH = 640;
/** Further examples are on the page `/_components`. */
const MAX_HEIGHT = 320;
const MARGIN = 8;

const [origin = 'http://localhost:3000'] = process.argv.slice(2);

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const browser = await startChromium();
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 }, reducedMotion: 'reduce' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${origin}/_components`, { waitUntil: 'networkidle' });
    for (const component of await componentsOfKit(page))
      await takePicture(page, component, join(FOLDER, `${component}-${colorScheme}.png`));
  }
} finally {
  await browser.close();
}

async function componentsOfKit(page: Page): Promise<string[]> {
  const sections = page.locator('section[id]').filter({ has: page.locator(`code:text("${KIT}")`) });
  return sections.evaluateAll((elements) => elements.map(({ id }) => id));
}

/** Takes as many of the first examples as fit, and at least one. */
async function takePicture(page: Page, component: string, path: string): Promise<void> {
  const section = page.locator(`section[id="${component}"]`);
  const clip = await section.locator('> figure').evaluateAll(
    (figures, { maxHeight, margin }) => {
      const boxes = figures.map((figure) => figure.getBoundingClientRect());
      const { top = 0, left = 0, width = 0 } = boxes[0] ?? {};
      const last = boxes.filter(({ bottom }) => bottom - top <= maxHeight).at(-1);
      const height = Math.min((last ?? boxes[0])?.height ?? 0, maxHeight) + ((last?.top ?? top) - top);
      return {
        x: Math.max(0, left - margin),
        y: top + window.scrollY - margin,
        width: width + 2 * margin,
        height: height + 2 * margin,
      };
    },
    { maxHeight: MAX_HEIGHT, margin: MARGIN },
  );
  await page.screenshot({ path, clip, fullPage: true, animations: 'disabled' });
  console.log(path);
}
