import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { inTime, pass, sleep, until, useFakeClock } from '../../testing/fake-clock.ts';
import { renderPage } from '../pages/render-page.ts';
import {
  closeSites,
  composition,
  digest,
  type LoadSource,
  ORIGIN,
  createSite,
  getSource,
  startedSite,
} from '../../testing/site-of-releases.ts';
import type { LiveSite } from './live-site.ts';

beforeEach(() => useFakeClock());
afterEach(closeSites);

const refusal = ({ verdict }: LiveSite) => (verdict?.state === 'refused' ? verdict.reason : undefined);

const ONE = composition(1, { one: 'a' });
const TWO = composition(1, { one: 'a', two: 'b' });

test('serves the composition in the document, and the next one when it changes', async () => {
  const { site, processes, start, title, use, kept } = createSite({ first: ONE });
  const live: (number | undefined)[] = [];
  site.onLive(() => live.push(site.current?.document.revision));
  await start();
  expect(await title('/one')).toBe('200 a');
  const former = processes.with(site.health().remotes['one']?.process?.pid);
  await use(composition(2, { one: 'b' }));
  expect(await title('/one')).toBe('200 b');
  expect([live, kept, former.isRunning]).toEqual([[1, 2], [1, 2], false]);
});

test('starts with the last live composition, and reports why the document is refused', async () => {
  const load: LoadSource = async (_name, letter) =>
    getSource(letter, letter === 'b' ? 'throw new Error("not today")' : '');
  const { site, title, kept } = await startedSite({ last: ONE, first: composition(2, { one: 'b' }), load });
  expect(await title('/one')).toBe('200 a');
  await until(() => refusal(site) !== undefined);
  expect(refusal(site)).toMatch(/^Revision 2 .*one: .*not today/);
  expect([await title('/one'), kept.includes(2)]).toEqual(['200 a', false]);
});

test('starts with the last live composition if there is no document', async () => {
  const { site, start, title, use } = createSite({ last: composition(4, { one: 'a' }) });
  await start();
  expect(await title('/one')).toBe('200 a');
  expect(refusal(site)).toContain('there is none');
  await use(composition(4, { one: 'a' }));
  expect(refusal(site)).toBeUndefined();
});

test('switches to a new document immediately, even if the previous one is still loading', async () => {
  let wasAborted = false;
  const load: LoadSource = (_name, letter, signal) => {
    if (letter !== 'b') return Promise.resolve(getSource(letter));
    signal.addEventListener('abort', () => (wasAborted = true));
    return new Promise(() => {});
  };
  const { site, title, tell, use } = await startedSite({ load });
  tell(composition(2, { one: 'b' }));
  await until(() => site.verdict?.state === 'checking');
  await use(composition(3, { one: 'c' }));
  expect([await title('/one'), wasAborted]).toEqual(['200 c', true]);
});

test('stops loading when the document becomes invalid, and reports that reason', async () => {
  let attempts = 0;
  const load: LoadSource = async (_name, letter) => {
    if (letter !== 'b') return getSource(letter);
    attempts += 1;
    throw new Error('the previous reason');
  };
  const { site, title, tell, lose } = await startedSite({ load });
  tell(composition(2, { one: 'b' }));
  await until(() => refusal(site)?.includes('the previous reason'));
  tell('{');
  const before = attempts;
  await pass(2500);
  expect([attempts, refusal(site)]).toEqual([before, expect.stringContaining('not valid JSON')]);
  lose();
  expect(refusal(site)).toContain('it was deleted');
  expect(await title('/one')).toBe('200 a');
});

test('retries a refused document until it works', async () => {
  let isThere = false;
  const load: LoadSource = async (_name, letter) => {
    if (letter === 'b' && !isThere) throw new Error('It is unavailable');
    return getSource(letter);
  };
  const { site, title, tell } = await startedSite({ load });
  tell(composition(2, { one: 'b' }));
  await until(() => refusal(site) !== undefined);
  isThere = true;
  await pass(999);
  expect(refusal(site)).toMatch(/It is unavailable/);
  await pass(1);
  expect([site.verdict?.state, await title('/one')]).toEqual(['live', '200 b']);
});

test('starts with the available remotes, and adds a slow one later', async () => {
  const hanging = Promise.withResolvers<string>();
  const { site, title, kept } = await startedSite({
    first: TWO,
    load: async (name, letter) => (name === 'two' ? hanging.promise : getSource(letter)),
  });
  expect([await title('/one'), await title('/two')]).toEqual(['200 a', expect.stringMatching(/^503/)]);
  expect([Object.keys(site.current?.failures ?? {}), kept]).toEqual([['two'], []]);
  hanging.resolve(getSource('b'));
  await until(() => site.current?.loaded['two'] !== undefined);
  expect([await title('/two'), kept]).toEqual(['200 b', [1]]);
});

