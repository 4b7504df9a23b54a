import { afterEach, expect, jest, test } from '@jest/globals';
import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import Fastify from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellAssets } from '../../build/write-shell-assets.ts';
import { type CompositionDocument, parseComposition } from '../../composition/composition-document.ts';
import { LiveSite } from './live-site.ts';
import type { LoadRelease } from './remote-start.ts';

jest.setTimeout(120_000);

const DIST = join(import.meta.dirname, '../../dist');
const ORIGIN = 'http://localhost:1';
const digest = (letter: string) => `sha384-${letter.repeat(64)}`;

/** Text of a composition: remote to the letter that stands for its release. */
function composition(revision: number, releases: Record<string, string>): string {
  const remotes = Object.fromEntries(Object.entries(releases).map(([name, letter]) => [name, { release: `${ORIGIN}/${name}/release.json`, digest: digest(letter) }]));
  const routes = Object.fromEntries(Object.keys(releases).map((name) => [`/${name}`, { remote: name, module: './page' }]));
  return JSON.stringify({ revision, createdAt: '2026-01-01T00:00:00Z', actor: 'a test', reason: 'a test', remotes, routes, trustedOrigins: [ORIGIN] });
}

/** A node build by hand, as the federation's runtime asks for it. */
const sourceOf = (title: string, atLoad = '') => `${atLoad};
module.exports = {
  init() {},
  get: async () => () => ({ page: { load: async ({ path }) => ({ kind: 'page', data: null, head: { title: ${JSON.stringify(title)}, description: 'A page', canonical: path } }), Page: () => null } }),
};`;

type Load = (name: string, letter: string, signal: AbortSignal) => Promise<string>;

/** A site whose document, releases and memory are in the test's hands; its processes are real. */
function siteOf({ first, last, load = async (_name, letter) => sourceOf(letter) }: { first?: string; last?: string; load?: Load }) {
  let tell: (text: string) => void = () => {};
  let gone: (error: Error) => void = () => {};
  const kept: number[] = [];
  const loads: string[] = [];
  const loadRelease: LoadRelease = async (name, entry, { signal }) => {
    const letter = entry.digest[7] as string;
    loads.push(name + letter);
    const nodeSource = await load(name, letter, signal);
    const descriptor = { name, version: `1.0.${letter.codePointAt(0)}`, browser: { entry: 'browser/entry.js', global: name, exposes: { './page': [] } }, files: {} };
    return { descriptor: descriptor as unknown as ReleaseDescriptor, version: descriptor.version, base: new URL('.', entry.release).href, digest: entry.digest, nodeSource };
  };
  const site = new LiveSite({
    document: {
      path: 'composition.json',
      watch: (onText, onError) => {
        [tell, gone] = [onText, onError];
        if (first === undefined) onError(new Error('there is none'));
        else onText(first);
        return () => {};
      },
    },
    loadRelease,
    address: { url: ORIGIN, origin: undefined },
    state: { lastComposition: async () => (last === undefined ? undefined : parseComposition(last)), keep: async ({ revision }: CompositionDocument) => void kept.push(revision), problem: undefined },
    settings: {
      bundle: join(DIST, 'node/render-process.cjs'),
      assets: JSON.parse(readFileSync(join(DIST, 'assets.json'), 'utf8')) as ShellAssets,
      site: { name: 'a site', contactEmail: 'a@example.com' },
      apiUrl: ORIGIN,
      measurement: () => ({ gaId: '', analyticsOrigin: undefined }),
      limits: { renderMs: 5000, apiMs: 3000, memoryMb: 400, breakerFailures: 5, breakerResetMs: 1000 },
      log: Fastify({ logger: { level: 'silent' } }).log,
    },
    onSwitch: () => {},
    onStatus: () => {},
    onClose: async () => {},
  });
  sites.push(site);
  const title = async (path: string) => {
    const page = await site.current?.renderer.render({ path, search: '', siteUrl: 'http://localhost' });
    return page?.kind === 'document' ? `${page.status} ${/<title[^>]*>([^<|]*) \|/.exec(page.html)?.[1] ?? ''}` : undefined;
  };
  return { site, title, kept, loads, tell: (text: string) => tell(text), lose: () => gone(new Error('it was deleted')) };
}

const sites: LiveSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

