import { z } from 'zod';
import { ComposeError } from './compose-error.ts';
import {
  compositionId,
  type CompositionDocument,
  formatComposition,
  parseComposition,
} from './composition-document.ts';

export type Rollout = NonNullable<CompositionDocument['rollout']>;
type Entry = CompositionDocument['remotes'][string];

/** Shares are in ten-thousandths. */
export const ALL_VISITORS = 10_000;
const OF_A_PERCENT = ALL_VISITORS / 100;
const PERCENT = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%$/;

/** `5%` or `0.25%`. Undefined if the text is invalid or above 100%. */
export function parseShare(text: string): number | undefined {
  const [, whole, part = ''] = PERCENT.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return z
    .int()
    .max(ALL_VISITORS)
    .safeParse(Number(whole) * OF_A_PERCENT + Number(part.padEnd(2, '0'))).data;
}

export function formatShare(share: number): string {
  return `${share / OF_A_PERCENT}%`;
}

/** `mf-content 1.4.0` */
export function rolloutTitle({ remotes }: Pick<Rollout, 'remotes'>): string {
  return Object.entries(remotes)
    .map(([name, { version }]: [string, Entry]) => (version === undefined ? name : `${name} ${version}`))
    .join(', ');
}

/** Routes keep their owners. */
export function canaryDocument(document: CompositionDocument): CompositionDocument | undefined {
  const { rollout, ...rest } = document;
  if (!rollout) return undefined;
  const canary = { ...rest, remotes: { ...rest.remotes, ...rollout.remotes } };
  return { ...canary, id: compositionId(canary) };
}

interface RolloutEnd {
  /** A newer rollout continues. */
  rollout: string;
  actor: string;
  reason: string;
  now?: Date;
}

/** Throws if the rollout has already ended. @param latest the highest revision ever written */
export function withoutRollout(
  document: CompositionDocument,
  latest: number,
  { rollout, actor, reason, now = new Date() }: RolloutEnd,
): CompositionDocument {
  // Ending a canary isn't a rollback, even if the previous revision was one.
  const { rollout: running, restores: _restores, ...rest } = document;
  if (running?.id !== rollout) throw new ComposeError('CANARY_ENDED', 'The canary has already ended.');
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
