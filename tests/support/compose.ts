import type { StartJudge } from '../../shell/composition/cli/start-judge.ts';
import type { SiteStatus } from '../../shell/composition/store/site-status.ts';
import { runComposeInProcess } from '../../shell/composition/testing/run-compose-in-process.ts';
import { cleanEnvironment } from './running-process.ts';

const CHANGES = new Set(['use', 'remove', 'rollback', 'promote', 'canary']);
const PATIENCE = ['--timeout', '120'];
/** A busy machine loads files slowly. */
const LIMITS = { RELEASE_TIMEOUT_SECONDS: '60' };
/** Accepts every release if no shell runs, because the tests check what a shell does with the release. */
const acceptAll: StartJudge = ({ proposal: { key } }) => {
  const status: SiteStatus = { url: 'http://localhost', pid: process.pid, state: 'checking', remotes: {} };
  return {
    statuses: async () => [{ ...status, proposal: { key, state: 'accepted', findings: [] } }],
    stop: async () => {},
  };
};

export async function runCompose(file: string, ...args: readonly string[]): Promise<{ code: number; output: string }> {
  const isPatient = CHANGES.has(args[0] ?? '') && !args.includes('--no-wait') && !args.includes('--timeout');
  const start = args.includes('--dry-run') ? undefined : acceptAll;
  const environment = { ...cleanEnvironment(), ...LIMITS };
  const given = [...args, ...(isPatient ? PATIENCE : []), '--file', file];
  const { code, output } = await runComposeInProcess(given, environment, start);
  return { code, output };
}

/** Resolves once the change is live on the sites that follow the composition. */
export async function compose(file: string, ...releases: readonly string[]): Promise<void> {
  // If SITE_URL is public, loopback releases must be trusted explicitly.
  const origins = new Set(
    releases.filter((release) => URL.canParse(release)).map((release) => new URL(release).origin),
  );
  const trust = [...origins].flatMap((origin) => ['--trust-origin', origin]);
  const { code, output } = await runCompose(file, 'use', ...releases, ...trust, '--reason', 'A test');
  if (code !== 0) throw new Error(output);
}
