import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { pass, useFakeClock } from '../../../testing/fake-clock.ts';
import { compositionId, parseComposition } from '../../../../composition/document/composition-document.ts';
import type { PreviewTarget } from '../../../../composition/document/preview-token.ts';
import type { LiveSite } from '../../live/live-site.ts';
import type { Core } from '../../routes/core.ts';
import type { ShellSettings } from '../../settings.ts';
import { Previews } from './previews.ts';
import type { SiteRevision } from '../../live/site-revision.ts';
import {
  closeSites,
  composition,
  digest,
  type LoadSource,
  ORIGIN,
  getSource,
  startedSite,
  formatTitle,
} from '../../../testing/site-of-releases.ts';

const IDLE_MS = 600_000;
const SETTINGS = {
  siteUrl: 'http://localhost',
  renderTimeoutMs: 60_000,
  allowsPreviewOrigin: () => false,
} as unknown as ShellSettings;
const release = (remote: string, letter: string): PreviewTarget => ({
  remote,
  release: `${ORIGIN}/${remote}/release.json`,
  digest: digest(letter),
});
const former = (text: string): PreviewTarget => ({ composition: compositionId(parseComposition(text)) });
const TWO = composition(1, { one: 'a', two: 'b' });
const [PAST, PRESENT] = [composition(1, { one: 'a' }), composition(2, { one: 'b' })];

beforeEach(() => useFakeClock());

const opened: Previews[] = [];
afterEach(async () => {
  for (const previews of opened.splice(0)) previews.close();
  await closeSites();
});

function getPreviews(live: LiveSite, settings: Partial<ShellSettings> = {}, changed: object = {}): Previews {
  const { log } = Fastify({ logger: { level: 'silent' } });
  const core = { live, log, store: { former: async () => [] }, settings: { ...SETTINGS, ...settings }, ...changed };
  const previews = new Previews(core as unknown as Core);
  opened.push(previews);
  return previews;
}

const readPid = (revision: SiteRevision | undefined, remote: string) =>
  revision?.renderers.get(remote)?.health().pid ?? 0;

test('shows another release of one remote, and shares the processes of all other remotes with the live site', async () => {
  const { site, title, use } = await startedSite({ first: TWO });
  const previews = getPreviews(site);
  const preview = await previews.get(release('one', 'c'));
  expect([await formatTitle(preview, '/one'), await formatTitle(preview, '/two')]).toEqual(['200 c', '200 b']);
  expect([await title('/one'), await title('/two')]).toEqual(['200 a', '200 b']);
  expect(readPid(preview, 'two')).toBe(readPid(site.current, 'two'));
  expect(readPid(preview, 'one')).not.toBe(readPid(site.current, 'one'));
  expect(preview?.composition.id).not.toBe(site.current?.composition.id);
  await use(composition(2, { one: 'a', two: 'd' }));
  expect(await formatTitle(await previews.get(release('one', 'c')), '/two')).toBe('200 d');
});

test('shows an earlier composition, or the live one if the link points to it', async () => {
  const { site } = await startedSite({ first: PRESENT });
  const previews = getPreviews(site, {}, { store: { former: async () => [PAST, PRESENT].map(parseComposition) } });
  expect(await formatTitle(await previews.get(former(PAST)), '/one')).toBe('200 a');
  expect(await previews.get(former(PRESENT))).toBe(site.current);
  expect(await previews.get(release('one', 'b'))).toBe(site.current);
});

test('rejects unknown compositions and untrusted origins with a reason', async () => {
  const { site } = await startedSite();
  const untrusted = composition(1, { one: 'c' }).replaceAll(ORIGIN, 'http://localhost:2');
  const previews = getPreviews(site, {}, { store: { former: async () => [parseComposition(untrusted)] } });
  const elsewhere = { ...release('one', 'b'), release: 'http://localhost:2/one/release.json' };
  expect(await previews.get({ composition: '0'.repeat(16) })).toBeUndefined();
  expect(previews.all[0]?.failure).toContain('Composition 0000000000000000 is not in the history');
  for (const target of [elsewhere, former(untrusted)]) expect(await previews.get(target)).toBeUndefined();
  expect(previews.all.map(({ failure }) => failure)).toEqual([
    expect.stringContaining('does not trust'),
    expect.stringContaining('http://localhost:2, which this site does not trust'),
  ]);
  const lenient = getPreviews(site, { allowsPreviewOrigin: (url) => url.startsWith('http://localhost:2/') });
  expect(await formatTitle(await lenient.get(elsewhere), '/one')).toBe('200 b');
});

test('stops the least recently used preview when the limit is exceeded', async () => {
  const { site, processes, title } = await startedSite();
  const previews = getPreviews(site);
  const [b, c] = [await previews.get(release('one', 'b')), await previews.get(release('one', 'c'))];
  const pids = [b, c].map((preview) => readPid(preview, 'one'));
  expect(await previews.get(release('one', 'b'))).toBe(b);
  expect(await formatTitle(await previews.get(release('one', 'd')), '/one')).toBe('200 d');
  expect(pids.map((pid) => processes.with(pid).isRunning)).toEqual([true, false]);
  expect([previews.all.length, await title('/one')]).toEqual([2, '200 a']);
});

test('stops an idle preview', async () => {
  await pass(1); // lru-cache ignores a start time of 0.
  const { site, processes } = await startedSite();
  const previews = getPreviews(site);
  const pid = readPid(await previews.get(release('one', 'b')), 'one');
  const state = () => [previews.all.length, processes.with(pid).isRunning];
  await pass(IDLE_MS - 1);
  expect(state()).toEqual([1, true]);
  await pass(2);
  expect(state()).toEqual([0, false]);
});

test('keeps the live site’s process when a preview hangs', async () => {
  const load: LoadSource = async (_name, letter) =>
    getSource(letter, '', letter === 'b' ? 'await new Promise(() => {})' : '');
  const { site, title } = await startedSite({ load });
  const pid = readPid(site.current, 'one');
  const hanging = formatTitle(await getPreviews(site).get(release('one', 'b')), '/one');
  for (let count = 0; count < 5; count += 1) expect(await title('/one')).toBe('200 a');
  expect(await hanging).toMatch(/^503/);
  expect(site.health().remotes['one']?.process).toMatchObject({ pid, state: 'ready', restarts: 0, breaker: 'closed' });
});

test('starts a new process for a release that goes live after its preview', async () => {
  const { site, title, use } = await startedSite();
  const preview = await getPreviews(site).get(release('one', 'b'));
  await use(composition(2, { one: 'b' }));
  expect(await title('/one')).toBe('200 b');
  expect(readPid(site.current, 'one')).not.toBe(readPid(preview, 'one'));
});
