import { isDeepStrictEqual } from 'node:util';
import { compositionId, type CompositionDocument } from '../document/composition-document.ts';
import type { CurrentComposition } from '../store/composition-store.ts';
import { composeCommand } from '../document/compose-command.ts';

/** What the evidence of the revisions says about them. */
export interface RevisionRecords {
  /** Revisions that the site refused, so that they never were live. */
  refused: ReadonlySet<number>;
  /** Revisions that may be rollbacks, from a version of this command that did not write `restores`. */
  legacyRollbacks: ReadonlySet<number>;
}

/**
 * The revision that a rollback without a number leads to. Throws with a sentence for the operator if it would change nothing, or would bring
 * back what a rollback gave up.
 * @param former documents that were in force, oldest first
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
  // The way back is the same revision without the canary.
  if (isCanaryLastChange(document, before)) return document;
  if (records.refused.has(document.revision)) requireOtherContent(document, before);
  else requireNoRepetition(document, former, records);
  return before.findLast((one) => !isAlike(one, document));
}

/** Whether the last change before a document, other than one that changed nothing, began or changed its canary. */
function isCanaryLastChange(document: CompositionDocument, before: readonly CompositionDocument[]): boolean {
  if (!document.rollout) return false;
  const different = before.findLast((one) => !isAlike(one, document) || !hasSameCanary(one, document));
  return different === undefined || isAlike(different, document);
}

/** A site that refused the document still serves the last live one, so a rollback to an older one would take that from visitors. */
function requireOtherContent(document: CompositionDocument, before: readonly CompositionDocument[]): void {
  const served = before.at(-1);
  if (!served || !isAlike(served, document)) return;
  const further = before.findLast((one) => !isAlike(one, document));
  throw new Error(
    [
      `Nothing was changed: the site refused revision ${document.revision}, and visitors get the same content from revision ${served.revision}.`,
      ...(further ? [`Further back: ${composeCommand('rollback', `--to ${further.revision}`)}`] : []),
    ].join('\n'),
  );
}

/**
 * If two operators roll back at once, the second rollback would bring the bad change back. So a rollback that visitors got is left by number
 * alone, also after changes that visitors did not notice.
 */
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
  const since = rollback === document ? '' : ' Visitors have got the same content since then.';
  throw new Error(
    [
      `Nothing was changed: revision ${rollback.revision} is a rollback already, to revision ${restored}.${since}`,
      ...(further ? [`Further back: ${composeCommand('rollback', `--to ${further.revision}`)}`] : []),
      ...(undone ? [`To what was given up: ${composeCommand('rollback', `--to ${undone.revision}`)}`] : []),
      ...(document.rollout ? [`To end the canary: ${composeCommand('canary', '--abort')}`] : []),
    ].join('\n'),
  );
}

/** The document, and the live revisions right before it that have the same content. Oldest first. */
function sameContentSince(
  document: CompositionDocument,
  former: readonly CompositionDocument[],
  { refused }: RevisionRecords,
): CompositionDocument[] {
  const before = former.filter(({ revision }) => revision < document.revision && !refused.has(revision));
  const different = before.findLastIndex((one) => !isAlike(one, document));
  return [...before.slice(different + 1), document];
}

/** The reasons that this command wrote for rollbacks before documents recorded them. */
const ROLLBACK_REASON = /^Go back to (?:what was before|revision \d+)$/;

/** The number of the revision whose content a rollback restored; `undefined` for any other change. */
function restoredByRollback(
  document: CompositionDocument,
  documents: readonly CompositionDocument[],
  { legacyRollbacks }: RevisionRecords,
): number | undefined {
  if (document.restores !== undefined) return document.restores;
  const mayBeLegacy = ROLLBACK_REASON.test(document.reason) || legacyRollbacks.has(document.revision);
  return mayBeLegacy ? restoredBy(document, documents)?.revision : undefined;
}

/** The former revision that has the same content as a document, if other content was in force between the two. */
export function restoredBy(
  document: CompositionDocument,
  documents: readonly CompositionDocument[],
): CompositionDocument | undefined {
  const before = documents.filter(({ revision }) => revision < document.revision);
  const same = before.findLast((one) => isAlike(one, document));
  return same === before.at(-1) ? undefined : same;
}

/** Whether visitors outside the canary get the same. A trusted origin without a release makes no difference to them. */
export function isAlike(one: CompositionDocument, other: CompositionDocument): boolean {
  const [first, second] = [one, other].map((document) =>
    compositionId({ ...document, rollout: undefined, trustedOrigins: [] }),
  );
  return first === second;
}

function hasSameCanary({ rollout: one }: CompositionDocument, { rollout: other }: CompositionDocument): boolean {
  return isDeepStrictEqual(one, other);
}
