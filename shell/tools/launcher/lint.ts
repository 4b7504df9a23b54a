/**
 * `npm run lint`: format, lint rules, import rules, unused code. `npm run lint -- FILE ...` checks the format and the lint
 * rules of these files. With `--fix`, Prettier and ESLint correct what they can.
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
if (files.length === 0)
  checks.push(
    ['depcruise', '--config', '.dependency-cruiser.mjs', ...folders],
    ['knip'],
    ['node', 'shell/tools/settings-tables.ts', ...(isFixing ? ['--fix'] : [])],
  );

process.exitCode = checks.every((check) => run(...check)) ? 0 : 1;

function run(program: string, ...options: string[]): boolean {
  return spawnSync(join(PROJECT, 'node_modules/.bin', program), options, { stdio: 'inherit' }).status === 0;
}
