import type { Evidence } from '../document/gate-results.ts';

interface Terminal {
  isTTY?: boolean | undefined;
  write: (text: string) => unknown;
}

export interface ComposeStreams {
  stdout: Terminal;
  stderr: Terminal;
}

export class ComposeOutput {
  readonly #stdout: Terminal;
  readonly #stderr: Terminal;
  #hasProgress = false;

  constructor({ stdout, stderr }: ComposeStreams) {
    this.#stdout = stdout;
    this.#stderr = stderr;
  }

  say(...lines: readonly string[]): void {
    this.#clearProgress();
    for (const line of lines) this.#stdout.write(`${line}\n`);
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
