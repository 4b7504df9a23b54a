import { z } from 'zod';
import {
  compositionId,
  type CompositionDocument,
  formatComposition,
  parseComposition,
} from './composition-document.ts';

export type Rollout = NonNullable<CompositionDocument['rollout']>;
type Entry = CompositionDocument['remotes'][string];

/** Shares of visitors are whole ten-thousandths. */
export const EVERYBODY = 10_000;
const OF_A_PERCENT = EVERYBODY / 100;
const PERCENT = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%$/;

/** Ten-thousandths, from a text such as `5%` or `0.25%`. `undefined` for what is no such share, or more than all. */
export function parseShare(text: string): number | undefined {
  const [, whole, part = ''] = PERCENT.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return z
    .int()
    .max(EVERYBODY)
    .safeParse(Number(whole) * OF_A_PERCENT + Number(part.padEnd(2, '0'))).data;
}

export function formatShare(share: number): string {
  return `${share / OF_A_PERCENT} %`;
}

/** `mf-content 1.4.0` */
export function rolloutTitle({ remotes }: Pick<Rollout, 'remotes'>): string {
  return Object.entries(remotes)
    .map(([name, { version }]: [string, Entry]) => (version === undefined ? name : `${name} ${version}`))
    .join(', ');
}

/** What the canary's visitors get: the composition with the rollout's releases in it. Addresses stay with whom they are. */
export function canaryDocument(document: CompositionDocument): CompositionDocument | undefined {
  const { rollout, ...rest } = document;
  if (!rollout) return undefined;
  const canary = { ...rest, remotes: { ...rest.remotes, ...rollout.remotes } };
  return { ...canary, id: compositionId(canary) };
}

interface RolloutEnd {
  /** Which rollout: another one, begun meanwhile, goes on. */
  rollout: string;
  actor: string;
  reason: string;
  now?: Date;
}

/**
 * The revision after `document` in which everybody gets what is current. Throws with a sentence where that rollout is not under way any more.
 * @param latest the highest revision that there was
 */
export function withoutRollout(
  document: CompositionDocument,
  latest: number,
  { rollout, actor, reason, now = new Date() }: RolloutEnd,
): CompositionDocument {
  // A revision that ends a canary is no rollback, even if the one before it was.
  const { rollout: running, restores: _restores, ...rest } = document;
  if (running?.id !== rollout) throw new Error('The rollout is not under way any more: somebody has ended it.');
  const next = {
    ...rest,
    revision: Math.max(document.revision, latest) + 1,
    parent: compositionId(document),
    createdAt: now.toISOString(),
    actor,
    reason,
  };
  return parseComposition(formatComposition({ ...next, id: compositionId(next) }));
}
