import type { ReleaseDescriptor } from '@site/shell-contract/build/release-descriptor';
import semver from 'semver';
import { fetchVerified } from './fetch-verified.ts';
import { releaseSchema } from './release-schema.ts';

/** A release whose descriptor was fetched, verified and found to fit this shell. */
export interface ComposedRelease {
  descriptor: ReleaseDescriptor;
  /** Absolute address that the descriptor's file names are relative to, with a trailing slash. */
  base: string;
}

/** What the shell provides to remotes: the version of each shared module and of the API. */
export interface Provided {
  shared: Readonly<Record<string, string>>;
  api: string;
}

/** Why a release may not be composed. */
export class ReleaseRefusedError extends Error {
  override name = 'ReleaseRefusedError';
  readonly code = 'RELEASE_REFUSED';
}

/** Fetches a release's descriptor, and refuses what does not fit. Throws `ReleaseFileError` or `ReleaseRefusedError`. */
export async function composeRelease(name: string, entry: { release: string; digest: string }, provided: Provided): Promise<ComposedRelease> {
  const text = await fetchVerified(entry.release, entry.digest);
  const parsed = releaseSchema.safeParse(JSON.parse(text));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ReleaseRefusedError(`The release of ${name} is refused: ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const descriptor = parsed.data;
  const reason = objection(name, descriptor, provided);
  if (reason) throw new ReleaseRefusedError(`The release ${descriptor.version} of ${name} is refused: ${reason}.`);
  return { descriptor, base: new URL('.', entry.release).href };
}

function objection(name: string, { name: own, browser, node, files, shared, requires }: ReleaseDescriptor, provided: Provided): string | undefined {
  if (own !== name) return `it calls itself ${own}`;
  const unsigned = [browser.entry, node.entry, ...Object.values(browser.exposes).flat()].find((path) => !files[path]);
  if (unsigned) return `${unsigned} has no digest`;
  for (const { name: module, requiredVersion } of shared) {
    const version = provided.shared[module];
    if (!version) return `it needs ${module}, which the shell does not share`;
    if (!semver.satisfies(version, requiredVersion)) return `it needs ${module} ${requiredVersion}, and the shell has ${version}`;
  }
  if (!semver.satisfies(provided.api, requires.api)) return `it needs version ${requires.api} of the API's contract, and this site has ${provided.api}`;
  return undefined;
}
