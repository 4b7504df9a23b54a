import type { CompositionDocument } from '../document/composition-document.ts';
import { type GateResult, gateResult } from '../document/gate-results.ts';
import { canaryDocument } from '../document/rollout.ts';
import type { ComposeOutput } from './compose-output.ts';
import type { ComposedChange } from '../change/next-document.ts';
import { describeFailure, isError, linkedPaths, listedPages, type PageStatus, requestPages } from './rendered-pages.ts';
import { hasParameters, patternOf, samplePages } from './sample-pages.ts';
import { type SmokeSite, withSmokeSite } from './smoke-site.ts';

/** Without the API, some remotes cannot list their pages. */
const LIST_PATIENCE_MS = 2000;
const MOST_OF_ROUTE = 20;

export interface RenderOptions {
  /** Defaults to the shell's default. */
  apiUrl: string | undefined;
  before: CompositionDocument | undefined;
  /** Sample addresses that the changed remotes name. */
  paths: readonly string[];
  output: Pick<ComposeOutput, 'progress'>;
  /** Tests replace the trial site. */
  runSite?: typeof withSmokeSite;
}

/**
 * Renders pages of the changed remotes on a trial site: every static route, the sample addresses, and for each route with
 * parameters up to MOST_OF_ROUTE addresses that the sitemap lists, or one that a static page links to. Accepts a page that fails in the live composition, too.
 */
export async function renderChanged(change: ComposedChange, options: RenderOptions): Promise<GateResult> {
  const { apiUrl, paths, output, runSite = withSmokeSite } = options;
  const document = canaryDocument(change.document) ?? change.document;
  const remotes = change.remotes.length > 0 ? change.remotes : Object.keys(change.document.rollout?.remotes ?? {});
  const trial = onlyRemotes(document, remotes);
  const names = remotes.join(', ');
  if (Object.keys(trial.routes).length === 0) return gateResult('render', 'skipped', `${names} has no pages.`);
  output.progress(`Rendering the pages of ${names} on a trial site`);
  const patterns = Object.keys(document.routes);
  const tried = await runSite<readonly string[] | Tried>(trial, apiUrl, async (site) =>
    site.problems.length > 0 ? site.problems : tryPages(site, trial, patterns, paths),
  );
  if (!('count' in tried)) return refusal(tried);
  const { count, failures, unlisted } = tried;
  const { broken, accepted } = await compareWithLive(failures, options);
  if (broken.length > 0) return refusal(broken);
  const sentences = [
    `${count === 1 ? '1 page' : `${count} pages`} of ${names} rendered on a trial site.`,
    ...(accepted.length > 0 ? [`These also fail in the live composition: ${accepted.join(', ')}.`] : []),
    ...(unlisted.length > 0 ? [`Not rendered, because no address is known: ${unlisted.join(', ')}.`] : []),
  ];
  return gateResult('render', 'passed', sentences.join(' '));
}

function refusal(sentences: readonly string[]): GateResult {
  const text = sentences.map((sentence) => sentence.replace(/\.?$/, '.')).join('\n');
  const cure = 'Fix the release. In an emergency, --no-render skips this check.';
  return gateResult('render', 'failed', { code: 'REFUSED_RENDER', cause: `${text}\n${cure}` });
}

interface Failure {
  path: string;
  status: PageStatus;
  sentence: string;
}

interface Tried {
  count: number;
  /** Pages that may be broken. */
  failures: readonly Failure[];
  unlisted: readonly string[];
}

async function tryPages(
  { origin, pageFaults }: SmokeSite,
  { routes }: CompositionDocument,
  patterns: readonly string[],
  named: readonly string[],
): Promise<Tried> {
  // A composition may leave a route out.
  const promised = named.filter((path) => Object.hasOwn(routes, patternOf(patterns, path) ?? ''));
  const open = Object.keys(routes).filter(hasParameters);
  const fixed = Object.keys(routes).filter((pattern) => !hasParameters(pattern));
  const listed = open.length > 0 ? await listedPages(origin, LIST_PATIENCE_MS) : [];
  const { paths, unlisted } = samplePages(patterns, [...promised, ...listed], open, MOST_OF_ROUTE);
  const linked: string[] = [];
  const statuses = await requestPages(origin, new Set([...fixed, ...paths, ...promised]), (html) =>
    linked.push(...linkedPaths(html)),
  );
  const more = samplePages(patterns, linked, unlisted);
  for (const [path, status] of await requestPages(origin, more.paths)) statuses.set(path, status);
  const faults = await pageFaults();
  const failures = [...statuses]
    .filter(([path, status]) => isError(status) || (status === 404 && [...fixed, ...promised].includes(path)))
    .map(([path, status]) => ({ path, status, sentence: describeFailure(path, status, faults.get(path)) }));
  return { count: statuses.size, failures, unlisted: more.unlisted };
}

/** Separates the failures that the live composition has, too. */
async function compareWithLive(
  failures: readonly Failure[],
  { before, paths, apiUrl, output, runSite = withSmokeSite }: RenderOptions,
): Promise<{ broken: string[]; accepted: string[] }> {
  const routes = before?.routes ?? {};
  const ownerOf = (path: string) => routes[patternOf(Object.keys(routes), path) ?? '']?.remote;
  const known = failures.map(({ path }) => path).filter((path) => ownerOf(path) !== undefined);
  let live: ReadonlyMap<string, PageStatus> = new Map();
  if (before && known.length > 0) {
    output.progress('Rendering the same pages of the live composition');
    const owners = known.flatMap((path) => ownerOf(path) ?? []);
    live = await runSite(onlyRemotes(before, owners), apiUrl, async ({ origin, problems }) =>
      problems.length > 0 ? live : requestPages(origin, known),
    );
  }
  const broken = failures.flatMap(({ path, status, sentence }) => {
    if (status !== 404) return isError(live.get(path)) ? [] : [sentence];
    if (paths.includes(path)) return [`${sentence}, but "paths" of the release names it`];
    return live.get(path) === 200 ? [`${sentence}, but 200 in the live composition`] : [];
  });
  const accepted = failures.filter(({ path, status }) => status !== 404 && isError(live.get(path)));
  return { broken, accepted: accepted.map(({ path }) => path) };
}

function onlyRemotes(document: CompositionDocument, remotes: readonly string[]): CompositionDocument {
  const owned = <T extends { remote: string }>(places: Record<string, T>) =>
    Object.fromEntries(Object.entries(places).filter(([, { remote }]) => remotes.includes(remote)));
  return {
    ...document,
    remotes: Object.fromEntries(Object.entries(document.remotes).filter(([name]) => remotes.includes(name))),
    routes: owned(document.routes),
    parts: owned(document.parts),
  };
}
