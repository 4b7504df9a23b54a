import { ComposeError } from '../document/compose-error.ts';
import { compositionId } from '../document/composition-document.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import { PREVIEW_COOKIE, PREVIEW_PARAMETER, type PreviewTarget, signPreviewToken } from '../gates/preview-token.ts';
import type { FetchReleaseOptions } from '../gates/fetch-release.ts';
import type { ComposeArguments } from './compose-program.ts';
import { readComposeSettings } from './compose-settings.ts';
import type { ComposeOutput } from './compose-output.ts';
import { allDocuments, fetchOptions } from './present-composition.ts';
import { proveRelease } from './prove-release.ts';
import { RefusedError } from './refused-error.ts';
import { readRelease } from './read-release.ts';

const HOUR_MS = 3_600_000;
const DEFAULT_HOURS = { release: 24, workingCopy: 8 };
const SITE_LIMIT_MS = 5000;

export async function showLink(
  store: CompositionStore,
  given: ComposeArguments,
  output: ComposeOutput,
): Promise<number> {
  const link = await makeLink(store, given, output);
  output.say(link);
  return output.end(0, { link });
}

export async function makeLink(
  store: CompositionStore,
  given: Pick<ComposeArguments, 'names' | 'composition' | 'hours' | 'site' | 'workingCopy'>,
  output: Pick<ComposeOutput, 'warn'>,
): Promise<string> {
  const { names, composition, workingCopy = false } = given;
  const hours = given.hours ?? (workingCopy ? DEFAULT_HOURS.workingCopy : DEFAULT_HOURS.release);
  const { previewKey: key } = readComposeSettings('previewKey');
  if (!key)
    throw new ComposeError(
      'PREVIEW_KEY_MISSING',
      'PREVIEW_KEY is not set. Set it to the value that the site has. If the site has none, create one: openssl rand -base64 32',
    );
  const options = await fetchOptions(store, given);
  const target =
    composition === undefined
      ? await namedTarget(store, { name: names[0] ?? '', isWorkingCopy: workingCopy }, options)
      : await formerComposition(store, composition);
  const expiresAt = Date.now() + Math.round(hours * HOUR_MS);
  const token = signPreviewToken(target, expiresAt, key);
  const path = `/?${PREVIEW_PARAMETER}=${token}`;
  const [status] = await store.sites();
  // A site refuses an expired link regardless of its key.
  if (expiresAt > Date.now() + SITE_LIMIT_MS)
    await requireTaken(path, token, given.site ?? status?.url ?? options.origin, output);
  return new URL(path, options.origin).href;
}

/**
 * A site that accepts the link sets the token as a cookie. Throws if it doesn't, and warns if the site can't be
 * reached.
 */
async function requireTaken(path: string, token: string, site: string, output: Pick<ComposeOutput, 'warn'>) {
  const response = await fetch(new URL(path, site), {
    redirect: 'manual',
    signal: AbortSignal.timeout(SITE_LIMIT_MS),
  }).catch(() => undefined);
  await response?.body?.cancel().catch(() => undefined);
  const location = response?.headers.get('location');
  // A proxy may redirect to the public host name.
  const isElsewhere = location && new URL(location, site).origin !== new URL(site).origin;
  if (!response || response.status >= 500 || isElsewhere) {
    output.warn(
      `Cannot check that the site accepts the link, because ${site} does not respond. Start it, or pass --site URL.`,
    );
    return;
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.some((cookie) => cookie.startsWith(`${PREVIEW_COOKIE}=${token};`))) return;
  throw new ComposeError(
    'LINK_REFUSED',
    cookies.some((cookie) => cookie.startsWith(`${PREVIEW_COOKIE}=`))
      ? `The site on ${site} does not accept the link, because it has another PREVIEW_KEY. Set PREVIEW_KEY here to the value that the site has.`
      : `The site on ${site} has no PREVIEW_KEY, so it does not accept links. Start it with the PREVIEW_KEY that is set here.`,
  );
}

async function formerComposition(store: CompositionStore, wanted: string): Promise<PreviewTarget> {
  const former = await allDocuments(store);
  const found = former.findLast(
    (document) => String(document.revision) === wanted || compositionId(document) === wanted,
  );
  if (found) return { composition: compositionId(found) };
  throw new ComposeError(
    'REVISION_UNKNOWN',
    `No revision or composition has the number or ID ${wanted}. Revisions: ${former.map(({ revision }) => revision).join(', ') || 'none'}.`,
  );
}

async function namedTarget(
  store: CompositionStore,
  { name, isWorkingCopy }: { name: string; isWorkingCopy: boolean },
  options: FetchReleaseOptions,
): Promise<PreviewTarget> {
  const [, remote = '', address = ''] = /^([^=]+)=(https?:\/\/.+)$/.exec(name) ?? [];
  if (!isWorkingCopy) return otherRelease(store, { remote, address }, options);
  const workingCopy = `${address.replace(/\/+$/, '')}/`;
  requireOrigin(workingCopy);
  return { remote, workingCopy };
}

async function otherRelease(
  store: CompositionStore,
  { remote, address }: { remote: string; address: string },
  options: FetchReleaseOptions,
): Promise<PreviewTarget> {
  const read = await readRelease(address, options);
  if (read.descriptor.name !== remote)
    throw new ComposeError(
      'RELEASE_UNEXPECTED',
      `The release at ${read.release} belongs to ${read.descriptor.name}, not ${remote}.`,
    );
  const failed = (await proveRelease(read.release, options, read.digest)).results.find(
    ({ state }) => state === 'failed',
  );
  if (failed) throw new RefusedError(failed.gate, failed.sentence);
  const current = await store.read();
  if (current.state === 'valid') requireOrigin(read.release, current.document.trustedOrigins);
  return { remote, release: read.release, digest: read.digest };
}

/** The site would answer such a link with a page that never becomes ready. */
function requireOrigin(address: string, trustedOrigins: readonly string[] = []): void {
  const { origin } = new URL(address);
  const { allowsPreviewOrigin } = readComposeSettings('allowsPreviewOrigin');
  if (trustedOrigins.includes(origin) || allowsPreviewOrigin(address)) return;
  throw new RefusedError(
    'origin',
    `The site shows no preview from ${origin}. To allow it, add ${origin} to PREVIEW_ORIGINS of the site, and set the same value here.`,
  );
}
