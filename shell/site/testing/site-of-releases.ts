import Fastify from 'fastify';
import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import { randomUUID } from 'node:crypto';
import { inTime, until, useRealClock } from './fake-clock.ts';
import { type CompositionDocument, parseComposition } from '../../composition/document/composition-document.ts';
import type { Proposal } from '../../composition/store/composition-store.ts';
import type { ObserveRender } from '../server/render/render-settings.ts';
import { FakeProcesses } from './fake-processes.ts';
import { answerAsRelease } from './handwritten-release.ts';
import { LiveSite } from '../server/live/live-site.ts';
import type { LoadRelease, SiteRevision } from '../server/live/site-revision.ts';
import { renderPage } from '../server/pages/render-page.ts';

export const ORIGIN = 'http://localhost:1';
export const digest = (letter: string) => `sha384-${letter.repeat(64)}`;

/** `releases` maps each remote to a letter that stands for its release. */
export function composition(
  revision: number,
  releases: Record<string, string>,
  more: { routes?: object; parts?: object } = {},
): string {
  const remotes = Object.fromEntries(
    Object.entries(releases).map(([name, letter]) => [
      name,
      { release: `${ORIGIN}/${name}/release.json`, digest: digest(letter) },
    ]),
  );
  const routes = Object.fromEntries(
    Object.keys(releases).map((name) => [`/${name}`, { remote: name, module: './page' }]),
  );
  return JSON.stringify({
    revision,
    createdAt: '2026-01-01T00:00:00Z',
    actor: 'a test',
    reason: 'a test',
    remotes,
    routes: { ...routes, ...more.routes },
    parts: { ...more.parts },
    trustedOrigins: [ORIGIN],
  });
}

export const getSource = (title: string, atLoad = '', inPage = '') => `${atLoad};
const load = async ({ path }) => {
  ${inPage};
  const head = { title: ${JSON.stringify(title)}, description: 'A page', canonical: path };
  return { kind: 'page', data: null, head };
};
module.exports = {
  init() {},
  get: async () => () => ({ page: { load, Page: () => null } }),
};`;

export type LoadSource = (name: string, letter: string, signal: AbortSignal) => Promise<string>;

interface SiteOptions {
  first?: string;
  last?: string;
  load?: LoadSource;
  observe?: ObserveRender;
}

export async function startedSite({ first = composition(1, { one: 'a' }), ...options }: SiteOptions = {}) {
  const created = createSite({ first, ...options });
  await created.start();
  return created;
}

/** Fakes documents, releases, state, and processes. Needs a fake clock. */
export function createSite({ first, last, load = async (_name, letter) => getSource(letter), observe }: SiteOptions) {
  let tell: (text: string) => void = () => {};
  let reportError: (error: Error) => void = () => {};
  let propose: (proposal: Proposal | undefined) => void = () => {};
  const processes = new FakeProcesses(answerAsRelease);
  const kept: number[] = [];
  const loads: string[] = [];
  const loadRelease: LoadRelease = async (name, entry, { signal }) => {
    const letter = entry.digest[7] as string;
    loads.push(name + letter);
    const nodeSource = await load(name, letter, signal);
    const descriptor = {
      name,
      version: `1.0.${letter.codePointAt(0)}`,
      browser: { entry: 'browser/entry.js', global: name, exposes: { './page': [] } },
      node: { exposes: ['./parts/sitemap'] },
      files: {},
      routes: [{ pattern: `/${name}`, module: './page' }],
      parts: [],
    };
    return {
      descriptor: descriptor as unknown as ReleaseDescriptor,
      version: descriptor.version,
      base: new URL('.', entry.release).href,
      digest: entry.digest,
      nodeSource,
      browserFile: async () => undefined,
    };
  };
  const site = new LiveSite({
    store: {
      path: 'composition.json',
      watch: (onText, onError, onProposal = () => {}) => {
        [tell, reportError, propose] = [onText, onError, onProposal];
        if (first === undefined) onError(new Error('there is none'));
        else onText(first);
        return () => {};
      },
    },
    loadRelease,
    urls: { url: ORIGIN, origin: undefined },
    state: {
      lastComposition: async () => (last === undefined ? undefined : parseComposition(last)),
      keep: async ({ revision }: CompositionDocument) => void kept.push(revision),
      problem: undefined,
    },
    settings: {
      bundle: 'render-process.cjs',
      spawn: processes.spawn,
      assets: { scripts: [], shared: { 'styled-components': '6.0.0' } },
      siteName: 'a site',
      contactEmail: 'a@example.com',
      apiUrl: ORIGIN,
      api: { isHanging: false, analytics: { gaId: '', analyticsOrigin: undefined } },
      renderTimeoutMs: 5000,
      renderMemoryMebibytes: 400,
      breakerFailures: 5,
      breakerResetMs: 1000,
      pageCacheBytes: 1_000_000,
      observe,
      log: Fastify({ logger: { level: 'silent' } }).log,
    },
  });
  sites.push(site);
  return {
    site,
    processes,
    start: () => inTime(site.start()),
    title: (path: string) => formatTitle(site.current, path),
    kept,
    loads,
    tell: (text: string) => tell(text),
    use: async (text: string) => {
      tell(text);
      const { revision } = parseComposition(text);
      await until(() => site.verdict?.revision === revision && site.verdict.state === 'live');
    },
    /** Proposes the document, or withdraws the proposal. @returns its key */
    offer: (text: string | undefined) => {
      const key = randomUUID();
      propose(text === undefined ? undefined : { key, document: parseComposition(text) });
      return key;
    },
    lose: () => reportError(new Error('it was deleted')),
  };
}

export async function formatTitle(revision: SiteRevision | undefined, path: string): Promise<string | undefined> {
  const page = revision && (await inTime(renderPage(revision, { path, search: '', siteUrl: 'http://localhost' })));
  return page?.kind === 'document'
    ? `${page.status} ${/<title[^>]*>([^<|]*) \|/.exec(page.html)?.[1] ?? ''}`
    : undefined;
}

const sites: LiveSite[] = [];

/** Also restores the real clock. */
export async function closeSites() {
  await inTime(Promise.all(sites.splice(0).map((site) => site.close())));
  useRealClock();
}
