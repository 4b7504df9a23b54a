import { isServerPart } from '@site/release/part-name';
import { satisfiesContract } from '@site/release/requirements';
import { matchesPattern } from '@site/release/route-pattern';
import shellContract from '@site/shell-contract/package.json' with { type: 'json' };
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RemoteSources } from '../remote-definition.ts';
import { SHARED_RANGES } from '../shared-modules.ts';
import { PublishError } from './publish-error.ts';

/** The build adds these to names without an extension. */
const EXTENSIONS = ['', '.tsx', '.ts', '.js'];
const PAGE_EXPORT = /\bexport\s*\*|\bexport\b[^;]*\bpage\b|\bmodule\.exports\b/;

export type CheckedSources = Omit<RemoteSources, 'together' | 'socialImages' | 'owner'>;

/** Throws `PublishError` for mistakes that webpack would report worse or not at all, and that no site would compose. */
export function requireBuildable(remote: CheckedSources): void {
  const problem =
    unexposedModule(remote) ??
    routeWithoutPage(remote) ??
    strayPath(remote) ??
    wrongContract(remote) ??
    wrongPackage(remote);
  if (problem === undefined) return;
  throw new PublishError('CONFIG_INVALID', `${remote.name} ${remote.version} cannot be built: ${problem}`);
}

function unexposedModule({ exposes, serverExposes, routes, parts }: CheckedSources): string | undefined {
  const offers = [...routes.map(({ pattern, module }) => ({ name: pattern, module })), ...parts];
  const unexposed = offers.find(
    ({ name, module }) =>
      !Object.hasOwn(exposes, module) && !(isServerPart(name) && Object.hasOwn(serverExposes, module)),
  );
  if (unexposed === undefined) return undefined;
  const { name, module } = unexposed;
  const list = isServerPart(name) ? 'serverExposes' : 'exposes';
  return `${name} names ${module}, which "${list}" in release.config.ts does not list.`;
}

/** Sites refuse such releases. */
function routeWithoutPage({ folder, exposes, routes }: CheckedSources): string | undefined {
  const route = routes.find(({ module }) => {
    const source = sourceOf(folder, exposes[module] ?? '');
    return source !== undefined && !PAGE_EXPORT.test(readFileSync(source, 'utf8'));
  });
  return (
    route &&
    `${exposes[route.module]}, which answers ${route.pattern}, has no export "page". Add it: export const page = definePage({ … }).`
  );
}

function strayPath({ paths, routes }: CheckedSources): string | undefined {
  const stray = paths.find((path) => !routes.some(({ pattern }) => matchesPattern(pattern, path)));
  return (
    stray && `"paths" in release.config.ts names ${stray}, which none of its routes answers. Correct or remove it.`
  );
}

function wrongContract({ shellContract: needed }: CheckedSources): string | undefined {
  if (satisfiesContract(shellContract.version, needed)) return undefined;
  return (
    `it requires version ${needed} of the shell's contract, and ${shellContract.version} is installed. Correct ` +
    '"shellContract" in release.config.ts, or install a version that satisfies it.'
  );
}

/** Another version of a shared package than the site provides. */
function wrongPackage({ folder }: CheckedSources): string | undefined {
  for (const [module, range] of Object.entries(SHARED_RANGES)) {
    const installed = installedVersion(module, folder);
    if (installed !== undefined && !satisfiesContract(installed, range))
      return `${module} ${installed} is installed, and the site provides ${range}. Run npm install ${module}@${range}`;
  }
  return undefined;
}

/** Undefined for a module that is not installed, or that is not a package, such as `react/jsx-runtime`. */
function installedVersion(module: string, folder: string): string | undefined {
  try {
    const manifest = createRequire(join(folder, 'package.json')).resolve(`${module}/package.json`);
    return (JSON.parse(readFileSync(manifest, 'utf8')) as { version?: string }).version;
  } catch {
    return undefined;
  }
}

function sourceOf(folder: string, file: string): string | undefined {
  return EXTENSIONS.map((extension) => join(folder, file + extension)).find((path) => existsSync(path));
}
