/** How far a process is on its way from serving to its end, in this order. */
export type Stage = 'serving' | 'draining' | 'answering' | 'delivering' | 'closing the database';

/** Whether the process was told to stop. Readiness says so at once, and responses ask their clients to let go of the connection. */
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
