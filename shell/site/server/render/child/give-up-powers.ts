/** Ways from a render process to other processes, files, native code and Node's own modules. */
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
  'send',
  'channel',
  'disconnect',
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
/** The shell's API client holds on to `fetch`; a page has its data from that client alone. */
const OF_GLOBALS = ['fetch', 'WebSocket', 'EventSource'];

/**
 * Takes from this process what no page needs, before a remote's code is evaluated. Hardening beside the permission model and the empty
 * environment, which hold without it; not a boundary against code that means harm: that is a container for each team.
 */
export function giveUpPowers() {
  for (const name of OF_PROCESS) remove(process, name);
  for (const name of OF_GLOBALS) remove(globalThis, name);
}

function remove(target: object, name: string) {
  if (!Reflect.deleteProperty(target, name))
    Object.defineProperty(target, name, { value: undefined, writable: false, configurable: false });
}
