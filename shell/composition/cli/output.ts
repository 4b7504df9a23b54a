import { compositionDifference } from '../change/composition-difference.ts';
import type { DraftedChange } from '../change/draft-change.ts';
import type { CompositionDocument } from '../document/composition-document.ts';
import type { Evidence } from '../document/gate-results.ts';
import type { ShellsOutcome } from './running-shells.ts';

interface Terminal {
  isTTY?: boolean | undefined;
  write: (text: string) => unknown;
}

export interface ComposeStreams {
  stdout: Terminal;
  stderr: Terminal;
}

/** With `json`, prints only one object to stdout, which contains `ok`, `exitCode`, and the fields of the command. */
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

const MARKS = { passed: '✓', failed: '✗' } as const;

function describeFindings(findings: Evidence): string[] {
  return findings.map(({ gate, state, remote, sentence }) => {
    const about = remote === undefined || sentence.startsWith(remote) ? '' : `${remote}: `;
    return `${MARKS[state]} ${gate.padEnd(10)} ${about}${sentence}`;
  });
}

/** Prints a cure that several failures share only once, after their causes. */
export function describeRefusal(failures: Evidence): string[] {
  return [...Map.groupBy(failures, ({ cure }) => cure)].flatMap(([cure, shared]) =>
    shared.length > 1 && cure !== undefined
      ? [...shared.map(({ cause, sentence }) => cause ?? sentence), cure]
      : shared.map(({ sentence }) => sentence),
  );
}

export function describePlan(
  { document, advice }: DraftedChange,
  before: CompositionDocument | undefined,
  findings: Evidence,
): string[] {
  const base = before
    ? `Based on revision ${before.revision}, ${before.createdAt}, ${before.actor}: ${before.reason}`
    : 'This would be the first composition.';
  const isRefused = findings.some(({ state }) => state === 'failed');
  return [
    base,
    'Changes:',
    ...[...compositionDifference(before, document), ...advice].map((line) => `  ${line}`),
    ...(findings.length > 0 ? ['Findings:', ...describeFindings(findings).map((line) => `  ${line}`)] : []),
    isRefused
      ? 'The change is refused. Nothing was written.'
      : `Nothing was written. To make this change, use --on ${before?.revision ?? 0} instead of --dry-run.`,
  ];
}

export function buildReport({ document, advice }: DraftedChange, before: CompositionDocument | undefined) {
  const { revision, reason } = document;
  return { basedOn: before?.revision ?? 0, revision, reason, changes: compositionDifference(before, document), advice };
}

export function describeTrouble(outcome: Exclude<ShellsOutcome, { kind: 'accepted' }>): string {
  if (outcome.kind === 'silent') return `The site did not accept the change in time: ${outcome.reason}.`;
  const { serving, url, reason = 'It gave no reason.' } = outcome.refusing;
  const served = serving === undefined ? 'its current revision' : `revision ${serving}`;
  return `The site on ${url} refuses it: ${reason}\nIt keeps serving ${served}.`;
}
