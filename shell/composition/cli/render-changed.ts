import type { CompositionDocument } from '../document/composition-document.ts';
import { type GateResult, gateResult } from '../document/gate-results.ts';
import { canaryDocument } from '../document/rollout.ts';
import type { ComposeOutput } from './compose-output.ts';
import type { ComposedChange } from './next-document.ts';
import {
  describeFailures,
  isError,
  linkedPaths,
  listedPages,
  type PageStatus,
  requestPages,
} from './rendered-pages.ts';
import { hasParameters, patternOf, samplePages, sampleRoutes } from './sample-pages.ts';
import { type SmokeSettings, withSmokeSite } from './smoke-site.ts';

/** Without the API, some remotes cannot list their pages. */
const LIST_PATIENCE_MS = 2000;
const MOST_OF_ROUTE = 20;

export interface RenderOptions extends SmokeSettings {
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
  const document = canaryDocument(change.document) ?? change.document;
  const remotes = change.remotes.length > 0 ? change.remotes : Object.keys(change.document.rollout?.remotes ?? {});
  const trial = onlyRemotes(document, remotes);
  const names = remotes.join(', ');
  if (Object.keys(trial.routes).length === 0) return gateResult('render', 'skipped', `${names} has no pages.`);
  options.output.progress(`Rendering the pages of ${names} on a trial site`);
  const { problems, count, failures, unlisted } = await tryPages(trial, document, options);
  if (problems.length > 0) return refusal(problems);
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
  return gateResult('render', 'failed', `${text}\nFix the release. In an emergency, --no-render skips this check.`, {
    code: 'REFUSED_RENDER',
  });
}

interface Failure {
  status: PageStatus;
  sentence: string;
}

interface Tried {
  problems: readonly string[];
  count: number;
  /** Pages that may be broken, by path. */
  failures: ReadonlyMap<string, Failure>;
  unlisted: readonly string[];
}

async function tryPages(
  trial: CompositionDocument,
  whole: CompositionDocument,
  { runSite = withSmokeSite, paths: named, ...settings }: RenderOptions,
): Promise<Tried> {
  const patterns = Object.keys(whole.routes);
  // A composition may leave a route out.
  const promised = named.filter((path) => Object.hasOwn(trial.routes, patternOf(patterns, path) ?? ''));
  return runSite(trial, settings, async (site) => {
    const { origin, problems } = site;
    if (problems.length > 0) return { problems, count: 0, failures: new Map(), unlisted: [] };
    const isListNeeded = Object.keys(trial.routes).some(hasParameters);
    const listed = isListNeeded ? ((await listedPages(origin, LIST_PATIENCE_MS)) ?? []) : [];
    const { paths, unlisted } = samplePages(whole, [...promised, ...listed], {
      remotes: Object.keys(trial.remotes),
      most: MOST_OF_ROUTE,
    });
    const linked: string[] = [];
    const statuses = await requestPages(origin, new Set([...paths, ...promised]), (html) =>
      linked.push(...linkedPaths(html)),
    );
    const more = sampleRoutes(whole, linked, unlisted);
    for (const [path, status] of await requestPages(origin, more.paths)) statuses.set(path, status);
    const failing = [...statuses].filter(
      ([path, status]) =>
        isError(status) || (status === 404 && (Object.hasOwn(trial.routes, path) || promised.includes(path))),
    );
    const sentences = await describeFailures(site, failing);
    const failures = failing.map(
      ([path, status], index) => [path, { status, sentence: sentences[index] ?? path }] as const,
    );
    return { problems, count: statuses.size, failures: new Map(failures), unlisted: more.unlisted };
  });
}

/** Separates the failures that the live composition has, too. */
async function compareWithLive(
  failures: Tried['failures'],
  { before, output, ...options }: RenderOptions,
): Promise<{ broken: string[]; accepted: string[] }> {
  const patterns = Object.keys(before?.routes ?? {});
  const known = [...failures.keys()].filter((path) => patternOf(patterns, path) !== undefined);
  if (known.length > 0) output.progress('Rendering the same pages of the live composition');
  const live = before && known.length > 0 ? await liveStatuses(before, known, options) : new Map<string, PageStatus>();
  const result: { broken: string[]; accepted: string[] } = { broken: [], accepted: [] };
  for (const [path, { status, sentence }] of failures) {
    if (status === 404 && options.paths.includes(path))
      result.broken.push(`${sentence}, but "paths" of the release names it`);
    else if (status !== 404 && isError(live.get(path))) result.accepted.push(path);
    else if (status !== 404) result.broken.push(sentence);
    else if (live.get(path) === 200) result.broken.push(`${sentence}, but 200 in the live composition`);
  }
  return result;
}

/** Empty if the live composition cannot be tried. */
async function liveStatuses(
  before: CompositionDocument,
  paths: readonly string[],
  { runSite = withSmokeSite, ...settings }: Omit<RenderOptions, 'before' | 'output'>,
): Promise<ReadonlyMap<string, PageStatus>> {
  const patterns = Object.keys(before.routes);
  const owners = paths.flatMap((path) => before.routes[patternOf(patterns, path) ?? '']?.remote ?? []);
  return runSite(onlyRemotes(before, owners), settings, async ({ origin, problems }) =>
    problems.length > 0 ? new Map() : requestPages(origin, paths),
  );
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
