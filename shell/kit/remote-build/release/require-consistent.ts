import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import { inconsistency, satisfiesContract } from '@site/release/requirements';
import shellContract from '@site/shell-contract/package.json' with { type: 'json' };
import type { RemoteSources } from '../remote-definition.ts';
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
