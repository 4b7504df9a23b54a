import { ComposeError } from '../document/compose-error.ts';
import type { CompositionDocument } from '../document/composition-document.ts';
import type { CurrentComposition } from '../store/composition-store.ts';
import { isLoopback } from '../gates/fetch-file.ts';
import { type Rollout, rolloutTitle } from '../document/rollout.ts';
import { type Losses, lossesOf } from '../document/whole-composition.ts';
import { type ChangeNote, type ComposedChange, nextDocument } from './next-document.ts';
import { RefusedError } from './refused-error.ts';
import { isAlike, type RevisionRecords, rollbackTarget } from './rollback-target.ts';

interface RollBack extends ChangeNote, Partial<RevisionRecords> {
  /** Defaults to the last live revision before the last change. */
  to?: number | undefined;
  trustOrigins?: readonly string[] | undefined;
}

export function rollBack(
  current: CurrentComposition,
  former: readonly CompositionDocument[],
  { to, refused = new Set(), legacyRollbacks = new Set(), trustOrigins = [], ...note }: RollBack,
): ComposedChange {
  const latest = current.state === 'valid' ? current.document : former.at(-1);
  const target =
    to === undefined
      ? rollbackTarget(current, former, { refused, legacyRollbacks })
      : former.findLast(({ revision }) => revision === to);
  if (!target || !latest) throw noTarget(former, to);
  const { remotes, routes, parts } = target;
  const trustedOrigins = requireTrustedOrigins(target, [...new Set([...latest.trustedOrigins, ...trustOrigins])]);
  const rollout = to === undefined ? keptCanary(target, latest) : undefined;
  const content = { remotes, routes, parts, trustedOrigins, ...(rollout ? { rollout } : {}) };
  const removes = lossesOf(content, latest);
  const document = nextDocument(latest, former, { ...note, content, removes, restores: target.revision });
  const changed = Object.keys(remotes).filter((name) => latest.remotes[name]?.digest !== remotes[name]?.digest);
  const advice = [
    ...adviceOn(document, target, to === undefined ? former : []),
    ...(latest.rollout ? unrelatedCanary(latest.rollout, document, changed) : []),
  ];
  return { document, remotes: changed, notes: [...advice, ...notesOn(document, latest, changed, removes)], advice };
}

function noTarget(former: readonly CompositionDocument[], to: number | undefined): ComposeError {
  if (to === undefined)
    return new ComposeError('NOTHING_TO_RESTORE', 'The composition has no earlier revision to roll back to.');
  const known = former.map(({ revision }) => revision).join(', ');
  return new ComposeError('REVISION_UNKNOWN', `Revision ${to} does not exist. Revisions: ${known || 'none'}.`);
}

/** Keeps a canary that was also running in the target, with its current share. */
function keptCanary(target: CompositionDocument, latest: CompositionDocument): CompositionDocument['rollout'] {
  const isEnded = target === latest || target.rollout?.id !== latest.rollout?.id;
  return isEnded ? undefined : latest.rollout;
}

function requireTrustedOrigins({ remotes, revision }: CompositionDocument, trusted: readonly string[]): string[] {
  const trustedOrigins = [...trusted];
  for (const { release } of Object.values(remotes)) {
    const { origin } = new URL(release);
    if (trustedOrigins.includes(origin)) continue;
    if (!isLoopback(release))
      throw new RefusedError(
        'origin',
        `Revision ${revision} has a release on ${origin}, which the site no longer trusts. To let code from ` +
          `there run on the site again: --trust-origin ${origin}`,
      );
    trustedOrigins.push(origin);
  }
  return trustedOrigins;
}

function adviceOn(
  { trustedOrigins, revision }: CompositionDocument,
  target: CompositionDocument,
  former: readonly CompositionDocument[],
): string[] {
  const advice = [`It has the content of revision ${target.revision}.`];
  for (const trusted of trustedOrigins.filter((origin) => !target.trustedOrigins.includes(origin)))
    advice.push(`${trusted} stays trusted, although revision ${target.revision} did not trust it.`);
  const [previous, last] = former.filter((one) => one.revision < revision).slice(-2);
  if (previous && last && previous !== target && isOriginsAlone(previous, last))
    advice.push(`Revision ${last.revision} changed only trusted origins. They stay as they are.`);
  return advice;
}

function isOriginsAlone(one: CompositionDocument, other: CompositionDocument): boolean {
  const isSameTrust = one.trustedOrigins.join(' ') === other.trustedOrigins.join(' ');
  return isAlike(one, other) && one.rollout?.id === other.rollout?.id && !isSameTrust;
}

/** A canary of a remote that the rollback changes ends as expected. */
function unrelatedCanary(
  canary: Rollout,
  { rollout, restores }: CompositionDocument,
  changed: readonly string[],
): string[] {
  const isRelated = changed.some((name) => Object.hasOwn(canary.remotes, name));
  if (rollout || isRelated || changed.length === 0) return [];
  const names = Object.keys(canary.remotes).join(', ');
  return [
    `The rollback does not change ${names}, but ends its canary: --to restores revision ${restores} without a canary.`,
  ];
}

function notesOn(
  { remotes, rollout }: CompositionDocument,
  latest: CompositionDocument,
  changed: readonly string[],
  removes: Losses,
): string[] {
  const notes: string[] = [];
  if (latest.rollout) notes.push(`The canary of ${rolloutTitle(latest.rollout)} ${rollout ? 'continues' : 'ends'}.`);
  if (changed.length > 0)
    notes.push(
      `Rolled back to: ${changed.map((name) => `${name} ${remotes[name]?.version ?? ''}`.trim()).join(', ')}.`,
    );
  const gone = [...removes.routes, ...removes.parts, ...removes.remotes];
  if (gone.length > 0) notes.push(`Removed: ${gone.join(', ')}.`);
  return notes;
}
