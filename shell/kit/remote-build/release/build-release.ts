import { SOCIAL_IMAGE_FOLDER } from '@site/release/release-descriptor';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readRemote, type RemoteSources } from '../remote-definition.ts';
import { writeSocialImages } from '../social-image/write-social-images.ts';
import { remoteConfigs } from '../webpack/remote-webpack.ts';
import { runWebpack } from '../webpack/run-webpack.ts';
import { requireInstalledContract, requireInstalledPackages } from './require-consistent.ts';
import { requireModules } from './require-modules.ts';
import { requirePages } from './require-pages.ts';
import { requireTypes } from './require-types.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { LATEST_FILE } from './served-files.ts';
import { writeRelease } from './write-release.ts';
import { writeTypes } from './write-types.ts';

export interface BuildOptions {
  /** False for callers that check types themselves. */
  types: boolean;
}

export async function run(options: BuildOptions): Promise<void> {
  const remote = await readRemote(process.cwd());
  nameLatest(remote, await buildRelease(remote, options));
}

/** Sites in development and `npm start` compose the latest build. */
function nameLatest({ folder }: RemoteSources, release: string): void {
  const dist = join(folder, 'dist');
  const scratch = makeScratchFolder(dist);
  try {
    const latest = join(scratch, LATEST_FILE);
    writeFileSync(latest, `${JSON.stringify({ release: basename(release) })}\n`);
    renameSync(latest, join(dist, LATEST_FILE));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Does not update `latest.json`: a rejected release must not become the latest build. @returns the release's folder */
export async function buildRelease(remote: RemoteSources, { types }: BuildOptions): Promise<string> {
  await requireBuildable(remote);
  const dist = join(remote.folder, 'dist');
  const scratch = makeScratchFolder(dist);
  try {
    if (types) await requireTypes(remote, scratch);
    const release = await buildIn(scratch, remote);
    console.log(`${remote.name}: built dist/${release}`);
    return join(dist, release);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Webpack would report these mistakes worse or not at all. */
export async function requireBuildable(remote: RemoteSources): Promise<void> {
  requireModules(remote);
  requireInstalledContract(remote);
  requireInstalledPackages(remote);
  await requirePages(remote);
}

/** @param built folder with `browser/` */
export async function addGeneratedFiles(remote: RemoteSources, built: string): Promise<void> {
  writeTypes(remote, built);
  if (Object.keys(remote.socialImages).length > 0)
    await writeSocialImages(join(built, SOCIAL_IMAGE_FOLDER), remote.socialImages);
}

async function buildIn(scratch: string, remote: RemoteSources): Promise<string> {
  // Only the owner can read a `mkdtemp` folder, but the release's server must read this one.
  const built = join(scratch, 'built');
  await runWebpack(remoteConfigs(remote, built));
  await addGeneratedFiles(remote, built);
  return writeRelease(remote, { built, damaged: join(scratch, 'damaged') });
}