test.each([
  ['takes at most six seconds longer than the first', 100, 6000],
  ['takes less than three times as long as the first, because all are slow on a busy machine', 4000, 11_900],
])('waits at the start for a remote that %s', async (_what, firstMs, secondMs) => {
  const load: LoadSource = (name, letter) => sleep(name === 'one' ? firstMs : secondMs).then(() => getSource(letter));
  const { title } = await startedSite({ first: TWO, load });
  expect([await title('/one'), await title('/two')]).toEqual(['200 a', '200 b']);
});

test('loads a release once, and keeps its process as long as the composition contains it', async () => {
  const { site, use, loads } = await startedSite({ first: TWO });
  const pid = site.health().remotes['one']?.process?.pid;
  await use(composition(2, { one: 'a', two: 'c' }));
  expect(site.health().remotes['one']?.process?.pid).toBe(pid);
  expect(loads.sort()).toEqual(['onea', 'twob', 'twoc']);
});

test('stops a frame process that is replaced while the site stops', async () => {
  const { site, processes } = await startedSite();
  await site.runtime.frame.renew();
  expect(processes.all.map(({ isRunning }) => isRunning)).toEqual([false, true, true]);
  const renewed = site.runtime.frame.renew();
  await inTime(site.close());
  await renewed;
  expect(processes.all.map(({ isRunning }) => isRunning)).toEqual([false, false, false, false]);
});

test('does not go live with a release whose process is waiting to restart', async () => {
  const { site, processes, title, tell } = await startedSite();
  const state = () => site.health().remotes['one']?.process;
  // The first restart is immediate; the second waits a second.
  for (const restarts of [0, 1]) {
    await until(() => state()?.state === 'ready' && state()?.restarts === restarts);
    processes.with(state()?.pid).kill('SIGKILL');
    await until(() => state()?.state === 'restarting');
  }
  tell(composition(2, { one: 'a' }, { routes: { '/more': { remote: 'one', module: './page' } } }));
  await until(() => site.verdict?.revision === 2);
  expect([site.verdict?.state, site.current?.document.revision, refusal(site)]).toEqual(['checking', 1, undefined]);
  await until(() => site.verdict?.state === 'live');
  expect(await title('/more')).toBe('200 a');
});

test('adds links that load late to the frame', async () => {
  const links = JSON.stringify([{ label: 'Way to one', to: '/one', places: { main: { order: 0 } } }]);
  const navigation = `navigation: () => (asked += 1) > 1 ? ${links} : new Promise(() => {})`;
  const { site } = await startedSite({
    first: composition(1, { one: 'a' }, { parts: { 'navigation:one': { remote: 'one', module: './page' } } }),
    load: async (_name, letter) => getSource(letter, 'let asked = 0').replace('({ page', `({ ${navigation}, page`),
  });
  const page = { path: '/nowhere', search: '', siteUrl: 'http://localhost' };
  const shown = async () => inTime(renderPage(site.current!, page));
  const link = { html: expect.stringContaining('Way to one') };
  expect([site.health().status, await shown()]).toEqual(['degraded', expect.not.objectContaining(link)]);
  await until(() => site.health().status === 'ok');
  expect(await shown()).toMatchObject(link);
});

describe('A broken page', () => {
  const pages = { '/one': './page', '/one/late': './page', '/one/:item': './page' };
  const routes = Object.fromEntries(Object.entries(pages).map(([path, module]) => [path, { remote: 'one', module }]));
  const parts = { 'sitemap:one': { remote: 'one', module: './parts/sitemap' } };
  const sitemap = "{ sitemap: [{ path: '/one/late' }, { path: '/one/a' }, { path: '/one/b' }] }";
  const failsAt = (path: string) => `if (path === ${JSON.stringify(path)}) throw new Error('It is broken');`;
  const readCodes = (codes: Record<string, string>) =>
    startedSite({
      first: composition(1, { one: 'a' }, { routes, parts }),
      load: async (_name, letter) =>
        getSource(letter, '', codes[letter]).replace(
          'get: async () =>',
          `get: async (module) => module.includes('sitemap') ? () => (${sitemap}) :`,
        ),
    });
  const next = (letter: string) => composition(2, { one: letter }, { routes, parts });

  test.each(['/one/late', '/one/a'])('is reported with its path %s, and its release does not go live', async (path) => {
    const { site, title, tell } = await readCodes({ b: failsAt(path) });
    tell(next('b'));
    await until(() => refusal(site) !== undefined);
    expect(refusal(site)).toContain(`its page ${path} does not render: Error: It is broken`);
    expect(refusal(site)).toContain('--remove');
    expect(await title(path)).toBe('200 a');
    expect(site.current?.renderers.get('one')?.health()).toMatchObject({ breaker: 'closed' });
  });

  test('does not block a release if it was already broken', async () => {
    const { title, use } = await readCodes({ a: failsAt('/one/late'), b: failsAt('/one/late') });
    expect(await title('/one/late')).toContain('503 ');
    await use(next('b'));
  });
});

