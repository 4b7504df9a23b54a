import { beforeAll, describe, expect, test } from '@jest/globals';
import { compose } from '../support/compose.ts';
import type { ComposedSite } from '../support/composed-site.ts';
import { sharedSite } from '../support/shared-site.ts';
import { type FaultyCode, faultyRelease } from '../support/faulty-on-server.ts';
import { readMeanwhile } from '../support/read-meanwhile.ts';
import { getSample } from '../support/sample.ts';
import { waitFor } from '../support/wait-for.ts';

const PAGE = '/about-units';
const HEADING = 'About Units of Measurement';
/** These pages belong to other remotes. The query bypasses the cache. */
const HEALTHY = ['/', '/all-converters', '/category/length', '/converter/length/feet-to-meters', '/contact'];

/** On a busy machine, the shell kills the process as unresponsive before the memory is full. */
const OUT_OF_MEMORY = /memory|Array buffer allocation failed|did not respond for \d/;

type Fault = readonly [says: string, reason: RegExp, code: FaultyCode];
const inLoad = (code: string): FaultyCode => ({ inLoad: code });
const inPage = (code: string): FaultyCode => ({ inPage: code });
const inHead = (head: string): FaultyCode => ({ inResult: `return { ...result, head: { ...result.head, ${head} } }` });

/** Each fault affects only one page. */
const FAILING_PAGES: readonly Fault[] = [
  ['throws before it renders', /no data to be had/, inLoad('throw new Error("no data to be had")')],
  ['throws while it builds its result', /of undefined/, { inResult: 'throw new TypeError("of undefined")' }],
  ['throws while it renders', /cannot be shown/, inPage('throw new Error("cannot be shown")')],
  [
    'throws an unreadable value',
    /cannot be described|Thrown/,
    inPage('throw { get message() { throw this; }, toString() { throw this; } }'),
  ],
  ['tries to kill its process', /process\.kill is not a function/, inLoad('process.kill(process.pid, "SIGKILL")')],
  ['returns invalid metadata', /not valid at page\.head\.title/, inHead('title: 12')],
  [
    'redirects to another site',
    /redirects to "\/\/elsewhere\.example\/", not a path/,
    { inResult: 'return { kind: "redirect", to: "//elsewhere.example/" }' },
  ],
];

const DEADLY_PAGES: readonly Fault[] = [
  ['loops forever', /did not respond for \d/, inPage('for (;;);')],
  ['exits', /exited with code 0/, inPage('process.exit(0)')],
  ['sends an endless response', /more than 4 MB/, inHead('title: "x".repeat(6e6)')],
  ['fills its heap', OUT_OF_MEMORY, inPage('const kept = []; for (;;) kept.push(new Array(1e7).fill(.5))')],
  ['fills memory outside its heap', OUT_OF_MEMORY, inPage('const kept = []; for (;;) kept.push(Buffer.alloc(1e8, 1))')],
  [
    'floods its output',
    /wrote too much output/,
    // Waits for each write. Otherwise the heap of the process is full before a busy shell reads.
    inLoad('for (;;) await new Promise((go) => process.stdout.write("x".repeat(1e6) + "\\n", go));'),
  ],
  [
    'leaves a rejection unhandled',
    /no one catches this/,
    inLoad('Promise.reject(new Error("no one catches this")); await new Promise((go) => setTimeout(go, 500))'),
  ],
  [
    'sleeps on a lock',
    /did not respond for \d/,
    inLoad('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'),
  ],
  [
    'throws in a timer',
    /late/,
    inLoad('setTimeout(() => { throw new Error("late") }); await new Promise((go) => setTimeout(go, 500))'),
  ],
];

const SECRETS = [
  'JSON.stringify(process.env)',
  'require("fs")',
  'process.getBuiltinModule("fs")',
  'process.mainModule.require("fs")',
  'process.binding("fs")',
  'process._linkedBinding("fs")',
  'process.dlopen({ exports: {} }, "/lib/x86_64-linux-gnu/libc.so.6")',
  'JSON.stringify(process.report.getReport())',
  'new Function("return 1")()',
  'await import("node:fs")',
  'process.kill(process.ppid, 0)',
  'process._getActiveHandles().length',
  'await fetch("http://localhost")',
];
const tries = SECRETS.map(
  (code) => `try { got.push(${JSON.stringify(code)} + ": " + String(${code}).slice(0, 200)); } catch { }`,
);

const CASES: readonly FaultyCode[] = [
  ...FAILING_PAGES.map(([, , code]) => code),
  inLoad(`const got = []; ${tries.join('\n')} console.error("GOT " + JSON.stringify(got));`),
  inLoad('await new Promise(() => {})'),
];
const [SPIES, HANGS] = [FAILING_PAGES.length, FAILING_PAGES.length + 1];

/** This release contains all faults. The value of `?fault` selects a fault. */
const ONE_OF_ALL = {
  inLoad: `globalThis.asked = context.search.get('fault'); ${choose('inLoad')}`,
  inResult: `${choose('inResult')} return result;`,
  inPage: choose('inPage'),
};

