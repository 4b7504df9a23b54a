import { z } from 'zod';
import type { CompositionDocument } from '../document/composition-document.ts';
import { fetchFile } from '../gates/fetch-file.ts';
import type { FetchReleaseOptions } from '../gates/fetch-release.ts';
import { ReleaseError } from '../gates/release-error.ts';
import { readComposeSettings } from './compose-settings.ts';
import type { ChangeRequest } from './judge-change.ts';
import { readRelease, releaseAddress } from './read-release.ts';

export interface ReleaseAddress {
  address: string;
  digest?: string;
}

interface NamedVersion {
  name: string;
  version: string;
}

interface WhereToLook {
  stores: readonly string[];
  /** Past documents, oldest first. */
  former: readonly CompositionDocument[];
  options: FetchReleaseOptions;
}

const LIST_LIMIT_BYTES = 1_048_576;

const latestSchema = z.object({ release: z.string().regex(/^[\w.+-]+$/) });

export async function addressesOf(
  { given, former }: Pick<ChangeRequest, 'given' | 'former'>,
  options: FetchReleaseOptions,
): Promise<ReleaseAddress[]> {
  const stores = given.store ?? readComposeSettings('releaseStores').releaseStores ?? [];
  return Promise.all(
    given.names.map(async (name) => {
      const named = parseNamedVersion(name);
      if (named) return { address: await resolveRelease(named, { stores, former, options }) };
      if (name.endsWith('/latest.json')) return { address: await latestRelease(name, options) };
      const [address = '', digest] = name.split('#');
      return { address: releaseAddress(address), ...(digest ? { digest } : {}) };
    }),
  );
}

export function parseNamedVersion(text: string): NamedVersion | undefined {
  const [, name, version] = /^([a-z][a-z0-9-]*)@([\w.+-]{1,100})$/.exec(text) ?? [];
  return name !== undefined && version !== undefined ? { name, version } : undefined;
}

/**
 * Ignores unreleased builds, because their version may later be released with other content. Throws `ReleaseError`
 * with the addresses that were tried.
 */
async function resolveRelease({ name, version }: NamedVersion, where: WhereToLook): Promise<string> {
  const places = [...new Set(addressesByVersion({ name, version }, where))];
  const found = await Promise.all(places.map((address) => tryAddress(address, { name, version }, where.options)));
  const index = found.indexOf(undefined);
  if (index >= 0) return places[index] as string;
  const tried = places.map((address, at) => `${address} (${found[at]})`);
  const remedy = 'Use its address, or pass the address of its release store with --store URL.';
  if (tried.length === 0)
    throw new ReleaseError(
      'UNREACHABLE',
      `Cannot look for ${name}@${version}, because ${name} is not in the composition yet and no release store is known. ${remedy}`,
    );
  throw new ReleaseError('STATUS', `Cannot find ${name}@${version}. Tried: ${tried.join(', ')}. ${remedy}`);
}

function addressesByVersion({ name, version }: NamedVersion, { stores, former }: WhereToLook): string[] {
  const present = former.at(-1)?.remotes[name];
  const then = former.findLast(({ remotes }) => remotes[name]?.version === version)?.remotes[name];
  return [
    ...stores.map((store) => `${store.replace(/\/+$/, '')}/${name}/${version}/release.json`),
    // `remote-build release` writes to {name}/{version}/ in the served folder.
    ...(present ? [new URL(`../${name}/${version}/release.json`, present.release).href] : []),
    ...(present ? [new URL(`../${version}/release.json`, present.release).href] : []),
    ...(then ? [then.release] : []),
  ];
}

async function latestRelease(list: string, { origin, limits }: FetchReleaseOptions): Promise<string> {
  const bytes = await fetchFile(list, { origin, limitBytes: LIST_LIMIT_BYTES, timeoutMs: limits.fileMs });
  try {
    const { release } = latestSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return new URL(`${release}/release.json`, list).href;
  } catch (cause) {
    throw new ReleaseError('DESCRIPTOR', `${list} does not name a release. Build the remote again to write the file.`, {
      cause,
    });
  }
}

async function tryAddress(
  address: string,
  wanted: NamedVersion,
  options: FetchReleaseOptions,
): Promise<string | undefined> {
  try {
    const { descriptor } = await readRelease(address, options);
    return descriptor.name === wanted.name && descriptor.version === wanted.version
      ? undefined
      : `is ${descriptor.name} ${descriptor.version}`;
  } catch (error) {
    const { message, code } = error as ReleaseError;
    // The release was found but refused. Reading it later reports the reason.
    if (code === ('SIGNATURE' as string)) return undefined;
    return code === 'STATUS' ? (/returned \d+/.exec(message)?.[0] ?? message) : message;
  }
}
