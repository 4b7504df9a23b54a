import { DESCRIPTOR_FILE, type ReleaseDescriptor } from '@site/release/release-descriptor';
import { integrityOf } from '@site/release/integrity';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import { describeBuildErrors } from '../development/dev-report-plugin.ts';
import { WATCH_OPTIONS } from '../development/dev-base.ts';
import { TypeWatch } from '../development/type-watch.ts';
import { addSocialImages, inScratchFolder } from '../release/build-release.ts';
import { requireBuildable } from '../release/require-buildable.ts';
import { writeRelease } from '../release/write-release.ts';
import type { RemoteSources } from '../remote-definition.ts';
import { remoteConfigs } from '../webpack/remote-webpack.ts';
import { WebpackError } from '../webpack/run-webpack.ts';
import { reloadPlugin } from './reload-after-build.ts';

export interface BuiltRelease {
  /** Folder name. */
  release: string;
  /** Digest of `release.json`. */
  digest: string;
  descriptor: ReleaseDescriptor;
}

/** Builds a release after each edit, as `remote-build release` would. A failed build keeps the previous release. */
export class WatchedRelease {
  /** Absolute path of the folder with the releases. */
  readonly folder: string;
  readonly #remote: RemoteSources;
  readonly #output: string;
  readonly #types: TypeWatch;
  #problem: string | undefined;
  #latest: BuiltRelease | undefined;

  constructor(remote: RemoteSources) {
    this.#remote = remote;
    this.#types = new TypeWatch(remote);
    this.folder = join(remote.folder, 'dist/.site-preview');
    this.#output = join(this.folder, '.webpack');
  }

  get latest(): BuiltRelease | undefined {
    return this.#latest;
  }

  /** The errors of the latest edit. */
  get problem(): string | undefined {
    return this.#problem ?? this.#types.errors;
  }

  /** Resolves after the first build, and rejects if that fails. */
  async start(): Promise<void> {
    requireBuildable(this.#remote);
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
    const [browser = {}, node = {}] = remoteConfigs(this.#remote, this.#output);
    const followed = { ...browser, plugins: [...(browser.plugins ?? []), reloadPlugin(this.#remote.name)] };
    const compiler = webpack([followed, node]);
    await new Promise<void>((resolve, reject) => {
      compiler.watch(WATCH_OPTIONS, (error, stats) => {
        void this.#take(error, stats).then(
          () => {
            this.#problem = undefined;
            void this.#types.check();
            resolve();
          },
          (failure: Error) => {
            this.#problem = failure.message;
            if (this.#latest) console.error(failure.message);
            else reject(failure);
          },
        );
      });
    });
  }

  async #take(error: Error | null, stats: MultiStats | undefined): Promise<void> {
    if (error) throw error;
    const errors = stats?.stats.flatMap(({ compilation }) => compilation.errors) ?? [];
    if (errors.length > 0) throw new WebpackError(describeBuildErrors(errors, this.#remote.folder));
    const { release, digest } = await this.#write();
    if (digest === this.#latest?.digest) return;
    const descriptor = JSON.parse(
      readFileSync(join(this.folder, release, DESCRIPTOR_FILE), 'utf8'),
    ) as ReleaseDescriptor;
    this.#latest = { release, digest, descriptor };
    console.log(`${this.#remote.name}: built ${release}`);
  }

  async #write(): Promise<Pick<BuiltRelease, 'release' | 'digest'>> {
    const release = await inScratchFolder(this.folder, async (scratch) => {
      const built = join(scratch, 'built');
      cpSync(this.#output, built, { recursive: true });
      await addSocialImages(this.#remote, built);
      return writeRelease(this.#remote, built, this.folder);
    });
    return { release, digest: integrityOf(readFileSync(join(this.folder, release, DESCRIPTOR_FILE))) };
  }
}
