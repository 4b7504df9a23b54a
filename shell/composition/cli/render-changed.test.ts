import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CompositionDocument } from '../document/composition-document.ts';
import { renderChanged } from './render-changed.ts';
import type { withSmokeSite } from './smoke-site.ts';
import { ABOUT, release, twoRemotes } from '../change/testing/composed-site.ts';

const TEAM = '/team ./team';
const MEMBER = '/team/:member ./member';
const JOB = '/jobs/:job ./job';
const HEADING = '<h1>A page</h1>';
const FAULT = "TypeError: Cannot read properties of null (reading 'useState').";
const BROKEN = { '/team': 503 };
const advice = 'Fix the release. In an emergency, --no-render skips this check.';

/** Text of a page, or its status without text. 0 breaks the connection. Others have a heading. */
type Pages = Readonly<Record<string, string | number>>;

let pages: Pages = {};
const server = createServer(({ url = '' }, response) => {
  // Both trial sites are on this server: a request must not reuse a connection that is about to break.
  response.setHeader('connection', 'close');
  if (url === '/sitemap.xml') return response.end(pages[url] ?? '');
  const page = pages[url] ?? HEADING;
  if (page === 0) return response.destroy();
  return typeof page === 'number' ? response.writeHead(page).end(HEADING) : response.end(page);
});
beforeAll(async () => {
  await once(server.listen(0, 'localhost'), 'listening');
});
afterAll(() => void server.close());

/** A trial site for the composition with this version of mf-b. */
function trialSites(versions: Record<string, Pages | readonly string[]>, tried: CompositionDocument[] = []) {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const runSite: typeof withSmokeSite = (document, _settings, use) => {
    tried.push(document);
    const site = versions[document.remotes['mf-b']?.version ?? ''] ?? {};
    const problems = Array.isArray(site) ? (site as string[]) : [];
    pages = Array.isArray(site) ? {} : (site as Pages);
    const failing = Object.entries(pages).filter(([, page]) => page === 503);
    return use({ origin, problems, pageFaults: async () => new Map(failing.map(([path]) => [path, FAULT])) });
  };
  return runSite;
}

const settings = {
  paths: ['/team/eve'],
  apiUrl: undefined,
  output: { progress: () => {} },
};
const listed = (...paths: string[]) => ({
  '/sitemap.xml': paths.map((path) => `<loc>https://site.test${path}</loc>`).join(''),
});

interface Trial {
  /** Pages or problems of the trial site. */
  now: Pages | readonly string[];
  /** Pages or problems of the live composition. By default, there is none. */
  live?: Pages | readonly string[];
  offers?: readonly string[];
}

test.each<[what: string, trial: Trial, state: string, sentence: string]>([
  ['pages that work', { now: {} }, 'passed', '2 pages of mf-b rendered on a trial site.'],
  ['one page', { now: {}, offers: [ABOUT] }, 'passed', '1 page of mf-b rendered on a trial site.'],
  [
    'a page that cannot be rendered',
    { now: BROKEN, live: {} },
    'failed',
    `/team does not render: ${FAULT.slice(0, -1)}. It has its own copy of React`,
  ],
  ['a broken page of a first composition', { now: { '/team': 500 } }, 'failed', `/team returns 500.\n${advice}`],
  ['a page that does not respond', { now: { '/team': 0 }, live: {} }, 'failed', `/team does not respond.\n${advice}`],
  [
    'a page without a heading',
    { now: { '/team': '<h1> <b></b> </h1>' }, live: {} },
    'failed',
    '/team has no heading: a page needs an <h1> with text.',
  ],
  ['a lost page', { now: { '/team': 404 }, live: {} }, 'failed', '/team returns 404, but 200 in the live composition.'],
  ['a page that never existed', { now: { '/team': 404 }, live: { '/team': 404 } }, 'passed', '2 pages of mf-b'],
  [
    'pages that also fail in the live composition',
    { now: BROKEN, live: { '/team': '<h1></h1>' } },
    'passed',
    'These also fail in the live composition: /team.',
  ],
  ['a live composition that cannot be tried', { now: BROKEN, live: ['No.'] }, 'failed', '/team does not render'],
  ['a trial site that cannot start', { now: ['mf-b: It throws', 'No.'] }, 'failed', `mf-b: It throws.\nNo.\n${advice}`],
  [
    'the sample addresses, and the listed ones of each route with parameters',
    { now: listed('/team', '/team/ada', '/team/bob'), offers: [ABOUT, TEAM, MEMBER, JOB] },
    'passed',
    '5 pages of mf-b rendered on a trial site. Not rendered, because no address is known: /jobs/:job.',
  ],
  [
    'one of several listed addresses that fails',
    { now: { ...listed('/team/bob', '/team/ada'), '/team/ada': 503 }, offers: [TEAM, MEMBER] },
    'failed',
    '/team/ada does not render',
  ],
  [
    'a sample address that is unknown',
    { now: { '/team/eve': 404 }, live: {}, offers: [TEAM, MEMBER] },
    'failed',
    '/team/eve returns 404, but "paths" of the release names it.',
  ],
  [
    'an address that only a page links to',
    { now: { '/team': `${HEADING}<a href="/jobs/cook?size=2">Jobs</a>`, '/jobs/cook': 500 }, offers: [TEAM, JOB] },
    'failed',
    '/jobs/cook returns 500.',
  ],
  ['a remote without pages', { now: {}, offers: ['navigation ./links'] }, 'skipped', 'mf-b has no pages.'],
])('of %s', async (_what, { now, live, offers = [ABOUT, TEAM] }, state, sentence) => {
  const before = twoRemotes().use([release('mf-b', '1.0.0', [ABOUT, TEAM])]);
  const after = twoRemotes().use([], { removeRemotes: ['mf-b'] });
  after.use([release('mf-b', '2.0.0', offers)], { take: offers.flatMap((offer) => /^\/\S+/.exec(offer) ?? []) });
  const tried: CompositionDocument[] = [];
  const result = await renderChanged(
    { document: after.now, remotes: ['mf-b'], advice: [] },
    { ...settings, before: live && before.now, runSite: trialSites({ '1.0.0': live ?? {}, '2.0.0': now }, tried) },
  );
  expect(result).toMatchObject({ gate: 'render', state, sentence: expect.stringContaining(sentence) });
  expect(result.code).toBe(state === 'failed' ? 'REFUSED_RENDER' : undefined);
  expect(new Set(tried.flatMap(({ remotes }) => Object.keys(remotes)))).toEqual(
    new Set(state === 'skipped' ? [] : ['mf-b']),
  );
});

test('of the release that a canary shows', async () => {
  const { now } = twoRemotes().canary(release('mf-b', '2.0.0', [ABOUT]));
  const runSite = trialSites({ '1.0.0': {}, '2.0.0': { '/about': 503 } });
  const change = { document: now, remotes: [], advice: [] };
  expect(await renderChanged(change, { ...settings, before: now, runSite })).toMatchObject({
    state: 'failed',
    sentence: expect.stringContaining('/about does not render'),
  });
});
