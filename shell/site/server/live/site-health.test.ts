import { describe, expect, test } from '@jest/globals';
import type { FailingPage } from '../render/remote.ts';
import type { RendererHealth } from '../render/remote.ts';
import { BrowserFailures } from './browser-failures.ts';
import { siteHealth } from './site-health.ts';
import { type ProblemFinding, SiteProblems } from './site-problems.ts';
import type { SiteRevision } from './site-revision.ts';

const READY: RendererHealth = { state: 'ready', restarts: 0, breaker: 'closed' };
const RELEASE = { release: 'https://releases.example/a/release.json', digest: 'sha384-a' };
const VERDICT = { url: 'http://localhost:3000', pid: 1, state: 'live', remotes: {} } as const;
const FAILING: FailingPage = {
  route: '/about',
  path: '/about',
  search: '',
  reason: 'broken',
  since: '2026-01-01T00:00:00.000Z',
  failures: 1,
};

interface Case {
  process?: Partial<RendererHealth>;
  frame?: RendererHealth['state'];
  verdict?: { state: 'live' | 'checking' | 'refused'; reason?: string };
  stateProblem?: string;
  current?: Partial<SiteRevision>;
}

function getInputs({ process = {}, frame = 'ready', verdict = { state: 'live' }, stateProblem, current }: Case) {
  return {
    current: {
      document: { revision: 7, remotes: { 'mf-a': RELEASE } },
      composition: { id: '0123456789abcdef' },
      loaded: { 'mf-a': { version: '1.0.0', descriptor: { version: '1.0.0' } } },
      failures: {},
      withoutParts: {},
      renderers: new Map([['mf-a', { health: () => ({ ...READY, ...process }) }]]),
      ...current,
    } as unknown as SiteRevision,
    verdict: { ...VERDICT, ...verdict },
    frame: { state: frame, restarts: 0 },
    stateProblem,
  };
}

function listProblems(one: Case, siteUrl?: string) {
  const inputs = getInputs(one);
  const sources = { health: siteHealth(inputs), current: inputs.current, siteUrl, api: undefined };
  return new SiteProblems().list(sources).map(({ code }) => code);
}

const WITHOUT_PART = { withoutParts: { 'mf-a': { sitemap: 'late' } } };
const ONLY_WITH_QUERY = { failingPages: [{ ...FAILING, search: '?x' }] };

const CASES: [what: string, one: Case, status: string, problems: string[]][] = [
  ['where everything works', {}, 'ok', []],
  ['that checks a document', { verdict: { state: 'checking' } }, 'ok', []],
  ['that refuses a document', { verdict: { state: 'refused', reason: 'No.' } }, 'degraded', ['COMPOSITION_REFUSED']],
  ['with an open breaker', { process: { breaker: 'open' } }, 'degraded', ['BREAKER_OPEN']],
  ['whose process restarts', { process: { state: 'restarting' } }, 'degraded', ['PROCESS_RESTARTING']],
  ['whose process keeps crashing', { process: { keepsEnding: true } }, 'ok', ['PROCESS_KEEPS_ENDING']],
  ['whose frame restarts', { frame: 'restarting' }, 'degraded', ['FRAME_UNAVAILABLE']],
  ['with a failing page', { process: { failingPages: [FAILING] } }, 'degraded', ['PAGE_FAILS']],
  ['with a page that fails only with a query', { process: ONLY_WITH_QUERY }, 'ok', ['PAGE_FAILS']],
  ['that cannot save its state', { stateProblem: 'ENOSPC' }, 'degraded', ['STATE_NOT_KEPT']],
  ['without a part of a remote', { current: WITHOUT_PART }, 'degraded', ['PART_UNAVAILABLE']],
];

describe('The site health', () => {
  test.each(CASES)('is reported for a site %s', (_what, one, status, problems) => {
    expect(siteHealth(getInputs(one))).toMatchObject({ ready: true, status, revision: 7 });
    expect(listProblems(one)).toEqual(problems);
  });

  test('is not ready without a composition, or if no process at all is ready', () => {
    const { revision, ...starting } = siteHealth({ ...getInputs({}), current: undefined });
    expect([revision, starting]).toMatchObject([undefined, { ready: false, status: 'starting', remotes: {} }]);
    expect(siteHealth(getInputs({ frame: 'restarting', process: { state: 'restarting' } })).ready).toBe(false);
  });

  test('contains unavailable remotes with the reason', () => {
    const reason = 'its server does not respond';
    const one: Case = { current: { failures: { 'mf-a': reason }, renderers: new Map() } };
    expect(siteHealth(getInputs(one)).remotes['mf-a']).toEqual({ ...RELEASE, version: '1.0.0', unavailable: reason });
    expect(listProblems(one)).toEqual(['REMOTE_UNAVAILABLE']);
  });
});

describe('A problem', () => {
  test('with pages that fail in browsers has a count, and ends when the release is replaced', () => {
    let release = RELEASE.release;
    const routes = [{ pattern: '/:day', remote: 'mf-a', module: './day' }];
    const current = () => ({ document: { remotes: { 'mf-a': { release } } }, composition: { routes } }) as never;
    const failures = new BrowserFailures(current);
    for (const folder of ['a', 'a', 'former'])
      failures.add(
        { remote: 'mf-a', release: folder, message: 'Error: No sun' },
        { headers: { referer: 'https://site.example/today?x' } },
      );
    expect(failures.problems()).toMatchObject([
      { route: '/:day', message: 'mf-a a failed in browsers 2 times. The last time on /today: Error: No sun.' },
    ]);
    release = 'https://releases.example/b/release.json';
    expect(failures.problems()).toEqual([]);
  });

  test.each([
    ['https://site.example', ['SITE_URL_MISMATCH']],
    ['http://localhost:3000', []],
    [undefined, []],
  ])('with releases at loopback URLs is reported for SITE_URL %s as %j', (siteUrl, codes) => {
    const remotes = { 'mf-a': { ...RELEASE, release: 'http://localhost:3011/release.json' } };
    const current = { document: { revision: 7, remotes } as unknown as SiteRevision['document'] };
    expect(listProblems({ current }, siteUrl)).toEqual(codes);
  });

  test('keeps the time when it was first seen until it ends', () => {
    const problems = new SiteProblems();
    const inputs = getInputs({});
    const sources = { health: siteHealth(inputs), current: inputs.current, siteUrl: undefined, api: undefined };
    const list = (others: ProblemFinding[]) => problems.list(sources, others).map(({ since }) => since);
    const first: ProblemFinding = { code: 'X', message: 'x', advice: 'x', since: '2026-01-01T00:00:00.000Z' };
    const later: ProblemFinding = { code: 'X', message: 'still x', advice: 'x' };
    expect(list([first])).toEqual(list([later]));
    expect(list([])).toEqual([]);
    expect(list([later])).not.toEqual([first.since]);
  });
});
