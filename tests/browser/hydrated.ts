import type { Page } from '@playwright/test';

/** Resolves when React has taken the frame over from the server's markup, and its effects have run: a link that is clicked before leads to a new document. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = document.querySelector('footer a');
    return link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'));
  });
  // React marks an element while it renders; what it does after that is done when the browser has nothing left to do.
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
}
