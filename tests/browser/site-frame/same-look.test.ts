import type { Page } from '@playwright/test';
import { hydrated } from '../hydrated.ts';
import { expect, test } from '../visitor.ts';

/** Each link changes the remote or the page kind, so that most styles load during navigation. */
const WAYS = [
  { from: '/about-us', to: '/' },
  { from: '/contact', to: '/all-converters' },
  { from: '/privacy-policy', to: '/category/length' },
  { from: '/', to: '/converter/length/feet-to-meters' },
  { from: '/', to: '/conversion-guides' },
  { from: '/', to: '/about-units' },
  { from: '/about-units', to: '/contact' },
];

function lookOf(page: Page) {
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
  let look: string[] = [];
  await expect(async () => {
    const before = look;
    look = await lookOf(page);
    expect(look).toEqual(before);
  }).toPass({ intervals: [300] });
  return look;
}

for (const { from, to } of WAYS) {
  test(`${to} looks the same opened directly and opened from ${from}`, async ({ page }) => {
    await page.goto(to);
    await hydrated(page);
    const title = await page.title();
    const opened = await lookOnceStill(page);
    await page.goto(from);
    await hydrated(page);
    // Some links are in a closed menu.
    await page.evaluate((path) => {
      const link = [...document.querySelectorAll<HTMLAnchorElement>('a')].find(
        (one) => one.getAttribute('href') === path,
      );
      if (!link) throw new Error(`No link to ${path}`);
      link.click();
    }, to);
    await expect(page).toHaveTitle(title);
    expect(await lookOnceStill(page)).toEqual(opened);
  });
}
