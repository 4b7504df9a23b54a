import type { CompositionDocument } from '../document/composition-document.ts';
import type { Evidence, GateResult } from '../document/evidence.ts';
import type { SiteStatus } from './site-status.ts';

export type CurrentComposition =
  | { state: 'valid'; document: CompositionDocument }
  | { state: 'missing' }
  /** With a sentence that says what is wrong. */
  | { state: 'invalid'; reason: string };

/** A document that is to come into force, and what its gates found. */
export interface Change {
  document: CompositionDocument;
  evidence?: Evidence;
}

/** Makes the change from what is in force and what was before it, oldest first. What it throws keeps all as it is. May be called again. */
export type MakeChange<T extends Change> = (current: CurrentComposition, former: readonly CompositionDocument[]) => T;

export interface ChangeOptions {
  /** The revision that the change was planned on: 0 where there was none. With another in force, the change is not made. */
  basedOn?: number | undefined;
}

export interface StoreFault {
  sentence: string;
  /** What to do. */
  cure: string;
}

/** Where the composition of a site is kept, with its history: one shell follows it, or a fleet. */
export interface CompositionStore {
  /** What people call it: a path, or an address without its password. */
  readonly path: string;
  /** How the command is told of it, where that has to be said. */
  readonly option: string;
  read(): Promise<CurrentComposition>;
  /** The documents that were in force, oldest first. */
  former(): Promise<CompositionDocument[]>;
  /**
   * Puts the document that `make` returns into force. No other change comes in between, and what was in force before is kept. Throws
   * `OutdatedError` where it was planned on another revision.
   */
  change<T extends Change>(make: MakeChange<T>, options?: ChangeOptions): Promise<T>;
  evidenceOf(document: CompositionDocument): Promise<Evidence | undefined>;
  /** The evidence of each document, in their order. */
  evidenceOfAll(documents: readonly CompositionDocument[]): Promise<(Evidence | undefined)[]>;
  /** Adds what a site has found to a revision's evidence. Never rejects: nothing hangs on it. */
  addVerdict(document: CompositionDocument, verdict: GateResult): Promise<void>;
  /** Calls back with the document's text as soon as it is read and whenever it has changed, and with what keeps it from being read. */
  watch(onText: (text: string) => void, onError: (error: unknown) => void): () => void;
  /** What is wrong with where it is kept, though it may be read. */
  faults(): Promise<StoreFault[]>;
  /** What the sites that follow it say of themselves: those that run. */
  sites(): Promise<SiteStatus[]>;
  /** For a site that follows it. Never rejects. */
  tellStatus(status: SiteStatus): Promise<void>;
  /** Called when the site stops. Never rejects. */
  withdrawStatus(): Promise<void>;
  /** Lets go of what it holds open. */
  close(): Promise<void>;
}

/** The composition is not the one that a change was planned on. */
export class OutdatedError extends Error {
  override name = 'OutdatedError';
  readonly code = 'PLAN_OUTDATED';
}

/** Throws `OutdatedError` where another revision is in force than the one that a change is based on. */
export function requireBasis(current: CurrentComposition, { basedOn }: ChangeOptions): void {
  const document = current.state === 'valid' ? current.document : undefined;
  if (basedOn === undefined || (document?.revision ?? 0) === basedOn) return;
  if (!document)
    throw new OutdatedError(
      `This was planned on revision ${basedOn}, and no composition that could be read is in force any more. Plan again.`,
    );
  const { revision, actor, createdAt, reason } = document;
  throw new OutdatedError(
    `Somebody changed the composition: revision ${revision} by ${actor} at ${createdAt}: ${reason.replace(/\.$/, '')}. Plan again.`,
  );
}
