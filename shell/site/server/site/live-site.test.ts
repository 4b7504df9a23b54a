import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { inTime, pass, until, useFakeClock } from '../../testing/fake-clock.ts';
import type { LiveSite } from './live-site.ts';
import { closeSites, composition, digest, type LoadSource, siteOf, sourceOf } from './testing/site-of-releases.ts';

beforeEach(() => useFakeClock());
afterEach(closeSites);

test('serves the composition in the document, and the next one when it changes', async () => {
  const { site, processes, start, title, tell, kept } = siteOf({ first: composition(1, { one: 'a' }) });
  const live: (number | undefined)[] = [];
  site.onLive(() => live.push(site.current?.document.revision));
  await start();
  expect(await title('/one')).toBe('200 a');
  const former = processes.with(site.health().remotes['one']?.process?.pid);
  tell(composition(2, { one: 'b' }));
  await until(() => site.current?.document.revision === 2);
  expect(await title('/one')).toBe('200 b');
  expect([live, former.isRunning]).toEqual([[1, 2], false]);
  expect(site.verdict).toMatchObject({ revision: 2, state: 'live' });
  expect(kept).toEqual([1, 2]);
});

test('starts with the last live composition, and reports why the document is refused', async () => {
  const load: LoadSource = async (_name, letter) =>
    sourceOf(letter, letter === 'b' ? 'throw new Error("not today")' : '');
  const { site, start, title, kept } = siteOf({
    last: composition(1, { one: 'a' }),
    first: composition(2, { one: 'b' }),
    load,
  });
  await start();
  expect(await title('/one')).toBe('200 a');
  await until(() => site.refusal !== undefined);
  expect(site.refusal).toMatch(/^Revision 2 .*one: .*not today/);
  expect(await title('/one')).toBe('200 a');
  expect(kept).not.toContain(2);
});

test('starts with the last live composition if there is no document', async () => {
  const { site, start, title, tell } = siteOf({ last: composition(4, { one: 'a' }) });
  await start();
  expect(await title('/one')).toBe('200 a');
  expect(site.refusal).toContain('there is none');
  tell(composition(4, { one: 'a' }));
  await until(() => site.verdict?.state === 'live');
  expect(site.refusal).toBeUndefined();
});

test('switches to a new document immediately, even if the previous one is still loading', async () => {
  let wasAborted = false;
  const load: LoadSource = (_name, letter, signal) => {
    if (letter !== 'b') return Promise.resolve(sourceOf(letter));
    signal.addEventListener('abort', () => (wasAborted = true));
    return new Promise(() => {});
  };
  const { site, start, title, tell } = siteOf({ first: composition(1, { one: 'a' }), load });
  await start();
  tell(composition(2, { one: 'b' }));
  await until(() => site.verdict?.state === 'checking');
  tell(composition(3, { one: 'c' }));
  await until(() => site.verdict?.state === 'live');
  expect(await title('/one')).toBe('200 c');
  expect(wasAborted).toBe(true);
});

test('ends the process of a release that is replaced while its parts are read', async () => {
  const parts = { 'navigation:one': { remote: 'one', module: './page' } };
  const load: LoadSource = async (_name, letter) =>
    letter === 'b'
      ? sourceOf(letter).replace('({ page', '({ navigation: () => new Promise(() => {}), page')
      : sourceOf(letter);
  const { site, processes, start, tell } = siteOf({ first: composition(1, { one: 'a' }), load });
  await start();
  tell(composition(2, { one: 'b' }, { parts }));
  await until(() => processes.all.at(-1)?.requests.at(-1)?.kind === 'part');
  const replaced = processes.all.at(-1);
  tell(composition(3, { one: 'c' }));
  await until(() => site.verdict?.state === 'live');
  await until(() => replaced?.isRunning === false);
});

test('stops loading when the document becomes invalid, and reports that reason', async () => {
  let attempts = 0;
  const load: LoadSource = async (_name, letter) => {
    if (letter !== 'b') return sourceOf(letter);
    attempts += 1;
    throw new Error('the previous reason');
  };
  const { site, start, title, tell, lose } = siteOf({ first: composition(1, { one: 'a' }), load });
  await start();
  tell(composition(2, { one: 'b' }));
  await until(() => site.refusal?.includes('the previous reason'));
  tell('{');
  expect(site.refusal).toContain('not valid JSON');
  const before = attempts;
  await pass(2500);
  expect(attempts).toBe(before);
  expect(site.refusal).toContain('not valid JSON');
  lose();
  expect(site.refusal).toContain('it was deleted');
  expect(await title('/one')).toBe('200 a');
});

test('tries a refused document again until it works', async () => {
  let isThere = false;
  const load: LoadSource = async (_name, letter) => {
    if (letter === 'b' && !isThere) throw new Error('It is unavailable');
    return sourceOf(letter);
  };
  const { site, start, title, tell } = siteOf({ first: composition(1, { one: 'a' }), load });
  await start();
  tell(composition(2, { one: 'b' }));
  await until(() => site.refusal !== undefined);
  isThere = true;
  await pass(999);
  expect(site.refusal).toMatch(/It is unavailable/);
  await pass(1);
  expect(site.verdict?.state).toBe('live');
  expect(await title('/one')).toBe('200 b');
});

