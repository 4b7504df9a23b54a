import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { RemoteSources } from '../remote-definition.ts';
import { PublishError } from './publish-error.ts';

const require = createRequire(import.meta.url);
const TSC = join(dirname(require.resolve('typescript-7/package.json')), 'bin/tsc');
const BASE = join(import.meta.dirname, '../tsconfig.remote.json');

export type CheckedRemote = Pick<RemoteSources, 'name' | 'version' | 'folder'>;

/** Throws `PublishError` with the compiler's messages. @param scratch folder in the remote's `dist` */
export async function requireTypes(remote: CheckedRemote, scratch: string): Promise<void> {
  const { name, version } = remote;
  const messages = await typeErrors(remote, scratch);
  if (messages === undefined) return;
  const count = messages.match(/\berror TS\d+:/g)?.length ?? 0;
  throw new PublishError(
    `${name} ${version} cannot be built, because it has ${count === 1 ? 'a type error' : `${count} type errors`}:\n${messages}`,
  );
}

export async function typeErrors({ folder }: CheckedRemote, scratch: string): Promise<string | undefined> {
  const info = join(scratch, 'types.tsbuildinfo');
  const options = ['--noEmit', '--incremental', '--tsBuildInfoFile', info, '--pretty', 'false'];
  const args = [TSC, ...options, '--project', getProject(folder, scratch)];
  try {
    await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
    return undefined;
  } catch (error) {
    const { code, stdout, stderr } = error as Error & { code?: unknown; stdout: string; stderr: string };
    if (typeof code !== 'number') throw error;
    return (stdout || stderr).trim();
  }
}

function getProject(folder: string, scratch: string): string {
  const own = join(folder, 'tsconfig.json');
  if (existsSync(own)) return own;
  const sources = relative(scratch, folder);
  const file = join(scratch, 'tsconfig.json');
  const project = { extends: BASE, include: [`${sources}/**/*`], exclude: [`${sources}/dist`, '**/node_modules'] };
  writeFileSync(file, JSON.stringify(project));
  return file;
}
