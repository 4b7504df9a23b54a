import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../api/http-server/testing/free-port.ts';
import { PROJECT } from '../../support/project.ts';
import { copyRelease } from '../../support/release-copy.ts';
import { type RunningProcess, startProcess } from '../../support/running-process.ts';
import { waitFor } from '../../support/wait-for.ts';

const REMOTE_BUILD = join(PROJECT, 'node_modules/.bin/remote-build');
const REMOTE = join(PROJECT, 'mf-contact');

let folder: string;
let server: RunningProcess;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'signing-'));
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function run(args: string[], environment: Record<string, string> = {}, cwd = PROJECT) {
  const running = startProcess({ args, environment, cwd });
  const code = await running.ended;
  return { code, output: running.output() };
}

async function makeKeys(name: string): Promise<{ file: string; entry: string }> {
  const file = join(folder, name);
  const { code, output } = await run([REMOTE_BUILD, 'keys', '--file', file], {}, REMOTE);
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining(`RELEASE_SIGNING_KEY=${file}`) });
  return { file, entry: output.slice(output.indexOf('{')) };
}

test('a key pair is created once, and only its owner can read the private key', async () => {
  const { file, entry } = await makeKeys('one.pem');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(Object.values(JSON.parse(entry) as object)).toEqual([
    { publicKey: expect.any(String), remotes: ['mf-contact'] },
  ]);
  const former = readFileSync(file, 'utf8');
  expect(await run([REMOTE_BUILD, 'keys', '--file', file], {}, REMOTE)).toMatchObject({
    code: 1,
    output: expect.stringContaining('already exists and was not changed'),
  });
  expect(readFileSync(file, 'utf8')).toBe(former);
});

test('a site that trusts the key accepts a signed release, and a site that trusts only other keys rejects it', async () => {
  const [team, others] = await Promise.all([makeKeys('team.pem'), makeKeys('others.pem')]);
  const built = join(folder, copyRelease('mf-contact', folder));
  const store = join(folder, 'store');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const release = (key: object) => run([REMOTE_BUILD, 'release', '--built', built], { RELEASE_STORE: store, ...key });
  const { version } = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8')) as { version: string };
  const compose = (site: string, keys: string) =>
    run(
      [
        ...['shell/composition/cli/compose.ts', 'use', `${origin}/mf-contact/${version}`, '--new', '--no-wait'],
        ...['--trust-origin', origin, '--file', join(folder, `${site}.json`)],
      ],
      { RELEASE_KEYS: keys },
    );
  expect(await release({})).toMatchObject({ code: 0 });
  server = startProcess({ args: [REMOTE_BUILD, 'serve', '--dir', store, '--port', String(port)] });
  await waitFor(
    'the release server',
    async () => (await fetch(`${origin}/mf-contact/${version}/release.json`)).ok,
    () => (server.hasEnded() ? server.output() : undefined),
  );
  const missing = await fetch(`${origin}/mf-contact/nothing.js`);
  expect([missing.status, missing.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
  expect(await compose('team', team.entry)).toMatchObject({
    code: 1,
    output: expect.stringContaining('is not signed'),
  });
  expect(await release({ RELEASE_SIGNING_KEY: team.file })).toMatchObject({ code: 0 });
  expect(await compose('team', team.entry)).toMatchObject({ code: 0 });
  expect(await compose('others', others.entry)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/release\.json is signed with the key ed25519-\w+, which this site does not trust/),
  });
});