function choose(place: 'inLoad' | 'inResult' | 'inPage'): string {
  const cases = CASES.map((code, index) => `case '${index}': { ${code[place] ?? ''}; break; }`);
  return `switch (globalThis.asked) { ${cases.join(' ')} }`;
}

let site: ComposedSite;

beforeAll(async () => {
  site = await sharedSite();
});

const contentProcess = async () => (await site.health()).remotes['mf-content']?.process;

async function seesNotice(query: string) {
  const away = await fetch(`${site.origin}${PAGE}?${query}`);
  const text = await away.text();
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect(text).toContain('This page isn’t available right now');
  expect(text).toContain('<footer');
  expect(text).not.toContain(HEADING);
}

async function isLogged(version: string, reason: RegExp) {
  const isIt = (line: Record<string, unknown>) =>
    line['remote'] === 'mf-content' && line['version'] === version && reason.test(String(line['reason']));
  expect(await waitFor('the log to say so', async () => site.log().find(isIt))).toMatchObject({
    digest: expect.stringMatching(/^sha384-/),
  });
}

describe('a page', () => {
  beforeAll(() => useRelease('9.0.0', ONE_OF_ALL));

  test('that times out repeatedly opens its remote’s circuit breaker for a while, and other remotes keep working', async () => {
    // The breaker opens only if most requests fail, so these come right after the switch. Their URLs differ, because
    // concurrent requests for one URL share a rendering.
    await Promise.all(['a', 'b', 'c'].map((of) => seesNotice(`fault=${HANGS}&of=${of}`)));
    const reason = expect.stringMatching(/did not respond within \d+ s/);
    expect(await contentProcess()).toMatchObject({ breaker: 'open', lastFailure: { reason } });
    expect((await site.get(`${PAGE}?sound`)).status).toBe(503);
    for (const path of HEALTHY) expect([path, (await site.get(`${path}?sound`)).status]).toEqual([path, 200]);
    await waitFor('the log to say so', async () =>
      site.log().some(({ remote, msg }) => remote === 'mf-content' && String(msg).includes('keeps failing')),
    );
    await waitFor('the remote to be tried again', async () => (await site.get(`${PAGE}?sound`)).status === 200);
    expect((await contentProcess())?.breaker).toBe('closed');
  });

  test.each(FAILING_PAGES.map(([says, reason], index) => ({ says, reason, index })))(
    'that $says shows a notice in the site’s frame and does not affect other pages',
    async ({ index, reason }) => {
      await seesNotice(`fault=${index}`);
      expect((await contentProcess())?.lastFailure?.reason).toMatch(reason);
      await isLogged('9.0.0', reason);
      expect((await site.get('/privacy-policy?sound')).status).toBe(200);
    },
  );

  test('that fails is reported with its reason until it renders again, and does not open the circuit breaker', async () => {
    const restarts = (await contentProcess())?.restarts;
    for (let attempt = 0; attempt < 8; attempt += 1) await site.get(`${PAGE}?fault=0`);
    const { failingPages = [], ...rest } = (await contentProcess()) ?? {};
    expect(rest).toMatchObject({ breaker: 'closed', restarts });
    expect(failingPages).toContainEqual(
      expect.objectContaining({
        route: PAGE,
        path: PAGE,
        search: '?fault=0',
        reason: expect.stringContaining('no data to be had'),
      }),
    );
    expect((await site.get(`${PAGE}?sound`)).status).toBe(200);
    expect((await contentProcess())?.failingPages).toBeUndefined();
  });

  test('that tries to access the server’s environment or modules gets nothing', async () => {
    expect((await site.get(`${PAGE}?fault=${SPIES}`)).status).toBe(200);
    const line = await waitFor('what it got', async () => site.log().find(({ msg }) => String(msg).includes('GOT ')));
    expect(JSON.parse(String(line['msg']).replace(/^.*GOT /, ''))).toEqual(['JSON.stringify(process.env): {}']);
  });
});

test.each(getSample(DEADLY_PAGES, 5))(
  'a page that %s is unavailable until its process is replaced, and all other pages work',
  async (says, reason, code) => {
    const version = `9.1.${DEADLY_PAGES.findIndex(([other]) => other === says)}`;
    await useRelease(version, code);
    const others = readMeanwhile(site, HEALTHY);
    await seesNotice('fault');
    await waitFor('the page to come back', async () => (await site.get(`${PAGE}?again`)).text.includes(HEADING));
    expect((await others.stop()).filter(({ status }) => status !== 200)).toEqual([]);
    expect((await contentProcess())?.lastFailure?.reason).toMatch(reason);
    await isLogged(version, reason);
  },
);

/** Resolves once the release renders. */
async function useRelease(version: string, code: FaultyCode) {
  const release = faultyRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], version, code);
  await compose(site.compositionFile, site.getReleaseUrl('mf-content', release));
  await waitFor(`release ${version}`, async () => (await site.health()).remotes['mf-content']?.version === version);
}
