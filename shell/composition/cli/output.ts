import type { Evidence } from '../document/gate-results.ts';

interface Terminal {
  isTTY?: boolean | undefined;
  write: (text: string) => unknown;
}

export interface ComposeStreams {
  stdout: Terminal;
  stderr: Terminal;
}

/** With `json`, writes one object to stdout: `{ "ok": boolean, "exitCode": number }` and the members of the command. */
export class ComposeOutput {
  readonly #json: boolean;
  readonly #stdout: Terminal;
  readonly #stderr: Terminal;
  #hasProgress = false;

  constructor({ stdout, stderr }: ComposeStreams, json = false) {
    this.#json = json;
    this.#stdout = stdout;
    this.#stderr = stderr;
  }

  say(...lines: readonly string[]): void {
    this.#clearProgress();
    if (!this.#json) for (const line of lines) this.#stdout.write(`${line}\n`);
  }

  warn(...lines: readonly string[]): void {
    this.#clearProgress();
    for (const line of lines) this.#stderr.write(`${line}\n`);
  }

  /** Prints only to a terminal. */
  progress(text: string): void {
    if (!this.#stderr.isTTY) return;
    this.#stderr.write(`\r\u001B[K${text}`);
    this.#hasProgress = true;
  }

  /** @returns the exit code of the process */
  end(exitCode: number, report: object = {}): number {
    this.#clearProgress();
    if (this.#json) this.#stdout.write(`${JSON.stringify({ ok: exitCode === 0, exitCode, ...report }, null, 2)}\n`);
    return exitCode;
  }

  #clearProgress() {
    if (this.#hasProgress) this.#stderr.write('\r\u001B[K');
    this.#hasProgress = false;
  }
}

const MARKS = { passed: '✓', failed: '✗', skipped: '–' } as const;

export function describeFindings(findings: Evidence): string[] {
  return findings.map(({ gate, state, remote, sentence }) => {
    const about = remote === undefined || sentence.startsWith(remote) ? '' : `${remote}: `;
    return `${MARKS[state]} ${gate.padEnd(10)} ${about}${sentence}`;
  });
}

/** Names a cure that several failures share once. */
export function describeRefusal(failures: Evidence): string[] {
  return [...Map.groupBy(failures, ({ cure }) => cure)].flatMap(([cure, shared]) =>
    shared.length > 1 && cure !== undefined
      ? [...shared.map(({ cause, sentence }) => cause ?? sentence), cure]
      : shared.map(({ sentence }) => sentence),
  );
}
