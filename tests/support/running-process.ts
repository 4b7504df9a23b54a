import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PROJECT } from './project.ts';

interface ProcessOptions {
  program?: string;
  args: readonly string[];
  environment?: Readonly<Record<string, string>>;
  cwd?: string;
  uid?: number | undefined;
}

const END_WITH_PARENT = join(PROJECT, 'shell/tools/launcher/end-with-parent.ts');

export interface RunningProcess {
  pid: number;
  output: () => string;
  log: () => Record<string, unknown>[];
  hasEnded: () => boolean;
  ended: Promise<number | null>;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Runs in the project's folder by default. */
export function startProcess({ program, args, environment = {}, cwd = PROJECT, uid }: ProcessOptions): RunningProcess {
  const child = spawn(
    program ?? process.execPath,
    program === undefined ? ['--import', END_WITH_PARENT, ...args] : args,
    {
      cwd,
      ...(uid === undefined ? {} : { uid, gid: uid }),
      env: { ...cleanEnvironment(), ...environment },
      // The program exits when its IPC channel closes, which happens when the tests exit for any reason.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const lines: Record<string, unknown>[] = [];
  let readTo = 0;
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    output: () => output,
    log: () => {
      // The last line may be incomplete.
      const end = output.lastIndexOf('\n') + 1;
      for (const line of output.slice(readTo, end).split('\n'))
        if (line.startsWith('{')) lines.push(JSON.parse(line) as Record<string, unknown>);
      readTo = end;
      return [...lines];
    },
    hasEnded,
    ended,
    stop: async (signal = 'SIGTERM') => {
      if (!hasEnded()) child.kill(signal);
      await ended;
    },
  };
}

/** Removes variables that test runners set for their workers. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const {
    NODE_OPTIONS: _options,
    NODE_ENV: _mode,
    FORCE_COLOR: _color,
    npm_lifecycle_event: _npm,
    ...rest
  } = process.env;
  return rest;
}
