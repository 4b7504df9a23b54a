import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { soundRelease } from '../testing/release-server.ts';
import { parseComposeArguments } from './compose-arguments.ts';

const REMOTE_BUILD = join(import.meta.dirname, '../../kit/remote-build/bin/remote-build.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-command-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeBuilt(): string {
  const { descriptor, files } = soundRelease();
  for (const [path, text] of Object.entries({ ...files, 'release.json': JSON.stringify(descriptor) })) {
    mkdirSync(dirname(join(folder, 'built', path)), { recursive: true });
    writeFileSync(join(folder, 'built', path), text);
  }
  return join(folder, 'built');
}

async function run(environment: Record<string, string>) {
  const env = { PATH: process.env['PATH'], ...environment };
  return promisify(execFile)(process.execPath, [REMOTE_BUILD, 'release', '--built', writeBuilt()], {
    cwd: folder,
    env,
  });
}

async function release(url: string): Promise<string> {
  return (await run({ RELEASE_STORE: join(folder, 'store'), RELEASE_STORE_URL: url })).stdout;
}

async function wordsOf(command: string): Promise<string[]> {
  const script = `set -- ${command}; printf '%s\\n' "$@"`;
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', script]);
  return stdout.trimEnd().split('\n');
}

test.each(['https://releases.example.com', "https://releases.example.com/o'neil's(1)/"])(
  'A release to %s prints a command that composes it when it is pasted',
  async (url) => {
    const output = await release(url);
    const address = output.trimEnd().split('\n').at(-1) ?? '';
    expect(address).toMatch(/^https:\/\/releases\.example\.com\/.*mf-test\/1\.0\.0\/$/);
    const commands = [...output.matchAll(/npm run compose -- (.*)$/gm)];
    expect(commands).toHaveLength(1);
    const words = await wordsOf(commands[0]?.[1] ?? '');
    expect(parseComposeArguments(words)).toMatchObject({
      command: 'use',
      change: { kind: 'use', mode: 'both' },
      names: [address],
    });
  },
);

test('A release goes to the store that the file .env names, and misspelled settings are reported', async () => {
  const store = join(folder, 'store of the team');
  writeFileSync(
    join(folder, '.env'),
    `RELEASE_STORE="${store}"\nRELEASE_STORE_TOKN=secret\nRELEASE_STORES=https://a.example\n`,
  );
  const { stdout, stderr } = await run({});
  expect(stdout).toContain(`is released to ${store}.`);
  expect(stderr).toMatch(/^RELEASE_STORE_TOKN is not a setting\. Did you mean RELEASE_STORE_TOKEN\?\n/);
  expect(stderr).not.toContain('RELEASE_STORES');
});
