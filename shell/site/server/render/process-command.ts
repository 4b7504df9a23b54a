import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { RemoteError } from './remote-error.ts';

export interface ProcessCommandOptions {
  /** The only file that the process may read. */
  bundle: string;
  memoryMb: number;
}

const HEAP_MB = 128;
/** Node reserves this much data-segment address space and does not start with less. */
const NODE_DATA_KB = 512 * 1024;

/**
 * Limits memory outside the JavaScript heap (exceeding it throws a RangeError), blocks new privileges, and kills the
 * process when the server dies. Skips what the machine does not support.
 */
const LINUX = `ulimit -d "$1" 2>/dev/null
shift; unset PWD OLDPWD
if setpriv --no-new-privs --pdeathsig KILL true 2>/dev/null; then exec setpriv --no-new-privs --pdeathsig KILL "$@"; fi
exec "$@"`;

/**
 * Starts a process with no environment, child processes, threads, native code, or `eval`. It can read only its program.
 * Stream 3 is its pipe to the server. Throws `RemoteError` if no file descriptors are left.
 */
export function spawnRenderProcess({ bundle, memoryMb }: ProcessCommandOptions): ChildProcess {
  const program = realpathSync(bundle); // The permission does not follow links.
  const node = [
    process.execPath,
    '--permission',
    `--allow-fs-read=${program}`,
    '--no-experimental-sqlite', // SQLite bypasses the permission model.
    '--disallow-code-generation-from-strings',
    '--disable-sigusr1',
    `--max-old-space-size=${HEAP_MB}`,
    '--max-semi-space-size=8',
    program,
  ];
  // macOS lacks a working `ulimit -d` and `setpriv`.
  const [command = '', ...args] =
    process.platform === 'linux'
      ? ['/bin/sh', '-c', LINUX, 'sh', String(NODE_DATA_KB + memoryMb * 1024), ...node]
      : node;
  const child = spawn(command, args, {
    env: {},
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
  if (hasStreams(child)) return child;
  child.once('error', () => {}); // Without a listener, this event of the next tick would crash the server.
  throw new RemoteError('ENDED', 'it could not start: no file descriptors are left');
}

export type SpawnRenderProcess = (options: ProcessCommandOptions) => ChildProcess;

/** After EMFILE or ENFILE, Node omits `stdio` despite its types. */
function hasStreams({ stdio }: { stdio?: ChildProcess['stdio'] }): boolean {
  return stdio !== undefined;
}
