import { ModernFakeTimers } from '@jest/fake-timers';

/** jest-light-runner's own fake timers have no asynchronous methods. */
export const timers = new ModernFakeTimers({ global: globalThis, config: { fakeTimers: {} } as never });

let globals: readonly (readonly [name: PropertyKey, PropertyDescriptor])[] = [];
let environment: NodeJS.ProcessEnv = {};

/** Undoes changes that a test file left in its worker, so that they do not affect the next file. */
export function resetWorker() {
  timers.useRealTimers();
  for (const [name, before] of globals) {
    const now = Object.getOwnPropertyDescriptor(globalThis, name);
    if (now?.value !== before.value || now?.get !== before.get) Object.defineProperty(globalThis, name, before);
  }
  // Changes the object in place, because assigning another object would not change the real environment.
  if (globals.length > 0)
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  environment = { ...process.env };
}
