import { isDeepStrictEqual } from 'node:util';
import { ComposeError } from '../document/compose-error.ts';
import { compositionId, type CompositionDocument } from '../document/composition-document.ts';
import type { CurrentComposition } from '../store/composition-store.ts';
import { composeCommand } from '../document/compose-command.ts';

/**
 * The last other content, which shells accepted before it was written.
 * Throws with a sentence for the operator if the rollback would change nothing or undo another rollback.
 * @param former past documents, oldest first
 */
export function rollbackTarget(
  current: CurrentComposition,
  former: readonly CompositionDocument[],
): CompositionDocument | undefined {
  if (current.state !== 'valid') return former.at(-1);
  const { document } = current;
  const before = former.filter(({ revision }) => revision < document.revision);
  // The rollback only ends the canary.
  if (isCanaryLastChange(document, before)) return document;
  requireNoRepetition(document, former);
  return before.findLast((one) => !isAlike(one, document));
}

function isCanaryLastChange(document: CompositionDocument, before: readonly CompositionDocument[]): boolean {
  if (!document.rollout) return false;
  const different = before.findLast(
    (one) => !isAlike(one, document) || !isDeepStrictEqual(one.rollout, document.rollout),
  );
  return different === undefined || isAlike(different, document);
}

/** Otherwise two concurrent rollbacks would restore the bad change. Undoing a live rollback needs a revision number. */
function requireNoRepetition(document: CompositionDocument, former: readonly CompositionDocument[]): void {
  const rollback = sameContentSince(document, former).findLast(({ restores }) => restores !== undefined);
  if (rollback?.restores === undefined) return;
  const { restores } = rollback;
  const other = former.filter((one) => !isAlike(one, document));
  const further = other.findLast(({ revision }) => revision < restores);
  const undone = other.findLast(({ revision }) => revision < rollback.revision);
  const since = rollback === document ? '' : ' Visitors have seen the same content since then.';
  throw new ComposeError(
    'NOTHING_TO_CHANGE',
    [
      `Nothing was changed. Revision ${rollback.revision} is already a rollback to revision ${restores}.${since}`,
      ...(further ? [`To roll back further: ${composeCommand('rollback', `--to ${further.revision}`)}`] : []),
      ...(undone ? [`To undo the rollback: ${composeCommand('rollback', `--to ${undone.revision}`)}`] : []),
      ...(document.rollout ? [`To end the canary: ${composeCommand('canary', '--abort')}`] : []),
    ].join('\n'),
  );
}

/** Oldest first, ending with the document. */
function sameContentSince(
  document: CompositionDocument,
  former: readonly CompositionDocument[],
): CompositionDocument[] {
  const before = former.filter(({ revision }) => revision < document.revision);
  const different = before.findLastIndex((one) => !isAlike(one, document));
  return [...before.slice(different + 1), document];
}

/** Ignores trusted origins, which have no effect without a release. */
function isAlike(one: CompositionDocument, other: CompositionDocument): boolean {
  const [first, second] = [one, other].map((document) =>
    compositionId({ ...document, rollout: undefined, trustedOrigins: [] }),
  );
  return first === second;
}