async function until(what: () => boolean | undefined) {
  for (const end = Date.now() + 60_000; !what(); ) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${String(what)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('serves the composition of the document, and the next one when it changes', async () => {
  const { site, title, tell, kept } = siteOf({ first: composition(1, { one: 'a' }) });
  await site.start();
  expect(await title('/one')).toBe('200 a');
  tell(composition(2, { one: 'b' }));
  await until(() => site.current?.document.revision === 2);
  expect(await title('/one')).toBe('200 b');
  expect(site.verdict).toMatchObject({ revision: 2, state: 'live' });
  expect(kept).toEqual([1, 2]);
});

test('begins with the composition that served last, and says why the document is refused', async () => {
  const load: Load = async (_name, letter) => sourceOf(letter, letter === 'b' ? 'throw new Error("not today")' : '');
  const { site, title, kept } = siteOf({ last: composition(1, { one: 'a' }), first: composition(2, { one: 'b' }), load });
  await site.start();
  expect(await title('/one')).toBe('200 a');
  await until(() => site.refusal !== undefined);
  expect(site.refusal).toMatch(/^Revision 2 .*one: .*not today/);
  expect(await title('/one')).toBe('200 a');
  expect(kept).not.toContain(2);
});

test('begins with the composition that served last where there is no document', async () => {
  const { site, title, tell } = siteOf({ last: composition(4, { one: 'a' }) });
  await site.start();
  expect(await title('/one')).toBe('200 a');
  expect(site.refusal).toContain('there is none');
  tell(composition(4, { one: 'a' }));
  await until(() => site.verdict?.state === 'live');
  expect(site.refusal).toBeUndefined();
});

test('takes up the wanted document at once, whatever the one before still waits for', async () => {
  let wasAborted = false;
  const load: Load = (_name, letter, signal) => {
    if (letter !== 'b') return Promise.resolve(sourceOf(letter));
    signal.addEventListener('abort', () => (wasAborted = true));
    return new Promise(() => {});
  };
  const { site, title, tell } = siteOf({ first: composition(1, { one: 'a' }), load });
  await site.start();
  tell(composition(2, { one: 'b' }));
  await until(() => site.verdict?.state === 'checking');
  tell(composition(3, { one: 'c' }));
  await until(() => site.verdict?.state === 'live');
  expect(await title('/one')).toBe('200 c');
  expect(wasAborted).toBe(true);
});

test('gives up what it was bringing up when the document is no longer one, and keeps to that reason', async () => {
  let attempts = 0;
  const load: Load = async (_name, letter) => {
    if (letter !== 'b') return sourceOf(letter);
    attempts += 1;
    throw new Error('the former reason');
  };
  const { site, title, tell, lose } = siteOf({ first: composition(1, { one: 'a' }), load });
  await site.start();
  tell(composition(2, { one: 'b' }));
  await until(() => site.refusal?.includes('the former reason'));
  tell('{');
  expect(site.refusal).toContain('not valid JSON');
  const before = attempts;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(attempts).toBe(before);
  expect(site.refusal).toContain('not valid JSON');
  lose();
  expect(site.refusal).toContain('it was deleted');
  expect(await title('/one')).toBe('200 a');
});

test('tries a refused document again until it is sound', async () => {
  let isThere = false;
  const load: Load = async (_name, letter) => {
    if (letter === 'b' && !isThere) throw new Error('It is away');
    return sourceOf(letter);
  };
  const { site, title, tell } = siteOf({ first: composition(1, { one: 'a' }), load });
  await site.start();
  tell(composition(2, { one: 'b' }));
  await until(() => site.refusal !== undefined);
  isThere = true;
  await until(() => site.verdict?.state === 'live');
  expect(await title('/one')).toBe('200 b');
});

test('starts with the remotes that are there; one that hangs joins them when it comes', async () => {
  const hanging = Promise.withResolvers<string>();
  const { site, title, kept } = siteOf({ first: composition(1, { one: 'a', two: 'b' }), load: async (name, letter) => (name === 'two' ? hanging.promise : sourceOf(letter)) });
  await site.start();
  expect(await title('/one')).toBe('200 a');
  expect(await title('/two')).toMatch(/^503/);
  expect(Object.keys(site.current?.failures ?? {})).toEqual(['two']);
  expect(kept).toEqual([]);
  hanging.resolve(sourceOf('b'));
  await until(() => site.current?.loaded['two'] !== undefined);
  expect(await title('/two')).toBe('200 b');
  expect(kept).toEqual([1]);
});

test('loads a release once, and renders it in the same process, as long as it is composed', async () => {
  const { site, tell, loads } = siteOf({ first: composition(1, { one: 'a', two: 'b' }) });
  await site.start();
  const pid = site.health().remotes['one']?.process?.pid;
  tell(composition(2, { one: 'a', two: 'c' }));
  await until(() => site.current?.document.revision === 2);
  expect(site.health().remotes['one']?.process?.pid).toBe(pid);
  expect(loads.sort()).toEqual(['onea', 'twob', 'twoc']);
});

test('says of each remote which release it is and how its process does', async () => {
  const { site } = siteOf({ first: composition(1, { one: 'a' }) });
  expect(site.health()).toMatchObject({ ready: false, status: 'starting' });
  await site.start();
  expect(site.health()).toMatchObject({
    ready: true,
    status: 'ok',
    revision: 1,
    remotes: { one: { version: '1.0.97', digest: digest('a'), process: { state: 'ready', restarts: 0, breaker: 'closed' } } },
    frame: { state: 'ready' },
  });
});
