import { execFileSync } from 'node:child_process';
import { PublishError } from './publish-error.ts';

/** Reproducible for a clean commit, on any machine at any time. */
export interface SourceState {
  /** Commit, with `+changes` if the checkout is dirty. Outside a checkout, `SOURCE_COMMIT` or `unknown`. */
  commit: string;
  /** ISO 8601: `SOURCE_DATE_EPOCH` if set, else the commit time. Without a commit, the build time. */
  builtAt: string;
}

/** Does not match a worktree whose repository is missing: that message names the expected path. */
const NO_COMMIT = /not a git repository \(or any|does not have any commits yet/;

/** @param folder within the checkout */
export function sourceState(folder: string): SourceState {
  // https://reproducible-builds.org/specs/source-date-epoch/: seconds
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  const given = epoch && /^\d{1,11}$/.test(epoch) ? new Date(Number(epoch) * 1000).toISOString() : undefined;
  try {
    const { commit, committedAt, isChanged } = readCheckout(folder, process.env);
    return { commit: isChanged ? `${commit}+changes` : commit, builtAt: given ?? new Date(committedAt).toISOString() };
  } catch {
    return { commit: process.env['SOURCE_COMMIT'] || 'unknown', builtAt: given ?? new Date().toISOString() };
  }
}

/** Throws `PublishError` if Git cannot read the checkout: a release without its commit cannot be rebuilt. */
export function requireReadableSources(folder: string, environment: NodeJS.ProcessEnv): void {
  if (environment['SOURCE_COMMIT']) return;
  try {
    readCheckout(folder, environment);
  } catch (cause) {
    const { code, stderr, message } = cause as NodeJS.ErrnoException & { stderr?: string };
    if (code === 'ENOENT' || NO_COMMIT.test(stderr ?? '')) return;
    throw new PublishError(
      'SOURCE_UNREADABLE',
      `Git cannot read this checkout, so the commit is unknown. Fix that, or set SOURCE_COMMIT and SOURCE_DATE_EPOCH. Git says:\n${stderr?.trim() || message}`,
      { cause },
    );
  }
}

function readCheckout(folder: string, environment: NodeJS.ProcessEnv) {
  const [commit = '', committedAt = ''] = git(folder, environment, 'log', '-1', '--format=%H %cI').split(' ');
  return { commit, committedAt, isChanged: git(folder, environment, 'status', '--porcelain') !== '' };
}

function git(folder: string, environment: NodeJS.ProcessEnv, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, LC_ALL: 'C' },
  }).trim();
}
