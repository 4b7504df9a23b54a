/** Access to processes, files, native code, and Node modules. */
const OF_PROCESS = [
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  '_startProfilerIdleNotifier',
  '_stopProfilerIdleNotifier',
  '_linkedBinding',
  'binding',
  'dlopen',
  'execve',
  'getBuiltinModule',
  'mainModule',
  'report',
  'chdir',
  'umask',
  'loadEnvFile',
  '_getActiveHandles',
  '_getActiveRequests',
  'openStdin',
  'setuid',
  'setgid',
  'seteuid',
  'setegid',
  'setgroups',
  'initgroups',
];
/** The API client keeps its own reference to `fetch`. */
const OF_GLOBALS = ['fetch', 'WebSocket', 'EventSource'];

/** Removes APIs that pages do not need. Only a container per team is a boundary against malicious code. */
export function dropPrivileges() {
  for (const name of OF_PROCESS) remove(process, name);
  for (const name of OF_GLOBALS) remove(globalThis, name);
}

function remove(target: object, name: string) {
  if (!Reflect.deleteProperty(target, name))
    Object.defineProperty(target, name, { value: undefined, writable: false, configurable: false });
}
