import type { BrowserContext, Page } from '@playwright/test';
import { shownTexts, translatePage, type TranslationScope } from '../../support/translate-page.ts';
import { hydrated } from '../hydrated.ts';
import { expect, test as visitorTest } from '../visitor.ts';
import { watchPage } from '../watch-page.ts';

/** The same site, translated for one visitor but not for the other. */
export class TwoPages {
  constructor(
    readonly translated: Page,
    readonly plain: Page,
  ) {}

  async goto(path: string): Promise<void> {
    await this.translated.goto(path);
    await this.plain.goto(path);
    await hydrated(this.plain);
  }

  translate(scope: TranslationScope): Promise<void> {
    return translatePage(this.translated, scope);
  }

  async each(step: (page: Page) => Promise<unknown>): Promise<void> {
    await step(this.plain);
    await step(this.translated);
    await expect(async () => {
      expect(await shownTexts(this.translated)).toEqual(await shownTexts(this.plain));
    }).toPass();
  }
}

export const test = visitorTest.extend<{ pages: TwoPages }>({
  pages: async ({ page, browser }, use) => {
    const context: BrowserContext = await browser.newContext();
    const plain = await context.newPage();
    const problems = await watchPage(plain);
    await use(new TwoPages(page, plain));
    expect(problems).toEqual([]);
    await context.close();
  },
});
