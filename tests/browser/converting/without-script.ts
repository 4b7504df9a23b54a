import type { Page } from '@playwright/test';

/** Lets every script with these words in it fail to arrive. Service workers must be blocked: what they fetch is out of reach. */
export async function withoutScript(page: Page, words: string): Promise<void> {
  await page.route(/\/\d+\.js(?:\?attempt=\d+)?$/, async (route) => {
    const answer = await route.fetch();
    const isMeant = (await answer.text()).includes(words);
    await (isMeant ? route.abort() : route.fulfill({ response: answer }));
  });
}
