import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import { inconsistency, satisfiesContract } from '@site/release/requirements';
import shellContract from '@site/shell-contract/package.json' with { type: 'json' };
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RemoteSources } from '../remote-definition.ts';
import { SHARED_RANGES } from '../shared-modules.ts';
import { PublishError } from './publish-error.ts';

/** Throws `PublishError` if no site could compose the release. */
export function requireConsistent(descriptor: ReleaseDescriptor, installed: string = shellContract.version): void {
  const { name, version, requires } = descriptor;
  const problem = inconsistency(descriptor);
  if (problem)
    throw new PublishError(
      'CONFIG_INVALID',
      `${name} ${version} cannot be released: ${problem}. Add the module to "exposes" ("serverExposes" for ` +
        `a part of the server's) in release.config.ts, or remove the route or part.`,
    );
  requireInstalledContract({ name, version, shellContract: requires.shellContract }, installed);
}

/** Throws `PublishError` if the remote requires a version of the shell's contract that is not installed. */
export function requireInstalledContract(
  { name, version, shellContract: needed }: Pick<RemoteSources, 'name' | 'version' | 'shellContract'>,
  installed: string = shellContract.version,
): void {
  if (satisfiesContract(installed, needed)) return;
  throw new PublishError(
    'CONFIG_INVALID',
    `${name} ${version} cannot be released: it requires version ${needed} of the shell's contract, but was built with ` +
      `${installed}, which is installed. Correct "shellContract" in release.config.ts, or install a version that ` +
      'satisfies it.',
  );
}

/**
 * Throws `PublishError` if the remote was written with another version of a shared package than the site provides.
 * @param remote its `folder` is where the packages are looked up
 */
export function requireInstalledPackages({
  name,
  version,
  folder,
}: Pick<RemoteSources, 'name' | 'version' | 'folder'>): void {
  for (const [module, range] of Object.entries(SHARED_RANGES)) {
    const installed = installedVersion(module, folder);
    if (installed === undefined || satisfiesContract(installed, range)) continue;
    throw new PublishError(
      'CONFIG_INVALID',
      `${name} ${version} cannot be built: ${module} ${installed} is installed, and the site provides ${range}. ` +
        `Run npm install ${module}@${range}`,
    );
  }
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
