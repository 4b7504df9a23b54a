import { digestFolder, computeIntegrity } from '@site/release/integrity';
import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchFile } from './fetch-file.ts';
import { readKeptFile } from './stored-release.ts';
import { readReleaseLimits } from './release-limits.ts';
import { ReleaseStore } from './release-store.ts';
import { TEST_CONTRACTS, ReleaseServer, send, soundRelease } from '../testing/release-server.ts';

const ORIGIN = 'https://units.example';
const LIMITS = { ...readReleaseLimits({}), releaseFileBytes: 100_000, releaseBytes: 300_000 };

let folder: string;
let server: ReleaseServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  server = await ReleaseServer.start();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const store = (options: Partial<ConstructorParameters<typeof ReleaseStore>[0]> = {}) =>
  new ReleaseStore({ folder, origin: ORIGIN, limits: LIMITS, ...options });
const load = (from = store()) => from.load('mf-test', server.entry, TEST_CONTRACTS);
const changed = (change: (descriptor: ReleaseDescriptor) => object) => {
  const { descriptor, files } = soundRelease();
  server.serve({ descriptor: { ...descriptor, ...change(descriptor) }, files });
};

describe('A valid release', () => {
  test('is fetched completely, with the requests that a browser on the site would send', async () => {
    const release = await load();
    expect(release).toMatchObject({
      version: '1.0.0',
      base: `${server.origin}/1.0.0/`,
      nodeSource: soundRelease().files['node/entry.js'],
      descriptor: { name: 'mf-test' },
    });
    expect(server.requests.map(({ url }) => url).sort()).toEqual(
      ['browser/entry.js', 'browser/home.js', 'browser/manifest.json', 'node/entry.js', 'release.json'].map(
        (path) => `/1.0.0/${path}`,
      ),
    );
    for (const { headers } of server.requests)
      expect(headers).toMatchObject({ origin: ORIGIN, 'accept-encoding': 'br, gzip' });
  });

  test('is used after a restart while its server is unavailable, and its browser files are served', async () => {
    await load();
    await server.stop();
    const restarted = store();
    const release = await load(restarted);
    expect(release).toMatchObject({ version: '1.0.0', nodeSource: soundRelease().files['node/entry.js'] });
    expect(Buffer.from((await release.browserFile?.('browser/home.js')) ?? []).toString()).toBe('self.home = 1;');
    for (const path of ['node/entry.js', 'release.json', '../x', 'browser/gone.js', 'constructor'])
      expect(await release.browserFile?.(path)).toBeUndefined();
  });

  test('is fetched again if a byte of the saved copy has changed', async () => {
    await load();
    const [own = ''] = readdirSync(folder);
    writeFileSync(join(folder, own, 'browser/home.js'), 'self.home = 2;');
    server.requests.length = 0;
    await load();
    expect(server.requests).toHaveLength(5);
    await server.stop();
    await load();
  });

  test('is checked again before it is used from another URL', async () => {
    const from = store();
    await load(from);
    const mirror = await ReleaseServer.start();
    mirror.answers['browser/home.js'] = (response) =>
      send(response, 'self.home = 1;', { 'access-control-allow-origin': undefined });
    await expect(from.load('mf-test', mirror.entry, TEST_CONTRACTS)).rejects.toMatchObject({ code: 'CORS' });
    delete mirror.answers['browser/home.js'];
    expect((await from.load('mf-test', mirror.entry, TEST_CONTRACTS)).base).toBe(`${mirror.origin}/1.0.0/`);
    await Promise.all([server.stop(), mirror.stop()]);
    expect((await store().load('mf-test', mirror.entry, TEST_CONTRACTS)).base).toBe(`${mirror.origin}/1.0.0/`);
    expect((await load(store())).base).toBe(`${server.origin}/1.0.0/`);
  });

  test("is accepted if it allows only the site's origin", async () => {
    for (const path of ['browser/entry.js', 'browser/home.js', 'browser/manifest.json']) {
      server.answers[path] = (response) =>
        send(response, soundRelease().files[path] ?? '', { 'access-control-allow-origin': ORIGIN });
    }
    await load();
  });
});

