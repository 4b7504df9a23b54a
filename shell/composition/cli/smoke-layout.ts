import type { Page } from '@playwright/test';

const WIDTHS_PX = [390, 1280] as const;
const HEIGHT_PX = 800;

export async function layoutFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    const found = await page.evaluate(() => {
      const isVisible = (name: string) => {
        const element = document.querySelector(name);
        return element !== null && element.checkVisibility() && element.getBoundingClientRect().height > 0;
      };
      const { scrollWidth, clientWidth } = document.documentElement;
      return [
        ...['header', 'footer'].filter((name) => !isVisible(name)).map((name) => `its ${name} is not visible`),
        ...(scrollWidth > clientWidth ? [`it is ${scrollWidth} px wide, so it scrolls horizontally`] : []),
      ];
    });
    faults.push(...found.map((fault) => `At ${width} px ${fault}`));
  }
  return faults;
}
