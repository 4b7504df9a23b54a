/** Generates `generated/` from `categories/`. With `--watch`, runs again after each edit. */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  watch,
  writeFileSync,
  type FSWatcher,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { CatalogueError, foldersOf, readCategoryFolders } from './category-folder.ts';
import { problemsOf } from './check-categories.ts';
import { generatedModules } from './generated-modules.ts';

const CATALOGUE = dirname(import.meta.dirname);
const SOURCES = join(CATALOGUE, 'categories');
const GENERATED = join(CATALOGUE, 'generated');
/** Editors write more than once per save. */
const SETTLE_MS = 50;

async function generate(): Promise<void> {
  const folders = await readCategoryFolders(SOURCES);
  const problems = problemsOf(folders);
  if (problems.length > 0) throw new CatalogueError(problems);
  const modules = generatedModules(folders);
  for (const [path, text] of modules) writeChanged(join(GENERATED, path), text);
  for (const path of readdirSync(GENERATED, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.ts') && !modules.has(path)) rmSync(join(GENERATED, path), { force: true });
  }
}

/** Writes atomically: other processes may read or generate the same file. */
function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/**
 * A new process per edit, because imported modules are cached. One watcher per folder, reopened each time: a recursive
 * watch loses files that an editor replaces.
 */
function generateAtEachEdit(): void {
  let watchers: FSWatcher[] = [];
  let waiting: NodeJS.Timeout | undefined;
  const follow = () => {
    for (const watcher of watchers) watcher.close();
    watchers = [SOURCES, ...foldersOf(SOURCES).map((slug) => join(SOURCES, slug))].map((folder) =>
      watch(folder, onEdit),
    );
  };
  const onEdit = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      follow();
      spawn(process.execPath, [import.meta.filename], { stdio: 'inherit' });
    }, SETTLE_MS);
  };
  follow();
}

try {
  await generate();
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
if (process.argv.includes('--watch')) generateAtEachEdit();
