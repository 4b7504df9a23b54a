/** In order. */
export type Stage = 'serving' | 'draining' | 'answering' | 'delivering' | 'closing the database';

/** Readiness fails and connections close as soon as the shutdown starts. */
export class Shutdown {
  #stage: Stage = 'serving';

  get stage(): Stage {
    return this.#stage;
  }

  get isStopping(): boolean {
    return this.#stage !== 'serving';
  }

  enter(stage: Stage): void {
    this.#stage = stage;
  }
}
