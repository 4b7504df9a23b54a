import { Window } from 'happy-dom';

/** Globals that React and the contract read in a browser. `fetch` stays Node's. */
const NAMES = [
  'document',
  'navigator',
  'location',
  'history',
  'sessionStorage',
  'localStorage',
  'Event',
  'HTMLElement',
  'HTMLButtonElement',
  'HTMLIFrameElement',
  'HTMLInputElement',
  'Node',
] as const;

/** Makes this process a browser, for components that are rendered without Chromium. Import React DOM after that. */
export function openWindow(url: string): { close: () => Promise<void> } {
  const window = new Window({ url });
  const values: Record<string, unknown> = { window, IS_REACT_ACT_ENVIRONMENT: true };
  for (const name of NAMES) values[name] = window[name];
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
