import type { Page } from '@playwright/test';
import { PHONE } from '../page-parts.ts';
import { expect, test } from '../visitor.ts';

const WALKS = [
  { key: 'Tab', path: '/converter/length/feet-to-meters', width: {}, tag: '' },
  { key: 'Shift+Tab', path: '/contact', width: PHONE, tag: '' },
  { key: 'Shift+Tab', path: '/converter/length/feet-to-meters', width: PHONE, tag: ' @nightly' },
  { key: 'Tab', path: '/', width: {}, tag: ' @nightly' },
  { key: 'Tab', path: '/category/pressure', width: PHONE, tag: ' @nightly' },
];

/** The header and footer alone have more stops than the minimum, and no page has as many as the maximum. */
const FEWEST_STOPS = 20;
const MOST_STOPS = 250;

for (const { key, path, width, tag } of WALKS)
  test.describe('keyboard navigation', () => {
    test.use(width);

    test(`${key} moves through all of ${path} and out of it, and the focus is always visible${tag}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      expect(await walk(page, key)).toEqual({ hidden: [], hasLeft: true });
    });
  });

async function walk(page: Page, key: string) {
  const hidden: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(describeFocus);
    if (!focus) return { hidden, hasLeft: stop > FEWEST_STOPS };
    if (!focus.isRinged || !focus.isInSight) hidden.push(`${focus.name}: ${focus.isRinged ? 'covered' : 'no ring'}`);
  }
  return { hidden, hasLeft: false };
}

/** Runs in the page. Skips the corners of elements that are too tall for the window. */
async function describeFocus() {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const corners = [
    [0.5, 0.5],
    [0.1, 0.15],
    [0.9, 0.15],
    [0.1, 0.85],
    [0.9, 0.85],
  ] as const;
  const isInSight = corners.every(([x, y]) => {
    const there = document.elementFromPoint(left + width * x, top + height * y);
    return there !== null && (element.contains(there) || there.contains(element));
  });
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return {
    name: `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`,
    isRinged: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
    isInSight: isInSight || height > innerHeight * 0.6,
  };
}
