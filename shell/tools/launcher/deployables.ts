import type { RemoteDefinition } from '@site/remote-build';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LaunchError } from './launch-error.ts';

export const PROJECT = join(import.meta.dirname, '../../..');

export interface Deployable {
  name: string;
  /** Folders and files that the build reads, relative to the project. */
  inputs: readonly string[];
}

export interface Remote extends Deployable {
  /** Port of the release server, minus the site's port. */
  portOffset: number;
}

interface Manifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  site?: { portOffset?: number };
}

/** npm's record of what is installed differs from the lockfile after `npm install --no-save`. */
const DEPENDENCIES = ['package-lock.json', 'node_modules/.package-lock.json'];
/** It lists the packages that may run install scripts. The packages that are deployed contain a copy of the list. */
const ROOT_MANIFEST = 'package.json';

/** The root's package.json links these packages with `file:`. */
const OWN_PACKAGES = Object.values(buildManifest('.').dependencies ?? {}).flatMap((source) =>
  source.startsWith('file:') ? [source.slice('file:'.length)] : [],
);

export const SHELL: Deployable = {
  name: 'shell',
  inputs: [
    'shell/site/app',
    'shell/tools/build',
    'shell/site/client',
    'shell/composition',
    'shell/site/server',
    'shell/package.json',
    'shell/webpack.config.ts',
    ...OWN_PACKAGES,
    ...DEPENDENCIES,
    ROOT_MANIFEST,
  ],
};
export const API: Deployable = { name: 'api', inputs: ['api', ...DEPENDENCIES, ROOT_MANIFEST] };
export const REMOTES: readonly Remote[] = globSync('mf-*/release.config.ts', { cwd: PROJECT })
  .map((file) => describeRemote(dirname(file)))
  .sort((a, b) => a.portOffset - b.portOffset || a.name.localeCompare(b.name));
/** Two builds run in parallel, so the largest start first. */
export const DEPLOYABLES: readonly Deployable[] = [SHELL, ...REMOTES.slice(0, 1), API, ...REMOTES.slice(1)];

function describeRemote(name: string): Remote {
  const hash = createHash('sha256').update(name).digest().readUInt32BE();
  return {
    name,
    inputs: [name, ...OWN_PACKAGES, ...DEPENDENCIES],
    // The default is 20 to 79, because containers publish remotes on ports from 8000 and the site on 8080. A new remote
    // does not change the ports of the others.
    portOffset: buildManifest(name).site?.portOffset ?? 20 + (hash % 60),
  };
}

function buildManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(PROJECT, folder, 'package.json'), 'utf8')) as Manifest;
}

export async function readRemoteDefinitions(): Promise<(RemoteDefinition & { folder: string })[]> {
  return Promise.all(
    REMOTES.map(async ({ name: folder }) => {
      const { href } = pathToFileURL(join(PROJECT, folder, 'release.config.ts'));
      const { default: definition } = (await import(href)) as { default: RemoteDefinition };
      return { folder, ...definition };
    }),
  );
}

/** @returns Node's arguments for a package script that runs `node …` or an installed program */
export function nodeScript(deployable: string, script: string): string[] {
  const [command, ...args] = buildManifest(deployable).scripts?.[script]?.split(' ') ?? [];
  if (!command) throw new LaunchError(`${deployable} has no script "${script}".`);
  return command === 'node' ? args : [join(PROJECT, 'node_modules/.bin', command), ...args];
}
