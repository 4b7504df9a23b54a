import { beforeAll, describe, expect, test } from '@jest/globals';
import { compose } from '../support/compose.ts';
import type { ComposedSite } from '../support/composed-site.ts';
import { sharedSite } from '../support/shared-site.ts';
import { type FaultyCode, faultyRelease } from '../support/faulty-on-server.ts';
import { readMeanwhile } from '../support/read-meanwhile.ts';
import { sampleOf } from '../support/sample.ts';
import { waitFor } from '../support/wait-for.ts';

const PAGE = '/about-units';
const HEADING = 'About Units of Measurement';
/** Pages of other remotes. The query bypasses the cache. */
const HEALTHY = ['/', '/all-converters', '/category/length', '/converter/length/feet-to-meters', '/contact'];

interface Fault extends FaultyCode {
  says: string;
  reason: RegExp;
}

const KEEP_FILLING = 'const kept = []; for (;;)';
/** On a busy machine, the process is ended for not responding before its memory is full. */
const OUT_OF_MEMORY = /memory|Array buffer allocation failed|did not respond for \d/;

/** Each throws in one page. */
const FAILING_PAGES: Fault[] = [
  {
    says: 'throws before it renders',
    inLoad: 'throw new Error("no data to be had")',
    reason: /no data to be had/,
  },
  {
    says: 'throws while it builds its result',
    inResult: 'throw new TypeError("of undefined")',
    reason: /of undefined/,
  },
  {
    says: 'throws while it renders',
    inPage: 'throw new Error("cannot be shown")',
    reason: /cannot be shown/,
  },
  {
    says: 'throws an unreadable value',
    inPage: 'throw { get message() { throw this; }, toString() { throw this; } }',
    reason: /cannot be described|Thrown/,
  },
  {
    says: 'kills its process',
    inLoad: 'process.kill(process.pid, "SIGKILL")',
    reason: /process\.kill is not a function/,
  },
  {
    says: 'sends an endless response',
    inResult: 'return { ...result, head: { ...result.head, title: "x".repeat(6e6) } }',
    reason: /more than 4 MB/,
  },
  {
    says: 'returns invalid metadata',
    inResult: 'return { ...result, head: { title: 12 } }',
    reason: /not valid at page\.head\.title/,
  },
  {
    says: 'redirects to another site',
    inResult: 'return { kind: "redirect", to: "//elsewhere.example/" }',
    reason: /redirects to "\/\/elsewhere\.example\/", not a path/,
  },
  {
    says: 'returns data that cannot be serialized',
    inResult:
      'let deep = {}; for (let n = 0; n < 1e5; n += 1) deep = { deep }; return { ...result, head: { ' +
      '...result.head, structuredData: [{ "@type": "Thing", deep }] } }',
    reason: /call stack|not valid/i,
  },
  {
    says: 'never settles',
    inLoad: 'await new Promise(() => {})',
    reason: /did not respond within \d+ s/,
  },
];

/** Each ends its process. */
const DEADLY_PAGES: Fault[] = [
  {
    says: 'loops forever',
    inPage: 'for (;;);',
    reason: /did not respond for \d/,
  },
  { says: 'exits', inPage: 'process.exit(0)', reason: /ended with code 0/ },
  {
    says: 'fills its heap',
    inPage: `${KEEP_FILLING} kept.push(new Array(1e7).fill(.5))`,
    reason: OUT_OF_MEMORY,
  },
  {
    says: 'replaces a built-in function',
    inLoad: 'Array.prototype.map = function () { return []; }',
    reason: /replaced the built-in Array\.prototype\.map/,
  },
  {
    says: 'leaves a rejection unhandled',
    inLoad:
      'Promise.reject(new Error("no one catches this")); await new Promise((resolve) => setTimeout(resolve, 500))',
    reason: /no one catches this/,
  },
  {
    says: 'floods its output',
    inLoad:
      'const flood = () => { process.stdout.write("x".repeat(1e6) + "\\n"); setTimeout(flood) }; flood(); await new Promise(() => {})',
    reason: /wrote too much output/,
  },
  {
    says: 'fills memory outside its heap',
    inPage: `${KEEP_FILLING} kept.push(Buffer.alloc(1e8, 1))`,
    reason: OUT_OF_MEMORY,
  },
  {
    says: 'sleeps on a lock',
    inLoad: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
    reason: /did not respond for \d/,
  },
  {
    says: 'throws in a timer',
    inLoad: 'setTimeout(() => { throw new Error("late") }); await new Promise((resolve) => setTimeout(resolve, 500))',
    reason: /late/,
  },
  // The process reads the server's requests with it.
  {
    says: 'replaces a Buffer method',
    inLoad: 'Buffer.concat = () => new Uint8Array()',
    reason: /replaced the built-in Buffer\.concat/,
  },
];

