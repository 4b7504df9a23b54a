import { LRUCache } from 'lru-cache';
import type { Sample } from './sequential-test.ts';

export type Arm = 'canary' | 'current';

const MOST_VISITORS = 20_000;

/**
 * A view of a changed remote fails once. Reports without a view are ignored, so forging a failure costs a page request.
 */
export class RolloutSample {
  readonly #arms: Record<Arm, Sample> = { canary: { views: 0, failures: 0 }, current: { views: 0, failures: 0 } };
  readonly #sound = new LRUCache<string, Arm>({ max: MOST_VISITORS });

  get arms(): Readonly<Record<Arm, Readonly<Sample>>> {
    return this.#arms;
  }

  countView(arm: Arm, visitor: string, isFailed: boolean) {
    this.#arms[arm].views += 1;
    if (isFailed) this.#countFailure(arm, visitor);
    else this.#sound.set(visitor, arm);
  }

  countReport(arm: Arm, visitor: string) {
    if (this.#sound.peek(visitor) === arm) this.#countFailure(arm, visitor);
  }

  #countFailure(arm: Arm, visitor: string) {
    this.#sound.delete(visitor);
    this.#arms[arm].failures += 1;
  }
}
