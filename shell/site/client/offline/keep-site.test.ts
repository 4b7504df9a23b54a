import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { PAGE_STATE_ID } from '../../app/page-state.ts';
import { restoreGlobals, stubGlobals } from '../testing/stub-browser.ts';

const ORIGIN = 'https://site.example';
const files = { 'entry.js': 'sha384-one', 'page.js': 'sha384-two' };
const state = {
  composition: { id: 'x', routes: [], parts: {}, remotes: { 'mf-a': { base: 'https://a.example/browser/', files } } },
  offlineCalls: ['/api/categories'],
};
const HTML = `<script type="application/json" id="${PAGE_STATE_ID}">${JSON.stringify(state)}</script>["/assets/main.1.js"]`;

const put = jest.fn(async () => {});
let appShell: Partial<Response> = {};
const steps: string[] = [];
const keepFile = jest.fn(async ({ addresses: [url = ''] }: { addresses: readonly string[] }) => steps.push(url) > 0);
const keepCall = jest.fn(async (url: string) => {
  steps.push(url);
  return undefined;
});

beforeEach(() => {
  jest.clearAllMocks();
  steps.length = 0;
  appShell = { ok: true, redirected: false, headers: new Headers() };
  const cache = { match: async () => undefined, keys: async () => [], put };
  const response = () => ({ ...appShell, clone: () => ({ text: async () => HTML }) });
  stubGlobals({
    __WB_DISABLE_DEV_LOGS: true,
    self: globalThis,
    location: { origin: ORIGIN, href: `${ORIGIN}/` },
    caches: { open: async () => cache },
    fetch: async () => response(),
    Request: class {},
  });
});
afterEach(restoreGlobals);

async function keep(shellFiles = ['/assets/main.1.js']) {
  const { keepSite } = await import('./keep-site.ts');
  return keepSite({ shellFiles, keepFile, keepCall });
}

test('the app shell is kept last, after the scripts and the API responses that it needs', async () => {
  put.mockImplementationOnce(async () => void steps.push('app shell'));
  await keep();
  const scripts = Object.keys(files).map((file) => `https://a.example/browser/${file}`);
  expect(steps).toEqual([...scripts, '/api/categories', 'app shell']);
});

test('the previous app shell stays if a script of the new one cannot be kept', async () => {
  keepFile.mockResolvedValueOnce(false);
  await keep();
  expect([keepCall, put].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

test.each([
  ['fails', { ok: false }, undefined],
  ['is redirected', { redirected: true }, undefined],
  ['belongs to a newer shell', {}, ['/assets/main.0.js']],
])('an app shell that %s is not kept', async (_what, change, shellFiles) => {
  Object.assign(appShell, change);
  await keep(shellFiles);
  expect([steps, put.mock.calls]).toEqual([[], []]);
});
