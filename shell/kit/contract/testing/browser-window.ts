import { Window } from 'happy-dom';

/** Globals to replace with the window's, including some that Node also has. `fetch` and the timers stay Node's. */
const REPLACED = ['navigator', 'location', 'localStorage', 'sessionStorage', 'Event', 'EventTarget', 'CustomEvent'];

/** Simulates a browser in this process, to render components without Chromium. Import React DOM afterward. */
export function openWindow(url: string): { close: () => Promise<void> } {
  const window = new Window({ url });
  const missing = listPropertyNames(window).filter((name) => !(name in globalThis));
  const values: Record<string, unknown> = { IS_REACT_ACT_ENVIRONMENT: true };
  for (const name of [...missing, ...REPLACED]) values[name] = readValue(window, name);
  const before = Object.keys(values).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return {
    close: async () => {
      await window.happyDOM.close();
      for (const [name, descriptor] of before)
        if (descriptor) Object.defineProperty(globalThis, name, descriptor);
        else Reflect.deleteProperty(globalThis, name);
    },
  };
}

function listPropertyNames(window: Window): string[] {
  const names = new Set<string>();
  let owner: object | null = window;
  while (owner && owner !== Object.prototype) {
    for (const name of Object.getOwnPropertyNames(owner)) names.add(name);
    owner = Object.getPrototypeOf(owner) as object | null;
  }
  names.delete('constructor');
  return [...names];
}

/** Functions such as `matchMedia` need the window as `this`. */
function readValue(window: Window, name: string): unknown {
  const value: unknown = window[name as keyof Window];
  return typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(window) : value;
}
