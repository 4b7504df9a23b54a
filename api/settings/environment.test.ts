import { beforeEach, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MODULE = JSON.stringify(join(import.meta.dirname, 'environment.ts'));
const PROGRAM = `import { loadEnvFile } from ${MODULE}; loadEnvFile(); console.log(process.env.PORT, process.env.SITE_NAME);`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'environment-'));
});

function printed(environment: Record<string, string>): string {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], INIT_CWD: folder, ...environment },
    encoding: 'utf8',
  });
  return stdout.trim();
}

describe('the file .env', () => {
  test('is read from the folder where npm was run, does not replace variables, and may be missing', () => {
    expect(printed({ PORT: '5000' })).toBe('5000 undefined');
    writeFileSync(join(folder, '.env'), 'PORT=4000\nSITE_NAME="My units"\n');
    expect(printed({})).toBe('4000 My units');
    expect(printed({ PORT: '5000' })).toBe('5000 My units');
  });
});
