import { parseComposition } from '../../shell/composition/document/composition-document.ts';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { runCompose } from './compose.ts';
import { ComposedSite } from './composed-site.ts';

/** Signs preview links. The operator's command reads it from the environment. */
export const PREVIEW_KEY = 'a key that is long enough for a test of links';

const SETTINGS = {
  LOG_LEVEL: 'debug',
  // On a busy machine, a page can take longer than the default of five seconds.
  RENDER_TIMEOUT_SECONDS: '20',
  TRUSTED_PROXIES: 'loopback',
  PREVIEW_KEY,
  CANARY_MIN_VIEWS: '20',
  BREAKER_FAILURES: '3',
  BREAKER_RESET_SECONDS: '8',
  MAIL_PASSWORD: 'a secret of the server',
};
const FIRST_REVISION = '1';

interface Shared {
  site: ComposedSite;
  /** The content of revision 1. */
  first: object;
  shellPid: number | undefined;
}

let starting: Promise<Shared> | undefined;

/** Returns the site of this Jest worker in its initial state. All servers work, and it serves the first releases. */
export async function sharedSite(): Promise<ComposedSite> {
  starting ??= start();
  const shared = await starting;
  const { site, first } = shared;
  await Promise.all(Object.values(site.remotes).map(async (remote) => remote?.heal()));
  if (!isDeepStrictEqual(findContent(site), first)) {
    const { code, output } = await runCompose(site.compositionFile, 'rollback', '--to', FIRST_REVISION);
    if (code !== 0) throw new Error(output);
  }
  site.forgetDerivedReleases();
  if (site.runningPid === undefined || site.runningPid !== shared.shellPid) {
    await site.startShell(SETTINGS);
    shared.shellPid = site.runningPid;
  }
  await site.untilAllAreUp();
  await site.untilWhole();
  site.forgetLog();
  return site;
}

async function start(): Promise<Shared> {
  const site = await ComposedSite.start();
  const end = () => void (site.runningPid !== undefined && site.signalShell('SIGTERM'));
  process.once('exit', end);
  process.once('disconnect', end);
  return { site, first: findContent(site) ?? {}, shellPid: undefined };
}

/** Returns undefined if a test left an invalid file. */
function findContent({ compositionFile }: ComposedSite): object | undefined {
  try {
    const { remotes, routes, parts, rollout } = parseComposition(readFileSync(compositionFile, 'utf8'));
    return { remotes, routes, parts, rollout };
  } catch {
    return undefined;
  }
}
