import { compositionId, type CompositionDocument } from '../document/composition-document.ts';
import type { CurrentComposition } from '../store/composition-store.ts';
import { isLoopback } from '../gates/fetch-file.ts';
import { rolloutTitle } from '../document/rollout.ts';
import { lossesOf } from '../document/whole-composition.ts';
import { type ChangeNote, type ComposedChange, nextDocument } from './next-document.ts';
import { RefusedError } from './refused-error.ts';

interface RollBack extends ChangeNote {
  /** The revision to go back to. By default the last live one before the current. */
  to?: number | undefined;
  /** Revisions that the site refused, so that they never were live. */
  refused?: ReadonlySet<number> | undefined;
  trustOrigins?: readonly string[] | undefined;
}

/**
 * Makes a revision with the content of a former one, and records it as a rollback. Throws with a sentence for the operator.
 * @param former documents that were in force, oldest first
 */
export function rollBack(
  current: CurrentComposition,
  former: readonly CompositionDocument[],
  { to, refused = new Set(), trustOrigins = [], ...note }: RollBack,
): ComposedChange {
  const latest = current.state === 'valid' ? current.document : former.at(-1);
  if (to === undefined) requireNoRepetition(current, former, refused);
  const target =
    to === undefined ? lastLiveBefore(current, former, refused) : former.findLast(({ revision }) => revision === to);
  if (!target || !latest) {
    const known = former.map(({ revision }) => revision).join(', ');
    throw new Error(
      to === undefined
        ? 'There is no former revision to go back to.'
        : `There is no revision ${to}. There are: ${known || 'none'}.`,
    );
  }
  const { remotes, routes, parts } = target;
  const trustedOrigins = [...new Set([...latest.trustedOrigins, ...trustOrigins])];
  for (const { release } of Object.values(remotes)) {
    const { origin } = new URL(release);
    if (trustedOrigins.includes(origin)) continue;
    if (!isLoopback(release))
      throw new RefusedError(
        'origin',
        `Revision ${target.revision} has a release on ${origin}, which the site trusts no longer. If code from there may run on the site again: --trust-origin ${origin}`,
      );
    trustedOrigins.push(origin);
  }
  const content = { remotes, routes, parts, trustedOrigins };
  const removes = lossesOf(content, latest);
  const document = nextDocument(latest, former, { ...note, content, removes, restores: target.revision });
  const gone = [...removes.routes, ...removes.parts, ...removes.remotes];
  const changed = Object.keys(remotes).filter((name) => latest.remotes[name]?.digest !== remotes[name]?.digest);
  const advice = [`The content is that of revision ${target.revision}.`];
  const stillTrusted = trustedOrigins.filter((trusted) => !target.trustedOrigins.includes(trusted));
  for (const trusted of stillTrusted)
    advice.push(`${trusted} stays trusted, though revision ${target.revision} did not trust it.`);
  const notes = [...advice];
  if (latest.rollout) notes.push(`The canary of ${rolloutTitle(latest.rollout)} ends.`);
  if (changed.length > 0)
    notes.push(`Back to: ${changed.map((name) => `${name} ${remotes[name]?.version ?? ''}`.trim()).join(', ')}.`);
  if (gone.length > 0) notes.push(`Gone with it: ${gone.join(', ')}.`);
  return { document, remotes: changed, notes, advice };
}

/**
 * Of two operators who go back at once, the second would bring the bad change back. A rollback that visitors got is left by number alone;
 * one that the site refused is left for the last live revision.
 */
function requireNoRepetition(
  current: CurrentComposition,
  former: readonly CompositionDocument[],
  refused: ReadonlySet<number>,
): void {
  if (current.state !== 'valid' || current.document.rollout || refused.has(current.document.revision)) return;
  const { document } = current;
  const restored = restoredByRollback(document, former);
  if (!restored) return;
  const undone = former.findLast((one) => one.revision < document.revision && !isAlike(one, restored));
  const further = former.findLast(
    (one) => one.revision < restored.revision && !isAlike(one, restored) && !refused.has(one.revision),
  );
  const ways = [
    ...(further ? [`Further back: npm run compose -- rollback --to ${further.revision}`] : []),
    ...(undone ? [`To what was given up: npm run compose -- rollback --to ${undone.revision}`] : []),
  ];
  throw new Error(
    [
      `Nothing was changed: revision ${document.revision} is a rollback already, to revision ${restored.revision}.`,
      ...ways,
    ].join('\n'),
  );
}

/** Reasons that this command wrote for rollbacks before documents recorded them. */
const ROLLBACK_REASON = /^Go back to (?:what was before|revision \d+)$/;

/** The revision whose content a rollback brought back; undefined for every other change. */
export function restoredByRollback(
  document: CompositionDocument,
  documents: readonly CompositionDocument[],
): CompositionDocument | undefined {
  if (document.restores !== undefined) return documents.find(({ revision }) => revision === document.restores);
  return ROLLBACK_REASON.test(document.reason) ? restoredBy(document, documents) : undefined;
}

/** The former revision that a revision brought back: visitors get the same of both, and something else was in force in between. */
export function restoredBy(
  document: CompositionDocument,
  documents: readonly CompositionDocument[],
): CompositionDocument | undefined {
  const before = documents.filter(({ revision }) => revision < document.revision);
  const same = before.findLast((one) => isAlike(one, document));
  return same === before.at(-1) ? undefined : same;
}

/** Whether visitors get the same. Origins that are trusted in vain, and a canary, make no difference to where one goes back to. */
function isAlike(one: CompositionDocument, other: CompositionDocument): boolean {
  const [first, second] = [one, other].map((document) =>
    compositionId({ ...document, rollout: undefined, trustedOrigins: [] }),
  );
  return first === second;
}

function lastLiveBefore(
  current: CurrentComposition,
  former: readonly CompositionDocument[],
  refused: ReadonlySet<number>,
): CompositionDocument | undefined {
  const live = former.filter(({ revision }) => !refused.has(revision));
  if (current.state !== 'valid') return live.at(-1);
  // A canary is the last change: the way back is the same revision without it.
  if (current.document.rollout) return current.document;
  const idOf = (document: CompositionDocument) => compositionId({ ...document, rollout: undefined });
  const id = idOf(current.document);
  return live.findLast((document) => idOf(document) !== id && document.revision < current.document.revision);
}
