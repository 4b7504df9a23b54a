import type { CDPSession } from '@playwright/test';
import { chromiumOptions } from '../chromium-path.ts';
import { expect, test } from '../visitor.ts';

test.use({ launchOptions: chromiumOptions() });

interface TabBehind {
  ask: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Uses CDP, because Playwright's own pages are always visible. */
async function openBehind(session: CDPSession, url: string): Promise<TabBehind> {
  const { targetId: before } = await session.send('Target.createTarget', { url: 'about:blank', newWindow: true });
  const { targetId } = await session.send('Target.createTarget', { url, background: true });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (value: unknown) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id: number; result?: { result: { value?: unknown } } };
    waiting.get(id)?.(result?.result.value);
  });
  return {
    ask: async (expression) => {
      const id = waiting.size + 1;
      const answer = new Promise((resolve) => waiting.set(id, resolve));
      await session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method: 'Runtime.evaluate', params: { expression, returnByValue: true } }),
      });
      return answer;
    },
    close: async () => {
      for (const opened of [targetId, before]) await session.send('Target.closeTarget', { targetId: opened });
    },
  };
}

test('a page opened in a background tab hydrates there, without waiting for a paint', async ({ browser, baseURL }) => {
  const session = await browser.newBrowserCDPSession();
  const tab = await openBehind(session, `${baseURL}/converter/length/feet-to-meters`);
  await expect
    .poll(() =>
      tab.ask(
        `Object.keys(document.querySelector('[aria-label="Shortcuts"] a') ?? {}).some((key) => key.startsWith('__reactProps'))`,
      ),
    )
    .toBe(true);
  expect(await tab.ask('document.visibilityState')).toBe('hidden');
  expect(await tab.ask(`performance.getEntriesByType('paint').length`)).toBe(0);
  // The time limit is for browsers that do not report paints.
  const script = `performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))`;
  expect(
    await tab.ask(`${script}.startTime < performance.getEntriesByType('navigation')[0].domContentLoadedEventStart`),
  ).toBe(true);
  await tab.close();
});