describe('A folder that is not writable', () => {
  test('is reported, and the release is served', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const from = store({ folder: join(file, 'releases') });
    expect(await load(from)).toMatchObject({ version: '1.0.0' });
    expect(from.problem).toMatch(
      /^Cannot save releases in .*releases \(ENOTDIR\), so a restart depends on their servers\. Make the folder writable\.$/,
    );
    // The release is saved once the folder is writable.
    rmSync(file);
    await load(from);
    expect(from.problem).toBeUndefined();
    expect(await load(store({ folder: join(file, 'releases') }))).toMatchObject({ version: '1.0.0' });
  });
});

describe('Saved releases', () => {
  const savedStore = async (versions: readonly string[], options: Parameters<typeof store>[0]) => {
    const from = store({ formerReleases: 0, ...options });
    const digests: string[] = [];
    for (const version of versions) {
      changed(() => ({ version }));
      await load(from);
      digests.push(server.entry.digest);
    }
    return { from, digests };
  };
  const age = () => readdirSync(folder).forEach((name) => utimesSync(join(folder, name), 1000, 1000));
  const kept = () => readdirSync(folder).sort();
  const folders = (...digests: (string | undefined)[]) => digests.map((digest) => digestFolder(digest ?? '')).sort();

  test('keep the releases in use and the most recent ones', async () => {
    const { from, digests } = await savedStore(['1.0.0', '1.0.1', '1.0.2', '1.0.3'], { formerReleases: 1 });
    age();
    changed(() => ({ version: '1.0.1' }));
    await load(from);
    await from.prune([digests[3] ?? '']);
    expect(kept()).toEqual(folders(digests[1], digests[3]));
  });

  test('keep a replaced release for the configured time, regardless of how long it was live', async () => {
    const { from, digests } = await savedStore(['1.0.0', '1.0.1', '1.0.2'], { formerMs: 60_000 });
    const [first, second = '', third] = digests;
    await from.prune([first ?? '']);
    expect(kept()).toEqual(folders(first, second, third));
    age();
    await from.prune([second]);
    expect(kept()).toEqual(folders(first, second));
    age();
    await from.prune([second]);
    expect(kept()).toEqual(folders(second));
  });

  test('serve their files by folder name until they are deleted', async () => {
    await load();
    const first = server.entry.digest;
    const read = async (path: string, release = digestFolder(first)) =>
      Buffer.from((await readKeptFile(folder, release, path)) ?? []).toString();
    expect(await read('browser/home.js')).toBe('self.home = 1;');
    const paths = [
      'node/entry.js',
      'release.json',
      '../x',
      'browser/gone.js',
      'browser/../node/entry.js',
      'constructor',
    ];
    for (const path of paths) expect(await read(path)).toBe('');
    for (const release of ['', '..', digestFolder(first).toUpperCase(), folders(computeIntegrity(''))[0]])
      expect(await read('browser/home.js', release)).toBe('');
    writeFileSync(join(folder, digestFolder(first), 'browser/home.js'), 'self.home = 2;');
    expect(await read('browser/home.js')).toBe('');
  });
});

const long = 'x'.repeat(1000);
const GOOD = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };

