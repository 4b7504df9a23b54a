import { LRUCache } from 'lru-cache';
import type { Sample } from './sequential-test.ts';

/** Which of the two releases a visitor gets. */
export type Arm = 'canary' | 'current';

/** Of so many visitors is known that their last view has not failed yet. */
const MOST_VISITORS = 20_000;

/**
 * Counts what visitors saw of the remotes that differ, by release, since the rollout began here. A view fails once: by its render, or by the
 * first report of the browser. A report of somebody who has had no view counts for nothing, so that each failure that a stranger makes up costs him a page.
 */
export class RolloutSample {
  readonly #arms: Record<Arm, Sample> = { canary: { views: 0, failures: 0 }, current: { views: 0, failures: 0 } };
  readonly #sound = new LRUCache<string, Arm>({ max: MOST_VISITORS });

  get arms(): Readonly<Record<Arm, Readonly<Sample>>> {
    return this.#arms;
  }

  /** @param isFailed whether the page could not be rendered */
  countView(arm: Arm, visitor: string, isFailed: boolean) {
    this.#arms[arm].views += 1;
    if (isFailed) {
      this.#arms[arm].failures += 1;
      this.#sound.delete(visitor);
    } else this.#sound.set(visitor, arm);
  }

  countReport(arm: Arm, visitor: string) {
    if (this.#sound.peek(visitor) !== arm) return;
    this.#sound.delete(visitor);
    this.#arms[arm].failures += 1;
  }
}
