import type { Page } from '@playwright/test';

/** Resolves after React hydrates the frame and runs its effects. Before that, a clicked link loads a new document. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // React hydrates the bottom bar last. An embedded page has no bottom bar.
    const link = document.querySelector('nav[aria-label="Shortcuts"] a') ?? document.querySelector('main a');
    return link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'));
  });
  // React sets the props while it renders, and runs effects later. A background task runs after the effects.
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
}
