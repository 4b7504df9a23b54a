import { computeIntegrity } from '@site/release/integrity';
import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import apiContract from '@site/api-contract/package.json' with { type: 'json' };
import { cpSync, existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { compressFiles } from './compress-files.ts';
import { sourceState } from './source-state.ts';
import { containerName, type RemoteSources } from '../remote-definition.ts';
import { sharedRanges } from '../shared-modules.ts';

const manifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

/** Manifest of the federation plugin. Any host can load the release from it. */
export const FEDERATION_MANIFEST = 'browser/mf-manifest.json';

export function statedBy({ name, owner, routes, paths, parts, shellContract }: RemoteSources) {
  return {
    name,
    ...(owner && { owner }),
    requires: { shellContract, api: `^${apiContract.version}` },
    shared: Object.entries(sharedRanges(shellContract)).map(([shared, requiredVersion]) => ({
      name: shared,
      requiredVersion,
      singleton: true as const,
    })),
    routes,
    ...(paths.length > 0 ? { paths } : {}),
    parts,
  };
}

/**
 * Turns a build into the release `{dist}/{version}-{digest}/`. Other content has another digest, so it never overwrites
 * a release.
 * @param built has `browser/` and `node/`, and is moved
 * @returns the release's folder name
 */
export function writeRelease(remote: RemoteSources, built: string, dist = join(remote.folder, 'dist')): string {
  const { version } = remote;
  const descriptor = describe(remote, built);
  const text = `${JSON.stringify(descriptor, null, 2)}\n`;
  const release = `${version}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}`;
  compressFiles(
    built,
    // PNG files are already compressed.
    Object.keys(descriptor.files).filter((file) => file.startsWith('browser/') && !file.endsWith('.png')),
  );
  writeFileSync(join(built, 'release.json'), text);
  const target = join(dist, release);
  // A server may be reading a release that exists already, and its files may be damaged.
  if (existsSync(target)) cpSync(built, target, { recursive: true });
  else renameSync(built, target);
  return release;
}

function describe(remote: RemoteSources, built: string): ReleaseDescriptor {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(built, FEDERATION_MANIFEST), 'utf8')));
  const entry = `browser/${manifest.metaData.remoteEntry.name}`;
  const exposes = Object.fromEntries(
    manifest.exposes.map(({ path, assets }) => [path, assets.js.sync.map((file) => `browser/${file}`)]),
  );
  return {
    ...statedBy(remote),
    version: remote.version,
    ...sourceState(remote.folder),
    browser: {
      manifest: FEDERATION_MANIFEST,
      entry,
      global: containerName(remote.name),
      exposes,
    },
    node: { entry: 'node/entry.js', exposes: Object.keys(remote.serverExposes) },
    files: digests(built),
  };
}

function digests(built: string): Record<string, string> {
  return Object.fromEntries(listFiles(built).map((file) => [file, computeIntegrity(readFileSync(join(built, file)))]));
}

export function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
}
