import { SOCIAL_IMAGE_FOLDER } from '@site/release/release-descriptor';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRemote, type RemoteSources } from '../remote-definition.ts';
import { writeSocialImages } from '../social-image/rasterizer.ts';
import { remoteConfigs } from '../webpack/remote-webpack.ts';
import { runWebpack } from '../webpack/run-webpack.ts';
import { LATEST_FILE } from './file-store.ts';
import { requireTypes } from './require-types.ts';
import { writeRelease } from './write-release.ts';

export interface BuildOptions {
  /** False for callers that check types themselves. */
  types: boolean;
}

export async function run(options: BuildOptions): Promise<void> {
  const remote = await readRemote(process.cwd());
  const release = await buildRelease(remote, options);
  // Sites in development and `npm start` use the latest build.
  const latest = join(remote.folder, 'dist', LATEST_FILE);
  writeFileSync(`${latest}.${process.pid}`, `${JSON.stringify({ release })}\n`);
  renameSync(`${latest}.${process.pid}`, latest);
}

/** Does not update `latest.json`, which must not refer to a rejected release. @returns the release's folder in `dist/` */
export async function buildRelease(remote: RemoteSources, { types }: BuildOptions): Promise<string> {
  const dist = join(remote.folder, 'dist');
  mkdirSync(dist, { recursive: true });
  // A unique folder lets builds run concurrently. In `dist`, renames stay on one file system.
  const scratch = mkdtempSync(join(dist, '.build-'));
  try {
    if (types) await requireTypes(remote, scratch);
    // Use a subfolder, because only the owner can read a `mkdtemp` folder.
    const built = join(scratch, 'built');
    await runWebpack(remoteConfigs(remote, built));
    await writeSocialImages(join(built, SOCIAL_IMAGE_FOLDER), remote.socialImages);
    const release = writeRelease(remote, built);
    console.log(`${remote.name}: built dist/${release}`);
    return release;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
