import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PROJECT } from './project.ts';

interface ProcessOptions {
  /** Another program than this Node. */
  program?: string;
  args: readonly string[];
  environment?: Readonly<Record<string, string>>;
  cwd?: string;
  /** Account that it runs as, another than the tests' own. */
  uid?: number | undefined;
}

const END_WITH_PARENT = join(PROJECT, 'shell/tools/launcher/end-with-parent.ts');

export interface RunningProcess {
  pid: number;
  /** All that it has written so far. */
  output: () => string;
  /** The lines of its log so far: of all that it has written, what is JSON. */
  log: () => Record<string, unknown>[];
  hasEnded: () => boolean;
  /** Its exit code, once it has ended by itself. */
  ended: Promise<number | null>;
  /** Resolves when it has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Runs a program of the project on this Node, in the project's folder if not in another. */
export function startProcess({ program, args, environment = {}, cwd = PROJECT, uid }: ProcessOptions): RunningProcess {
  const child = spawn(
    program ?? process.execPath,
    program === undefined ? ['--import', END_WITH_PARENT, ...args] : args,
    {
      cwd,
      ...(uid === undefined ? {} : { uid, gid: uid }),
      env: { ...cleanEnvironment(), ...environment },
      // The fourth tells the program when the tests are gone, however they went.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    output: () => output,
    // The last line is not whole yet, or empty.
    log: () =>
      output
        .split('\n')
        .slice(0, -1)
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    hasEnded,
    ended,
    stop: async (signal = 'SIGTERM') => {
      if (!hasEnded()) child.kill(signal);
      await ended;
    },
  };
}

/** Without what a test runner sets for its own workers. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const {
    NODE_OPTIONS: _options,
    NODE_ENV: _mode,
    FORCE_COLOR: _color,
    npm_lifecycle_event: _npm,
    ...rest
  } = process.env;
  return rest;
}
