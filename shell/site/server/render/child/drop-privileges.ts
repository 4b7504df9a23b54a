/** These give access to processes, files, native code, and Node modules. */
const PROCESS_APIS = [
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
const GLOBAL_APIS = ['fetch', 'WebSocket', 'EventSource'];

/** Removes APIs that pages do not need. Only a container per team is a boundary against malicious code. */
export function dropPrivileges() {
  for (const name of PROCESS_APIS) remove(process, name);
  for (const name of GLOBAL_APIS) remove(globalThis, name);
}

function remove(target: object, name: string) {
  if (!Reflect.deleteProperty(target, name))
    Object.defineProperty(target, name, { value: undefined, writable: false, configurable: false });
}
