/** Objects whose functions all code of a process shares: a remote that replaces one changes what the shell's own code does. */
const SHARED: Readonly<Record<string, object>> = {
  Object,
  Array,
  Promise,
  String,
  Number,
  Symbol,
  Reflect,
  JSON,
  Math,
  Date,
  Buffer,
  'Object.prototype': Object.prototype,
  'Function.prototype': Function.prototype,
  'Array.prototype': Array.prototype,
  'Promise.prototype': Promise.prototype,
  'String.prototype': String.prototype,
  'Number.prototype': Number.prototype,
  'RegExp.prototype': RegExp.prototype,
  'Map.prototype': Map.prototype,
  'Set.prototype': Set.prototype,
  'WeakMap.prototype': WeakMap.prototype,
  'Date.prototype': Date.prototype,
  'Error.prototype': Error.prototype,
  'Buffer.prototype': Buffer.prototype as object,
};
const GLOBALS = [
  'Object',
  'Array',
  'Promise',
  'String',
  'Number',
  'JSON',
  'Math',
  'Map',
  'Set',
  'WeakMap',
  'URL',
  'URLSearchParams',
  'setTimeout',
  'queueMicrotask',
];

interface Remembered {
  name: string;
  target: object;
  key: PropertyKey;
  value: unknown;
}

const { getOwnPropertyDescriptor } = Object;

/**
 * Remembers the language's own functions as they are now.
 * @returns the name of one that has been replaced since, if any. New ones are let pass: that is what polyfills are for.
 */
export function watchBuiltIns(): () => string | undefined {
  const remembered: Remembered[] = [];
  for (const [name, target] of Object.entries(SHARED)) {
    for (const key of Reflect.ownKeys(target)) {
      const value = getOwnPropertyDescriptor(target, key)?.value as unknown;
      if (typeof value === 'function') remembered.push({ name: `${name}.${String(key)}`, target, key, value });
    }
  }
  for (const key of GLOBALS) {
    const value = Reflect.get(globalThis, key) as unknown; // some are made at their first use
    remembered.push({ name: key, target: globalThis, key, value });
  }
  const count = remembered.length;
  return () => {
    // By index, with functions held on to: those that would be used otherwise are what is in doubt.
    for (let index = 0; index < count; index += 1) {
      const { name, target, key, value } = remembered[index] as Remembered;
      if (getOwnPropertyDescriptor(target, key)?.value !== value) return name;
    }
    return undefined;
  };
}
