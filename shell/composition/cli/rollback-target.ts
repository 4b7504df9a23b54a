import { isDeepStrictEqual } from 'node:util';
import { ComposeError } from '../document/compose-error.ts';
import { compositionId, type CompositionDocument } from '../document/composition-document.ts';
import type { CurrentComposition } from '../store/composition-store.ts';
import { composeCommand } from '../document/compose-command.ts';

export interface RevisionRecords {
  /** These never went live. */
  refused: ReadonlySet<number>;
  /** Possible rollbacks, from a version that didn't write `restores`. */
  legacyRollbacks: ReadonlySet<number>;
}

/**
 * Throws with a sentence for the operator if the rollback would change nothing or undo another rollback.
 * @param former past documents, oldest first
 */
export function rollbackTarget(
  current: CurrentComposition,
  former: readonly CompositionDocument[],
  records: RevisionRecords,
): CompositionDocument | undefined {
  const live = former.filter(({ revision }) => !records.refused.has(revision));
  if (current.state !== 'valid') return live.at(-1);
  const { document } = current;
  const before = live.filter(({ revision }) => revision < document.revision);
  // The rollback only ends the canary.
  if (isCanaryLastChange(document, before)) return document;
  if (records.refused.has(document.revision)) requireOtherContent(document, before);
  else requireNoRepetition(document, former, records);
  return before.findLast((one) => !isAlike(one, document));
}

function isCanaryLastChange(document: CompositionDocument, before: readonly CompositionDocument[]): boolean {
  if (!document.rollout) return false;
  const different = before.findLast((one) => !isAlike(one, document) || !hasSameCanary(one, document));
  return different === undefined || isAlike(different, document);
}

/** A site that refused the document still serves the last live one. Going further back would replace it. */
function requireOtherContent(document: CompositionDocument, before: readonly CompositionDocument[]): void {
  const served = before.at(-1);
  if (!served || !isAlike(served, document)) return;
  const further = before.findLast((one) => !isAlike(one, document));
  throw new ComposeError(
    'NOTHING_TO_CHANGE',
    [
      `Nothing was changed. The site refused revision ${document.revision}, and visitors already get the same content from revision ${served.revision}.`,
      ...(further ? [`To roll back further: ${composeCommand('rollback', `--to ${further.revision}`)}`] : []),
    ].join('\n'),
  );
}

/** Otherwise two concurrent rollbacks would restore the bad change. Undoing a live rollback needs a revision number. */
function requireNoRepetition(
  document: CompositionDocument,
  former: readonly CompositionDocument[],
  records: RevisionRecords,
): void {
  const isRollback = (one: CompositionDocument) => restoredByRollback(one, former, records) !== undefined;
  const rollback = sameContentSince(document, former, records).findLast(isRollback);
  if (!rollback) return;
  const restored = restoredByRollback(rollback, former, records) ?? rollback.revision;
  const other = former.filter((one) => !isAlike(one, document));
  const further = other.findLast(({ revision }) => revision < restored && !records.refused.has(revision));
  const undone = other.findLast(({ revision }) => revision < rollback.revision);
  const since = rollback === document ? '' : ' Visitors have seen the same content since then.';
  throw new ComposeError(
    'NOTHING_TO_CHANGE',
    [
      `Nothing was changed. Revision ${rollback.revision} is already a rollback to revision ${restored}.${since}`,
      ...(further ? [`To roll back further: ${composeCommand('rollback', `--to ${further.revision}`)}`] : []),
      ...(undone ? [`To undo the rollback: ${composeCommand('rollback', `--to ${undone.revision}`)}`] : []),
      ...(document.rollout ? [`To end the canary: ${composeCommand('canary', '--abort')}`] : []),
    ].join('\n'),
  );
}

/** Only live revisions, oldest first, ending with the document. */
function sameContentSince(
  document: CompositionDocument,
  former: readonly CompositionDocument[],
  { refused }: RevisionRecords,
): CompositionDocument[] {
  const before = former.filter(({ revision }) => revision < document.revision && !refused.has(revision));
  const different = before.findLastIndex((one) => !isAlike(one, document));
  return [...before.slice(different + 1), document];
}

/** Used before documents recorded rollbacks. */
const ROLLBACK_REASON = /^Go back to (?:what was before|revision \d+)$/;

function restoredByRollback(
  document: CompositionDocument,
  documents: readonly CompositionDocument[],
  { legacyRollbacks }: RevisionRecords,
): number | undefined {
  if (document.restores !== undefined) return document.restores;
  const mayBeLegacy = ROLLBACK_REASON.test(document.reason) || legacyRollbacks.has(document.revision);
  return mayBeLegacy ? restoredBy(document, documents)?.revision : undefined;
}

/** Returns the past revision with the same content, if different content was live in between. */
export function restoredBy(
  document: CompositionDocument,
  documents: readonly CompositionDocument[],
): CompositionDocument | undefined {
  const before = documents.filter(({ revision }) => revision < document.revision);
  const same = before.findLast((one) => isAlike(one, document));
  return same === before.at(-1) ? undefined : same;
}

/** Ignores trusted origins, which have no effect without a release. */
export function isAlike(one: CompositionDocument, other: CompositionDocument): boolean {
  const [first, second] = [one, other].map((document) =>
    compositionId({ ...document, rollout: undefined, trustedOrigins: [] }),
  );
  return first === second;
}

function hasSameCanary({ rollout: one }: CompositionDocument, { rollout: other }: CompositionDocument): boolean {
  return isDeepStrictEqual(one, other);
}
