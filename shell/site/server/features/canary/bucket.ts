import { createHash } from 'node:crypto';
import { ALL_VISITORS } from '../../../../composition/document/rollout.ts';

/** 48 bits keep the modulo bias below 1 in 28 billion. */
const HASH_BYTES = 6;

/** Returns 0 to 9999: stable within a rollout, independent between rollouts. `visitor` is random. */
export function bucketOf(visitor: string, rollout: string): number {
  return (
    createHash('sha256')
      .update(JSON.stringify([rollout, visitor]))
      .digest()
      .readUIntBE(0, HASH_BYTES) % ALL_VISITORS
  );
}
