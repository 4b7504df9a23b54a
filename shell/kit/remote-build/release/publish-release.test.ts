import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileStore, FolderStore, HttpStore } from './file-store.ts';
import { publishRelease } from './publish-release.ts';
import { run } from './release.ts';
import { writeBuiltRelease } from './testing/built-release.ts';
import { PutServer } from './testing/put-server.ts';

const FILES = ['entry.js', 'mf-manifest.json', 'page.js', 'page.js.gz'].map((file) => `browser/${file}`);
FILES.push('node/entry.js', 'release.json');
const VARIABLES = ['RELEASE_STORE', 'RELEASE_STORE_URL', 'RELEASE_STORE_TOKEN', 'RELEASE_SIGNING_KEY'];
const PATH = 'mf-small/1.0.0/';

let folder: string;
let server: PutServer;
let output: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'publishing-'));
  server = await PutServer.start();
  output = '';
  for (const method of ['log', 'warn', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((text: string) => void (output += `${text}\n`));
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const name of VARIABLES) delete process.env[name];
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const httpStore = () => new HttpStore(`${server.origin}/`, { url: `${server.origin}/`, token: server.token });
const folderStore = () => new FolderStore(join(folder, 'store'), undefined);
const publish = (built = writeBuiltRelease(folder), store: FileStore = httpStore()) =>
  publishRelease(store, built, undefined);

async function release(built: string, settings: Readonly<Record<string, string>>): Promise<string> {
  Object.assign(process.env, settings);
  output = '';
  await run({ built, types: false });
  return output;
}

function filesIn(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)).sort();
}

const expectComplete = (built: string) => {
  for (const file of FILES) expect(server.files.get(`/${PATH}${file}`)).toEqual(readFileSync(join(built, file)));
};

describe('a release', () => {
  test('is uploaded under its name and version, with its descriptor last, and can be cached for a year', async () => {
    const built = writeBuiltRelease(folder);
    expect(await publish(built)).toEqual({ path: PATH, isNew: true, written: FILES.length - 1 });
    expect([...server.files.keys()].sort()).toEqual(FILES.map((file) => `/${PATH}${file}`));
    expect(server.puts.at(-1)).toBe(`/${PATH}release.json`);
    expect(server.headers.get(`/${PATH}browser/page.js`)).toMatchObject({
      'content-type': expect.stringContaining('text/javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expectComplete(built);
  });

  test('has its URL printed as the last line', async () => {
    const built = writeBuiltRelease(folder);
    const settings = { RELEASE_STORE: `${server.origin}/site/`, RELEASE_STORE_TOKEN: server.token };
    const url = `${server.origin}/site/${PATH}`;
    const lines =
      `To make it live, run this on the site's machine:\n  npm run compose -- use ${url}\n` + `Its URL:\n${url}\n`;
    expect(await release(built, settings)).toBe(`mf-small 1.0.0 is released to ${server.origin}/site/.\n${lines}`);
    expect(await release(built, settings)).toBe(
      `mf-small 1.0.0 has already been released with the same content.\n${lines}`,
    );
    for (const [commit, sentence] of [
      ['unknown', /The commit of the sources is unknown/],
      ['abc+changes', /Some of the built sources are not committed/],
    ] as const)
      expect(await release(writeBuiltRelease(folder, { commit }), settings)).toMatch(sentence);
  });

  test('is copied into a folder as plain files', async () => {
    const store = join(folder, 'store');
    const settings = { RELEASE_STORE: store, RELEASE_STORE_URL: 'https://releases.example.com' };
    const printed = await release(writeBuiltRelease(folder), settings);
    expect(printed).toMatch(/\nhttps:\/\/releases\.example\.com\/mf-small\/1\.0\.0\/\n$/);
    expect(filesIn(store)).toEqual(FILES.map((file) => PATH + file));
  });

  test('can be signed before or after it is published', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    await publish();
    expect(server.files.has(`/${PATH}release.json.sig`)).toBe(false);
    for (const store of [httpStore(), folderStore()])
      await publishRelease(store, writeBuiltRelease(folder, { commit: 'def' }), privateKey);
    expect(server.puts.at(-1)).toBe(`/${PATH}release.json.sig`);
    expect(server.headers.get(`/${PATH}release.json.sig`)).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    });
    await publishRelease(httpStore(), writeBuiltRelease(folder, { version: '1.0.1' }), privateKey);
    expect(server.puts.slice(-2)).toEqual(['/mf-small/1.0.1/release.json.sig', '/mf-small/1.0.1/release.json']);
  });
});

