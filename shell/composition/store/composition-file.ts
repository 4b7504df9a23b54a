import { quoted } from '@site/settings/quoted-word';
import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ComposeError } from '../document/compose-error.ts';
import { type CompositionDocument, formatComposition, parseComposition } from '../document/composition-document.ts';
import { CompositionHistory } from './composition-history.ts';
import {
  type Change,
  type ChangeOptions,
  type CompositionStore,
  type CurrentComposition,
  type MakeChange,
  requireBasis,
  type StoreFault,
} from './composition-store.ts';
import { writeDurably } from './durable-file.ts';
import { type Evidence, type GateResult, withVerdict } from '../document/gate-results.ts';
import { ChangeNotifier } from './change-notifier.ts';
import { describeLeftLock, withLock } from './file-lock.ts';
import { pause } from './pause.ts';
import { readText } from './read-text.ts';
import { answers, type SiteStatus, SiteStatusFile } from './site-status.ts';
import type { OnStatusProblem } from './status-problem.ts';

const LATE_SECONDS = 5;
/** A document and its evidence take some kibibytes. */
const LEAST_FREE_BYTES = 1024 * 1024;

/** The revision history is in a folder next to it. */
export class CompositionFile implements CompositionStore {
  readonly path: string;
  readonly history: CompositionHistory;
  readonly #status: SiteStatusFile;

  constructor(path: string, onStatusProblem?: OnStatusProblem) {
    this.path = path;
    this.history = new CompositionHistory(`${path}.history`);
    this.#status = new SiteStatusFile(path, onStatusProblem);
  }

  get option(): string {
    return `--file ${quoted(this.path)}`;
  }

  async read(): Promise<CurrentComposition> {
    let text: string;
    try {
      text = await readText(this.path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { state: 'missing' };
      return {
        state: 'invalid',
        reason: `Cannot read the composition ${this.path} (${(error as NodeJS.ErrnoException).code}).`,
      };
    }
    try {
      return { state: 'valid', document: parseComposition(text) };
    } catch (error) {
      return { state: 'invalid', reason: `${(error as Error).message} It is in ${this.path}.` };
    }
  }

  former(): Promise<CompositionDocument[]> {
    return this.history.list();
  }

  async change<T extends Change>(make: MakeChange<T>, options: ChangeOptions = {}): Promise<T> {
    try {
      await mkdir(dirname(this.path), { recursive: true });
      return await this.#changeLocked(make, options);
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error;
      throw new ComposeError('COMPOSITION_UNWRITABLE', writeFailure(this.path, String(error.code)), { cause: error });
    }
  }

  async #changeLocked<T extends Change>(make: MakeChange<T>, options: ChangeOptions): Promise<T> {
    return withLock(`${this.path}.lock`, async (lock) => {
      const current = await this.read();
      requireBasis(current, options);
      if (current.state === 'valid') await this.history.add(current.document);
      const made = make(current, await this.history.list());
      await lock.requireHeld();
      if (made.evidence) await this.history.keepEvidence(made.document, made.evidence);
      await writeDurably(this.path, formatComposition(made.document));
      await this.history.add(made.document);
      return made;
    });
  }

  evidenceOf(document: CompositionDocument): Promise<Evidence | undefined> {
    return this.history.evidenceOf(document);
  }

  evidenceOfAll(documents: readonly CompositionDocument[]): Promise<(Evidence | undefined)[]> {
    return Promise.all(documents.map((document) => this.evidenceOf(document)));
  }

  async addVerdict(document: CompositionDocument, verdict: GateResult): Promise<void> {
    const evidence = withVerdict((await this.evidenceOf(document)) ?? [], verdict);
    await this.history.keepEvidence(document, evidence).catch(() => undefined);
  }

  async faults(): Promise<StoreFault[]> {
    const folder = dirname(this.path);
    const damaged = await this.history.damaged();
    const unwritable = await access(folder, constants.W_OK).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code,
    );
    const free = await statfs(folder).catch(() => undefined);
    const faults: (StoreFault | undefined)[] = [
      await describeLeftLock(`${this.path}.lock`),
      damaged.length === 0
        ? undefined
        : {
            sentence: `Documents of the history cannot be read: ${damaged.join(', ')}.`,
            cure: 'Delete them, or restore them from a backup.',
          },
      unwritable === undefined
        ? undefined
        : {
            sentence: `This account cannot write to its folder (${unwritable}).`,
            cure: 'Run this command with an account that has write permission.',
          },
      free && fullDisk(free.bavail * free.bsize),
    ];
    return faults.filter((fault) => fault !== undefined);
  }

  async sites(): Promise<SiteStatus[]> {
    const status = await this.#status.read();
    return status && (await answers(status.url)) ? [status] : [];
  }

  tellStatus(status: SiteStatus): Promise<void> {
    return this.#status.write(status);
  }

  withdrawStatus(): Promise<void> {
    return this.#status.remove();
  }

  async close(): Promise<void> {
    // no open handles
  }

  /** Polls asynchronously: network shares send no file events and may stop responding. */
  watch(
    onText: (text: string) => void,
    onError: (error: unknown) => void,
    { intervalMs = 500, secondMs = 1000 } = {},
  ): () => void {
    const news = new ChangeNotifier({ onText, onError });
    const end = new AbortController();
    const look = async () => {
      let seconds = 0;
      // One long timer would also fire when a suspended process continues.
      const late = setInterval(() => {
        seconds += 1;
        if (seconds === LATE_SECONDS)
          news.error(new Error(`It took more than ${LATE_SECONDS} seconds. Check the drive it is on.`));
      }, secondMs);
      await readText(this.path).then(
        (text) => {
          news.publish(text);
          return this.#status.restore();
        },
        (error: Error) => news.error(error),
      );
      clearInterval(late);
    };
    const follow = async () => {
      for (; !end.signal.aborted; await pause(intervalMs, end.signal)) await look();
    };
    void follow();
    return () => {
      news.end();
      end.abort();
    };
  }
}

export function fullDisk(freeBytes: number): StoreFault | undefined {
  if (freeBytes >= LEAST_FREE_BYTES) return undefined;
  return {
    sentence: `The disk of its folder is almost full: ${Math.floor(freeBytes / 1024)} KiB are free.`,
    cure: 'Free some space, because every change writes a file, even a rollback.',
  };
}

export function writeFailure(path: string, code: string): string {
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  const advice = isFull ? 'The disk is full. Free some space.' : 'Check the path and its write permission.';
  return `Cannot write the composition ${path} (${code}). ${advice}`;
}
