import { parseJson } from '@site/release/parse-json';
import { z } from 'zod';
import { ComposeError } from '../document/compose-error.ts';
import type { CompositionDocument } from '../document/composition-document.ts';
import { ReleaseError } from '../document/gate-results.ts';
import { fetchFile, isLoopback } from '../judge/fetch-file.ts';
import { type FetchReleaseOptions, readRelease, type ReadRelease } from '../judge/fetch-release.ts';

export interface ReleaseSources {
  /** Past documents, oldest first. */
  former: readonly CompositionDocument[];
  fetching: FetchReleaseOptions;
  /** Base URLs of stores, which contain releases at `{name}/{version}/`. */
  releaseStores: readonly string[];
}

const NAMED_VERSION = /^([a-z][a-z0-9-]*)@([\w.+-]{1,100})$/;
const LIST_LIMIT_BYTES = 1_048_576;
const latestSchema = z.object({ release: z.string().regex(/^[\w.+-]+$/) });
const REMEDY = 'Use its URL, or add its store to RELEASE_STORES.';

/** Reads only the descriptor. Shells fetch and check the files. Throws `ComposeError` or `ReleaseError`. */
export async function findRelease(reference: string, sources: ReleaseSources): Promise<ReadRelease> {
  const { fetching } = sources;
  const [, name, version] = NAMED_VERSION.exec(reference) ?? [];
  if (name !== undefined && version !== undefined) return findVersion(name, version, sources);
  if (!/^https?:\/\/[^/?#@]+(?:[/?#]|$)/.test(reference))
    throw new ComposeError(
      'USAGE',
      `"${reference}" is neither the URL of a release nor NAME@VERSION, such as mf-content@1.4.0.`,
    );
  if (reference.endsWith('/latest.json')) return readRelease(await readLatestUrl(reference, fetching), fetching);
  const [url = '', digest] = reference.split('#');
  return readRelease(url, fetching, digest || undefined);
}

/** Ignores unreleased builds, because their version may later be released with different content. */
async function findVersion(
  name: string,
  version: string,
  { former, fetching, releaseStores }: ReleaseSources,
): Promise<ReadRelease> {
  const title = `${name}@${version}`;
  const present = former.at(-1)?.remotes[name]?.release;
  const earlier = former.findLast(({ remotes }) => remotes[name]?.version === version)?.remotes[name]?.release;
  const places = [
    ...releaseStores.map((store) => `${store.replace(/\/+$/, '')}/${name}/${version}/release.json`),
    // `remote-build release` writes to {name}/{version}/ in the served folder.
    ...(present ? [`../${name}/${version}/`, `../${version}/`] : []).map(
      (folder) => new URL(`${folder}release.json`, present).href,
    ),
    ...(earlier ? [earlier] : []),
  ];
  const problems: string[] = [];
  for (const place of new Set(places)) {
    try {
      const release = await readRelease(place, fetching);
      const { descriptor } = release;
      if (descriptor.name === name && descriptor.version === version) return release;
      problems.push(`${place} is ${descriptor.name} ${descriptor.version}.`);
    } catch (error) {
      // The requested release was found, but its signature was rejected.
      if (error instanceof ReleaseError && error.code === 'SIGNATURE') throw error;
      problems.push((error as Error).message);
    }
  }
  const tried = places.length === 0 ? 'There is no store to look in.' : ['Tried:', ...problems].join('\n');
  throw new ComposeError('RELEASE_UNKNOWN', `Cannot find ${title}. ${REMEDY} ${tried}`);
}

async function readLatestUrl(list: string, { origin, limits }: FetchReleaseOptions): Promise<string> {
  const bytes = await fetchFile(list, { origin, limitBytes: LIST_LIMIT_BYTES, timeoutMs: limits.releaseTimeoutMs });
  const latest = latestSchema.safeParse(parseJson(new TextDecoder().decode(bytes)));
  if (latest.success) return new URL(`${latest.data.release}/release.json`, list).href;
  const cause = `${list} does not specify a release.`;
  throw new ReleaseError('DESCRIPTOR', { address: list, cause, cure: 'Build the remote again to write the file.' });
}

/** Visitors' browsers would load loopback scripts from their own machines. @param origin of the site */
export function requirePublic({ release }: ReadRelease, origin: string, trusted: readonly string[] = []): void {
  const { origin: own } = new URL(release);
  if (!isLoopback(release) || isLoopback(origin) || trusted.includes(own)) return;
  throw new ComposeError(
    'LOOPBACK',
    `${release} is a loopback URL, so browsers of visitors to ${origin} would look for it on their own machines. ` +
      `Use the public URL of the release. If only this machine opens the site: --trust-origin ${own}`,
  );
}
