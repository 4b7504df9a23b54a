/** Shared by all code of the process: replacing one would change how the shell's code behaves. */
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
 * Snapshots built-in functions. Returns a check that names one replaced since. Additions are allowed, for polyfills.
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
    const value = Reflect.get(globalThis, key) as unknown; // created lazily on first access
    remembered.push({ name: key, target: globalThis, key, value });
  }
  const count = remembered.length;
  return () => {
    // Uses only saved functions and indexes: built-ins such as iterators are under test here.
    for (let index = 0; index < count; index += 1) {
      const { name, target, key, value } = remembered[index] as Remembered;
      if (getOwnPropertyDescriptor(target, key)?.value !== value) return name;
    }
    return undefined;
  };
}