describe('A release does not go live', () => {
  type Answer = (response: ServerResponse) => unknown;
  const home = 'browser/home.js';
  const lie = (answer: Answer, path = home) => {
    server.answers[path] = (response) => void answer(response);
  };
  const sending =
    (headers: Record<string, string | undefined>, text = soundRelease().files[home] ?? ''): Answer =>
    (response) =>
      send(response, text, headers);
  const heading =
    (status: number, headers = {}): Answer =>
    (response) =>
      response.writeHead(status, headers).end('no brotli');
  const large = /is larger than the limit of 98 KiB/;
  const elsewhere = 'https://other.example';

  test.each<[what: string, code: string, sentence: RegExp, answer: Answer]>([
    ['if a file is missing', 'STATUS', /home\.js returned 404\. Check that the whole release/, heading(404)],
    ['if its server fails', 'STATUS', /returned 500/, heading(500)],
    ['if its server sends an empty response', 'STATUS', /returned 204/, heading(204)],
    [
      'without CORS',
      'CORS',
      /no Access-Control-Allow-Origin, so browsers do not run it on https:\/\/units\.example/,
      sending({ 'access-control-allow-origin': undefined }),
    ],
    [
      'with CORS for another site',
      'CORS',
      /Access-Control-Allow-Origin: https:\/\/other\.example/,
      sending({ 'access-control-allow-origin': elsewhere }),
    ],
    [
      'if its script is text',
      'TYPE',
      /has the type "text\/plain", which browsers do not run/,
      sending({ 'content-type': 'text/plain' }),
    ],
    ['if its script has no type', 'TYPE', /has no Content-Type, which/, sending({ 'content-type': undefined })],
    [
      'if its file redirects',
      'REDIRECT',
      /redirects to https:\/\/other\.example/,
      heading(302, { location: elsewhere }),
    ],
    [
      'if its file has changed',
      'DIGEST',
      /home\.js does not match its digest: it has sha384-/,
      sending({}, 'self.home = 2;'),
    ],
    ['if its file is too large', 'SIZE', large, sending({}, long.repeat(101))],
    ['if its file is too large after decompression', 'SIZE', large, sending({}, long.repeat(2000))],
    ['if its file is endless', 'SIZE', large, endless],
    [
      'if its file ends early',
      'BROKEN_OFF',
      /ended early/,
      (response) =>
        response.writeHead(200, { ...GOOD, 'content-length': '100' }).write('self', () => response.destroy()),
    ],
    [
      'if its file is compressed wrongly',
      'BROKEN_OFF',
      /ended early/,
      heading(200, { ...GOOD, 'content-encoding': 'br' }),
    ],
  ])('%s', async (_what, code, sentence, answer) => {
    lie(answer);
    await expect(load()).rejects.toMatchObject({ code, message: expect.stringMatching(sentence) });
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  });

  test.each<[what: string, answer: Answer]>([
    ['loads too slowly', (response) => void response.writeHead(200, GOOD).write('x')],
    ['does not load', () => undefined],
    ['does not load after the response headers', (response) => response.writeHead(200, GOOD).flushHeaders()],
  ])('if its file %s', async (_what, answer) => {
    const limits = { ...LIMITS, releaseTimeoutMs: 2500 };
    const timers = new Map<number, AbortController[]>();
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const timer = new AbortController();
      timers.set(ms, [...(timers.get(ms) ?? []), timer]);
      return timer.signal;
    });
    const asked = async (from: ReleaseStore, options = {}) => {
      const isAsked = new Promise<void>((resolve) => {
        lie((response) => {
          answer(response);
          resolve();
        });
      });
      const loading = from.load('mf-test', server.entry, TEST_CONTRACTS, options);
      await Promise.race([isAsked, loading]);
      return () => loading;
    };
    const expire = (ms: number) =>
      timers.get(ms)?.forEach((timer) => timer.abort(new DOMException('Too late', 'TimeoutError')));

    const late = await asked(store({ limits }));
    expire(limits.releaseTimeoutMs);
    await expect(late()).rejects.toMatchObject({
      code: 'TIMEOUT',
      message: expect.stringMatching(/The files of .*release\.json did not load within 2\.5 s/),
    });
    const stop = new AbortController();
    const stopped = await asked(store({ limits }), { signal: stop.signal });
    stop.abort();
    await expect(stopped()).rejects.toMatchObject({ code: 'ABORTED' });
  });

  test('if its descriptor is too large, has changed, is a web page, or is invalid', async () => {
    const { entry } = server;
    lie((response) => send(response, long.repeat(2000)), 'release.json');
    await expect(load()).rejects.toMatchObject({ code: 'SIZE' });
    lie((response) => send(response, '{}'), 'release.json');
    await expect(load()).rejects.toMatchObject({ code: 'DIGEST' });
    for (const [text, sentence] of [
      ['<!doctype html>', /is a web page, not a release descriptor/],
      ['{', /is not JSON/],
      ['{}', /is not a release descriptor: name /],
    ] as const) {
      lie((response) => send(response, text), 'release.json');
      const loading = store().load('mf-test', { ...entry, digest: computeIntegrity(text) }, TEST_CONTRACTS);
      await expect(loading).rejects.toMatchObject({ code: 'DESCRIPTOR', message: expect.stringMatching(sentence) });
    }
  });

  test('if its files are too large in total, or its server is unavailable', async () => {
    await expect(load(store({ limits: { ...LIMITS, releaseBytes: 40 } }))).rejects.toMatchObject({ code: 'SIZE' });
    await server.stop();
    const sentence = /^Cannot reach .*release\.json \(ECONNREFUSED\)\. Check that its server is running\./;
    await expect(load()).rejects.toMatchObject({ code: 'UNREACHABLE', message: expect.stringMatching(sentence) });
  });

  test('if the site uses https and its server does not, except on the local machine', async () => {
    const options = { origin: ORIGIN, limitBytes: 1000, timeoutMs: 5000, asBrowser: 'script' } as const;
    const sentence =
      /is not https, so browsers do not load it on https:\/\/units\.example\. Serve the release over https\./;
    await expect(fetchFile('http://releases.example.com/1.0.0/browser/home.js', options)).rejects.toMatchObject({
      code: 'INSECURE',
      message: expect.stringMatching(sentence),
    });
    expect(await fetchFile(`${server.origin}/1.0.0/browser/home.js`, options)).toHaveLength(14);
  });

  test('if it requires contracts that the site does not provide', async () => {
    changed(() => ({ name: 'mf-other' }));
    await expect(load()).rejects.toMatchObject({
      code: 'REQUIREMENT',
      message:
        'mf-test 1.0.0 does not work with this site: its name is mf-other. Build it with the versions that the site provides.',
    });
  });

  test.each<[what: string, code: string, sentence: RegExp, change: (descriptor: ReleaseDescriptor) => object]>([
    [
      'a global that is not in its browser entry',
      'ENTRY',
      /browser\/entry\.js does not contain mf_other, which its release\.json lists/,
      ({ browser }) => ({ browser: { ...browser, global: 'mf_other' } }),
    ],
    [
      'a module that is not in its browser entry',
      'ENTRY',
      /browser\/entry\.js does not contain \.\/about/,
      ({ browser }) => ({ browser: { ...browser, exposes: { ...browser.exposes, './about': [] } } }),
    ],
    ['a file outside of its folder', 'DESCRIPTOR', /./, withFile('browser/../../x.js')],
    ['a hidden file', 'DESCRIPTOR', /./, withFile('browser/.x')],
    ['a file that is its own descriptor', 'DESCRIPTOR', /./, withFile('release.json')],
    [
      "a browser entry that is the server's",
      'DESCRIPTOR',
      /./,
      ({ browser }) => ({ browser: { ...browser, entry: 'node/entry.js' } }),
    ],
    ['an invalid range', 'DESCRIPTOR', /./, () => ({ requires: { shellContract: 'whatever', api: '^1.0.0' } })],
  ])('if its descriptor contains %s', async (_what, code, sentence, change) => {
    changed(change);
    await expect(load()).rejects.toMatchObject({ code, message: expect.stringMatching(sentence) });
  });
});

function withFile(path: string) {
  return ({ files }: ReleaseDescriptor) => ({ files: { ...files, [path]: computeIntegrity('') } });
}

function endless(response: ServerResponse) {
  response.writeHead(200, GOOD);
  const more = () => {
    while (!response.destroyed && response.write(long));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
}
