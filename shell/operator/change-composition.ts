import { userInfo } from 'node:os';
import type { CompositionDocument } from '../composition/composition-document.ts';
import type { CompositionFile, CurrentComposition } from '../composition/composition-file.ts';
import type { FetchReleaseOptions } from '../composition/fetch-release.ts';
import { readReleaseLimits } from '../composition/release-limits.ts';
import { SiteStatusFile } from '../composition/site-status.ts';
import type { ComposeArguments } from './compose-arguments.ts';
import { composeReleases, type ReleaseChange } from './compose-releases.ts';
import type { ComposedChange } from './next-document.ts';
import { proveRelease, readRelease } from './read-release.ts';
import { rollBack } from './roll-back.ts';
import { waitForVerdict } from './site-verdict.ts';

const EXIT_REFUSED_BY_SITE = 3;
const EXIT_NO_VERDICT = 4;

/** Runs `use`, `remove` or `rollback`. Throws with a sentence where nothing was written. @returns the exit code */
export async function changeComposition(file: CompositionFile, given: ComposeArguments): Promise<number> {
  const change = given.command === 'use' ? await use(file, given) : given.command === 'remove' ? await remove(file, given) : await goBack(file, given);
  console.log([`Revision ${change.document.revision}: ${change.document.reason}.`.replace(/\.\.$/, '.'), ...change.notes].join('\n'));
  return given['no-wait'] ? 0 : reportVerdict(file, given, change);
}

async function use(file: CompositionFile, given: ComposeArguments): Promise<ComposedChange> {
  const options: FetchReleaseOptions = { origin: await siteOrigin(file, given), limits: readReleaseLimits(process.env) };
  const entries = await Promise.all(given.names.map((address) => readRelease(address, options)));
  await Promise.all(entries.map((entry) => proveRelease(entry, options)));
  const names = entries.map(({ descriptor: { name, version } }) => `${name} ${version}`).join(', ');
  const hadStatus = (await new SiteStatusFile(file.path).read()) !== undefined;
  const change: ReleaseChange = {
    entries,
    actor: actor(),
    reason: given.reason ?? `Compose ${names}`,
    take: given.route ?? [],
    removeRoutes: given['remove-route'] ?? [],
    removeParts: given['remove-part'] ?? [],
    removeRemotes: given['remove-remote'] ?? [],
    trustOrigins: given.trustOrigins,
  };
  return file.change((current, former) => {
    const previous = usable(current);
    if (!previous && !given.new && (hadStatus || former.length > 0)) {
      throw new Error(`There was a composition at ${file.path}, and it is gone. "compose rollback" brings it back; --new begins a new site.`);
    }
    const composed = composeReleases(previous, change, former);
    if (!previous && !given.new && !composed.document.routes['/']) {
      throw new Error(`There is no composition at ${file.path} yet, and a new site begins with all of its remotes: none of these has the page /. Is it the right file? If a site without that page is meant: --new`);
    }
    return composed;
  });
}

async function remove(file: CompositionFile, { names, reason }: ComposeArguments): Promise<ComposedChange> {
  return file.change((current, former) => {
    const previous = usable(current);
    if (!previous) throw new Error(`There is no composition at ${file.path}.`);
    const isOrigin = (name: string) => /^https?:/.test(name);
    const isPart = (name: string) => Object.hasOwn(previous.parts, name);
    const change: ReleaseChange = {
      entries: [],
      actor: actor(),
      reason: reason ?? `Remove ${names.join(', ')}`,
      removeRoutes: names.filter((name) => name.startsWith('/')),
      removeParts: names.filter(isPart),
      removeRemotes: names.filter((name) => !name.startsWith('/') && !isOrigin(name) && !isPart(name)),
      distrustOrigins: names.filter(isOrigin),
    };
    return composeReleases(previous, change, former);
  });
}

async function goBack(file: CompositionFile, { to, trustOrigins, reason }: ComposeArguments): Promise<ComposedChange> {
  const why = reason ?? (to === undefined ? 'Go back to what was before' : `Go back to revision ${to}`);
  return file.change((current, former) => rollBack(current, former, { to, trustOrigins, actor: actor(), reason: why }));
}

function usable(current: CurrentComposition): CompositionDocument | undefined {
  if (current.state === 'invalid') throw new Error(`${current.reason} Mend it, or put the last sound one in its place: compose rollback`);
  return current.state === 'valid' ? current.document : undefined;
}

async function reportVerdict(file: CompositionFile, { site, timeoutMs }: ComposeArguments, { document, remotes }: ComposedChange): Promise<number> {
  const verdict = await waitForVerdict({ file: file.path, site }, document, timeoutMs);
  const goBackHint = `To take it back: npm run compose -- rollback --file ${file.path}`;
  if (verdict.kind === 'nobody') console.log('No site follows this document at the moment. (One that cannot write beside it is asked with --site URL.)');
  if (verdict.kind === 'live') {
    console.log(`The site on ${verdict.status.url} has it live.`);
    const away = Object.entries(verdict.status.remotes).filter(([, remote]) => remote.away !== undefined);
    for (const [name, remote] of away) console.error(`${name} is away: ${remote.away}`);
    // One that was away before may stay away; what this change is about must not.
    if (away.some(([name]) => remotes.includes(name))) {
      console.error(goBackHint);
      return EXIT_REFUSED_BY_SITE;
    }
  }
  if (verdict.kind === 'refused') {
    const { serving, url } = verdict.status;
    console.error(`The site on ${url} refuses it: ${verdict.reason}\nIt goes on with ${serving === undefined ? 'what it has' : `revision ${serving}`}. ${goBackHint}`);
    return EXIT_REFUSED_BY_SITE;
  }
  if (verdict.kind === 'silent') {
    console.error(`There is no verdict of the site after ${timeoutMs / 1000} seconds: ${verdict.reason}. ${goBackHint}`);
    return EXIT_NO_VERDICT;
  }
  return 0;
}

/** What browsers will say when they fetch the releases. */
export async function siteOrigin(file: CompositionFile, { site }: Pick<ComposeArguments, 'site'>): Promise<string> {
  const status = await new SiteStatusFile(file.path).read();
  const known = process.env['SITE_URL'] || status?.origin || site || status?.url || `http://localhost:${process.env['PORT'] || 3000}`;
  return new URL(known).origin;
}

/** Some containers have no name for the user that they run as. */
function actor(): string {
  try {
    return userInfo().username;
  } catch {
    return process.env['USER'] || `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
