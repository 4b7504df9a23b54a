import type { Provided } from '@site/release/requirements';
import { type Gate, type GateResult, gateResult, sentenceOf } from '../document/gate-results.ts';
import type { FetchReleaseOptions, ReadRelease } from './fetch-release.ts';
import { ReleaseError } from './release-error.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * What a release must pass after its files were fetched and verified.
 * @returns all gates that it passed. Throws `ReleaseError`.
 */
export async function judgeLoaded(
  { release, descriptor }: Pick<ReadRelease, 'release' | 'descriptor'>,
  provided: Provided,
  options: FetchReleaseOptions,
): Promise<GateResult[]> {
  const { name, version, files } = descriptor;
  const caching = await requireCaching({ release, descriptor }, options);
  const pass = (gate: Gate, cause: string) => gateResult(gate, 'passed', { remote: name, cause });
  return [
    pass('schema', `${release} is the descriptor of ${name} ${version}.`),
    options.limits.keys
      ? pass('signature', 'Signed with a trusted key.')
      : gateResult('signature', 'skipped', { remote: name, cause: 'Not required, because RELEASE_KEYS is not set.' }),
    pass('files', `All ${Object.keys(files).length} files loaded and match their digests.`),
    pass('headers', `The types and Access-Control-Allow-Origin are right, so browsers run the files. ${caching}`),
    pass(
      'contract',
      `Works with the contracts (shell ${provided.shellContract}, API ${provided.api}) and the versions that the shell shares.`,
    ),
    pass('size', 'Its files and the scripts of each page are within the limits.'),
  ];
}

/** Without caching, each visit waits for the entry script. */
async function requireCaching(
  { release, descriptor }: Pick<ReadRelease, 'release' | 'descriptor'>,
  { origin, limits }: FetchReleaseOptions,
): Promise<string> {
  const url = new URL(descriptor.browser.entry, release).href;
  const signal = AbortSignal.timeout(limits.fileMs);
  const response = await fetch(url, { headers: { origin }, signal }).catch(() => undefined);
  await response?.body?.cancel();
  const caching = response?.headers.get('cache-control') ?? '';
  const age = Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 0);
  if (age >= YEAR_SECONDS && caching.includes('immutable') && !/no-store|no-cache|private/.test(caching))
    return 'Browsers can cache them for a year.';
  const isForbidden = caching.includes('no-store');
  const facts = {
    address: url,
    cause: `${url} may ${isForbidden ? 'never be cached' : 'not be cached for a year'}.`,
    cure: 'Configure the server to send "Cache-Control: public, max-age=31536000, immutable", because a release never changes.',
  };
  if (isForbidden) throw new ReleaseError('CACHING', facts);
  return sentenceOf(facts);
}
