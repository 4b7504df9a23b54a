import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { RenderProcessError } from './pending-requests.ts';

interface ProcessCommandOptions {
  /** The render process's program: one file, and all that the process may read. */
  bundle: string;
  /** Megabytes of memory that the process may take. */
  memoryMb: number;
}

const HEAP_MB = 128;
/** Node reserves this much address space of its data segment for itself: with less it does not start. */
const NODE_DATA_KB = 512 * 1024;

/**
 * Before Node: a limit on memory outside of JavaScript's heap (a Buffer beyond it is a RangeError), no way to more privileges, and an
 * end with the server even in an endless loop. What a machine does not offer is left out.
 */
const LINUX = `ulimit -d "$1" 2>/dev/null
shift; unset PWD OLDPWD
if setpriv --no-new-privs --pdeathsig KILL true 2>/dev/null; then exec setpriv --no-new-privs --pdeathsig KILL "$@"; fi
exec "$@"`;

/**
 * Starts a process that may read its own program and nothing else: no environment, no file, no other process, no thread, no native code, no
 * code made from text. Its only pipe to the server is the fourth stream. Throws `RenderProcessError` where the server has no file descriptors left.
 */
export function spawnRenderProcess({ bundle, memoryMb }: ProcessCommandOptions): ChildProcess {
  const program = realpathSync(bundle); // the permission is for the file itself, not for a link to it
  const node = [
    process.execPath,
    '--permission',
    `--allow-fs-read=${program}`,
    '--no-experimental-sqlite', // it opens files past the permission model
    '--disallow-code-generation-from-strings',
    '--disable-sigusr1',
    `--max-old-space-size=${HEAP_MB}`,
    '--max-semi-space-size=8',
    program,
  ];
  // macOS has no working `ulimit -d`, and no `setpriv`.
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
  child.once('error', () => {}); // emitted in the next tick, and would end the server
  throw new RenderProcessError('ENDED', 'it could not be started: no file descriptors are left');
}

/** After EMFILE and ENFILE, Node leaves out what its types promise. */
function hasStreams({ stdio }: { stdio?: ChildProcess['stdio'] }): boolean {
  return stdio !== undefined;
}
