/**
 * `npm run lint` runs all checks. `npm run lint -- FILE ...` checks the format and the lint rules of some files. `--fix`
 * applies all automatic fixes.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { REMOTES, PROJECT } from './deployables.ts';

const args = process.argv.slice(2);
const fix = args.includes('--fix') ? ['--fix'] : [];
const files = args.filter((arg) => arg !== '--fix');
const remotes = REMOTES.map(({ name }) => name);
const folders = ['shell', ...remotes, 'api', 'tests'];

const checks: [program: string, ...args: string[]][] = [
  ['oxfmt', ...(fix.length > 0 ? [] : ['--check']), ...files],
  ['oxlint', ...fix, ...files],
  [
    'eslint',
    ...fix,
    ...(files.length > 0 ? ['--no-warn-ignored', ...files] : ['shell', ...remotes, 'api/contract', 'api/catalogue']),
  ],
];
if (files.length === 0)
  checks.push(
    ['node', join(import.meta.dirname, 'remote-files.ts'), ...fix],
    ['node', join(import.meta.dirname, '../settings-tables.ts'), ...fix],
    ['depcruise', '--config', '.dependency-cruiser.mjs', ...folders],
    ['depcruise', '--config', '.dependency-cruiser.folders.mjs', ...folders],
    ['knip'],
  );

// Fixes run one after another, because two programs must not write the same file.
const codes: number[] = [];
if (fix.length > 0) for (const check of checks) codes.push(await run(...check));
else codes.push(...(await Promise.all(checks.map((check) => run(...check)))));
process.exitCode = Math.max(...codes);

/** Resolves with the exit code. */
function run(program: string, ...options: string[]): Promise<number> {
  const command = program === 'node' ? process.execPath : join(PROJECT, 'node_modules/.bin', program);
  const child = spawn(command, options, { cwd: PROJECT, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) =>
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat([Buffer.from(`${program}:\n`), ...output]));
      resolve(code ?? 1);
    }),
  );
}
