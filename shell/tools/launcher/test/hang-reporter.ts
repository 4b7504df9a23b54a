import { relative } from 'node:path';

/** Longer than any test or hook may take. */
const STALL_LIMIT_MS = 15 * 60_000;
const EXIT_LIMIT_MS = 15_000;

/** A part of the global configuration of Jest. */
interface RunConfig {
  rootDir: string;
  watch: boolean;
  watchAll: boolean;
  detectOpenHandles: boolean;
}

interface TestFile {
  path: string;
}

interface HangLimits {
  stallLimitMs?: number;
  exitLimitMs?: number;
}

/** Ends a run of Jest that hangs, and names the files that keep it from ending. */
export default class HangReporter {
  readonly #running = new Set<string>();
  readonly #finished: string[] = [];
  readonly #config: RunConfig;
  readonly #stallLimitMs: number;
  readonly #exitLimitMs: number;
  #stall: NodeJS.Timeout | undefined;

  constructor(config: RunConfig, { stallLimitMs = STALL_LIMIT_MS, exitLimitMs = EXIT_LIMIT_MS }: HangLimits) {
    this.#config = config;
    this.#stallLimitMs = stallLimitMs;
    this.#exitLimitMs = exitLimitMs;
  }

  onTestFileStart({ path }: TestFile) {
    this.#running.add(path);
    this.#awaitProgress();
  }

  onTestCaseResult() {
    this.#awaitProgress();
  }

  onTestFileResult({ path }: TestFile) {
    this.#running.delete(path);
    this.#finished.push(path);
    this.#awaitProgress();
  }

  onRunComplete() {
    clearTimeout(this.#stall);
    const { watch, watchAll, detectOpenHandles } = this.#config;
    if (watch || watchAll || detectOpenHandles) return;
    // Jest ends its worker processes itself, so only files that ran in this process can keep it alive.
    const end = () =>
      this.#end(
        `All tests finished, but Jest did not exit. A server, a timer, or a process is still open in ${this.#named(this.#finished)}. ` +
          '`npx jest --detectOpenHandles PATH` shows which.',
      );
    setTimeout(end, this.#exitLimitMs).unref();
  }

  #awaitProgress() {
    clearTimeout(this.#stall);
    const end = () =>
      this.#end(
        `No test finished in ${this.#stallLimitMs / 60_000} minutes. Still running: ${this.#named([...this.#running])}.`,
      );
    this.#stall = setTimeout(end, this.#stallLimitMs).unref();
  }

  #named(files: readonly string[]): string {
    return files.map((file) => relative(this.#config.rootDir, file)).join(', ');
  }

  #end(sentence: string) {
    console.error(`\n${sentence}`);
    process.exit(1);
  }
}