test('starts with the available remotes, and adds a slow one later', async () => {
  const hanging = Promise.withResolvers<string>();
  const { site, start, title, kept } = siteOf({
    first: composition(1, { one: 'a', two: 'b' }),
    load: async (name, letter) => (name === 'two' ? hanging.promise : sourceOf(letter)),
  });
  await start();
  expect(await title('/one')).toBe('200 a');
  expect(await title('/two')).toMatch(/^503/);
  expect(Object.keys(site.current?.failures ?? {})).toEqual(['two']);
  expect(kept).toEqual([]);
  hanging.resolve(sourceOf('b'));
  await until(() => site.current?.loaded['two'] !== undefined);
  expect(await title('/two')).toBe('200 b');
  expect(kept).toEqual([1]);
});

test('waits at the start for a remote whose files are still loading', async () => {
  const load: LoadSource = async (name, letter, _signal, onFile) => {
    for (let file = 0; name === 'two' && file < 15; file += 1) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      onFile?.();
    }
    return sourceOf(letter);
  };
  const { start, title } = siteOf({ first: composition(1, { one: 'a', two: 'b' }), load });
  await start();
  expect([await title('/one'), await title('/two')]).toEqual(['200 a', '200 b']);
});

test('waits at the start at least three times as long as the first remote took, because all are slow on a busy machine', async () => {
  const load: LoadSource = async (name, letter) => {
    await new Promise((resolve) => setTimeout(resolve, name === 'one' ? 2500 : 6900));
    return sourceOf(letter);
  };
  const { start, title } = siteOf({ first: composition(1, { one: 'a', two: 'b' }), load });
  await start();
  expect([await title('/one'), await title('/two')]).toEqual(['200 a', '200 b']);
});

test('waits as long for the check of a remote after its last file as for others after the first ready remote', async () => {
  const load: LoadSource = async (name, letter, _signal, onFile) => {
    for (let file = 0; name === 'two' && file < 25; file += 1) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      onFile?.();
    }
    return name === 'two'
      ? sourceOf(letter).replace('init() {}', 'init: () => new Promise((resolve) => setTimeout(resolve, 3000))')
      : sourceOf(letter);
  };
  const { start, title } = siteOf({ first: composition(1, { one: 'a', two: 'b' }), load });
  await start();
  expect([await title('/one'), await title('/two')]).toEqual(['200 a', '200 b']);
});

test('loads a release once, and keeps its process while it is in the composition', async () => {
  const { site, start, tell, loads } = siteOf({ first: composition(1, { one: 'a', two: 'b' }) });
  await start();
  const pid = site.health().remotes['one']?.process?.pid;
  tell(composition(2, { one: 'a', two: 'c' }));
  await until(() => site.current?.document.revision === 2);
  expect(site.health().remotes['one']?.process?.pid).toBe(pid);
  expect(loads.sort()).toEqual(['onea', 'twob', 'twoc']);
});

test('a frame that is renewed while the site stops is stopped, too', async () => {
  const { site, processes, start } = siteOf({ first: composition(1, { one: 'a' }) });
  await start();
  await site.renewFrame();
  expect(processes.all.map(({ isRunning }) => isRunning)).toEqual([false, true, true]);
  const renewed = site.renewFrame();
  await inTime(site.close());
  await renewed;
  expect(processes.all.map(({ isRunning }) => isRunning)).toEqual([false, false, false, false]);
});

test('reports the release and the process state of each remote', async () => {
  const { site, start } = siteOf({ first: composition(1, { one: 'a' }) });
  expect(site.health()).toMatchObject({ ready: false, status: 'starting' });
  await start();
  expect(site.health()).toMatchObject({
    ready: true,
    status: 'ok',
    revision: 1,
    remotes: {
      one: { version: '1.0.97', digest: digest('a'), process: { state: 'ready', restarts: 0, breaker: 'closed' } },
    },
    frame: { state: 'ready' },
  });
});

