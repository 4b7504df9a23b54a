/**
 * `npm run lint` runs all checks. `npm run lint -- FILE ...` checks the format and the lint rules of some files. `--fix`
 * applies all automatic fixes.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { REMOTES, PROJECT } from './deployables.ts';

const args = process.argv.slice(2);
const isFixing = args.includes('--fix');
const files = args.filter((arg) => arg !== '--fix');
const folders = ['shell', ...REMOTES.map(({ name }) => name), 'api', 'tests'];

const checks: [program: string, ...args: string[]][] = [
  ['prettier', isFixing ? '--write' : '--check', '--log-level', 'warn', ...(files.length > 0 ? files : ['.'])],
  ['eslint', ...(isFixing ? ['--fix'] : []), ...(files.length > 0 ? files : ['.'])],
];
if (files.length === 0) {
  const fix = isFixing ? ['--fix'] : [];
  checks.unshift(
    ['node', join(import.meta.dirname, 'compose-file.ts'), ...fix],
    ['node', join(import.meta.dirname, 'kubernetes-files.ts'), ...fix],
    ['node', join(import.meta.dirname, '../settings-tables.ts'), ...fix],
  );
  checks.push(
    ['depcruise', '--config', '.dependency-cruiser.mjs', ...folders],
    ['depcruise', '--config', '.dependency-cruiser.folders.mjs', ...folders],
    ['knip'],
    ['node', join(import.meta.dirname, '../wording/check-wording.ts'), ...fix],
    ['node', join(import.meta.dirname, '../wording/check-commits.ts')],
  );
}

process.exitCode = checks.every((check) => run(...check)) ? 0 : 1;

function run(program: string, ...options: string[]): boolean {
  const command = program === 'node' ? process.execPath : join(PROJECT, 'node_modules/.bin', program);
  return spawnSync(command, options, { stdio: 'inherit' }).status === 0;
}
