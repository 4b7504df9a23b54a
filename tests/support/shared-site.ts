import { parseComposition } from '../../shell/composition/document/composition-document.ts';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { runCompose } from './compose.ts';
import { ComposedSite } from './composed-site.ts';

const FIRST_REVISION = '1';
let starting: Promise<ComposedSite> | undefined;
let first: object | undefined;

/**
 * The site of this Jest worker, as at its start: its servers work, and it serves the first releases.
 * A test that changes settings of the shell calls `startShell`, which lasts until the end of its file.
 */
export async function sharedSite(): Promise<ComposedSite> {
  starting ??= start();
  const site = await starting;
  await Promise.all(Object.values(site.remotes).map(async (remote) => remote?.heal()));
  if (!isFirst(site)) {
    const { code, output } = await runCompose(site.compositionFile, 'rollback', '--to', FIRST_REVISION);
    if (code !== 0) throw new Error(output);
  }
  site.forgetDerivedReleases();
  if (!site.isOrdinary) await site.startShell();
  await site.untilAllAreUp();
  await site.untilWhole();
  return site;
}

async function start(): Promise<ComposedSite> {
  const site = await ComposedSite.start();
  first = contentOf(site);
  process.once('exit', () => site.signalShell('SIGKILL'));
  process.once('disconnect', () => site.signalShell('SIGKILL'));
  await site.startShell();
  return site;
}

function isFirst(site: ComposedSite): boolean {
  try {
    return isDeepStrictEqual(contentOf(site), first);
  } catch {
    return false; // another test left an invalid file
  }
}

function contentOf({ compositionFile }: ComposedSite): object {
  const { remotes, routes, parts, rollout } = parseComposition(readFileSync(compositionFile, 'utf8'));
  return { remotes, routes, parts, rollout };
}
