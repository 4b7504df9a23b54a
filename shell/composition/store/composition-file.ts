import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { ComposeError } from '../document/compose-error.ts';
import { type CompositionDocument, formatComposition } from '../document/composition-document.ts';
import { CompositionDatabase } from './composition-database.ts';
import { CompositionHistory } from './composition-history.ts';
import {
  type Change,
  type CompositionStore,
  type CurrentComposition,
  followDocument,
  formatProposal,
  LockedError,
  type MakeChange,
  parseCurrent,
  parseProposal,
  type Proposal,
  PROPOSAL_LEASE_MS,
  proposedBefore,
  requireBasis,
  type WatchCallbacks,
} from './composition-store.ts';
import { writeDurably } from './durable-file.ts';
import { isRunning, type SiteStatus, SiteStatusFile } from './site-status.ts';

/** @param place a file, or the URL of a database */
export function openComposition(place: string): CompositionStore {
  const isDatabase = /^postgres(?:ql)?:\/\//.test(place) && URL.canParse(place);
  return isDatabase ? new CompositionDatabase(place) : new CompositionFile(place);
}

export class CompositionFile implements CompositionStore {
  readonly path: string;
  readonly history: CompositionHistory;
  readonly #proposalPath: string;
  readonly #status: SiteStatusFile;

  constructor(path: string) {
    this.path = path;
    this.history = new CompositionHistory(`${path}.history`);
    this.#proposalPath = `${path}.proposal.json`;
    this.#status = new SiteStatusFile(path);
  }

  async read(): Promise<CurrentComposition> {
    let text: string;
    try {
      text = await readText(this.path);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ENOTDIR') return { state: 'missing' };
      return { state: 'invalid', reason: `Cannot read the composition ${this.path} (${code}).` };
    }
    return parseCurrent(text, this.path);
  }

  former(): Promise<CompositionDocument[]> {
    return this.history.list();
  }

  async change(make: MakeChange, basedOn?: number): Promise<Change> {
    return this.#writeLocked(async () => {
      const current = await this.read();
      requireBasis(current, basedOn);
      if (current.state === 'valid') await this.history.add(current.document);
      const change = make(current, await this.history.list());
      await writeDurably(this.path, formatComposition(change.document));
      await this.history.add(change.document);
      return change;
    });
  }

  async propose(proposal: Proposal): Promise<void> {
    return this.#writeLocked(async () => {
      const open = await this.proposal();
      if (open) throw proposedBefore(open);
      await writeDurably(this.#proposalPath, formatProposal(proposal));
      await this.#touchProposal();
    });
  }

  async proposal(): Promise<Proposal | undefined> {
    const file = await stat(this.#proposalPath).catch(() => undefined);
    const isRenewed = file && Math.abs(Date.now() - file.mtimeMs) < PROPOSAL_LEASE_MS;
    const open = isRenewed ? await this.#writtenProposal() : undefined;
    const current = open && (await this.read());
    const isCurrent = current?.state === 'valid' && current.document.revision >= open!.document.revision;
    return isCurrent ? undefined : open;
  }

  async renewProposal(key: string): Promise<boolean> {
    if ((await this.proposal())?.key !== key) return false;
    await this.#touchProposal();
    return true;
  }

  async withdrawProposal(key: string): Promise<void> {
    const written = await this.#writtenProposal();
    if (written?.key === key) await rm(this.#proposalPath, { force: true }).catch(() => undefined);
  }

  async #writtenProposal(): Promise<Proposal | undefined> {
    return parseProposal(await readFile(this.#proposalPath, 'utf8').catch(() => ''));
  }

  /** Uses this machine's time, because the clock of a file server may differ. */
  async #touchProposal(): Promise<void> {
    const now = new Date();
    await utimes(this.#proposalPath, now, now);
  }

  async #writeLocked<T>(work: () => Promise<T>): Promise<T> {
    try {
      await mkdir(dirname(this.path), { recursive: true });
      return await withLock(`${this.path}.lock.sqlite`, work);
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error;
      throw new ComposeError('COMPOSITION_UNWRITABLE', writeFailure(this.path, String(error.code)), { cause: error });
    }
  }

  async sites(): Promise<SiteStatus[]> {
    const status = await this.#status.read();
    return status && (await isRunning(status.url)) ? [status] : [];
  }

  publishStatus(status: SiteStatus): Promise<void> {
    return this.#status.write(status);
  }

  withdrawStatus(): Promise<void> {
    return this.#status.remove();
  }

  async close(): Promise<void> {
    // There is nothing to close.
  }

  watch(...callbacks: WatchCallbacks): () => void {
    const read = () => readText(this.path);
    const followed = { read, keepStatus: () => this.#status.restore(), readProposal: () => this.proposal() };
    return followDocument(followed, ...callbacks);
  }
}

export function writeFailure(path: string, code: string): string {
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  const advice = isFull ? 'The disk is full. Free some space.' : 'Check the path and its write permission.';
  return `Cannot write the composition ${path} (${code}). ${advice}`;
}

/** A composition is a few kilobytes. */
const LIMIT_BYTES = 1024 * 1024;

/** Rejects devices, which may be endless, and files that would fill the memory. */
async function readText(path: string): Promise<string> {
  const stats = await stat(path);
  if (!stats.isFile()) throw Object.assign(new Error(`${path} is not a regular file.`), { code: 'NOT_A_FILE' });
  if (stats.size > LIMIT_BYTES)
    throw Object.assign(new Error(`${path} is larger than ${LIMIT_BYTES / 1024} KiB.`), { code: 'TOO_LARGE' });
  return readFile(path, 'utf8');
}

const POLL_MS = 50;
/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;

/**
 * Runs `work` under an exclusive SQLite lock, which works on shared drives and is released if the process dies. Throws
 * `LockedError` after `waitMs`.
 */
export async function withLock<T>(path: string, work: () => Promise<T>, waitMs = 10_000): Promise<T> {
  // Unlike SQLite, this reports why the file cannot be opened.
  await writeFile(path, '', { flag: 'a' });
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    for (const end = performance.now() + waitMs; !tryLock(lock); await sleep(POLL_MS))
      if (performance.now() > end)
        throw new LockedError('Another change to the composition is in progress. Try again.');
    return await work();
  } finally {
    lock.close();
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
