import type { CompositionDifference } from './composition-difference.ts';
import type { Evidence } from '../document/evidence.ts';
import type { SiteStatus } from '../store/site-status.ts';

/** A change, as `plan`, `apply` and the commands that do both print it with `--json`. */
export interface ChangeReport {
  /** The revision that it is based on: 0 where there is none. */
  basedOn: number;
  /** The revision that it makes, or would make. Absent where a gate refuses it before there is one. */
  revision?: number;
  reason?: string;
  changes: readonly CompositionDifference[];
  notes: readonly string[];
  gates: Evidence;
  /** Of `plan`: the command that makes the change. */
  apply?: string;
  /** Whether it was written. */
  written: boolean;
  /** What the sites made of it, where they were waited for. */
  verdict?: { kind: 'live' | 'refused' | 'nobody' | 'silent'; reason?: string; sites: readonly SiteStatus[] };
}

/** What went wrong, in place of a report: `{ "ok": false, "exitCode": 1, "error": { "code", "message" } }`. */
export interface ErrorReport {
  error: { code: string; message: string };
}

interface Terminal {
  isTTY?: boolean | undefined;
  write: (text: string) => unknown;
}

/**
 * Where the command says what it does. With `json`, sentences are left out, and one object is written to stdout at the end:
 * `{ "ok": boolean, "exitCode": number, ... }` and what the command reports.
 */
export class ComposeOutput {
  readonly #json: boolean;
  readonly #stderr: Terminal;
  #hasProgress = false;

  constructor(json: boolean, stderr: Terminal = process.stderr) {
    this.#json = json;
    this.#stderr = stderr;
  }

  say(text: string): void {
    this.#clearProgress();
    if (!this.#json) console.log(text);
  }

  warn(text: string): void {
    this.#clearProgress();
    if (!this.#json) console.error(text);
  }

  /** What is being done, on one line that is written over: for people who wait, and nobody else. */
  progress(text: string): void {
    if (!this.#stderr.isTTY) return;
    this.#stderr.write(`\r\u001B[K${text}`);
    this.#hasProgress = true;
  }

  /** The end of a command. @returns the exit code */
  end(exitCode: number, report: object): number {
    this.#clearProgress();
    if (this.#json) console.log(JSON.stringify({ ok: exitCode === 0, exitCode, ...report }, null, 2));
    return exitCode;
  }

  #clearProgress() {
    if (this.#hasProgress) this.#stderr.write('\r\u001B[K');
    this.#hasProgress = false;
  }
}
