import { parseJson } from '@site/release/parse-json';
import { z } from 'zod';
import type { CompositionDocument } from '../document/composition-document.ts';
import { fetchFile } from '../judge/fetch-file.ts';
import { type FetchReleaseOptions, readRelease, releaseAddress } from '../judge/fetch-release.ts';
import { ReleaseError } from '../judge/release-error.ts';
import { readComposeSettings } from './compose-settings.ts';
import { type NamedVersion, parseNamedVersion } from './compose-options.ts';
import { type ChangeRequest, fetchOptions } from './present-composition.ts';

export interface ReleaseAddress {
  address: string;
  digest?: string;
}

const LIST_LIMIT_BYTES = 1_048_576;
const latestSchema = z.object({ release: z.string().regex(/^[\w.+-]+$/) });
const REMEDY = 'Use its address, or pass the address of its release store with --store URL.';

export async function addressesOf({ store, given, former }: ChangeRequest): Promise<ReleaseAddress[]> {
  const options = await fetchOptions(store, given);
  const stores = given.store ?? readComposeSettings('releaseStores').releaseStores ?? [];
  return Promise.all(
    given.names.map(async (name) => {
      const named = parseNamedVersion(name);
      if (named) return { address: await findRelease(named, placesOf(named, stores, former), options) };
      if (name.endsWith('/latest.json')) return { address: await latestRelease(name, options) };
      const [address = '', digest] = name.split('#');
      return { address: releaseAddress(address), ...(digest ? { digest } : {}) };
    }),
  );
}

/** @param former past documents, oldest first */
function placesOf(
  { name, version }: NamedVersion,
  stores: readonly string[],
  former: readonly CompositionDocument[],
): string[] {
  const present = former.at(-1)?.remotes[name]?.release;
  const then = former.findLast(({ remotes }) => remotes[name]?.version === version)?.remotes[name]?.release;
  const places = [
    ...stores.map((store) => `${store.replace(/\/+$/, '')}/${name}/${version}/release.json`),
    // `remote-build release` writes to {name}/{version}/ in the served folder.
    present && new URL(`../${name}/${version}/release.json`, present).href,
    present && new URL(`../${version}/release.json`, present).href,
    then,
  ];
  return [...new Set(places.filter((place) => place !== undefined))];
}

/** Ignores unreleased builds, because their version may later be released with other content. */
async function findRelease(
  named: NamedVersion,
  places: readonly string[],
  options: FetchReleaseOptions,
): Promise<string> {
  const title = `${named.name}@${named.version}`;
  if (places.length === 0)
    throw new ReleaseError('UNREACHABLE', {
      cause: `Cannot look for ${title}, because ${named.name} is not in the composition yet and no release store is known.`,
      cure: REMEDY,
    });
  const problems = await Promise.all(places.map((place) => problemAt(place, named, options)));
  const found = places[problems.indexOf(undefined)];
  if (found !== undefined) return found;
  throw new ReleaseError('STATUS', { cause: [`Cannot find ${title}. ${REMEDY} Tried:`, ...problems].join('\n') });
}

async function problemAt(
  place: string,
  { name, version }: NamedVersion,
  options: FetchReleaseOptions,
): Promise<string | undefined> {
  try {
    const { descriptor } = await readRelease(place, options);
    const isWanted = descriptor.name === name && descriptor.version === version;
    return isWanted ? undefined : `${place} is ${descriptor.name} ${descriptor.version}.`;
  } catch (error) {
    // A release that was found but refused is refused again later, with its gate.
    return (error as ReleaseError).code === 'SIGNATURE' ? undefined : (error as Error).message;
  }
}

async function latestRelease(list: string, { origin, limits }: FetchReleaseOptions): Promise<string> {
  const bytes = await fetchFile(list, { origin, limitBytes: LIST_LIMIT_BYTES, timeoutMs: limits.fileMs });
  const latest = latestSchema.safeParse(parseJson(new TextDecoder().decode(bytes)));
  if (latest.success) return new URL(`${latest.data.release}/release.json`, list).href;
  const cause = `${list} does not name a release.`;
  throw new ReleaseError('DESCRIPTOR', { address: list, cause, cure: 'Build the remote again to write the file.' });
}
