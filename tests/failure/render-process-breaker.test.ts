import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { compose } from '../support/compose.ts';
import { ComposedSite } from '../support/composed-site.ts';
import { faultyRelease } from '../support/faulty-on-server.ts';
import { type RemoteName } from '../support/project.ts';
import { readMeanwhile } from '../support/read-meanwhile.ts';
import { sampleOf } from '../support/sample.ts';
import { waitFor } from '../support/wait-for.ts';

jest.setTimeout(300_000);

/** What an address's query can ask of a faulty release. */
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
/** Each ends the process three times at most: the fourth time it is left alone for half a minute. */
const BREAKS: [RemoteName, (keyof typeof FAULTS)[]][] = [
  ['mf-converter', ['throw', 'loop', 'exit', 'late']],
  ['mf-content', ['never', 'heap', 'patch', 'loop']],
  ['mf-contact', ['late', 'loop', 'throw', 'heap']],
];
const NAMES = Object.keys(PAGES) as RemoteName[];
/** Sixty would take a whole processor for as long as each process takes to come back. */
const VISITORS = process.env['EVERY_CASE'] === '1' ? 60 : 24;
/** One visitor in so many asks past the cache. */
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
  beforeAll(() => site.startShell({ BREAKER_FAILURES: '3', BREAKER_RESET_SECONDS: '8' }));

  test('is left alone for a while, then tried again, and the others work all the time', async () => {
    const breaker = async () => (await site.health()).remotes['mf-content']?.process?.breaker;
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await site.get('/about-units?fault=throw')).status).toBe(503);
    expect(await breaker()).toBe('open');
    expect((await site.get('/about-units?sound')).status).toBe(503);
    for (const path of [...PAGES['mf-converter'], ...PAGES['mf-contact']])
      expect([path, (await site.get(`${path}?sound`)).status]).toEqual([path, 200]);
    await waitFor('the log to say so', async () =>
      site.log().some(({ remote, msg }) => remote === 'mf-content' && String(msg).includes('keeps failing')),
    );

    await waitFor('the remote to be tried again', async () => (await site.get('/about-units?sound')).status === 200);
    expect(await breaker()).toBe('closed');
  });

  test('opens again when the attempt fails', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await site.get('/about-units?fault=throw');
    await waitFor('the attempt that fails', async () => {
      await site.get('/about-units?fault=throw');
      return site.log().filter(({ msg }) => String(msg).includes('keeps failing')).length > 2;
    });
    await waitFor('the remote to work', async () => (await site.get('/about-units?sound')).status === 200);
  });

  test('in one of its pages only goes on with the others', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      expect((await site.get('/privacy-policy?sound')).status).toBe(200);
      expect((await site.get('/privacy-policy?sound')).status).toBe(200);
      expect((await site.get('/about-units?fault=throw')).status).toBe(503);
    }
  });
});

describe('while one remote after another breaks in each way, many visitors', () => {
  beforeAll(() => site.startShell());

  test.each(sampleOf(BREAKS, 3, 1))('read the pages of the others as ever: %s', async (broken, faults) => {
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
