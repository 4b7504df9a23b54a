import { execFileSync } from 'node:child_process';

/** What a release is built of. The same commit states the same, wherever and whenever it is built. */
export interface SourceState {
  /** The commit, with `+changes` where something in the checkout is not committed. Outside a checkout, what `SOURCE_COMMIT` gives, else `unknown`. */
  commit: string;
  /** When that was committed. Without a commit, the time that `SOURCE_DATE_EPOCH` gives, else that of the build. */
  builtAt: string;
}

/** @param folder within the checkout */
export function sourceState(folder: string, environment: NodeJS.ProcessEnv = process.env): SourceState {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  // https://reproducible-builds.org/specs/source-date-epoch/: seconds
  const epoch = environment['SOURCE_DATE_EPOCH'];
  const given = epoch && /^\d{1,11}$/.test(epoch) ? new Date(Number(epoch) * 1000).toISOString() : undefined;
  try {
    const [commit = '', committedAt = ''] = git('log', '-1', '--format=%H %cI').split(' ');
    const isChanged = git('status', '--porcelain') !== '';
    return { commit: isChanged ? `${commit}+changes` : commit, builtAt: given ?? new Date(committedAt).toISOString() };
  } catch {
    return { commit: environment['SOURCE_COMMIT'] || 'unknown', builtAt: given ?? new Date().toISOString() }; // built outside a checkout, or before its first commit
  }
}
