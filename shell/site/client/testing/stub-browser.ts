import { jest } from '@jest/globals';

const ORIGIN = 'https://site.example';
const restores: (() => void)[] = [];

export function stubBrowser({ path = '/', navigator = {} }: { path?: string; navigator?: object } = {}) {
  const windowEvents = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    readyState: 'complete',
    visibilityState: 'visible',
    title: 'First',
    activeElement: null,
    querySelectorAll: (): unknown[] => [],
    head: {},
  });
  const location = { origin: ORIGIN, pathname: path, href: ORIGIN + path, reload: jest.fn() };
  const values = {
    window: globalThis,
    document,
    location,
    navigator: { onLine: true, ...navigator },
    addEventListener: windowEvents.addEventListener.bind(windowEvents),
    dispatchEvent: windowEvents.dispatchEvent.bind(windowEvents),
  };
  stubGlobals(values);
  return values;
}

/** Call `restoreGlobals` afterward, because the test files of a worker share globals. */
export function stubGlobals(values: Record<string, unknown>): void {
  const before = Object.keys(values).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  restores.push(() => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else delete (globalThis as Record<string, unknown>)[name];
    }
  });
}

export function restoreGlobals(): void {
  for (const restore of restores.splice(0).reverse()) restore();
}
