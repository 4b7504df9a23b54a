import { computeIntegrity } from '@site/release/integrity';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';

export interface NodeBuild {
  source: Buffer;
  digest: string;
  builtAt: string;
}

/** Keeps the previous program if a build fails. */
export class WatchedNodeBuild {
  readonly #file: string;
  #build: NodeBuild | undefined;
  #isBuilding = true;
  #waiting: (() => void)[] = [];

  /** @param file relative to the output folder */
  constructor(configuration: Configuration, file: string) {
    this.#file = join(configuration.output?.path ?? '', file);
    const compiler = webpack({ ...configuration, mode: 'development' });
    compiler?.hooks.invalid.tap(WatchedNodeBuild.name, () => {
      this.#isBuilding = true;
    });
    compiler?.watch(configuration.watchOptions ?? {}, (error, stats) => this.#take(error, stats));
  }

  /** Waits for the current build. Undefined until a build succeeds. */
  async latest(): Promise<NodeBuild | undefined> {
    if (this.#isBuilding) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.#build;
  }

  #take(error: Error | null, stats: Stats | undefined) {
    if (error) console.error(error);
    const isSound = !error && stats?.hasErrors() === false;
    if (isSound || !this.#build) this.#read();
    this.#isBuilding = false;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #read() {
    try {
      const source = readFileSync(this.#file);
      const digest = computeIntegrity(source);
      if (digest !== this.#build?.digest) this.#build = { source, digest, builtAt: new Date().toISOString() };
    } catch (error) {
      console.error(`The program ${this.#file} was not built: ${(error as Error).message}`);
    }
  }
}
