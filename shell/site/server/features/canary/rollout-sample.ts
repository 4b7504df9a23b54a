import { LRUCache } from 'lru-cache';
import type { Sample } from './sequential-test.ts';

export type Arm = 'canary' | 'current';

const MAX_VISITORS = 20_000;
const MAX_PATHS = 20;
const MAX_PATH_LENGTH = 200;

/** A view fails at most once. Reports without a view are ignored, so forging a failure costs a page request. */
export class RolloutSample {
  readonly #arms: Record<Arm, Sample> = { canary: { views: 0, failures: 0 }, current: { views: 0, failures: 0 } };
  readonly #sound = new LRUCache<string, Arm>({ max: MAX_VISITORS });

  /** Failures of the canary by path. Visitors choose paths, so the number of entries is limited. */
  readonly #paths = new LRUCache<string, number>({ max: MAX_PATHS });

  get failingPaths(): { path: string; failures: number }[] {
    return [...this.#paths].map(([path, failures]) => ({ path, failures })).sort((a, b) => b.failures - a.failures);
  }

  get arms(): Readonly<Record<Arm, Readonly<Sample>>> {
    return this.#arms;
  }

  countView(arm: Arm, visitor: string, { isFailed, path }: { isFailed: boolean; path: string }) {
    this.#arms[arm].views += 1;
    if (isFailed) this.#countFailure(arm, visitor, path);
    else this.#sound.set(visitor, arm);
  }

  countReport(arm: Arm, visitor: string, path: string) {
    if (this.#sound.peek(visitor) === arm) this.#countFailure(arm, visitor, path);
  }

  #countFailure(arm: Arm, visitor: string, path: string) {
    this.#sound.delete(visitor);
    this.#arms[arm].failures += 1;
    const key = path.slice(0, MAX_PATH_LENGTH);
    if (arm === 'canary') this.#paths.set(key, (this.#paths.get(key) ?? 0) + 1);
  }
}
