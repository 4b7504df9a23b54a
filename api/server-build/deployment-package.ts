/**
 * Makes a server's build a separate package: `npm ci --omit=dev` and `npm start` in a copy use exactly the tested
 * versions.
 */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, relative } from 'node:path';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { DeploymentPackageError } from './deployment-package-error.ts';
import type { ServerBuildOptions } from './server-webpack.ts';

const PROJECT = join(import.meta.dirname, '../..');
const OWN_SCOPE = '@site/';

interface LockedPackage {
  version: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  engines?: Record<string, string>;
}
type Packages = Record<string, LockedPackage>;
type PackageOptions = Required<Pick<ServerBuildOptions, 'folder' | 'scripts' | 'optional'>>;

/** Writes `package.json`, `package-lock.json`, and `.npmrc`. */
export class DeploymentPackagePlugin {
  readonly #options: PackageOptions;

  constructor(options: PackageOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('DeploymentPackage', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'DeploymentPackage', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          const requests = [...compilation.modules]
            .filter((module) => module instanceof webpack.ExternalModule)
            .map((module) => module.userRequest);
          for (const [name, content] of Object.entries(deploymentFiles(packagesOf(requests), this.#options))) {
            compilation.emitAsset(name, new webpack.sources.RawSource(content));
          }
        },
      );
    });
  }
}

function packagesOf(requests: readonly string[]): string[] {
  const foreign = requests.filter((request) => !request.startsWith('node:') && !builtinModules.includes(request));
  return [
    ...new Set(
      foreign.map((request) =>
        request
          .split('/')
          .slice(0, request.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    ),
  ].sort();
}

function deploymentFiles(
  imported: readonly string[],
  { folder, scripts, optional }: PackageOptions,
): Readonly<Record<string, string>> {
  const { name, version, engines } = readJson(join(folder, 'package.json')) as {
    name: string;
    version: string;
    engines: object;
  };
  const { allowScripts } = readJson(join(PROJECT, 'package.json')) as { allowScripts: Record<string, boolean> };
  const names = imported.filter((one) => !optional.includes(one));
  const declared = declaredDependencies(join(folder, 'package.json'));
  const undeclared = names.filter((one) => !declared.has(one));
  if (undeclared.length > 0)
    throw new DeploymentPackageError(
      'DEPENDENCY_UNDECLARED',
      `${name} imports ${undeclared.join(', ')}. Add them to the dependencies of its package.json, or of the site's package that imports them.`,
    );
  // Use the installed versions, because those were tested.
  const { packages } = readJson(join(PROJECT, 'node_modules/.package-lock.json')) as { packages: Packages };
  const locked = lockedClosure(relative(PROJECT, folder), names, packages);
  const exact = Object.fromEntries(names.map((one) => [one, locked[`node_modules/${one}`]?.version]));
  const root = { name, version, dependencies: exact, engines };
  const allowed = pick(allowScripts, locked);
  return {
    'package.json': jsonText({
      name,
      version,
      private: true,
      type: 'module',
      engines,
      scripts,
      dependencies: exact,
      allowScripts: allowed,
    }),
    'package-lock.json': jsonText({
      name,
      version,
      lockfileVersion: 3,
      requires: true,
      packages: { '': root, ...locked },
    }),
    '.npmrc': npmSettings(Object.values(allowed).includes(true)),
  };
}

/** With `engine-strict`, npm names the required version of Node. Older versions fail with a stack trace at the start. */
function npmSettings(hasScripts: boolean): string {
  // Otherwise npm compiles packages with a `binding.gyp`, and a server has no compiler. They include their binaries.
  return `engine-strict=true\n${hasScripts ? '' : 'ignore-scripts=true\n'}`;
}

/** Includes the dependencies of the site's own packages, which are bundled. */
function declaredDependencies(file: string): ReadonlySet<string> {
  const { dependencies = {}, devDependencies = {} } = readJson(file) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  const own = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name.startsWith(OWN_SCOPE));
  const ofOwn = own.flatMap((name) => [...declaredDependencies(join(PROJECT, 'node_modules', name, 'package.json'))]);
  return new Set([...Object.keys(dependencies), ...ofOwn]);
}

/** Places a package at the top level if that is free, otherwise nested. */
function lockedClosure(deployable: string, names: readonly string[], installed: Packages): Packages {
  const sources = new Map<string, string>();
  const waiting = names.map((name) => ({ name, from: deployable, to: '' }));
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { name, from, to } = next;
    const source = resolveFrom(from, name, (path) => Object.hasOwn(installed, path));
    const entry = source === undefined ? undefined : installed[source];
    if (source === undefined || entry === undefined)
      throw new DeploymentPackageError(
        'NOT_INSTALLED',
        `${name}, which ${from} needs, is not installed. Run npm install.`,
      );
    const found = resolveFrom(to, name, (path) => sources.has(path));
    if (found !== undefined && sources.get(found) === source) continue;
    const target = found === undefined ? `node_modules/${name}` : `${to}/node_modules/${name}`;
    sources.set(target, source);
    for (const needed of neededBy(entry, source, installed)) waiting.push({ name: needed, from: source, to: target });
  }
  const kept = ({
    version,
    integrity,
    dependencies,
    optionalDependencies,
    peerDependencies,
    peerDependenciesMeta,
    engines,
  }: LockedPackage) =>
    ({
      version,
      integrity,
      dependencies,
      optionalDependencies,
      peerDependencies,
      peerDependenciesMeta,
      engines,
    }) as LockedPackage;
  return Object.fromEntries(
    [...sources]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([target, source]) => [target, kept(installed[source] as LockedPackage)]),
  );
}

function neededBy(
  { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: LockedPackage,
  source: string,
  installed: Packages,
): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const optional = Object.keys(optionalDependencies).filter((name) =>
    resolveFrom(source, name, (path) => Object.hasOwn(installed, path)),
  );
  const required = Object.keys(dependencies).filter((name) => !Object.hasOwn(optionalDependencies, name));
  return [...required, ...optional, ...peers];
}

/** Like Node, searches node_modules from `from` upwards. */
function resolveFrom(from: string, name: string, has: (path: string) => boolean): string | undefined {
  for (let folder = from; ; folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '') {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (!folder.endsWith('node_modules') && has(path)) return path;
    if (folder === '') return undefined;
  }
}

function pick(allowScripts: Record<string, boolean>, locked: Packages): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(allowScripts).filter(([name]) => Object.hasOwn(locked, `node_modules/${name}`)),
  );
}

function jsonText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
