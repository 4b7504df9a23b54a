import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { reloadIfCompositionChanged } from './reload.ts';
import { restoreGlobals, stubBrowser, stubGlobals } from './testing/stub-browser.ts';

const shown = { id: 'shown', remotes: {}, routes: [], parts: {} };

let browser: ReturnType<typeof stubBrowser>;

beforeEach(() => {
  browser = stubBrowser();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  restoreGlobals();
  jest.restoreAllMocks();
});

function openedBy(type: 'navigate' | 'reload', id?: string) {
  const fetch = async () => (id === undefined ? Promise.reject(new Error('offline')) : Response.json({ id }));
  stubGlobals({ performance: { getEntriesByType: () => [{ type }] }, fetch });
}

test.each([
  ['navigate', 'newer', 'itself', 1],
  ['navigate', 'newer', 'visitor', 1],
  ['reload', 'newer', 'visitor', 1],
  ['reload', 'newer', 'itself', 0],
  ['navigate', 'shown', 'itself', 0],
  ['navigate', 'shown', 'visitor', 0],
  ['navigate', undefined, 'visitor', 0],
] as const)(
  'a page that was opened by %s while the %s composition is live, and is retried by %s, reloads %d times',
  async (type, id, by, times) => {
    openedBy(type, id);
    await reloadIfCompositionChanged(shown, by);
    expect(browser.location.reload).toHaveBeenCalledTimes(times);
  },
);

test.each([
  ['not JSON', () => new Response('<html>A proxy’s page</html>')],
  ['nothing', () => Response.json(null)],
  ['an error', () => Response.json({ id: 'newer' }, { status: 502 })],
])('a page does not reload if the composition request returns %s', async (_what, response) => {
  openedBy('navigate');
  stubGlobals({ fetch: async () => response() });
  await reloadIfCompositionChanged(shown, 'visitor');
  expect(browser.location.reload).not.toHaveBeenCalled();
});
