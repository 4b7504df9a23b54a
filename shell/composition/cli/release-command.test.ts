import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { soundRelease } from '../testing/release-server.ts';
import { parseComposeArguments } from './compose-arguments.ts';

jest.setTimeout(120_000);

const REMOTE_BUILD = join(import.meta.dirname, '../../kit/remote-build/bin/remote-build.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-command-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @returns its folder */
function writeBuilt(): string {
  const { descriptor, files } = soundRelease();
  for (const [path, text] of Object.entries({ ...files, 'release.json': JSON.stringify(descriptor) })) {
    mkdirSync(dirname(join(folder, 'built', path)), { recursive: true });
    writeFileSync(join(folder, 'built', path), text);
  }
  return join(folder, 'built');
}

async function release(url: string): Promise<string> {
  const environment = { PATH: process.env['PATH'], RELEASE_STORE: join(folder, 'store'), RELEASE_STORE_URL: url };
  const args = [REMOTE_BUILD, 'release', '--built', writeBuilt()];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env: environment });
  return stdout;
}

/** Splits like a POSIX shell. */
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
