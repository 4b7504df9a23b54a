import { setTimeout as sleep } from 'node:timers/promises';
import { parseJson } from '@site/release/parse-json';
import { z } from 'zod';
import { type CompositionDocument, parseComposition } from '../document/composition-document.ts';
import type { SiteStatus } from './site-status.ts';

export type CurrentComposition =
  | { state: 'valid'; document: CompositionDocument }
  | { state: 'missing' }
  /** `reason` is a full sentence. */
  | { state: 'invalid'; reason: string };

/** @param path path of the store */
export function parseCurrent(text: string, path: string): Exclude<CurrentComposition, { state: 'missing' }> {
  try {
    return { state: 'valid', document: parseComposition(text) };
  } catch (error) {
    return { state: 'invalid', reason: `${(error as Error).message} It is in ${path}.` };
  }
}

export interface Change {
  document: CompositionDocument;
}

/** `former` is oldest first. If the function throws, nothing is written. It may be called more than once. */
export type MakeChange = (current: CurrentComposition, former: readonly CompositionDocument[]) => Change;

/**
 * A document that is not current yet. Shells prepare it next to the live one and report their verdict in their status.
 * Then the command that proposed it makes it current or withdraws it. At most one proposal is open.
 */
export interface Proposal {
  /** Each attempt has its own key. */
  key: string;
  document: CompositionDocument;
}

/** A proposal expires if its command does not renew it for this long, for example because it was killed. */
export const PROPOSAL_LEASE_MS = 10_000;

const proposalSchema = z.object({ key: z.string(), document: z.unknown() });

export function formatProposal(proposal: Proposal): string {
  return `${JSON.stringify(proposal, null, 2)}\n`;
}

/** @returns undefined if the text is damaged, or if another version wrote it */
export function parseProposal(text: string): Proposal | undefined {
  const parsed = proposalSchema.safeParse(parseJson(text)).data;
  try {
    return parsed && { ...parsed, document: parseComposition(JSON.stringify(parsed.document)) };
  } catch {
    return undefined;
  }
}

/** When a proposal becomes current, `onText` is called with it before `onProposal` is called with undefined. */
export type WatchCallbacks = [
  onText: (text: string) => void,
  onError: (error: unknown) => void,
  onProposal?: (proposal: Proposal | undefined) => void,
];

export interface CompositionStore {
  /** A path, or a database URL without its password. */
  readonly path: string;
  read(): Promise<CurrentComposition>;
  former(): Promise<CompositionDocument[]>;
  /**
   * Makes the document that `make` returns current, atomically. Throws `OutdatedError` if the change is based on
   * another revision. Revision 0 means that no composition exists yet.
   */
  change(make: MakeChange, basedOn?: number): Promise<Change>;
  /** Throws `LockedError` while another proposal is open. */
  propose(proposal: Proposal): Promise<void>;
  /** Extends the proposal by `PROPOSAL_LEASE_MS`. Returns false if the proposal has expired or was withdrawn. */
  renewProposal(key: string): Promise<boolean>;
  /** Never rejects, because proposals expire. */
  withdrawProposal(key: string): Promise<void>;
  proposal(): Promise<Proposal | undefined>;
  /** Calls back with each new text, read error, and proposal, starting with the current ones. */
  watch(...callbacks: WatchCallbacks): () => void;
  sites(): Promise<SiteStatus[]>;
  /** Never rejects. */
  publishStatus(status: SiteStatus): Promise<void>;
  /** Never rejects. */
  withdrawStatus(): Promise<void>;
  close(): Promise<void>;
}

/** Oldest first, ending with the current document, which an operator may have written by hand. */
export async function allDocuments(store: CompositionStore): Promise<CompositionDocument[]> {
  const [current, former] = await Promise.all([store.read(), store.former()]);
  if (current.state !== 'valid') return former;
  const { document } = current;
  return [...former.filter(({ revision, id }) => revision !== document.revision || id !== document.id), document];
}

export class LockedError extends Error {
  override name = 'LockedError';
  readonly code = 'LOCKED';
}

/** @param open undefined if the proposal has just ended */
export function proposedBefore(open: Proposal | undefined): LockedError {
  if (!open) return new LockedError('Another change was proposed first. Try again.');
  const { actor, revision, reason } = open.document;
  return new LockedError(
    `${actor} has proposed revision ${revision}, which the shells are checking: ${reason.replace(/\.$/, '')}. Try again.`,
  );
}

export class OutdatedError extends Error {
  override name = 'OutdatedError';
  readonly code = 'REVISION_OUTDATED';
}

export function requireBasis(current: CurrentComposition, basedOn: number | undefined): void {
  const document = current.state === 'valid' ? current.document : undefined;
  if (basedOn === undefined || (document?.revision ?? 0) === basedOn) return;
  if (!document)
    throw new OutdatedError(
      `The change is based on revision ${basedOn}, but the current composition cannot be read. Check it with --dry-run.`,
    );
  const { revision, actor, createdAt, reason } = document;
  throw new OutdatedError(
    `The composition has changed: revision ${revision} by ${actor} at ${createdAt}: ${reason.replace(/\.$/, '')}. Check your change again with --dry-run.`,
  );
}

const POLL_MS = 500;

interface FollowedDocument {
  read: () => Promise<string>;
  /** Called on every poll. Never rejects. */
  keepStatus: () => Promise<void>;
  readProposal: () => Promise<Proposal | undefined>;
}

/**
 * Polls, because network shares send no file events, and connection poolers no notifications. Reports each new text and
 * each new problem once, and the text again after a problem. @returns a function that stops polling
 */
export function followDocument(
  { read, keepStatus, readProposal }: FollowedDocument,
  ...[onText, onError, onProposal]: WatchCallbacks
): () => void {
  const end = new AbortController();
  let last = { text: '', problem: '' };
  const reportText = (text: string) => {
    const isNew = text !== last.text && !end.signal.aborted;
    last = { text, problem: '' };
    if (isNew) onText(text);
  };
  const reportError = (error: Error) => {
    const isNew = error.message !== last.problem && !end.signal.aborted;
    last = { text: '', problem: error.message };
    if (isNew) onError(error);
  };
  let lastKey: string | undefined;
  const reportProposal = (proposal: Proposal | undefined) => {
    const isNew = proposal?.key !== lastKey && !end.signal.aborted;
    lastKey = proposal?.key;
    if (isNew) onProposal?.(proposal);
  };
  const follow = async () => {
    while (!end.signal.aborted) {
      // Read the proposal first. If it ended because it became current, the text that is read next is its document.
      const proposal = onProposal && (await readProposal().catch(() => 'unknown' as const));
      await read().then(reportText, reportError);
      if (proposal !== 'unknown') reportProposal(proposal);
      await keepStatus();
      await sleep(POLL_MS, undefined, { signal: end.signal }).catch(() => undefined);
    }
  };
  void follow();
  return () => end.abort();
}
