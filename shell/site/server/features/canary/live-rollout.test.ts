import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import type { MakeChange } from '../../../../composition/store/composition-store.ts';
import { settle, until, useFakeClock } from '../../../testing/fake-clock.ts';
import {
  closeSites,
  composition,
  digest,
  ORIGIN,
  startedSite,
  formatTitle,
} from '../../../testing/site-of-releases.ts';
import type { Core } from '../../routes/core.ts';
import { LiveRollout } from './live-rollout.ts';

beforeEach(() => useFakeClock());

const opened: LiveRollout[] = [];
afterEach(async () => {
  for (const rollout of opened.splice(0)) rollout.stop();
  await closeSites();
});

/** Gives `share` of the visitors release `b` of `one`. */
function withCanary(revision: number, share: number, state: 'running' | 'paused' = 'running'): string {
  const rollout = {
    id: 'r1',
    remotes: { one: { release: `${ORIGIN}/b/one/release.json`, digest: digest('b'), version: '2.0.0' } },
    share,
    state,
    margin: 0.005,
    startedAt: '2026-01-01T00:00:00Z',
  };
  return JSON.stringify({ ...(JSON.parse(composition(revision, { one: 'a', two: 'c' })) as object), rollout });
}

async function startedWith(first: string, write: (make: MakeChange) => Promise<unknown> = async () => {}) {
  const { site, use } = await startedSite({ first });
  const { log } = Fastify({ logger: { level: 'silent' } });
  const settings = { canaryMinViews: 10, pageCacheBytes: 1_000_000 };
  const rollout = new LiveRollout({ live: site, store: { change: write }, log, settings } as unknown as Core);
  opened.push(rollout);
  rollout.sync();
  const change = async (text: string) => {
    await use(text);
    rollout.sync();
  };
  return { site, rollout, change };
}

test('starts the canary next to the live revision, and shares the processes of all other remotes with it', async () => {
  const { site, rollout } = await startedWith(withCanary(1, 10_000));
  expect(rollout.getArm('abcd')).toBe('current');
  await until(() => rollout.revision !== undefined);
  expect(rollout.getArm('abcd')).toBe('canary');
  expect([await formatTitle(rollout.revision, '/one'), await formatTitle(site.current, '/one')]).toEqual([
    '200 b',
    '200 a',
  ]);
  expect(rollout.revision?.renderers.get('two')).toBe(site.current?.renderers.get('two'));
});

test('widens, pauses, and ends the canary without a restart, and no visitor gets it afterwards', async () => {
  const { rollout, change } = await startedWith(withCanary(1, 0));
  await until(() => rollout.revision !== undefined);
  const { revision } = rollout;
  expect([rollout.isDivided, rollout.getArm('abcd')]).toEqual([false, 'current']);
  await change(withCanary(2, 5000));
  expect([rollout.isDivided, rollout.revision]).toEqual([true, revision]);
  await change(withCanary(3, 5000, 'paused'));
  expect([rollout.health()?.state, rollout.revision, rollout.heldRevision]).toEqual(['paused', undefined, revision]);
  await change(withCanary(4, 10_000));
  // All visitors get the same release, so shared caching is safe.
  expect([rollout.isDivided, rollout.getArm('abcd'), rollout.revision]).toEqual([false, 'canary', revision]);
  await change(composition(5, { one: 'a', two: 'c' }));
  expect([rollout.getArm('abcd'), rollout.health()]).toEqual(['current', undefined]);
});

test('aborts a worse canary immediately, even if the abort cannot be saved', async () => {
  const ends: string[] = [];
  const { site, rollout } = await startedWith(withCanary(1, 5000), async (make) => {
    const { document } = make({ state: 'valid', document: site.current!.document }, []);
    ends.push(`${document.reason} (${document.actor})`);
    throw new Error('It may not be written.');
  });
  await until(() => rollout.revision !== undefined);
  const visitors = Array.from({ length: 100 }, (_, index) => String(index));
  const ofCanary = visitors.find((visitor) => rollout.getArm(visitor) === 'canary') ?? '';
  for (let view = 0; view < 200; view += 1) {
    rollout.countView('current', `c${view}`, { remote: 'one', isFailed: false, path: '/one' });
    rollout.countView('canary', ofCanary, { remote: 'one', isFailed: false, path: '/one' });
    rollout.countReport(ofCanary, { remote: 'one', release: 'another', path: '/one' });
    rollout.countReport(ofCanary, { remote: 'two', release: 'two', path: '/two' });
    if (view >= 100) rollout.countReport(ofCanary, { remote: 'one', release: 'one', path: '/one' });
  }
  expect(ends).toEqual([
    expect.stringMatching(
      /^The canary of one 2\.0\.0 failed in \d+ of 1\d\d views \([\d.]+%\), compared with 0 of 1\d\d views \(0\.0%\) without it, and was aborted \(site\)$/,
    ),
  ]);
  expect([rollout.revision, rollout.getArm(ofCanary)]).toEqual([undefined, 'current']);
  rollout.sync();
  await settle();
  const { state, canary, failingPaths } = rollout.health() ?? {};
  expect([state, rollout.heldRevision]).toEqual(['aborted', undefined]);
  expect(failingPaths).toEqual([{ path: '/one', failures: canary?.failures }]);
});
