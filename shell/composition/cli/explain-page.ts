import { matchRoutes } from 'react-router-dom';
import { z } from 'zod';
import { ComposeError } from '../document/compose-error.ts';
import { isApiAddress } from '../document/api-address.ts';
import type { CompositionDocument } from '../document/composition-document.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import { formatShare, type Rollout, rolloutTitle } from '../document/rollout.ts';
import type { ComposeArguments } from './compose-arguments.ts';
import type { ComposeOutput } from './compose-output.ts';
import { introducedIn } from './describe-composition.ts';
import { allDocuments, fetchOptions } from './present-composition.ts';
import { readRelease } from './read-release.ts';
import { composeCommand } from '../document/compose-command.ts';

interface PageReport {
  path: string;
  revision: number;
  /** Absent if the shell itself responds. */
  route?: { pattern: string; remote: string; module: string };
  release?: {
    version?: string | undefined;
    release: string;
    digest: string;
    since?: string | undefined;
    sinceRevision?: number | undefined;
  };
  scripts?: readonly { url: string; digest: string }[];
  scriptsUnknown?: string;
  /** `serves` is true if the page is served as composed. */
  site: { url?: string; status?: number; serves: boolean; sentence: string };
}

const PAGE_LIMIT_MS = 10_000;
const NOT_SERVED = 1;
const stateSchema = z.object({
  composition: z.object({
    remotes: z.record(
      z.string(),
      z.object({ base: z.string(), entry: z.string(), files: z.record(z.string(), z.string()) }),
    ),
  }),
});
const STATE = /<script type="application\/json" id="page-state">([^<]*)<\/script>/;

export async function explainPage(
  store: CompositionStore,
  given: Pick<ComposeArguments, 'names' | 'site'>,
  output: ComposeOutput,
): Promise<number> {
  const [address = ''] = given.names;
  const [current, documents, sites] = await Promise.all([store.read(), allDocuments(store), store.sites()]);
  if (current.state === 'invalid') throw new ComposeError('COMPOSITION_INVALID', current.reason);
  if (current.state === 'missing') throw new ComposeError('NO_COMPOSITION', `No composition exists at ${store.path}.`);
  const base = given.site ?? sites[0]?.url;
  const url = new URL(address, base ?? 'http://localhost');
  const { document } = current;
  const report = await reportOf(document, documents, url.pathname, await fetchOptions(store, given));
  const isAddress = /^https?:/.test(address);
  const site =
    isAddress || base !== undefined
      ? await askForPage(url, report, document.rollout)
      : {
          serves: false,
          sentence:
            'No site follows this composition, so it is unknown whether one serves the page. Pass --site URL to ask one.',
        };
  const full: PageReport = { ...report, site };
  output.say(describe(full));
  return output.end(site.serves ? 0 : NOT_SERVED, full);
}

type Composed = Omit<PageReport, 'site'>;

async function reportOf(
  document: CompositionDocument,
  documents: readonly CompositionDocument[],
  path: string,
  options: Awaited<ReturnType<typeof fetchOptions>>,
): Promise<Composed> {
  const { revision, remotes } = document;
  const route = routeOf(document, path);
  const named = route && remotes[route.remote];
  if (!route || !named) return { path, revision };
  const since = introducedIn(route.remote, documents);
  const release = {
    version: named.version,
    release: named.release,
    digest: named.digest,
    since: since?.createdAt,
    sinceRevision: since?.revision,
  };
  const base: Composed = { path, revision, route, release };
  try {
    const { descriptor } = await readRelease(named.release, options, named.digest);
    const files = [descriptor.browser.entry, ...(descriptor.browser.exposes[route.module] ?? [])];
    return {
      ...base,
      scripts: files.map((file) => ({ url: new URL(file, named.release).href, digest: descriptor.files[file] ?? '' })),
    };
  } catch (error) {
    return { ...base, scriptsUnknown: (error as Error).message };
  }
}

