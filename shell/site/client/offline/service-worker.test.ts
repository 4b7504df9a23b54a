import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { stubGlobals } from '../testing/stub-browser.ts';

const ORIGIN = 'https://site.example';
const navigator = { onLine: true };
let restore: () => void;
const listeners = new Map<string, (event: object) => void>();

beforeAll(async () => {
  restore = stubGlobals({
    __WB_DISABLE_DEV_LOGS: true,
    SHELL_FILES: [],
    self: globalThis,
    location: { origin: ORIGIN, href: `${ORIGIN}/` },
    registration: { scope: `${ORIGIN}/` },
    navigator,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  await import('./service-worker.ts');
});
afterAll(() => restore());

interface Sent {
  path: string;
  mode?: string;
  method?: string;
  integrity?: string;
  isOnline?: boolean;
}

/** Without a network and a cache, the response itself is a failure. */
function isHandled({ path, mode = 'cors', method = 'GET', integrity = '', isOnline = true }: Sent): boolean {
  navigator.onLine = isOnline;
  let handled = false;
  const request = new Request(new URL(path, ORIGIN), { method, integrity });
  // Only a browser makes navigation requests.
  Object.defineProperty(request, 'mode', { value: mode });
  const respondWith = (response: Promise<Response>) => {
    handled = true;
    response.catch(() => {});
  };
  listeners.get('fetch')?.({ request, respondWith, waitUntil: (work: Promise<unknown>) => work.catch(() => {}) });
  return handled;
}

test.each<Sent>([
  { path: '/feet-to-meters', mode: 'navigate' },
  { path: '/assets/main.js' },
  { path: 'https://releases.example/a.js', integrity: 'sha384-A' },
  { path: '/api/categories', isOnline: false },
])('the service worker handles %j', (sent) => {
  expect(isHandled(sent)).toBe(true);
});

test.each<Sent>([
  { path: '/api/categories' },
  { path: '/api/contact', method: 'POST', isOnline: false },
  { path: '/api/docs', mode: 'navigate' },
  { path: '/health/ready', mode: 'navigate' },
  { path: '/robots.txt', mode: 'navigate' },
  { path: 'https://other.example/page', mode: 'navigate' },
  { path: 'https://other.example/api/categories', isOnline: false },
  { path: 'https://other.example/assets/main.js' },
  { path: '/_report', method: 'POST' },
])('the service worker leaves %j to the browser', (sent) => {
  expect(isHandled(sent)).toBe(false);
});
