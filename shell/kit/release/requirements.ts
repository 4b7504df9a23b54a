import semver from 'semver';
import { hasModule, type ReleaseDescriptor } from './release-descriptor.ts';

/** Versions of the contracts and shared modules that a shell provides. */
export interface Provided {
  shellContract: string;
  api: string;
  shared: Readonly<Record<string, string>>;
}

/**
 * Returns why a release does not fit a shell, or undefined. The reason is the rest of a sentence:
 * `it needs react ^20.0.0, but the shell has 19.2.0`.
 * @param name name of the remote in the composition
 */
export function unmetRequirement(
  name: string,
  descriptor: ReleaseDescriptor,
  { shellContract, api, shared }: Provided,
): string | undefined {
  const { shellContract: neededShell, api: neededApi, ...unknown } = descriptor.requires;
  if (descriptor.name !== name) return `its name is ${descriptor.name}`;
  const incomplete = inconsistency(descriptor);
  if (incomplete) return incomplete;
  if (!semver.satisfies(shellContract, neededShell))
    return `it needs version ${neededShell} of the shell's contract, but this shell has ${shellContract}`;
  if (!semver.satisfies(api, neededApi))
    return `it needs version ${neededApi} of the API's contract, but this site has ${api}`;
  for (const [contract, needed] of Object.entries(unknown))
    return `it needs version ${needed} of ${contract}, a contract that this shell does not support`;
  for (const { name: module, requiredVersion } of descriptor.shared) {
    const version = Object.hasOwn(shared, module) ? shared[module] : undefined;
    if (version === undefined) return `it needs ${module}, which the shell does not share`;
    if (!semver.satisfies(version, requiredVersion))
      return `it needs ${module} ${requiredVersion}, but the shell has ${version}`;
  }
  return undefined;
}

/** Describes a problem in the descriptor, such as a file without a digest, as the rest of a sentence. */
export function inconsistency(descriptor: ReleaseDescriptor): string | undefined {
  const { browser, node, files, routes, parts } = descriptor;
  const unsigned = [browser.entry, browser.manifest, node.entry, ...Object.values(browser.exposes).flat()].find(
    (file) => !Object.hasOwn(files, file),
  );
  if (unsigned) return `${unsigned} has no digest`;
  const offered = [
    ...routes.map(({ pattern, module }) => ({ offer: pattern, module })),
    ...parts.map(({ name, module }) => ({ offer: name, module })),
  ];
  const absent = offered.find(({ offer, module }) => !hasModule(descriptor, offer, module));
  if (absent) return `it offers ${absent.offer} but does not expose ${absent.module}`;
  return undefined;
}