describe('while the process of a release waits for its restart', () => {
  const LINKED = { parts: { 'navigation:one': { remote: 'one', module: './page' } } };
  const NOWHERE = { path: '/nowhere', search: '' };
  const links = JSON.stringify([{ label: 'Way to one', to: '/one', places: { main: { order: 0 } } }]);
  /** `navigation` is source code. */
  const loadLinked =
    (navigation: string): LoadSource =>
    async (_name, letter) =>
      sourceOf(letter, 'let asked = 0').replace('({ page', `({ navigation: ${navigation}, page`);
  const hasLink = async ({ current }: LiveSite) => {
    const page = current && (await inTime(current.renderer.render({ ...NOWHERE, siteUrl: 'http://localhost' })));
    return page?.kind === 'document' && page.html.includes('Way to one');
  };

  /** The first restart is immediate; the second waits a second. */
  async function crash({ site, processes }: Pick<ReturnType<typeof siteOf>, 'site' | 'processes'>) {
    const state = () => site.health().remotes['one']?.process;
    for (const restarts of [0, 1]) {
      await until(() => state()?.state === 'ready' && state()?.restarts === restarts);
      processes.with(state()?.pid).kill('SIGKILL');
      await until(() => state()?.state === 'restarting');
    }
  }

  test('another revision keeps its links', async () => {
    const { site, processes, start, tell } = siteOf({
      first: composition(1, { one: 'a' }, LINKED),
      load: loadLinked(links),
    });
    await start();
    await crash({ site, processes });
    tell(composition(2, { one: 'a' }, LINKED));
    await until(() => site.verdict?.revision === 2 && site.verdict.state === 'live');
    expect(site.health().remotes['one']).toMatchObject({ process: { state: 'restarting' } });
    expect(site.current?.withoutParts).toEqual({ one: {} });
    expect(await hasLink(site)).toBe(true);
  });

  test('none of its unchecked code goes live', async () => {
    const { site, processes, start, title, tell } = siteOf({ first: composition(1, { one: 'a' }) });
    await start();
    await crash({ site, processes });
    tell(composition(2, { one: 'a' }, { routes: { '/more': { remote: 'one', module: './page' } } }));
    await until(() => site.verdict?.revision === 2);
    expect([site.verdict?.state, site.current?.document.revision, site.refusal]).toEqual(['checking', 1, undefined]);
    await until(() => site.verdict?.state === 'live');
    expect(await title('/more')).toBe('200 a');
  });

  test('links that are late appear in the frame once they load', async () => {
    const { site, start } = siteOf({
      first: composition(1, { one: 'a' }, LINKED),
      load: loadLinked(`() => (asked += 1) > 1 ? ${links} : new Promise(() => {})`),
    });
    await start();
    expect([site.health().status, await hasLink(site)]).toEqual(['degraded', false]);
    await until(() => site.health().status === 'ok');
    expect(await hasLink(site)).toBe(true);
  });
});

describe('A page that breaks', () => {
  const pages = { '/one': './page', '/one/late': './page', '/one/:item': './page' };
  const routes = Object.fromEntries(Object.entries(pages).map(([path, module]) => [path, { remote: 'one', module }]));
  const parts = { 'sitemap:one': { remote: 'one', module: './parts/sitemap' } };
  const failsAt = (path: string) => `if (path === ${JSON.stringify(path)}) throw new Error('It is broken');`;
  const release = (title: string, inPage = '') =>
    sourceOf(title, '', inPage).replace(
      'get: async () =>',
      "get: async (module) => module.includes('sitemap') ? () => ({ sitemap: [{ path: '/one/late' }, { path: '/one/a' }, { path: '/one/b' }] }) :",
    );
  const site = (codes: Record<string, string>, more: object = { routes, parts }) => {
    const made = siteOf({
      first: composition(1, { one: 'a' }, more),
      load: async (_name, letter) => release(letter, codes[letter]),
    });
    return {
      ...made,
      use: (revision: number, letter: string) => made.tell(composition(revision, { one: letter }, { routes, parts })),
    };
  };

  test.each(['/one/late', '/one/a'])('is refused before the switch with its path: %s', async (path) => {
    const { site: live, start, title, use } = site({ b: failsAt(path) });
    await start();
    use(2, 'b');
    await until(() => live.refusal !== undefined);
    expect(live.refusal).toContain(`its page ${path} does not render: Error: It is broken`);
    expect(live.refusal).toContain('--remove-route');
    expect(await title(path)).toBe('200 a');
    expect(live.current?.renderers.get('one')?.health()).toMatchObject({ breaker: 'closed' });
  });

  test.each([
    ['it was broken before', '/one/late', '503 '],
    ['another page of its route represents it', '/one/b', '200 a'],
  ])('is accepted if %s', async (_why, path, before) => {
    const broken = failsAt(path);
    const { site: live, start, title, use } = site({ a: path === '/one/late' ? broken : '', b: broken });
    await start();
    expect(await title(path)).toContain(before);
    use(2, 'b');
    await until(() => live.verdict?.revision === 2 && live.verdict.state !== 'checking');
    expect(live.verdict).toMatchObject({ state: 'live' });
  });

  test('is refused if it is new, or if a working page would return 404', async () => {
    const { site: live, start, use } = site({ b: failsAt('/one/late') }, {});
    await start();
    use(2, 'b');
    await until(() => live.refusal !== undefined);
    expect(live.refusal).toContain('its page /one/late does not render');
    const other = site({ c: `if (path === '/one/late') return { kind: 'not-found' };` });
    await other.start();
    other.use(2, 'c');
    await until(() => other.site.refusal !== undefined);
    expect(other.site.refusal).toContain('its page /one/late returns 404');
  });

  test('can be slow', async () => {
    const { site: live, start, title, use } = site({ b: 'await new Promise((resolve) => setTimeout(resolve, 1500));' });
    await start();
    use(2, 'b');
    await until(() => live.verdict?.revision === 2 && live.verdict.state !== 'checking');
    expect(live.verdict).toMatchObject({ state: 'live' });
    expect(await title('/one/late')).toBe('200 b');
  });
});
