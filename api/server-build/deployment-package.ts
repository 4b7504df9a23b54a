import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, relative } from 'node:path';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { type LockedPackages, lockPackages } from './locked-packages.ts';

const PROJECT = join(import.meta.dirname, '../..');
const NAME = 'DeploymentPackage';

interface DeploymentPackageOptions {
  /** The deployable's folder, as an absolute path. */
  folder: string;
  scripts: Readonly<Record<string, string>>;
}

interface Manifest {
  name: string;
  version: string;
  engines: object;
}

/**
 * Turns a server's build into a separate package. In a copy of it, `npm ci --omit=dev` installs exactly the tested
 * versions, and `npm start` runs the server.
 */
export class DeploymentPackagePlugin {
  readonly #options: DeploymentPackageOptions;

  constructor(options: DeploymentPackageOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const requests = [...compilation.modules]
          .filter((module) => module instanceof webpack.ExternalModule)
          .map((module) => module.userRequest);
        for (const [file, text] of Object.entries(createFiles(listPackages(requests), this.#options)))
          compilation.emitAsset(file, new webpack.sources.RawSource(text));
      });
    });
  }
}

function listPackages(requests: readonly string[]): string[] {
  const names = requests
    .filter((request) => !request.startsWith('node:') && !builtinModules.includes(request))
    .map((request) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request);
  return [...new Set(names)].sort();
}

function createFiles(
  imported: readonly string[],
  { folder, scripts }: DeploymentPackageOptions,
): Readonly<Record<string, string>> {
  const { name, version, engines } = readJson(join(folder, 'package.json')) as Manifest;
  const { allowScripts } = readJson(join(PROJECT, 'package.json')) as { allowScripts: Record<string, boolean> };
  // Use the installed versions, because those were tested.
  const { packages } = readJson(join(PROJECT, 'node_modules/.package-lock.json')) as { packages: LockedPackages };
  const locked = lockPackages(relative(PROJECT, folder), imported, packages);
  const dependencies = Object.fromEntries(
    imported.map((packageName) => [packageName, locked[`node_modules/${packageName}`]?.version]),
  );
  const allowed = Object.entries(allowScripts).filter(([packageName]) =>
    Object.hasOwn(locked, `node_modules/${packageName}`),
  );
  // With `engine-strict`, npm reports the required Node version, instead of a stack trace at startup. With
  // `ignore-scripts`, npm does not compile packages that have a `binding.gyp`, because a server has no compiler.
  const runsScripts = allowed.some(([, isAllowed]) => isAllowed);
  return {
    'package.json': formatJson({
      name,
      version,
      private: true,
      type: 'module',
      engines,
      scripts,
      dependencies,
      allowScripts: Object.fromEntries(allowed),
    }),
    'package-lock.json': formatJson({
      name,
      version,
      lockfileVersion: 3,
      requires: true,
      packages: { '': { name, version, dependencies, engines }, ...locked },
    }),
    '.npmrc': `engine-strict=true\n${runsScripts ? '' : 'ignore-scripts=true\n'}`,
  };
}

function formatJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
