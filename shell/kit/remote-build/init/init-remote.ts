import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { PublishError } from '../release/publish-error.ts';
import { IGNORE_FILE, packageFiles, packageManifest, type Place } from './package-files.ts';
import { parseRemoteName, type RemoteName } from './remote-name.ts';
import { sourceFiles } from './source-files.ts';

const MANIFEST = 'package.json';
const README = 'README.md';
/** A folder with only these and names with a dot counts as empty: installing the packages or GitHub creates them. */
const NO_SOURCES: ReadonlySet<string> = new Set([MANIFEST, 'package-lock.json', 'node_modules', 'LICENSE', README]);

/** Other files must not exist. */
const FLAGS: ReadonlyMap<string, string> = new Map([
  [MANIFEST, 'w'],
  [IGNORE_FILE, 'a'],
]);

const versions = z.record(z.string(), z.string()).optional();
const manifestSchema = z.looseObject({
  workspaces: z.unknown().optional(),
  dependencies: versions,
  devDependencies: versions,
});

/** Runs `remote-build init NAME`. @param current the folder that the command runs in */
export async function run(text: string, current = process.cwd()): Promise<void> {
  const remote = parseRemoteName(text);
  const { workspaces, ...existing } = readManifest(current);
  const place: Place = workspaces === undefined ? 'repository' : 'workspace';
  const folder = place === 'workspace' ? join(current, remote.name) : current;
  if (place === 'workspace') requireUnused(folder);
  else requireEmpty(folder);
  const files: Record<string, string> = {
    [MANIFEST]: packageManifest(remote, place, place === 'workspace' ? {} : existing),
    ...packageFiles(remote, place),
    ...sourceFiles(remote),
  };
  if (existsSync(join(folder, README))) delete files[README];
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, { flag: FLAGS.get(path) ?? 'wx' });
  }
  console.log(describe(remote, place, Object.keys(files)));
}

function readManifest(folder: string): z.output<typeof manifestSchema> {
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) return {};
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new PublishError('CONFIG_INVALID', `${file} cannot be read as a package.json. Fix or delete it.`, { cause });
  }
}

function requireUnused(folder: string): void {
  if (existsSync(folder))
    throw new PublishError('CONFIG_INVALID', `${basename(folder)} exists already. Choose another name.`);
}

function requireEmpty(folder: string): void {
  const found = readdirSync(folder).find((name) => !isOfTools(name));
  if (found !== undefined)
    throw new PublishError('CONFIG_INVALID', `This folder has ${found} already. Run the command in an empty folder.`);
}

function isOfTools(name: string): boolean {
  return NO_SOURCES.has(name) || name.startsWith('.');
}

function describe({ name, module }: RemoteName, place: Place, files: readonly string[]): string {
  const prefix = place === 'workspace' ? `${name}/` : '';
  const next =
    place === 'workspace'
      ? ['npm install', 'npm run lint:fix', `npm run dev -w ${name}`]
      : ['npm install', 'npm test', 'npm run dev -- --site http://localhost:3000', 'npm run release'];
  return [
    `${name} is created. Its page is /${module}.`,
    ...files.map((file) => `  ${prefix}${file}`),
    'Next, run:',
    ...next.map((command) => `  ${command}`),
  ].join('\n');
}
