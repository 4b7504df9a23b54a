import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT } from '../deployables.ts';

export interface ProcessDescription {
  name: string;
  args: readonly string[];
  /** A path relative to the project. */
  folder: string;
  environment: NodeJS.ProcessEnv;
  onLine: (line: string) => void;
  /** A process that takes longer to stop is killed. */
  graceMs: number;
}

const RESTART_MS = 1000;
const POLL_MS = 50;
const RESPONSE_LIMIT_MS = 2000;
const END_WITH_PARENT = join(import.meta.dirname, '../end-with-parent.ts');

export class SupervisedProcess {
  readonly #description: ProcessDescription;
  #child: ChildProcess | undefined;
  #stopping = false;
  #hasFailed = false;
  #restart: NodeJS.Timeout | undefined;

  constructor(description: ProcessDescription) {
    this.#description = description;
    this.#start();
  }

  get name(): string {
    return this.#description.name;
  }

  /** Resolves to true after a response, and to false after the limit, a failure, or when the process stops. */
  async isReady(url: string, limitMs: number): Promise<boolean> {
    const end = performance.now() + limitMs;
    while (performance.now() < end && !this.#stopping && !this.#hasFailed) {
      if (await responds(url)) return true;
      await sleep(POLL_MS);
    }
    return false;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#restart);
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const killing = setTimeout(() => child.kill('SIGKILL'), this.#description.graceMs);
    await ended;
    clearTimeout(killing);
  }

  #start() {
    const { args, folder, environment, onLine } = this.#description;
    const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
      cwd: join(PROJECT, folder),
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // In its own process group, the child does not get Ctrl-C. The launcher stops the processes in order.
      detached: true,
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on('line', onLine);
    // A program that could not start emits only `error`.
    child.once('error', ({ message }) => this.#startAgain(message));
    child.once('exit', (code, signal) => this.#startAgain(signal ?? `code ${code}`));
  }

  #startAgain(reason: string) {
    if (this.#stopping) return;
    this.#hasFailed = true;
    console.error(
      `${this.name} stopped (${reason}). Other processes continue. Restarting it in ${RESTART_MS / 1000} s.`,
    );
    this.#restart = setTimeout(() => this.#start(), RESTART_MS);
  }
}

async function responds(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_LIMIT_MS) }).catch(() => undefined);
  await response?.body?.cancel();
  // A development server returns 503 until its build has finished.
  return response !== undefined && response.status < 500;
}
