import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PROJECT } from './deployables.ts';

export interface ProcessDescription {
  name: string;
  /** Arguments for Node. */
  args: readonly string[];
  /** Relative to the project. */
  folder: string;
  environment: Readonly<Record<string, string>>;
  /** Receives each line that the process writes. */
  onLine: (line: string) => void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** One that ran for this long has not failed to start. */
const SOUND_MS = 10_000;
const GRACE_MS = 8_000;

/** A process that is started again when it ends by itself, later each time while it does not hold. */
export class SupervisedProcess {
  readonly #description: ProcessDescription;
  #child: ChildProcess | undefined;
  #stopping = false;
  #waitMs = FIRST_WAIT_MS;
  #restart: NodeJS.Timeout | undefined;

  constructor(description: ProcessDescription) {
    this.#description = description;
    this.#start();
  }

  get name(): string {
    return this.#description.name;
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Asks the process to end, and ends it if it does not within a few seconds. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#restart);
    const child = this.#child;
    if (!child || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    await ended;
    clearTimeout(impatience);
  }

  #start() {
    const { args, folder, environment, onLine } = this.#description;
    const started = Date.now();
    const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'end-with-parent.ts'), ...args], {
      cwd: join(PROJECT, folder),
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A process group of its own: Ctrl-C reaches the launcher alone, which stops the processes in order.
      detached: true,
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', onLine);
    child.on('exit', (code, signal) => {
      if (!this.#stopping) this.#startAgain(signal ?? `code ${code}`, Date.now() - started);
    });
  }

  #startAgain(how: string, ranMs: number) {
    if (ranMs > SOUND_MS) this.#waitMs = FIRST_WAIT_MS;
    console.error(`${this.name} has stopped (${how}); the others go on. Starting it again in ${this.#waitMs / 1000} s.`);
    this.#restart = setTimeout(() => this.#start(), this.#waitMs);
    this.#waitMs = Math.min(this.#waitMs * 2, LONGEST_WAIT_MS);
  }
}
