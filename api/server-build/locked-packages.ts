/** A package in a lockfile, without flags such as `dev`, which apply only to the project. */
export interface LockedPackage {
  version: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  engines?: Record<string, string>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

const KEPT_FIELDS: ReadonlySet<string> = new Set<keyof LockedPackage>([
  'version',
  'integrity',
  'dependencies',
  'optionalDependencies',
  'peerDependencies',
  'peerDependenciesMeta',
  'engines',
]);

/**
 * Returns the packages that a deployable needs, in the form of its own lockfile. A package is at the top level if its
 * path is free there, and is nested otherwise.
 * @param deployable its folder, relative to the project
 * @param names packages that the deployable imports
 */
export function lockPackages(deployable: string, names: readonly string[], installed: LockedPackages): LockedPackages {
  /** Maps paths in the deployable's package to paths in the project. */
  const sources = new Map<string, string>();
  const waiting = names.map((name) => ({ name, from: deployable, to: '' }));
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { name, from, to } = next;
    const source = resolvePackage(from, name, (path) => Object.hasOwn(installed, path));
    if (source === undefined) throw new Error(`${name}, which ${from} needs, is not installed. Run npm install.`);
    const existing = resolvePackage(to, name, (path) => sources.has(path));
    if (existing !== undefined && sources.get(existing) === source) continue;
    const target = existing === undefined ? `node_modules/${name}` : `${to}/node_modules/${name}`;
    sources.set(target, source);
    for (const needed of listDependencies(source, installed)) waiting.push({ name: needed, from: source, to: target });
  }
  const sorted = [...sources].sort(([first], [second]) => (first < second ? -1 : 1));
  return Object.fromEntries(sorted.map(([target, source]) => [target, removeFlags(installed[source])]));
}

function listDependencies(source: string, installed: LockedPackages): string[] {
  const entry = installed[source];
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = entry ?? {};
  const isPresent = (name: string) =>
    resolvePackage(source, name, (path) => Object.hasOwn(installed, path)) !== undefined;
  return [
    ...Object.keys(dependencies).filter((name) => !Object.hasOwn(optionalDependencies, name)),
    ...Object.keys(optionalDependencies).filter(isPresent),
    ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
  ];
}

/** Searches node_modules folders from `from` upward, as Node does. */
function resolvePackage(from: string, name: string, has: (path: string) => boolean): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (!folder.endsWith('node_modules') && has(path)) return path;
    if (folder === '') return undefined;
  }
}

function removeFlags(entry: LockedPackage | undefined): LockedPackage {
  return Object.fromEntries(
    Object.entries(entry ?? {}).filter(([key]) => KEPT_FIELDS.has(key)),
  ) as unknown as LockedPackage;
}
