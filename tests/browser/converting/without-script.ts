import type { Page } from '@playwright/test';

/** Blocks scripts that contain `words`. Block service workers, too: routes cannot intercept their requests. */
export async function withoutScript(page: Page, words: string): Promise<void> {
  await page.route(/\/\d+\.js(?:\?attempt=\d+)?$/, async (route) => {
    const answer = await route.fetch();
    const isMeant = (await answer.text()).includes(words);
    await (isMeant ? route.abort() : route.fulfill({ response: answer }));
  });
}
