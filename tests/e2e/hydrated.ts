import type { Page } from '@playwright/test';

/** Resolves when React has taken the frame over from the server's markup: a link that is clicked before leads to a new document. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = document.querySelector('footer a');
    return link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'));
  });
}
