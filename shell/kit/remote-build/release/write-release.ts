import { computeIntegrity } from '@site/release/integrity';
import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import apiContract from '@site/api-contract/package.json' with { type: 'json' };
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { compressFiles } from './compress-files.ts';
import { containerName, type RemoteSources } from '../remote-definition.ts';
import { sharedRanges } from '../shared-modules.ts';

const manifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

/** The federation plugin's manifest, from which any host can load the release. */
const FEDERATION_MANIFEST = 'browser/mf-manifest.json';
export const NODE_ENTRY = 'node/entry.js';

interface Build extends Pick<ReleaseDescriptor, 'version' | 'commit' | 'builtAt' | 'files'> {
  browserEntry: string;
  browserExposes: Record<string, string[]>;
}

export function describeRelease(remote: RemoteSources, build: Build): ReleaseDescriptor {
  const { name, owner, serverExposes, routes, paths, parts, shellContract } = remote;
  const { browserEntry, browserExposes, files, ...source } = build;
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
    ...source,
    browser: {
      manifest: FEDERATION_MANIFEST,
      entry: browserEntry,
      global: containerName(name),
      exposes: browserExposes,
    },
    node: { entry: NODE_ENTRY, exposes: Object.keys(serverExposes) },
    files,
  };
}

/**
 * Moves a build to `{dist}/{version}-{digest}/`. The digest depends on the content, so no build overwrites a release.
 * @param built has `browser/` and `node/`
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
  // Copy over an existing release, because a server may be reading it. This also repairs damaged files.
  if (existsSync(target)) cpSync(built, target, { recursive: true });
  else renameSync(built, target);
  return release;
}

function describe(remote: RemoteSources, built: string): ReleaseDescriptor {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(built, FEDERATION_MANIFEST), 'utf8')));
  return describeRelease(remote, {
    version: remote.version,
    ...readSourceState(remote.folder),
    browserEntry: `browser/${manifest.metaData.remoteEntry.name}`,
    browserExposes: Object.fromEntries(
      manifest.exposes.map(({ path, assets }) => [path, assets.js.sync.map((file) => `browser/${file}`)]),
    ),
    files: Object.fromEntries(
      listFiles(built).map((file) => [file, computeIntegrity(readFileSync(join(built, file)))]),
    ),
  });
}

export function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
}

/** A clean commit produces the same values on any machine at any time. */
interface SourceState {
  /** Commit, with `+changes` if the checkout is dirty. Without a readable checkout, `SOURCE_COMMIT` or `unknown`. */
  commit: string;
  /** ISO 8601: `SOURCE_DATE_EPOCH` if set, else the commit time. Without a commit, the build time. */
  builtAt: string;
}

function readSourceState(folder: string): SourceState {
  // In seconds. See https://reproducible-builds.org/specs/source-date-epoch/.
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  const setTime = epoch && /^\d{1,11}$/.test(epoch) ? new Date(Number(epoch) * 1000).toISOString() : undefined;
  try {
    const [commit = '', committedAt = ''] = git(folder, 'log', '-1', '--format=%H %cI').split(' ');
    const changes = git(folder, 'status', '--porcelain') === '' ? '' : '+changes';
    return { commit: commit + changes, builtAt: setTime ?? new Date(committedAt).toISOString() };
  } catch {
    return { commit: process.env['SOURCE_COMMIT'] || 'unknown', builtAt: setTime ?? new Date().toISOString() };
  }
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
