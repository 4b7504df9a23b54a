import type { Page } from '@playwright/test';
import { expect, test } from '../visitor.ts';

/** Each link changes the remote or the page kind, so that most styles load during navigation. */
const PATHS = ['/contact', '/', '/converter/length/feet-to-meters', '/contact'];

function getLook(page: Page) {
  return page.evaluate(() => {
    const PROPERTIES = [
      'color',
      'background-color',
      'background-image',
      'font',
      'margin',
      'padding',
      'border',
      'border-radius',
      'box-shadow',
      'opacity',
      'display',
      'gap',
      'list-style',
    ];
    return [...document.querySelectorAll('#root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const place = [x + scrollX, y + scrollY, width, height].map((length) => Math.round(length));
      return [element.localName, place.join(' '), ...PROPERTIES.map((name) => style.getPropertyValue(name))].join(
        ' | ',
      );
    });
  });
}

async function lookOnceStill(page: Page): Promise<string[]> {
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-dormant]')).toHaveCount(0);
  let look: string[] = [];
  await expect(async () => {
    const before = look;
    look = await getLook(page);
    expect(look).toEqual(before);
  }).toPass({ intervals: [300] });
  return look;
}

test('a page looks the same whether it is opened directly or through a link', async ({ page }) => {
  const opened = new Map<string, string[]>();
  for (const path of new Set(PATHS)) {
    await page.goto(path);
    opened.set(path, await lookOnceStill(page));
  }
  await page.goto('/all-converters');
  for (const path of PATHS) {
    await test.step(path, async () => {
      // Some links are in a closed menu.
      await page.evaluate((to) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('a')];
        const link = links.find((one) => one.getAttribute('href') === to);
        if (!link) throw new Error(`No link to ${to}`);
        link.click();
      }, path);
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      await expect.poll(() => lookOnceStill(page)).toEqual(opened.get(path));
    });
  }
});
