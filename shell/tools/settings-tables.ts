/** A step of `npm run lint` that checks the settings tables in the documentation. `--fix` updates them. */
import { publishSettings } from '@site/settings/release-settings';
import { formatTable } from '@site/settings/setting';
import { sharedSettings } from '@site/settings/shared-settings';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeSettings } from '../composition/cli/compose-settings.ts';
import { shellSettings } from '../site/server/settings.ts';
import { launcherSettings } from './launcher/start/site-settings.ts';

const PROJECT = join(import.meta.dirname, '../..');
/** Runs as a process, because import rules forbid importing the API's source. */
const API_TABLE = join(PROJECT, 'api/src/configuration/print-settings.ts');

const TABLES: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  'shell/docs/configuration.md': {
    'shell and api': () => formatTable(sharedSettings),
    shell: () => formatTable(shellSettings, sharedSettings),
    'npm run compose': () => formatTable(composeSettings, shellSettings),
    'npm start': () => formatTable(launcherSettings, shellSettings),
    api: tableOfApi,
  },
  'shell/kit/remote-build/README.md': { 'remote-build release': () => formatTable(publishSettings) },
};

for (const [document, tables] of Object.entries(TABLES)) {
  const file = join(PROJECT, document);
  const current = readFileSync(file, 'utf8');
  let expected = current;
  for (const [name, table] of Object.entries(tables)) expected = withTable(expected, name, table());
  if (expected === current) continue;
  if (process.argv.includes('--fix')) writeFileSync(file, expected);
  else {
    console.error(`The settings tables in ${document} are not up to date. Run "npm run lint:fix".`);
    process.exitCode = 1;
  }
}

function tableOfApi(): string {
  const options = { cwd: PROJECT, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [API_TABLE, '--table'], options);
  if (status !== 0) throw new Error(`${API_TABLE} failed: ${stderr}`);
  return stdout.trim();
}

function withTable(document: string, name: string, table: string): string {
  const start = `<!-- settings of ${name} -->\n`;
  const from = document.indexOf(start);
  const to = document.indexOf('<!-- end -->', from);
  if (from < 0 || to < 0) throw new Error(`The comments that mark the settings of ${name} are missing. Restore both.`);
  return `${document.slice(0, from + start.length)}\n${table}\n\n${document.slice(to)}`;
}
