import { z } from 'zod';
import { compositionId, type CompositionDocument } from './composition-document.ts';

export type Rollout = NonNullable<CompositionDocument['rollout']>;
type Entry = CompositionDocument['remotes'][string];

/** Shares are in hundredths of a percent. */
export const ALL_VISITORS = 10_000;
const UNITS_PER_PERCENT = ALL_VISITORS / 100;
const PERCENT = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%$/;

/** @param text such as `0.25%` */
export function parseShare(text: string): number | undefined {
  const [, whole, part = ''] = PERCENT.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return z
    .int()
    .max(ALL_VISITORS)
    .safeParse(Number(whole) * UNITS_PER_PERCENT + Number(part.padEnd(2, '0'))).data;
}

export function formatShare(share: number): string {
  return `${share / UNITS_PER_PERCENT}%`;
}

export function rolloutTitle({ remotes }: Pick<Rollout, 'remotes'>): string {
  return Object.entries(remotes)
    .map(([name, { version }]: [string, Entry]) => (version === undefined ? name : `${name} ${version}`))
    .join(', ');
}

/** A canary never changes the owner of a route. */
export function canaryDocument(document: CompositionDocument): CompositionDocument | undefined {
  const { rollout, ...rest } = document;
  if (!rollout) return undefined;
  const canary = { ...rest, remotes: { ...rest.remotes, ...rollout.remotes } };
  return { ...canary, id: compositionId(canary) };
}
