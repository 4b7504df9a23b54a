import { jest } from '@jest/globals';

const ORIGIN = 'https://site.example';
/** A test may open several browsers. */
let restoreFormer = () => {};

/** For code that runs in Node. */
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
  restoreFormer();
  const restore = stubGlobals(values);
  restoreFormer = restore;
  return { ...values, restore };
}

export function stubGlobals(values: Record<string, unknown>): () => void {
  const before = Object.keys(values).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return () => {
    for (const [name, descriptor] of before.splice(0)) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else delete (globalThis as Record<string, unknown>)[name];
    }
  };
}
