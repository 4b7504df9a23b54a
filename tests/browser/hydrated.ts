import type { Page } from '@playwright/test';

/** Resolves after React hydrates the frame and runs its effects. Before that, a clicked link loads a new document. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // React hydrates the bar last. An embedded page has none.
    const link = document.querySelector('nav[aria-label="Shortcuts"] a') ?? document.querySelector('main a');
    return link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'));
  });
  // React sets the props while it renders. A background task runs after the work that follows.
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
}
