import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PROJECT } from '../deployables.ts';

export interface ProcessDescription {
  name: string;
  /** Arguments for Node. */
  args: readonly string[];
  /** Relative to the project. */
  folder: string;
  /** All that the process gets. */
  environment: Readonly<Record<string, string>>;
  /** Receives each line that the process writes. */
  onLine: (line: string) => void;
  /** How long the process may take to stop before it is ended. */
  graceMs: number;
}

/** EX_CONFIG of sysexits.h: what a process ends with when a setting is wrong, so that starting it again changes nothing. */
const WRONG_SETTING = 78;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** One that ran for this long has not failed to start. */
const SOUND_MS = 10_000;
const POLL_MS = 50;
const ANSWER_LIMIT_MS = 2000;
/** What a process wrote before its end may be read after it. */
const LAST_WORDS_MS = 100;
/** Lines that say nothing without those around them: of a log record, of a stack trace. */
const NO_SENTENCE = /^(\s|[{}\]]|Node\.js v|$)/;
const END_WITH_PARENT = join(import.meta.dirname, '../end-with-parent.ts');

/** A process that is started again when it ends by itself, later each time while it does not hold. */
export class SupervisedProcess {
  readonly #description: ProcessDescription;
  #child: ChildProcess | undefined;
  #stopping = false;
  #hasFailed = false;
  #lastText = '';
  #waitMs = FIRST_WAIT_MS;
  #restart: NodeJS.Timeout | undefined;

  constructor(description: ProcessDescription) {
    this.#description = description;
    this.#start();
  }

  get name(): string {
    return this.#description.name;
  }

  /** Whether it has ended by itself since it was started, and what it wrote last that was no log record. */
  get failure(): string | undefined {
    return this.#hasFailed ? this.#lastText : undefined;
  }

  /**
   * Resolves to true when the address answers with an OK status; to false when the time is over, the process is being stopped, or, unless
   * `throughRestarts`, has ended. With `atOnce` any other answer is one to go by: more time would not change it.
   */
  async isReady(url: string, limitMs: number, { throughRestarts = false, atOnce = false } = {}): Promise<boolean> {
    const end = Date.now() + limitMs;
    while (Date.now() < end && !this.#stopping && (throughRestarts || !this.#hasFailed)) {
      const isOk = await answersOk(url);
      if (isOk || (atOnce && isOk === false)) return isOk;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    return false;
  }

  /** Asks the process to end, and ends it if it does not in time. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#restart);
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), this.#description.graceMs);
    await ended;
    clearTimeout(impatience);
  }

  #start() {
    const { args, folder, environment } = this.#description;
    const started = Date.now();
    const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
      cwd: join(PROJECT, folder),
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A process group of its own: Ctrl-C reaches the launcher alone, which stops the processes in order.
      detached: true,
    });
    this.#child = child;
    this.#lastText = '';
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on('line', (line) => this.#onLine(line));
    // Either comes, never both: a program that could not be run has no end.
    child.once('error', ({ message }) => this.#startAgain(message, 0));
    child.once('exit', (code, signal) => {
      const ranMs = Date.now() - started;
      if (code === WRONG_SETTING) {
        setTimeout(() => this.#giveUp(), LAST_WORDS_MS);
        return;
      }
      setTimeout(() => this.#startAgain(signal ?? `code ${code}`, ranMs), LAST_WORDS_MS);
    });
  }

  #onLine(line: string) {
    if (!NO_SENTENCE.test(line)) this.#lastText = line;
    this.#description.onLine(line);
  }

  #giveUp() {
    if (this.#stopping) return;
    this.#hasFailed = true;
    console.error(`${this.name} could not start: ${this.#lastText} Correct the setting and start the site again.`);
  }

  #startAgain(how: string, ranMs: number) {
    if (this.#stopping) return;
    this.#hasFailed = true;
    if (ranMs > SOUND_MS) this.#waitMs = FIRST_WAIT_MS;
    const detail = this.#lastText ? `${how}: ${this.#lastText}` : how;
    console.error(
      `${this.name} has stopped (${detail}); the others go on. Starting it again in ${this.#waitMs / 1000} s.`,
    );
    this.#restart = setTimeout(() => this.#start(), this.#waitMs);
    this.#waitMs = Math.min(this.#waitMs * 2, LONGEST_WAIT_MS);
  }
}

/** Undefined where nobody answers. */
async function answersOk(url: string): Promise<boolean | undefined> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok;
}
