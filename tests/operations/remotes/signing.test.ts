import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuiltRelease } from '../../support/built-release.ts';
import { PROJECT } from '../../support/project.ts';
import { PutServer } from '../../support/put-server.ts';
import { startProcess } from '../../support/running-process.ts';

const LIMIT_MS = 120_000;
const COMMAND = join(PROJECT, 'node_modules/.bin/remote-build');
const SIGNATURE = '/mf-small/1.0.0/release.json.sig';

let folder: string;
let server: PutServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signing-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'mf-small', version: '1.0.0', type: 'module' }));
  writeFileSync(
    join(folder, 'release.config.ts'),
    `export default { name: 'mf-small', exposes: {}, routes: [], parts: [] };`,
  );
  server = await PutServer.start();
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function run(
  args: string[],
  environment: Record<string, string> = {},
  cwd = PROJECT,
): Promise<{ code: number | null; output: string }> {
  const running = startProcess({ args, environment, cwd });
  const code = await running.ended;
  return { code, output: running.output() };
}

async function makeKeys(name: string): Promise<{ file: string; entry: string }> {
  const file = join(folder, name);
  const { code, output } = await run([COMMAND, 'keys', '--file', file], {}, folder);
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining(`RELEASE_SIGNING_KEY=${file}`) });
  return { file, entry: output.slice(output.indexOf('{')) };
}

const release = (built: string, key?: string) =>
  run([COMMAND, 'release', '--built', built], {
    RELEASE_STORE: server.origin,
    RELEASE_STORE_TOKEN: server.token,
    ...(key ? { RELEASE_SIGNING_KEY: key } : {}),
  });

function compose(keys: string) {
  const file = join(folder, `composition-${Math.random()}.json`);
  return run(
    [
      'shell/composition/cli/compose.ts',
      'use',
      `${server.origin}/mf-small/1.0.0`,
      '--new',
      '--trust-origin',
      server.origin,
      '--no-wait',
      // The release is a stub without code.
      '--no-render',
      '--file',
      file,
    ],
    { RELEASE_KEYS: keys },
  );
}

describe('A key pair', () => {
  test(
    'is created once, and only its owner can read the private key',
    async () => {
      const { file, entry } = await makeKeys('team.pem');
      const former = readFileSync(file, 'utf8');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(former).toMatch(/^-----BEGIN PRIVATE KEY-----/);
      expect(Object.values(JSON.parse(entry) as object)).toEqual([
        { publicKey: expect.any(String), remotes: ['mf-small'] },
      ]);
      expect(await run([COMMAND, 'keys', '--file', file], {}, folder)).toMatchObject({
        code: 1,
        output: expect.stringContaining('already exists and was not changed'),
      });
      expect(readFileSync(file, 'utf8')).toBe(former);
    },
    LIMIT_MS,
  );
});

describe('A signed release', () => {
  test(
    'is composed by a site that trusts the key, and rejected by a site that trusts only other keys',
    async () => {
      const [team, others] = [await makeKeys('team.pem'), await makeKeys('others.pem')];
      const built = writeBuiltRelease(folder);
      expect(await release(built, team.file)).toMatchObject({ code: 0 });
      expect(server.puts.slice(-2)).toEqual([SIGNATURE, '/mf-small/1.0.0/release.json']);
      expect(server.headers.get(SIGNATURE)).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'application/json; charset=utf-8',
      });
      expect(await compose(team.entry)).toMatchObject({ code: 0 });
      expect(await compose(others.entry)).toMatchObject({
        code: 1,
        output: expect.stringMatching(
          /release\.json is signed with the key ed25519-\w+, which this site does not trust/,
        ),
      });
    },
    LIMIT_MS,
  );

  test(
    'can be signed after it was released, from another commit too',
    async () => {
      const { file, entry } = await makeKeys('team.pem');
      await release(writeBuiltRelease(folder));
      expect(await compose(entry)).toMatchObject({ code: 1, output: expect.stringContaining('is not signed') });
      expect(
        await release(writeBuiltRelease(folder, { commit: 'def' }), readFileSync(file, 'utf8').replaceAll('\n', '\\n')),
      ).toMatchObject({ code: 0, output: expect.stringContaining('released already, with the same content') });
      expect(await compose(entry)).toMatchObject({ code: 0 });
    },
    LIMIT_MS,
  );

  test(
    'is not released with an invalid key',
    async () => {
      for (const key of [
        join(folder, 'package.json'),
        join(folder, 'nowhere.pem'),
        '-----BEGIN PRIVATE KEY-----\nnothing\n-----END PRIVATE KEY-----',
      ]) {
        expect(await release(writeBuiltRelease(folder), key)).toMatchObject({
          code: 1,
          output: expect.stringMatching(
            /RELEASE_SIGNING_KEY .*cannot be read as a private key \(.*\)\. Create one with "remote-build keys"\./,
          ),
        });
      }
      expect(server.puts).toEqual([]);
    },
    LIMIT_MS,
  );
});
