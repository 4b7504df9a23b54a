import { keyId, signDescriptor } from '@site/release/signature';
import { digestFolder, computeIntegrity } from '@site/release/integrity';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReleaseLimits } from './release-limits.ts';
import { ReleaseStore } from './release-store.ts';
import { TEST_CONTRACTS, ReleaseServer, send, soundRelease } from '../testing/release-server.ts';

const team = generateKeyPairSync('ed25519');
const others = generateKeyPairSync('ed25519');

let folder: string;
let keysFile: string;
let server: ReleaseServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signed-'));
  keysFile = join(folder, 'keys.json');
  trust({ key: team, remotes: ['mf-test'] }, { key: others, remotes: ['mf-other'] });
  server = await ReleaseServer.start();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Trusted {
  key: { publicKey: KeyObject };
  remotes: string[];
}

function keysText(...trusted: Trusted[]): string {
  return JSON.stringify(
    Object.fromEntries(
      trusted.map(({ key: { publicKey }, remotes }) => [
        keyId(publicKey),
        { publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'), remotes },
      ]),
    ),
  );
}

function trust(...trusted: Trusted[]) {
  writeFileSync(keysFile, keysText(...trusted));
}

const text = () => JSON.stringify(soundRelease().descriptor);
function sign({ privateKey }: { privateKey: KeyObject }, signed = text()) {
  serveSignature(signDescriptor(Buffer.from(signed), privateKey));
}
function serveSignature(signature: string) {
  server.answers['release.json.sig'] = (response) => send(response, signature);
}

const storeWith = (settings: Readonly<Record<string, string>>) =>
  new ReleaseStore({
    folder: join(folder, 'kept'),
    origin: 'https://units.example',
    limits: readReleaseLimits(settings),
  });
const store = (RELEASE_KEYS = keysFile) => storeWith({ RELEASE_KEYS });
const storeWithoutKeys = () => storeWith({});
const load = (from = store()) => from.load('mf-test', server.entry, TEST_CONTRACTS);
const loadServed = (from = store()) => from.load('mf-test', server.entry, TEST_CONTRACTS, { wasServed: true });
const problem = (from = store()) => from.signatureProblem(server.entry);
const refusal = (sentence: RegExp) => ({ code: 'SIGNATURE', message: expect.stringMatching(sentence) });
const untrusted = /is signed with the key ed25519-[0-9a-f]{16}, which this site does not trust/;

describe('A signed release', () => {
  test('is accepted by a site that trusts its key, even after a restart without a network', async () => {
    sign(team);
    expect(await load()).toMatchObject({ version: '1.0.0' });
    await server.stop();
    expect(await load()).toMatchObject({ version: '1.0.0' });
  });

  test('is accepted by a site whose setting contains the keys, or a key for all remotes', async () => {
    sign(others);
    expect(await load(store(keysText({ key: others, remotes: ['*'] })))).toMatchObject({ version: '1.0.0' });
  });

  test('is rejected without a restart after its key is removed from the file', async () => {
    sign(team);
    const from = store();
    await load(from);
    trust({ key: others, remotes: ['mf-test'] });
    await expect(load(from)).rejects.toMatchObject(refusal(untrusted));
    await server.stop();
    await expect(load(from)).rejects.toMatchObject({ code: 'SIGNATURE' });
  });

  test('stays live after its key is removed, and the site reports it', async () => {
    sign(team);
    await load();
    expect(await problem()).toBeUndefined();
    trust({ key: others, remotes: ['mf-test'] });
    await loadServed();
    expect(await problem()).toMatch(untrusted);
    await server.stop();
    await loadServed();
    expect(await problem()).toMatch(untrusted);
    // A new change is checked against the current keys.
    await expect(load()).rejects.toMatchObject({ code: 'SIGNATURE' });
  });

  test('can be signed again with another key, and is then saved with it', async () => {
    sign(team);
    await load();
    trust({ key: others, remotes: ['mf-test'] });
    sign(others);
    await load();
    await server.stop();
    expect(await load()).toMatchObject({ version: '1.0.0' });
  });

  test('is checked when signatures become required, even if it was saved before', async () => {
    sign(team);
    await load(storeWithoutKeys());
    expect(server.requests.map(({ url }) => url)).not.toContain('/1.0.0/release.json.sig');
    await load();
    await server.stop();
    expect(await load()).toMatchObject({ version: '1.0.0' });
  });
});

describe('A release that went live before the site required signatures', () => {
  const unsigned = /release\.json is not signed, and this site only accepts signed releases/;
  const kept = (path: string) => join(folder, 'kept', digestFolder(server.entry.digest), ...path.split('/'));

  beforeEach(() => loadServed(storeWithoutKeys()));

  test('stays live without a signature, and the site reports it, with and without its server', async () => {
    expect(await loadServed()).toMatchObject({ version: '1.0.0' });
    expect(await problem()).toMatch(unsigned);
    await server.stop();
    expect(await loadServed()).toMatchObject({ version: '1.0.0' });
    expect(await problem()).toMatch(/^Cannot reach http\S+\/release\.json\.sig \(ECONNREFUSED\)/);
  });

  test('starts without fetching the signature', async () => {
    server.requests.length = 0;
    await loadServed();
    expect(server.requests).toEqual([]);
  });

  test('does not go live again once another release has replaced it', async () => {
    await expect(load()).rejects.toMatchObject(refusal(unsigned));
  });

  test.each(['release.json', 'browser/entry.js', 'node/entry.js'])(
    'is rejected if its saved %s has changed',
    async (path) => {
      writeFileSync(kept(path), `${readFileSync(kept(path), 'utf8')} `);
      await expect(loadServed()).rejects.toMatchObject(refusal(unsigned));
    },
  );

  test('is reported without a restart until it is signed, and again after its key is removed', async () => {
    const from = store();
    await loadServed(from);
    expect(await problem(from)).toMatch(unsigned);
    sign(team);
    expect(await problem(from)).toBeUndefined();
    await load();
    trust({ key: others, remotes: ['mf-test'] });
    expect(await problem(from)).toMatch(untrusted);
  });
});

describe('A site that requires signatures rejects a release', () => {
  test.each([
    [
      'without a signature',
      () => undefined,
      /release\.json is not signed, and this site only accepts signed releases\. Release it again with RELEASE_SIGNING_KEY/,
    ],
    [
      'whose signature is invalid',
      () => serveSignature('<!doctype html>'),
      /has an invalid release\.json\.sig next to it/,
    ],
    [
      'that has changed since it was signed',
      () => sign(team, text().replace('1.0.0', '1.0.1')),
      /does not match its signature with the key ed25519-[0-9a-f]{16}\. Upload the release again/,
    ],
    ['that is signed with an unknown key', () => sign(generateKeyPairSync('ed25519')), untrusted],
    [
      "under the name of a key that is not the signer's",
      () => {
        const signature = signDescriptor(Buffer.from(text()), others.privateKey);
        serveSignature(signature.replace(keyId(others.publicKey), keyId(team.publicKey)));
      },
      /does not match its signature/,
    ],
    [
      'that is signed with the key of another remote',
      () => sign(others),
      /which may not sign releases of mf-test\. Use a key for that remote/,
    ],
  ])('%s', async (_what, serve, sentence) => {
    serve();
    await expect(load()).rejects.toMatchObject(refusal(sentence));
    expect(server.requests.map(({ url }) => url)).toEqual(['/1.0.0/release.json', '/1.0.0/release.json.sig']);
  });

  test('while its keys cannot be read', async () => {
    sign(team);
    const from = store();
    writeFileSync(keysFile, '{');
    const sentence = /keys in .*keys\.json cannot be read .*Correct the file in RELEASE_KEYS/;
    await expect(load(from)).rejects.toMatchObject(refusal(sentence));
  });

  test('while its signature is unavailable, and accepts it later', async () => {
    server.answers['release.json.sig'] = (response) => response.writeHead(503).end();
    await expect(load()).rejects.toMatchObject({ code: 'STATUS' });
  });
});

test.each([
  ['{', /^RELEASE_KEYS must be JSON: .*; it is "\{"\.$/],
  ['{"a": {"publicKey": "x", "remotes": ["mf-test"]}}', /a\.publicKey: must be the public key of an Ed25519 pair/],
  ['{"a": {"publicKey": "x"}}', /a\.(publicKey|remotes): /],
  ['/nowhere/keys.json', /ENOENT/],
])('reports keys that cannot be read when the process starts: %s', (setting, sentence) => {
  expect(() => readReleaseLimits({ RELEASE_KEYS: setting })).toThrow(sentence);
});

test('accepts a page whose scripts are exactly at the limit, and rejects a page whose scripts exceed it', async () => {
  const serve = (bytes: number) => {
    const { descriptor, files } = soundRelease();
    const script = ';'.repeat(bytes - (files['browser/entry.js']?.length ?? 0));
    const digests = { ...descriptor.files, 'browser/home.js': computeIntegrity(script) };
    server.serve({ descriptor: { ...descriptor, files: digests }, files: { ...files, 'browser/home.js': script } });
  };
  const limited = storeWith({ RELEASE_PAGE_LIMIT_KB: '10' });
  serve(10 * 1024);
  expect(await load(limited)).toMatchObject({ version: '1.0.0' });
  serve(10 * 1024 + 1);
  await expect(load(limited)).rejects.toMatchObject({
    code: 'PAGE_SIZE',
    message:
      './home of mf-test 1.0.0 loads 11 KiB of scripts before it runs. The limit is 10 KiB. ' +
      'Use import() for code that it does not need at first, or raise RELEASE_PAGE_LIMIT_KB.',
  });
});