/** One release with all faults, by the value of `?fault`. */
const ONE_OF_ALL = {
  inLoad: `globalThis.asked = context.search.get('fault'); ${choose('inLoad')}`,
  inResult: `${choose('inResult')} return result;`,
  inPage: choose('inPage'),
};

function choose(place: 'inLoad' | 'inResult' | 'inPage'): string {
  const cases = FAILING_PAGES.map((fault, index) => `case '${index}': { ${fault[place] ?? ''}; break; }`);
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
  expect({
    status: away.status,
    retryAfter: away.headers.get('retry-after'),
  }).toEqual({
    status: 503,
    retryAfter: expect.stringMatching(/^\d+$/),
  });
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

describe('a page that fails', () => {
  beforeAll(() => useRelease('9.0.0', ONE_OF_ALL));

  test.each(FAILING_PAGES.map((fault, index) => ({ ...fault, index })))(
    'shows a notice in the site’s frame and costs no other page: it $says',
    async ({ index, reason }) => {
      await seesNotice(`fault=${index}`);
      expect((await contentProcess())?.lastFailure?.reason).toMatch(reason);
      await isLogged('9.0.0', reason);
      expect((await site.get('/privacy-policy?sound')).status).toBe(200);
    },
  );

  test('is reported with its reason until it renders again, and opens no circuit breaker', async () => {
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
});

test.each(sampleOf(DEADLY_PAGES, 4))(
  'a page that $says is unavailable for a moment, and no other visitor notices',
  async ({ says, reason, ...code }) => {
    const version = `9.1.${DEADLY_PAGES.findIndex((fault) => fault.says === says)}`;
    await useRelease(version, code);
    const others = readMeanwhile(site, HEALTHY);
    await seesNotice('fault');
    await waitFor('the page to come back', async () => (await site.get(`${PAGE}?again`)).text.includes(HEADING));
    expect((await others.stop()).filter(({ status }) => status !== 200)).toEqual([]);
    expect((await contentProcess())?.lastFailure?.reason).toMatch(reason);
    await isLogged(version, reason);
  },
);

test('a remote whose pages time out is skipped for a while and then retried, and the other remotes keep working', async () => {
  await useRelease('9.2.0', { inLoad: 'await new Promise(() => {})' });
  // Concurrent requests for one URL share a rendering.
  const hanging = await Promise.all(['a', 'b', 'c'].map((of) => site.get(`${PAGE}?fault&of=${of}`)));
  expect(hanging.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(await contentProcess()).toMatchObject({
    breaker: 'open',
    lastFailure: {
      reason: expect.stringMatching(/did not respond within \d+ s/),
    },
  });
  expect((await site.get(`${PAGE}?sound`)).status).toBe(503);
  for (const path of HEALTHY) expect([path, (await site.get(`${path}?sound`)).status]).toEqual([path, 200]);
  await waitFor('the log to say so', async () =>
    site.log().some(({ remote, msg }) => remote === 'mf-content' && String(msg).includes('keeps failing')),
  );
  await waitFor('the remote to be tried again', async () => (await site.get(`${PAGE}?sound`)).status === 200);
  expect((await contentProcess())?.breaker).toBe('closed');
});

test('a page that tries to access the server’s environment or modules gets nothing', async () => {
  const attempts = {
    environment: 'JSON.stringify(process.env)',
    require: 'require("fs")',
    'built-in modules': 'process.getBuiltinModule("fs")',
    'main module': 'process.mainModule.require("fs")',
    'native binding': 'process.binding("fs")',
    'another binding': 'process._linkedBinding("fs")',
    'shared library': 'process.dlopen({ exports: {} }, "/lib/x86_64-linux-gnu/libc.so.6")',
    report: 'JSON.stringify(process.report.getReport())',
    'code from text': 'new Function("return 1")()',
    import: 'await import("node:fs")',
    signal: 'process.kill(process.ppid, 0)',
    'pipe to the server': 'process._getActiveHandles().length',
    network: 'await fetch("http://localhost")',
  };
  const tries = Object.entries(attempts).map(
    ([what, code]) =>
      `try { got.push(${JSON.stringify(what)} + ": " + String(${code}).slice(0, 200)); } catch (error) { }`,
  );
  await useRelease('9.3.0', {
    inLoad: `const got = []; ${tries.join('\n')} console.error("GOT " + JSON.stringify(got));`,
  });
  expect((await site.get(`${PAGE}?fault`)).status).toBe(200);
  const line = await waitFor('what it has got', async () => site.log().find(({ msg }) => String(msg).includes('GOT ')));
  expect(JSON.parse(String(line['msg']).replace(/^.*GOT /, ''))).toEqual(['environment: {}']);
});

/** Resolves once the release renders. */
async function useRelease(version: string, code: FaultyCode) {
  const release = faultyRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], version, code);
  await compose(site.compositionFile, site.addressOf('mf-content', release));
  await waitFor(`release ${version}`, async () => (await site.health()).remotes['mf-content']?.version === version);
}
