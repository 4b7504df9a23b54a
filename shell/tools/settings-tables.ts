/** A step of `npm run lint`: checks the tables in shell/docs/configuration.md. `--fix` writes them. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');
const DOCUMENT = join(PROJECT, 'shell/docs/configuration.md');
const PRINTERS = { shell: 'shell/tools/print-settings.ts', api: 'api/src/configuration/print-settings.ts' };

const current = readFileSync(DOCUMENT, 'utf8');
let expected = current;
for (const [name, program] of Object.entries(PRINTERS)) expected = withTable(expected, name, printedBy(program));

if (expected !== current && process.argv.includes('--fix')) writeFileSync(DOCUMENT, expected);
else if (expected !== current) {
  console.error('The tables in shell/docs/configuration.md are not up to date. Run "npm run lint:fix".');
  process.exitCode = 1;
}

function printedBy(program: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(PROJECT, program), '--table'], {
    cwd: PROJECT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout.trim();
}

function withTable(document: string, name: string, table: string): string {
  const start = `<!-- settings of ${name} -->\n`;
  const from = document.indexOf(start);
  const to = document.indexOf('<!-- end -->', from);
  if (from < 0 || to < 0) throw new Error(`shell/docs/configuration.md has no place for the settings of ${name}.`);
  return `${document.slice(0, from + start.length)}\n${table}\n\n${document.slice(to)}`;
}
