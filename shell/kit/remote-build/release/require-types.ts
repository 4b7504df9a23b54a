import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { RemoteSources } from '../remote-definition.ts';
import { PublishError } from './publish-error.ts';

const require = createRequire(import.meta.url);
const TSC = join(dirname(require.resolve('typescript-7/package.json')), 'bin/tsc');
const BASE = join(import.meta.dirname, '../tsconfig.remote.json');

/**
 * Throws `PublishError` with the compiler's messages.
 * @param scratch empty folder within the remote's `dist`
 */
export function requireTypes(
  { name, version, folder }: Pick<RemoteSources, 'name' | 'version' | 'folder'>,
  scratch: string,
): void {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [TSC, '--noEmit', '--pretty', 'false', '--project', projectOf(folder, scratch)],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (error) throw error;
  if (status === 0) return;
  const messages = (stdout || stderr).trim();
  const count = messages.match(/\berror TS\d+:/g)?.length ?? 0;
  throw new PublishError(
    'TYPES_WRONG',
    `${name} ${version} cannot be built: it has ${count === 1 ? 'a type error' : `${count} type errors`}. ` +
      `Fix ${count === 1 ? 'it' : 'them'}:\n${messages}`,
  );
}

/** The remote's own tsconfig.json, or a new one in `scratch`. */
function projectOf(folder: string, scratch: string): string {
  const own = join(folder, 'tsconfig.json');
  if (existsSync(own)) return own;
  const sources = relative(scratch, folder);
  const file = join(scratch, 'tsconfig.json');
  const project = { extends: BASE, include: [`${sources}/**/*`], exclude: [`${sources}/dist`, '**/node_modules'] };
  writeFileSync(file, JSON.stringify(project));
  return file;
}
