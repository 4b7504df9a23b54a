import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PublishError } from '../release/publish-error.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const TEMPLATE_NAMES = /mf-sample|sample|Sample/g;
const MANIFEST = 'package.json';
const NAME = /^mf-([a-z][a-z\d]*(?:-[a-z\d]+)*)$/;

interface Manifest {
  workspaces?: unknown;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}

/** In a repository with workspaces, creates the remote in a folder of its own. */
export async function run(name: string, current = process.cwd()): Promise<void> {
  const [, module] = NAME.exec(name) ?? [];
  if (module === undefined)
    throw new PublishError(
      `"${name}" is not a valid name for a remote. Use mf-, then lowercase letters, digits, and hyphens, such as mf-news.`,
    );
  const existing = readManifest(join(current, MANIFEST));
  const isWorkspace = existing.workspaces !== undefined;
  const folder = isWorkspace ? join(current, name) : current;
  if (existsSync(join(folder, 'release.config.ts')))
    throw new PublishError(
      `${folder} already has a remote. Run the command in another folder, or choose another name.`,
    );
  const title = (module[0]?.toUpperCase() ?? '') + module.slice(1).replaceAll('-', ' ');
  const names: Readonly<Record<string, string>> = { 'mf-sample': name, sample: module, Sample: title };
  const named = (text: string) => text.replace(TEMPLATE_NAMES, (word) => names[word] ?? word);
  const written: string[] = [];
  for (const path of templateFiles()) {
    // npm excludes `.gitignore` from packages.
    const target = named(path).replace(/^gitignore$/, '.gitignore');
    const file = join(folder, target);
    const text = named(readFileSync(join(TEMPLATE, path), 'utf8'));
    if (path === 'README.md' && existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    if (path === MANIFEST) writeFileSync(file, mergedManifest(text, isWorkspace ? undefined : existing));
    else writeFileSync(file, text, { flag: path === 'gitignore' ? 'a' : 'wx' });
    written.push(isWorkspace ? `${name}/${target}` : target);
  }
  const next = isWorkspace
    ? ['npm install', 'npm run lint:fix', `npm run dev -w ${name}`]
    : ['npm install', 'npm test', 'npm run dev', 'npm run release'];
  console.log(`Created ${name}. Its page is /${module}.\n${indented(written)}\nNext, run:\n${indented(next)}`);
}

function templateFiles(): string[] {
  const entries = globSync('**/*', { cwd: TEMPLATE, withFileTypes: true, exclude: ['node_modules', 'dist'] });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(TEMPLATE.length + 1))
    .sort();
}

function readManifest(file: string): Manifest {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch (cause) {
    throw new PublishError(`${file} cannot be read as a package.json. Fix or delete it.`, { cause });
  }
}

/** Keeps the existing manifest's values, such as packages that were installed from archives. */
function mergedManifest(text: string, existing: Manifest | undefined): string {
  const manifest = JSON.parse(text) as Manifest & { name: string };
  const { dependencies, devDependencies, scripts } = manifest;
  const merged = {
    ...existing,
    ...manifest,
    // `npm install` adds this package to `dependencies`, but it belongs in `devDependencies`.
    dependencies: { ...dependencies, ...existing?.dependencies },
    devDependencies: {
      ...(existing?.dependencies?.['@site/remote-build'] ? {} : devDependencies),
      ...existing?.devDependencies,
    },
    scripts: existing
      ? scripts
      : { ...scripts, dev: `exec node ../shell/tools/launcher/launch.mjs dev ${manifest.name}` },
  };
  return `${JSON.stringify(merged, null, 2)}\n`;
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}
