/**
 * Makes `generated/` of the folders in `categories/`: `node api/catalogue/generate/generate.ts`, and anew at each edit with `--watch`. What is
 * as it should be is not written again.
 */
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
/** An editor that saves writes more than once. */
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

/** Whole or not at all: others may read it, or generate the same, at this moment. */
function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/**
 * A process for each edit: modules that were read once stay as they were. Each folder is watched by itself and anew: a recursive watch loses
 * a file that an editor has replaced.
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