describe.each([
  ['a server', () => httpStore()],
  ['a folder', () => folderStore()],
])('a version that %s already has', (_kind, store) => {
  test('can be released again only with the same content, even from another commit, and does not change', async () => {
    await publish(writeBuiltRelease(folder), store());
    const former = await store().read(`${PATH}release.json`);
    for (const commit of ['abc', 'def'])
      expect(await publish(writeBuiltRelease(folder, { commit }), store())).toEqual({
        path: PATH,
        isNew: false,
        written: 0,
      });
    await expect(publish(writeBuiltRelease(folder, { text: 'Another page' }), store())).rejects.toThrow(
      'mf-small 1.0.0 has already been released with different content. ' +
        'Increase "version" in package.json, describe the change in CHANGELOG.md, and release again.',
    );
    expect(await store().read(`${PATH}release.json`)).toEqual(former);
    const next = writeBuiltRelease(folder, { text: 'Another page', version: '1.0.1' });
    expect(await publish(next, store())).toMatchObject({ isNew: true });
  });

  test('is never overwritten, even if it appears during the upload', async () => {
    await store().write('release.json', Buffer.from('first'), { onlyNew: true });
    expect(await store().write('release.json', Buffer.from('second'), { onlyNew: true })).toBe(false);
    expect(Buffer.from((await store().read('release.json')) ?? []).toString()).toBe('first');
  });
});

describe('an interrupted upload', () => {
  test('leaves no release, and the next attempt completes it, even with different content', async () => {
    server.react = (path) => (path.endsWith('page.js') ? 403 : 'take');
    await expect(publish(writeBuiltRelease(folder, { text: 'Another page' }))).rejects.toThrow('403');
    expect(server.files.has(`/${PATH}release.json`)).toBe(false);
    server.react = () => 'take';
    const built = writeBuiltRelease(folder);
    await publish(built);
    expectComplete(built);
  });

  test.each([
    ['fails', 500, 'Check RELEASE_STORE'],
    ['forbids writing', 403, 'Set RELEASE_STORE_TOKEN'],
    ['does not accept the token', 401, 'Set RELEASE_STORE_TOKEN'],
  ])('leaves no release and reports the reason if the server %s', async (_what, status, advice) => {
    server.react = (path) => (path.endsWith('page.js') ? status : 'take');
    const sentence = `page.js returned ${status} for PUT, so nothing was released. ${advice}`;
    await expect(publish()).rejects.toThrow(sentence);
    expect(server.files.has(`/${PATH}release.json`)).toBe(false);
  });

  test('is reported if no server is listening', async () => {
    await server.stop();
    await expect(publish()).rejects.toThrow(/failed \(ECONNREFUSED\), so nothing was released/);
  });
});

describe('the release command', () => {
  test('replaces damaged files in the store', async () => {
    const built = writeBuiltRelease(folder);
    const settings = { RELEASE_STORE: join(folder, 'store') };
    await release(built, settings);
    const file = join(folder, 'store', PATH, 'browser/page.js');
    writeFileSync(file, 'damaged');
    expect(await release(built, settings)).toMatch(/Files that were missing or damaged in .* are restored: 1\./);
    expect(readFileSync(file)).toEqual(readFileSync(join(built, 'browser/page.js')));
  });

  test('keeps only the first of two different builds that are released at the same time', async () => {
    const builds = ['One page', 'Other page'].map((text) => writeBuiltRelease(folder, { text }));
    const ends = await Promise.allSettled(builds.map((built) => publish(built)));
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = builds[ends.findIndex(({ status }) => status === 'fulfilled')] ?? '';
    expect(server.files.get(`/${PATH}release.json`)).toEqual(readFileSync(join(winner, 'release.json')));
  });

  test('rejects a modified build and a folder without a release', async () => {
    const built = writeBuiltRelease(folder);
    const entry = join(built, 'node/entry.js');
    appendFileSync(entry, ' ');
    await expect(publish(built)).rejects.toThrow(`${entry} has changed since the build. Build the release again.`);
    rmSync(entry);
    await expect(publish(built)).rejects.toThrow('has changed since the build');
    await expect(release(folder, {})).rejects.toThrow('is not a release: it has no release.json');
    expect(server.puts).toEqual([]);
  });

  test.each([
    ['https://', 'RELEASE_STORE must be a URL such as https://releases.example.com/site; it is "https://".'],
    ['http://me:hidden@localhost', 'RELEASE_STORE must not contain a user name or password. Set RELEASE_STORE_TOKEN'],
  ])('rejects the store %s', async (store, sentence) => {
    await expect(release(writeBuiltRelease(folder), { RELEASE_STORE: store })).rejects.toThrow(sentence);
  });

  test.each([
    ['package.json', /RELEASE_SIGNING_KEY is .*package\.json, which cannot be read as a private key \(/],
    [
      'nowhere.pem',
      /nowhere\.pem, which cannot be read as a private key \(ENOENT\)\. Create one with "remote-build keys"/,
    ],
    ['-----BEGIN PRIVATE KEY-----\nx', /^RELEASE_SIGNING_KEY cannot be read as a private key/],
    [rsaKey(), /^RELEASE_SIGNING_KEY is not an Ed25519 key\./],
  ])('rejects an invalid signing key (case %#)', async (key, sentence) => {
    const store = { RELEASE_STORE: server.origin, RELEASE_STORE_TOKEN: server.token };
    await expect(release(writeBuiltRelease(folder), { ...store, RELEASE_SIGNING_KEY: key })).rejects.toThrow(sentence);
    expect(server.puts).toEqual([]);
  });
});

function rsaKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
}
