import { ComposeError } from '../document/compose-error.ts';
import type { CompositionDocument } from '../document/composition-document.ts';
import type { CurrentComposition } from '../store/composition-store.ts';
import { isLoopback } from '../judge/fetch-file.ts';
import { lossesOf } from '../document/whole-composition.ts';
import { type ChangeNote, type ComposedChange, nextDocument } from './composition-draft.ts';
import { rollbackTarget } from './rollback-target.ts';

interface RollBack extends ChangeNote {
  /** Defaults to the last revision with another content. */
  to?: number | undefined;
  trustOrigins?: readonly string[] | undefined;
}

export function rollBack(
  current: CurrentComposition,
  former: readonly CompositionDocument[],
  { to, trustOrigins = [], ...note }: RollBack,
): ComposedChange {
  const latest = current.state === 'valid' ? current.document : former.at(-1);
  const target =
    to === undefined ? rollbackTarget(current, former) : former.findLast(({ revision }) => revision === to);
  if (!target || !latest) throw noTarget(former, to);
  const { remotes, routes, parts } = target;
  const trustedOrigins = requireTrustedOrigins(target, [...new Set([...latest.trustedOrigins, ...trustOrigins])]);
  const rollout = to === undefined ? keptCanary(target, latest) : undefined;
  const content = { remotes, routes, parts, trustedOrigins, ...(rollout ? { rollout } : {}) };
  const removes = lossesOf(content, latest);
  const document = nextDocument(latest, former, { ...note, content, removes, restores: target.revision });
  return { document, advice: [`It has the content of revision ${target.revision}.`] };
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
      throw new ComposeError(
        'REFUSED_ORIGIN',
        `Revision ${revision} has a release on ${origin}, which the site no longer trusts. To let code from ` +
          `there run on the site again: --trust-origin ${origin}`,
      );
    trustedOrigins.push(origin);
  }
  return trustedOrigins;
}
