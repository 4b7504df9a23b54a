import { integrityOf } from '@site/release/integrity';
import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import apiContract from '@site/api-contract/package.json' with { type: 'json' };
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { compressFiles } from './compress-files.ts';
import { containerName, type RemoteSources } from '../remote-definition.ts';
import { SHARED_RANGES } from '../webpack/shared-modules.ts';

/** The federation plugin's manifest, as far as it is read here. */
const manifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

/** Where the federation plugin writes its manifest, by which any host can load the release. */
export const FEDERATION_MANIFEST = 'browser/mf-manifest.json';

/** What a release states that does not hang on its files. It needs the contracts that it was built against, or later ones that are compatible. */
export function statedBy({ name, routes, parts }: RemoteSources) {
  return {
    name,
    requires: { shellContract: SHARED_RANGES['@site/shell-contract'], api: `^${apiContract.version}` },
    shared: Object.entries(SHARED_RANGES).map(([shared, requiredVersion]) => ({ name: shared, requiredVersion, singleton: true as const })),
    routes,
    parts,
  };
}

/**
 * Turns a build into a release: `dist/{version}-{digest}/` with its files, their compressed forms and `release.json`. The folder's
 * name is made from the content, so a release is never written over with something else.
 * @param built folder that holds `browser/` and `node/`, freshly built
 * @returns the release's folder name
 */
export function writeRelease(remote: RemoteSources, built: string): string {
  const { version, folder } = remote;
  const files = digests(built);
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(built, FEDERATION_MANIFEST), 'utf8')));
  const content = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10);
  const release = `${version}-${content}`;
  const target = join(folder, 'dist', release);
  if (existsSync(join(target, 'release.json'))) return release;

  const descriptor: ReleaseDescriptor = {
    ...statedBy(remote),
    version,
    commit: currentCommit(folder),
    builtAt: new Date().toISOString(),
    browser: {
      manifest: FEDERATION_MANIFEST,
      entry: `browser/${manifest.metaData.remoteEntry.name}`,
      global: containerName(remote.name),
      exposes: Object.fromEntries(manifest.exposes.map(({ path, assets }) => [path, assets.js.sync.map((file) => `browser/${file}`)])),
    },
    node: { entry: 'node/entry.js', exposes: Object.keys(remote.serverExposes) },
    files,
  };
  rmSync(target, { recursive: true, force: true });
  cpSync(built, target, { recursive: true });
  compressFiles(
    target,
    // Images are as small as they get already.
    Object.keys(files).filter((file) => file.startsWith('browser/') && !file.endsWith('.png')),
  );
  writeFileSync(join(target, 'release.json'), `${JSON.stringify(descriptor, null, 2)}\n`);
  return release;
}

function digests(built: string): Record<string, string> {
  const files = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(built.length + 1))
    .sort();
  return Object.fromEntries(files.map((file) => [file, integrityOf(readFileSync(join(built, file)))]));
}

function currentCommit(folder: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown'; // built outside a checkout, or before its first commit
  }
}
