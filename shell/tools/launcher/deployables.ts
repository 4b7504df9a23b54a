import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_FOLDERS } from './remote-definitions.ts';
import { portOffsetOf } from './remote-ports.ts';

export const PROJECT = join(import.meta.dirname, '../../..');

/** Generates the modules of the catalogue that the API and the converter use. With `--watch`, after each edit of a category. */
export const CATALOGUE_GENERATOR = join(PROJECT, 'api/catalogue/generate/generate.ts');

/** Something that is built, released, and run on its own. */
export interface Deployable {
  /** Its package name, and its folder. */
  name: string;
  /** Folders and files that its build reads, relative to the project. */
  inputs: readonly string[];
}

export interface Remote extends Deployable {
  /** The port of its release server, relative to the site's port. */
  portOffset: number;
}

interface Manifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  site?: { portOffset?: number };
}

const LOCKFILE = 'package-lock.json';

/** The packages of this repository that are linked by `file:` in the root's package.json, to their folders. */
const OWN_PACKAGES = new Map(
  Object.entries(manifestOf('.').dependencies ?? {}).flatMap(([name, source]) =>
    source.startsWith('file:') ? [[name, source.slice('file:'.length)] as const] : [],
  ),
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
    ...ownPackagesOf('shell'),
    LOCKFILE,
  ],
};
export const API: Deployable = { name: 'api', inputs: ['api', LOCKFILE] };
/** In the order of their ports. */
export const REMOTES: readonly Remote[] = REMOTE_FOLDERS.map(describeRemote).sort(
  (one, other) => one.portOffset - other.portOffset || one.name.localeCompare(other.name),
);
/** A remote for development only, which shows the components. */
export const COMPONENT_REVIEW = 'shell/tools/component-review';
/** The largest builds first: two run at once. */
export const DEPLOYABLES: readonly Deployable[] = [SHELL, ...REMOTES.slice(0, 1), API, ...REMOTES.slice(1)];

function describeRemote(name: string): Remote {
  return {
    name,
    inputs: [name, ...ownPackagesOf(name), LOCKFILE],
    portOffset: portOffsetOf(name, manifestOf(name).site?.portOffset),
  };
}

/** Folders of this repository's packages that a package depends on, directly or through others. */
function ownPackagesOf(folder: string, found = new Set<string>()): string[] {
  const { dependencies, devDependencies } = manifestOf(folder);
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const own = OWN_PACKAGES.get(name);
    if (own === undefined || found.has(own)) continue;
    found.add(own);
    ownPackagesOf(own, found);
  }
  return [...found];
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(PROJECT, folder, 'package.json'), 'utf8')) as Manifest;
}

/** Arguments for Node of a package's script, which runs `node …` or the program of an installed package. */
export function nodeScript(deployable: string, script: string): string[] {
  const [command, ...args] = manifestOf(deployable).scripts?.[script]?.split(' ') ?? [];
  if (!command) throw new Error(`${deployable} has no script "${script}".`);
  return command === 'node' ? args : [join(PROJECT, 'node_modules/.bin', command), ...args];
}
