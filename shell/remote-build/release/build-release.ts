import { SOCIAL_IMAGE_FOLDER } from '@site/release/release-descriptor';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRemote, type RemoteSources } from '../remote-definition.ts';
import { writeSocialImages } from '../social-image/write-social-images.ts';
import { remoteBrowserConfig, remoteNodeConfig } from '../webpack/remote-webpack.ts';
import { runWebpack } from '../webpack/run-webpack.ts';
import { LATEST_FILE } from './served-files.ts';
import { writeRelease } from './write-release.ts';

/** `remote-build build`: builds the remote in this folder for browsers and for Node, and writes a release to `dist/`. */
export async function run(): Promise<void> {
  await buildRelease(await readRemote(process.cwd()));
}

/** @returns the release's folder */
export async function buildRelease(remote: RemoteSources): Promise<string> {
  const dist = join(remote.folder, 'dist');
  const built = join(dist, '.build');
  await runWebpack([remoteBrowserConfig(remote, join(built, 'browser')), remoteNodeConfig(remote, join(built, 'node'))]);
  if (Object.keys(remote.socialImages).length > 0) await writeSocialImages(join(built, SOCIAL_IMAGE_FOLDER), remote.socialImages);
  const release = writeRelease(remote, built);
  writeFileSync(join(dist, LATEST_FILE), `${JSON.stringify({ release })}\n`);
  rmSync(built, { recursive: true, force: true });
  console.log(`${remote.name}: built dist/${release}`);
  return join(dist, release);
}