describe('A proposal', () => {
  const next = composition(2, { one: 'b' });
  const broken: LoadSource = async (_name, letter) =>
    getSource(letter, '', letter === 'b' ? "throw new Error('It is broken')" : '');
  const findState = ({ status }: LiveSite) => status.proposal?.state;
  const buildFindings = ({ status }: LiveSite, state: string) =>
    (status.proposal?.findings ?? []).filter((finding) => finding.state === state);

  test('is prepared next to the live composition, and goes live as soon as it is current', async () => {
    const { site, processes, title, offer, tell, loads } = await startedSite();
    const key = offer(next);
    expect(site.status.proposal).toEqual({ key, state: 'checking', findings: [] });
    await until(() => findState(site) === 'accepted');
    expect(buildFindings(site, 'passed')).toMatchObject([
      { gate: 'render', remote: 'one', cause: '1 of its pages rendered.' },
    ]);
    expect([await title('/one'), site.status.serving]).toEqual(['200 a', 1]);
    const running = processes.all.length;
    tell(next);
    expect([site.verdict?.state, site.status.serving, site.status.proposal]).toEqual(['live', 2, undefined]);
    offer(undefined);
    expect([await title('/one'), loads, processes.all.length]).toEqual(['200 b', ['onea', 'oneb'], running]);
  });

  test('is refused with the page, the cause, and the cure, and its process stops', async () => {
    const { site, processes, title, offer } = await startedSite({ load: broken });
    offer(next);
    await until(() => findState(site) === 'refused');
    expect(buildFindings(site, 'failed')).toMatchObject([
      {
        ...{ gate: 'render', remote: 'one', address: '/one', code: 'REFUSED_RENDER' },
        cause: '/one does not render: Error: It is broken.',
        cure: expect.stringContaining('--remove /one'),
      },
    ]);
    expect([site.verdict?.state, await title('/one')]).toEqual(['live', '200 a']);
    await until(() => processes.all.filter(({ isRunning }) => isRunning).length === 2);
  });

  test('that accidentally loses a page is refused before anything is loaded', async () => {
    const { site, offer, loads } = await startedSite({ first: TWO });
    offer(next);
    expect(buildFindings(site, 'failed')).toMatchObject([{ gate: 'whole', cause: expect.stringContaining('/two') }]);
    expect(loads.sort()).toEqual(['onea', 'twob']);
  });

  test('of a first composition needs all of its remotes', async () => {
    const load: LoadSource = async (name, letter) => {
      if (name === 'two') throw new Error('It is unavailable');
      return getSource(letter);
    };
    const { site, start, offer } = createSite({ load });
    await start();
    offer(TWO);
    await until(() => findState(site) === 'refused');
    expect(buildFindings(site, 'failed')).toMatchObject([
      { remote: 'two', cause: 'two does not start: It is unavailable.' },
    ]);
    expect(site.current).toBeUndefined();
  });

  test('is dropped if it is withdrawn, and does not go live if another change comes first', async () => {
    const { site, processes, title, offer, use } = await startedSite();
    offer(next);
    await until(() => findState(site) === 'accepted');
    await use(composition(2, { one: 'c' }));
    expect([await title('/one'), findState(site)]).toEqual(['200 c', 'accepted']);
    offer(undefined);
    expect(site.status.proposal).toBeUndefined();
    await until(() => processes.all.filter(({ isRunning }) => isRunning).length === 2);
  });

  test('of a canary is checked with the canary release', async () => {
    const { site, offer } = await startedSite({ load: broken });
    const entry = { release: `${ORIGIN}/one/release.json`, digest: digest('b') };
    const rollout = { id: 'first', remotes: { one: entry }, share: 500, startedAt: '2026-01-01T00:00:00Z' };
    offer(JSON.stringify({ ...(JSON.parse(composition(2, { one: 'a' })) as object), rollout }));
    await until(() => findState(site) === 'refused');
    expect(buildFindings(site, 'failed')).toMatchObject([{ remote: 'one', address: '/one' }]);
  });
});
