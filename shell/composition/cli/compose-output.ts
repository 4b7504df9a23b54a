import type { CompositionDifference } from '../change/composition-difference.ts';
import type { Evidence } from '../document/gate-results.ts';
import type { SiteStatus } from '../store/site-status.ts';

export interface ChangeReport {
  /** 0 for no composition. */
  basedOn: number;
  /** Absent if a gate refuses the change earlier. */
  revision?: number;
  reason?: string;
  changes: readonly CompositionDifference[];
  notes: readonly string[];
  gates: Evidence;
  written: boolean;
  verdict?: { kind: 'live' | 'refused' | 'silent' | 'nobody'; sites: readonly SiteStatus[]; reason?: string };
}

interface Terminal {
  isTTY?: boolean | undefined;
  write: (text: string) => unknown;
}

export interface ComposeStreams {
  stdout: Terminal;
  stderr: Terminal;
}

/** With `json`, writes only one object to stdout: `{ "ok": boolean, "exitCode": number, ... }` plus the report. */
export class ComposeOutput {
  readonly #json: boolean;
  readonly #stdout: Terminal;
  readonly #stderr: Terminal;
  #hasProgress = false;

  constructor(json: boolean, { stdout, stderr }: ComposeStreams = process) {
    this.#json = json;
    this.#stdout = stdout;
    this.#stderr = stderr;
  }

  say(text: string): void {
    this.#clearProgress();
    if (!this.#json) this.#stdout.write(`${text}\n`);
  }

  warn(text: string): void {
    this.#clearProgress();
    if (!this.#json) this.#stderr.write(`${text}\n`);
  }

  /** Prints only to a terminal. */
  progress(text: string): void {
    if (!this.#stderr.isTTY) return;
    this.#stderr.write(`\r\u001B[K${text}`);
    this.#hasProgress = true;
  }

  end(exitCode: number, report: object): number {
    this.#clearProgress();
    if (this.#json) this.#stdout.write(`${JSON.stringify({ ok: exitCode === 0, exitCode, ...report }, null, 2)}\n`);
    return exitCode;
  }

  #clearProgress() {
    if (this.#hasProgress) this.#stderr.write('\r\u001B[K');
    this.#hasProgress = false;
  }
}
