import { integrityOf } from '@site/release/integrity';
import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import apiContract from '@site/api-contract/package.json' with { type: 'json' };
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { compressFiles } from './compress-files.ts';
import { containerName, type RemoteSources } from '../remote-definition.ts';
import { SHARED_RANGES } from '../webpack/shared-modules.ts';

/** `exposes` of the federation manifest, as far as it is read here. */
interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
}

/** A release needs the contracts that it was built against, or later ones that are compatible. */
export const REQUIRED_CONTRACTS = { shellContract: SHARED_RANGES['@site/shell-contract'], api: `^${apiContract.version}` } as const;

/**
 * Turns a build into a release: `dist/{version}-{digest}/` with its files, their compressed forms and `release.json`. The folder's
 * name is made from the content, so a release is never written over with something else.
 * @param built folder that holds `browser/` and `node/`, freshly built
 * @returns the release's folder name
 */
export function writeRelease({ name, version, folder, routes, parts }: RemoteSources, built: string): string {
  const files = digests(built);
  const manifest = JSON.parse(readFileSync(join(built, 'browser/manifest.json'), 'utf8')) as FederationManifest;
  const content = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10);
  const release = `${version}-${content}`;
  const target = join(folder, 'dist', release);
  if (existsSync(join(target, 'release.json'))) return release;

  const descriptor: ReleaseDescriptor = {
    name,
    version,
    commit: currentCommit(folder),
    builtAt: new Date().toISOString(),
    browser: {
      manifest: 'browser/manifest.json',
      entry: `browser/${manifest.metaData.remoteEntry.name}`,
      global: containerName(name),
      exposes: Object.fromEntries(manifest.exposes.map(({ path, assets }) => [path, assets.js.sync.map((file) => `browser/${file}`)])),
    },
    node: { entry: 'node/entry.js' },
    files,
    requires: REQUIRED_CONTRACTS,
    shared: Object.entries(SHARED_RANGES).map(([shared, requiredVersion]) => ({ name: shared, requiredVersion, singleton: true })),
    routes,
    parts,
  };
  rmSync(target, { recursive: true, force: true });
  cpSync(built, target, { recursive: true });
  compressFiles(
    target,
    Object.keys(files).filter((file) => file.startsWith('browser/')),
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