/** Uses React Router's ranking, like the site. */
function routeOf({ routes }: CompositionDocument, path: string): PageReport['route'] {
  if (isApiAddress(path)) return undefined;
  const table = Object.entries(routes).map(([pattern, { remote, module }]) => ({
    path: pattern,
    handle: { pattern, remote, module },
  }));
  return matchRoutes(table, path)?.at(-1)?.route.handle;
}

async function askForPage(
  url: URL,
  { route, release, scripts }: Composed,
  rollout: Rollout | undefined,
): Promise<PageReport['site']> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PAGE_LIMIT_MS) }).catch(
    () => undefined,
  );
  if (!response)
    return { url: url.href, serves: false, sentence: `${url.href} does not respond. Check that the site is running.` };
  const { status, headers } = response;
  const html = await response.text().catch(() => '');
  const at = { url: url.href, status };
  const location = headers.get('location');
  if (location)
    return {
      ...at,
      serves: status < 400,
      sentence: `The site returns ${status} and redirects to ${location}. Run "why" for that address.`,
    };
  if (!route || !release)
    return { ...at, serves: status < 400, sentence: `The shell itself responds, with ${status}.` };
  const { base, entryDigest } = stateOf(html, route.remote);
  if (base === undefined)
    return {
      ...at,
      serves: false,
      sentence: `The site returns ${status}, because ${route.remote} is unavailable. To see why: ${composeCommand('status')}`,
    };
  // Each request counts as a new visitor, who may get the canary.
  const canary = rollout?.state === 'running' ? rollout.remotes[route.remote] : undefined;
  const isCanary = canary !== undefined && base === browserBase(canary.release);
  if (!isCanary && base !== browserBase(release.release))
    return {
      ...at,
      serves: false,
      sentence:
        `The site returns ${status} with another release, from ${base}. It has not switched to this revision, ` +
        `or it refused it. To see which: ${composeCommand('status')}`,
    };
  if (!isCanary && scripts && entryDigest !== scripts[0]?.digest)
    return {
      ...at,
      serves: false,
      sentence: `The site returns ${status}, but its files from that address are not those in the composition.`,
    };
  const from =
    rollout && isCanary
      ? `the canary ${rolloutTitle(rollout)}, which ${formatShare(rollout.share)} of visitors get`
      : 'that release';
  if (status >= 500)
    return {
      ...at,
      serves: false,
      sentence: `The site uses ${from}, but the page fails with ${status}. The site's log has the reason.`,
    };
  return { ...at, serves: true, sentence: `The site returns ${status} from ${from}.` };
}

/** Must match the base URL in the page state. */
function browserBase(release: string): string {
  return new URL('browser/', release).href;
}

function stateOf(html: string, remote: string): { base?: string | undefined; entryDigest?: string | undefined } {
  try {
    const { composition } = stateSchema.parse(JSON.parse(STATE.exec(html)?.[1] ?? ''));
    const own = composition.remotes[remote];
    return { base: own?.base, entryDigest: own?.files[own.entry] };
  } catch {
    return {};
  }
}

function describe({ path, revision, route, release, scripts, scriptsUnknown, site }: PageReport): string {
  if (!route || !release) return `No route of revision ${revision} matches ${path}.\n${site.sentence}`;
  const lines = [
    ['Page', `${path}, route ${route.pattern} of revision ${revision}`],
    ['Served by', `${route.remote} ${release.version ?? ''}, module ${route.module}`],
    ['Since', release.since === undefined ? 'unknown' : `${release.since}, revision ${release.sinceRevision}`],
    ['Release', release.release],
    ['Digest', release.digest],
    ['Scripts', scripts ? scripts.map(({ url }) => url).join(`\n${''.padEnd(11)}`) : `unknown: ${scriptsUnknown}`],
    ['Site', site.sentence],
  ];
  return lines.map(([title = '', text]) => `${title.padEnd(10)} ${text}`).join('\n');
}
