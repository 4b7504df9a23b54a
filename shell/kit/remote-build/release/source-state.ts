import { execFileSync } from 'node:child_process';

/** Reproducible for a clean commit, on any machine at any time. */
export interface SourceState {
  /** Commit, with `+changes` if the checkout is dirty. Without a readable checkout, `SOURCE_COMMIT` or `unknown`. */
  commit: string;
  /** ISO 8601: `SOURCE_DATE_EPOCH` if set, else the commit time. Without a commit, the build time. */
  builtAt: string;
}

/** @param folder within the checkout */
export function sourceState(folder: string): SourceState {
  // https://reproducible-builds.org/specs/source-date-epoch/: seconds
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  const given = epoch && /^\d{1,11}$/.test(epoch) ? new Date(Number(epoch) * 1000).toISOString() : undefined;
  try {
    const [commit = '', committedAt = ''] = git(folder, 'log', '-1', '--format=%H %cI').split(' ');
    const changes = git(folder, 'status', '--porcelain') === '' ? '' : '+changes';
    return { commit: commit + changes, builtAt: given ?? new Date(committedAt).toISOString() };
  } catch {
    return { commit: process.env['SOURCE_COMMIT'] || 'unknown', builtAt: given ?? new Date().toISOString() };
  }
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
