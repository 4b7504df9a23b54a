import { join } from 'node:path';

declare const IS_BUILT: boolean | undefined;

const isBuilt = typeof IS_BUILT !== 'undefined';

export const SHELL_DIST = join(import.meta.dirname, isBuilt ? '..' : '../../dist');
export const SHELL_SERVER = join(import.meta.dirname, isBuilt ? 'main.js' : '../../site/server/main.ts');

/** With this argument, the server checks one proposal and serves no requests. */
export const JUDGE_ONLY = 'judge';

/** In a checkout, each port has a separate folder. */
export function defaultStateFolder(port: number): string {
  return isBuilt ? '.site' : join('.site', `port-${port}`);
}
