import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { compose } from '../support/compose.ts';
import { ComposedSite } from '../support/composed-site.ts';
import { faultyRelease } from '../support/faulty-on-server.ts';
import { type RemoteName } from '../support/project.ts';
import { readMeanwhile } from '../support/read-meanwhile.ts';
import { sampleOf } from '../support/sample.ts';
import { waitFor } from '../support/wait-for.ts';

const FAULTS: Record<string, string> = {
  throw: 'throw new Error("thrown")',
  loop: 'for (;;);',
  never: 'await new Promise(() => {})',
  heap: 'const kept = []; for (;;) kept.push(new Array(1e7).fill(.5))',
  exit: 'process.exit(0)',
  late: 'setTimeout(() => { throw new Error("late") }); await new Promise((resolve) => setTimeout(resolve, 500))',
  patch: 'Array.prototype.map = () => []',
};
const ASKED = `switch (context.search.get("fault")) { ${Object.entries(FAULTS)
  .map(([name, code]) => `case "${name}": { ${code}; break; }`)
  .join(' ')} }`;

const PAGES: Record<RemoteName, string[]> = {
  'mf-converter': ['/', '/all-converters', '/category/length', '/converter/length/feet-to-meters'],
  'mf-content': ['/about-units', '/privacy-policy', '/conversion-guides'],
  'mf-contact': ['/contact'],
};
/**
 * A page that kills its process is retried once, so each of these kills two. After the third, the next start waits 30
 * seconds.
 */
const BREAKS: [RemoteName, (keyof typeof FAULTS)[]][] = [
  ['mf-converter', ['throw', 'exit']],
  ['mf-content', ['never', 'loop']],
  ['mf-contact', ['throw', 'late']],
];
const NAMES = Object.keys(PAGES) as RemoteName[];
/** Sixty would occupy a CPU until each process has restarted. */
const VISITORS = process.env['EVERY_CASE'] === '1' ? 60 : 24;
/** One in this many visitors bypasses the cache. */
const RENDERED_EACH = 6;

let site: ComposedSite;

beforeAll(async () => {
  site = await ComposedSite.start();
  const faulty = NAMES.map((name) =>
    site.addressOf(name, faultyRelease(site.releaseRoot(name), site.releases[name], '9.0.0', { inLoad: ASKED })),
  );
  await compose(site.compositionFile, ...faulty);
});
afterAll(() => site?.stop());

describe('a remote that keeps failing', () => {
  beforeAll(() => site.startShell({ BREAKER_FAILURES: '3', BREAKER_RESET_SECONDS: '8', RENDER_TIMEOUT_SECONDS: '2' }));
  const hang = (times: number) =>
    Promise.all(
      // Concurrent requests for one URL share a rendering.
      Array.from(
        { length: times },
        async (_, index) => (await site.get(`/about-units?fault=never&of=${index}`)).status,
      ),
    );

  test('is skipped for a while and then retried, and the other remotes keep working', async () => {
    const breaker = async () => (await site.health()).remotes['mf-content']?.process?.breaker;
    expect(await hang(3)).toEqual([503, 503, 503]);
    expect(await breaker()).toBe('open');
    const { lastFailure } = (await site.health()).remotes['mf-content']?.process ?? {};
    expect(lastFailure?.reason).toMatch(/did not respond within \d+ s/);
    expect((await site.get('/about-units?sound')).status).toBe(503);
    for (const path of [...PAGES['mf-converter'], ...PAGES['mf-contact']])
      expect([path, (await site.get(`${path}?sound`)).status]).toEqual([path, 200]);
    await waitFor('the log to say so', async () =>
      site.log().some(({ remote, msg }) => remote === 'mf-content' && String(msg).includes('keeps failing')),
    );

    await waitFor('the remote to be tried again', async () => (await site.get('/about-units?sound')).status === 200);
    expect(await breaker()).toBe('closed');
  });

  test('is skipped again when the retry fails', async () => {
    await hang(3);
    await waitFor('the attempt that fails', async () => {
      await hang(1);
      return site.log().filter(({ msg }) => String(msg).includes('keeps failing')).length > 2;
    });
    await waitFor('the remote to work', async () => (await site.get('/about-units?sound')).status === 200);
  });
});

describe('a page that throws', () => {
  beforeAll(() => site.startShell({ BREAKER_FAILURES: '3' }));

  test('answers 503 only for itself, is reported with its reason, and is cleared once it renders again', async () => {
    const health = async () => (await site.health()).remotes['mf-content']?.process;
    for (let attempt = 0; attempt < 8; attempt += 1)
      expect((await site.get('/about-units?fault=throw')).status).toBe(503);
    expect((await site.get('/privacy-policy?sound')).status).toBe(200);
    expect(await health()).toMatchObject({
      breaker: 'closed',
      restarts: 0,
      lastFailure: { reason: expect.stringContaining('thrown') },
      failingPages: [
        {
          route: '/about-units',
          path: '/about-units',
          search: '?fault=throw',
          reason: expect.stringContaining('thrown'),
          failures: 8,
        },
      ],
    });
    expect((await site.get('/about-units?sound')).status).toBe(200);
    expect((await health())?.failingPages).toBeUndefined();
  });
});

describe('while each remote fails in turn in every way, many visitors', () => {
  beforeAll(() => site.startShell());

  test.each(sampleOf(BREAKS, 3, 1))('read the other remotes’ pages as usual: %s', async (broken, faults) => {
    const healthy = NAMES.filter((name) => name !== broken).flatMap((name) => PAGES[name]);
    const visitors = readMeanwhile(
      site,
      Array.from({ length: VISITORS }, (_, index) => healthy[index % healthy.length] as string),
      RENDERED_EACH,
    );
    const [page] = PAGES[broken];
    for (const fault of faults) {
      expect([fault, (await site.get(`${page}?fault=${fault}`)).status]).toEqual([fault, 503]);
      await waitFor(`${broken} after ${fault}`, async () => (await site.get(`${page}?sound`)).status === 200);
    }
    const responses = await visitors.stop();
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(responses.map(({ path }) => path))).toEqual(new Set(healthy));
  });
});
