import { compositionId, type CompositionDocument } from '../composition/composition-document.ts';
import type { CurrentComposition } from '../composition/composition-store.ts';
import { isLoopback } from '../composition/fetch-file.ts';
import { rolloutTitle } from '../composition/rollout.ts';
import { lossesOf } from '../composition/whole-composition.ts';
import { type ChangeNote, type ComposedChange, nextDocument } from './next-document.ts';
import { RefusedError } from './refused-error.ts';

interface RollBack extends ChangeNote {
  /** The revision to go back to. The last one that was something else, if it is not said. */
  to?: number | undefined;
  trustOrigins?: readonly string[] | undefined;
}

/**
 * A new revision with the content of a former one. Whatever was added in between goes, by name. Throws with a sentence for the operator.
 * @param former documents that were in force, oldest first
 */
export function rollBack(
  current: CurrentComposition,
  former: readonly CompositionDocument[],
  { to, trustOrigins = [], ...note }: RollBack,
): ComposedChange {
  const latest = current.state === 'valid' ? current.document : former.at(-1);
  if (to === undefined) requireNew(current, former);
  const target = to === undefined ? lastOther(current, former) : former.findLast(({ revision }) => revision === to);
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
  const document = nextDocument(latest, former, { ...note, content, removes });
  const gone = [...removes.routes, ...removes.parts, ...removes.remotes];
  const changed = Object.keys(remotes).filter((name) => latest.remotes[name]?.digest !== remotes[name]?.digest);
  const advice = [`The content is that of revision ${target.revision}.`];
  const notes = [...advice];
  if (latest.rollout) notes.push(`The canary of ${rolloutTitle(latest.rollout)} ends.`);
  if (changed.length > 0)
    notes.push(`Back to: ${changed.map((name) => `${name} ${remotes[name]?.version ?? ''}`.trim()).join(', ')}.`);
  if (gone.length > 0) notes.push(`Gone with it: ${gone.join(', ')}.`);
  return { document, remotes: changed, notes, advice };
}

/**
 * Of two operators who go back at once, or one who does so twice, the second would bring the bad change again: what was gone back to
 * already is left by number alone.
 */
function requireNew(current: CurrentComposition, former: readonly CompositionDocument[]): void {
  if (current.state !== 'valid' || current.document.rollout) return;
  const restored = restoredBy(current.document, former);
  if (!restored) return;
  const undone = former.findLast((one) => one.revision < current.document.revision && !isAlike(one, restored));
  const further = former.findLast((one) => one.revision < restored.revision && !isAlike(one, restored));
  const ways = [
    ...(further ? [`Further back: rollback --to ${further.revision}.`] : []),
    ...(undone ? [`To what was given up: rollback --to ${undone.revision}.`] : []),
  ];
  throw new Error(
    `Nothing was changed: revision ${current.document.revision} went back already, to what revision ${restored.revision} was. ${ways.join(' ')}`,
  );
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

function lastOther(
  current: CurrentComposition,
  former: readonly CompositionDocument[],
): CompositionDocument | undefined {
  if (current.state !== 'valid') return former.at(-1);
  // While a canary goes on, the last change is that canary: without it is the way back.
  if (current.document.rollout) return current.document;
  const idOf = (document: CompositionDocument) => compositionId({ ...document, rollout: undefined });
  const id = idOf(current.document);
  return former.findLast((document) => idOf(document) !== id && document.revision < current.document.revision);
}
