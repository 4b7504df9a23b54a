import { BROWSER_FOLDER } from '@site/release/release-descriptor';
import AdmZip from 'adm-zip';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteSources } from '../remote-definition.ts';

const ARCHIVE = '@mf-types.zip';
const API = '@mf-types.d.ts';
/** Hosts replace it with their name of the remote. */
const ALIAS = 'REMOTE_ALIAS_IDENTIFIER';
const CONTRACT = "import('@site/shell-contract')";
const STORED = 0;

/**
 * Adds the types of the exposed modules to a build and its manifest, as hosts with `dts.consumeTypes` read them. The
 * plugin's own archive contains times and copies of the contract.
 * @param built folder with `browser/`
 */
export function writeTypes(remote: Pick<RemoteSources, 'exposes' | 'routes' | 'parts'>, built: string): void {
  const folder = join(built, BROWSER_FOLDER);
  const zip = new AdmZip(undefined, { method: STORED });
  for (const module of Object.keys(remote.exposes).sort()) {
    const entry = zip.addFile(`${module.slice(2)}.d.ts`, Buffer.from(moduleTypes(module, remote)));
    // The earliest time that a ZIP archive can have.
    entry.header.time = new Date(1980, 0, 1);
    entry.header.method = STORED;
  }
  writeFileSync(join(folder, ARCHIVE), zip.toBuffer());
  writeFileSync(join(folder, API), apiTypes(Object.keys(remote.exposes)));
  const file = join(folder, 'mf-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { metaData: object };
  const metaData = { ...manifest.metaData, types: { path: '', name: '', zip: ARCHIVE, api: API } };
  writeFileSync(file, JSON.stringify({ ...manifest, metaData }));
}

function moduleTypes(module: string, { routes, parts }: Pick<RemoteSources, 'routes' | 'parts'>): string {
  const isPage = routes.some((route) => route.module === module);
  const isSuggest = parts.some((part) => part.module === module && part.name === 'suggest');
  return [
    ...(isPage ? [`export declare const page: ${CONTRACT}.PageDefinition;`] : []),
    ...(isSuggest
      ? ['suggest', 'answer'].map((name) => `export declare const ${name}: ${CONTRACT}.SuggestPart['${name}'];`)
      : []),
    'export {};\n',
  ].join('\n');
}

function apiTypes(modules: readonly string[]): string {
  const keys = modules.map((module) => `'${ALIAS}/${module.slice(2)}'`);
  const types = keys.map((key) => `T extends ${key} ? typeof import(${key}) : `).join('');
  return `export type RemoteKeys = ${keys.join(' | ') || 'never'};\ntype PackageType<T> = ${types}any;\n`;
}
