import { beforeEach, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropUnknownVariables } from './environment.ts';

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
  test('is read from the folder where npm was run', () => {
    writeFileSync(join(folder, '.env'), 'PORT=4000\nSITE_NAME="My units"\n');
    expect(printed({})).toBe('4000 My units');
  });

  test('does not replace a variable that is set', () => {
    writeFileSync(join(folder, '.env'), 'PORT=4000\n');
    expect(printed({ PORT: '5000' })).toBe('5000 undefined');
  });

  test('may be missing', () => {
    expect(printed({ PORT: '5000' })).toBe('5000 undefined');
  });
});

test('deletes the variables of other programs and keeps those of the system and of libraries', () => {
  const environment = { PATH: '/bin', PORT: '1', AWS_SECRET: 'x', PGPASSWORD: 'y' };
  dropUnknownVariables(environment, ['PORT'], /^PG/);
  expect(environment).toEqual({ PATH: '/bin', PORT: '1', PGPASSWORD: 'y' });
});
