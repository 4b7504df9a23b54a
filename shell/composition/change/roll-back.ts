import { isDeepStrictEqual } from 'node:util';
import { composeCommand } from '../document/compose-command.ts';
import { ComposeError } from '../document/compose-error.ts';
import { type CompositionDocument, compositionId } from '../document/composition-document.ts';
import type { CurrentComposition } from '../store/composition-store.ts';
import { isLoopback } from '../judge/fetch-file.ts';
import { findLosses } from '../document/whole-composition.ts';
import { type ChangeNote, type ComposedChange, nextDocument } from './composition-draft.ts';

interface RollBack extends ChangeNote {
  /** Defaults to the last revision with different content. */
  to?: number | undefined;
  trustOrigins?: readonly string[] | undefined;
}

export function rollBack(
  current: CurrentComposition,
  former: readonly CompositionDocument[],
  { to, trustOrigins = [], ...note }: RollBack,
): ComposedChange {
  const latest = current.state === 'valid' ? current.document : former.at(-1);
  const target = to === undefined ? findTarget(current, former) : former.findLast(({ revision }) => revision === to);
  if (!target || !latest) throw noTarget(former, to);
  const { remotes, routes, parts } = target;
  const trustedOrigins = requireTrustedOrigins(target, [...new Set([...latest.trustedOrigins, ...trustOrigins])]);
  const rollout = to === undefined ? keepCanary(target, latest) : undefined;
  const content = { remotes, routes, parts, trustedOrigins, ...(rollout ? { rollout } : {}) };
  const removes = findLosses(content, latest);
  const document = nextDocument(latest, former, { ...note, content, removes, restores: target.revision });
  return { document, advice: [`It has the content of revision ${target.revision}.`] };
}

function noTarget(former: readonly CompositionDocument[], to: number | undefined): ComposeError {
  if (to === undefined)
    return new ComposeError('NOTHING_TO_RESTORE', 'The composition has no earlier revision to roll back to.');
  const revisions = former.map(({ revision }) => revision).join(', ');
  return new ComposeError('REVISION_UNKNOWN', `Revision ${to} does not exist. Revisions: ${revisions || 'none'}.`);
}

/** Keeps a canary that was also running in the target, with its current share. */
function keepCanary(target: CompositionDocument, latest: CompositionDocument): CompositionDocument['rollout'] {
  const isEnded = target === latest || target.rollout?.id !== latest.rollout?.id;
  return isEnded ? undefined : latest.rollout;
}

function requireTrustedOrigins({ remotes, revision }: CompositionDocument, trusted: readonly string[]): string[] {
  const trustedOrigins = [...trusted];
  for (const { release } of Object.values(remotes)) {
    const { origin } = new URL(release);
    if (trustedOrigins.includes(origin)) continue;
    if (!isLoopback(release))
      throw new ComposeError(
        'REFUSED_ORIGIN',
        `Revision ${revision} has a release on ${origin}, which the site no longer trusts. To let code from ` +
          `there run on the site again: --trust-origin ${origin}`,
      );
    trustedOrigins.push(origin);
  }
  return trustedOrigins;
}

/**
 * Finds the last revision with different content. Throws `ComposeError` if the current content already comes from a
 * rollback.
 */
function findTarget(
  current: CurrentComposition,
  former: readonly CompositionDocument[],
): CompositionDocument | undefined {
  if (current.state !== 'valid') return former.at(-1);
  const { document } = current;
  const before = former.filter(({ revision }) => revision < document.revision);
  // This rollback only ends the canary.
  if (isCanaryLastChange(document, before)) return document;
  requireNoRepetition(document, former);
  return before.findLast((earlier) => !isAlike(earlier, document));
}

function isCanaryLastChange(document: CompositionDocument, before: readonly CompositionDocument[]): boolean {
  if (!document.rollout) return false;
  const different = before.findLast(
    (earlier) => !isAlike(earlier, document) || !isDeepStrictEqual(earlier.rollout, document.rollout),
  );
  return different === undefined || isAlike(different, document);
}

/** Without this check, two concurrent rollbacks would restore the bad change. */
function requireNoRepetition(document: CompositionDocument, former: readonly CompositionDocument[]): void {
  const rollback = sameContentSince(document, former).findLast(({ restores }) => restores !== undefined);
  if (rollback?.restores === undefined) return;
  const { restores } = rollback;
  const different = former.filter((earlier) => !isAlike(earlier, document));
  const further = different.findLast(({ revision }) => revision < restores);
  const undone = different.findLast(({ revision }) => revision < rollback.revision);
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

/** Returns the document after the preceding revisions with the same content. */
function sameContentSince(
  document: CompositionDocument,
  former: readonly CompositionDocument[],
): CompositionDocument[] {
  const before = former.filter(({ revision }) => revision < document.revision);
  const different = before.findLastIndex((earlier) => !isAlike(earlier, document));
  return [...before.slice(different + 1), document];
}

/** Ignores the canary, and trusted origins, which have no effect without a release. */
function isAlike(earlier: CompositionDocument, later: CompositionDocument): boolean {
  const getId = (document: CompositionDocument) =>
    compositionId({ ...document, rollout: undefined, trustedOrigins: [] });
  return getId(earlier) === getId(later);
}
