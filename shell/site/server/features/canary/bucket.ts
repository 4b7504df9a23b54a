import { createHash } from 'node:crypto';
import { EVERYBODY } from '../../../../composition/document/rollout.ts';

/** Six bytes: what the remainder favours is one part in 28 thousand million. */
const HASH_BYTES = 6;

/**
 * Where a visitor stands among all, from 0 to 9999: the same for each request of one rollout, and independent of where he stood in another.
 * @param visitor his random value
 */
export function bucketOf(visitor: string, rollout: string): number {
  return (
    createHash('sha256')
      .update(JSON.stringify([rollout, visitor]))
      .digest()
      .readUIntBE(0, HASH_BYTES) % EVERYBODY
  );
}

/** Whether a share of visitors includes this bucket. Who is in a share is in every wider one. */
export function isWithin(share: number, bucket: number): boolean {
  return bucket < share;
}
