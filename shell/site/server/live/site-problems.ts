import { composeCommand } from '../../../composition/document/compose-command.ts';
import { isLoopback } from '../../../composition/judge/fetch-file.ts';
import type { LoadedRelease } from '../../../composition/judge/release-store.ts';
import type { ApiProblem } from '../api-proxy/watched-api.ts';
import type { SiteHealth, SiteProblem } from './site-health.ts';
import type { SiteRevision } from './site-revision.ts';

export type ProblemFinding = Omit<SiteProblem, 'since'> & { since?: string };

export const NO_COMPOSITION =
  'No composition exists yet. To create one: npm run compose -- use ADDRESS ... (the addresses of the releases).';

const MISSING_CODES: readonly unknown[] = ['ENOENT', 'NO_COMPOSITION'];

export function readProblem(error: Error & { code?: string }, path: string, isServing: boolean): string {
  const isFirst = MISSING_CODES.includes(error.code) && !isServing;
  return isFirst ? NO_COMPOSITION : `Cannot read the composition ${path}: ${error.message}`;
}

const ROLL_BACK = 'Fix it in a new release, or roll back: npm run compose -- rollback';

interface ProblemSources {
  health: Omit<SiteHealth, 'problems'>;
  current: SiteRevision | undefined;
  siteUrl: string | undefined;
  api: ApiProblem | undefined;
}

export class SiteProblems {
  #since = new Map<string, string>();

  list(sources: ProblemSources, others: readonly ProblemFinding[] = []): SiteProblem[] {
    const now = new Date().toISOString();
    const problems = [...findings(sources), ...others].map((finding): [string, SiteProblem] => {
      const key = JSON.stringify([finding.code, finding.remote, finding.route]);
      return [key, { ...finding, since: finding.since ?? this.#since.get(key) ?? now }];
    });
    this.#since = new Map(problems.map(([key, { since }]) => [key, since]));
    return problems.map(([, problem]) => problem);
  }
}

function findings(sources: ProblemSources): ProblemFinding[] {
  const { health, current } = sources;
  return [
    ...compositionFindings(sources),
    ...Object.entries(health.remotes).flatMap(([remote, state]) => remoteFindings(remote, state)),
    ...Object.entries(current?.loaded ?? {}).flatMap(([remote, loaded]) => signatureFinding(remote, loaded) ?? []),
    ...surroundingFindings(sources),
  ];
}

function compositionFindings({ health, current, siteUrl }: ProblemSources): ProblemFinding[] {
  const { verdict } = health;
  const found: ProblemFinding[] = [];
  if (verdict.state === 'refused')
    found.push({
      code: verdict.reason === NO_COMPOSITION ? 'NO_COMPOSITION' : 'COMPOSITION_REFUSED',
      message: verdict.reason ?? 'The composition is refused.',
      advice: current ? ROLL_BACK : 'To create one: npm run compose -- --help',
    });
  const remotes = Object.entries(current?.document.remotes ?? {});
  const loopback = remotes.flatMap(([name, { release }]) => (isLoopback(release) ? [name] : []));
  if (siteUrl !== undefined && !isLoopback(siteUrl) && loopback.length > 0)
    found.push({
      code: 'SITE_URL_MISMATCH',
      message: `SITE_URL is ${siteUrl}, but browsers would load ${loopback.join(', ')} from their own machine.`,
      advice: 'Compose the releases with their public addresses.',
    });
  return found;
}

function remoteFindings(
  remote: string,
  { process, away, withoutParts = {} }: SiteHealth['remotes'][string],
): ProblemFinding[] {
  const reason = process?.lastFailure?.reason ?? 'see the log for the reason';
  const found: ProblemFinding[] = [];
  const add = (code: string, message: string, more: Partial<ProblemFinding> = {}) =>
    void found.push({ code, message, remote, advice: ROLL_BACK, ...more });
  if (away !== undefined) add('REMOTE_UNAVAILABLE', `${remote}: ${away}`);
  if (process?.keepsEnding) {
    const effect = 'keeps ending, and uncached pages return 503 meanwhile';
    add('PROCESS_KEEPS_ENDING', `The render process of ${remote} ${effect}: ${reason}.`);
  } else if (process?.state === 'restarting') {
    const advice = 'It restarts automatically.';
    add('PROCESS_RESTARTING', `The render process of ${remote} has ended: ${reason}.`, { advice });
  }
  if (process && process.breaker !== 'closed') {
    const cause = `because its render process kept failing: ${reason}`;
    add('BREAKER_OPEN', `The uncached pages of ${remote} return 503 ${cause}.`);
  }
  for (const { route, path, search, reason: pageReason, since, failures } of process?.failingPages ?? []) {
    const times = failures > 1 ? ` (${failures} times)` : '';
    add('PAGE_FAILS', `${path}${search} returns 503${times}: ${pageReason}.`, { route, since });
  }
  for (const [part, why] of Object.entries(withoutParts))
    add('PART_UNAVAILABLE', `The part ${part} of ${remote} is missing: ${why}.`);
  return found;
}

/** Undefined if the site would accept the release now. */
export function signatureFinding(
  remote: string,
  { signatureProblem, version }: Pick<LoadedRelease, 'signatureProblem' | 'version'>,
): ProblemFinding | undefined {
  if (signatureProblem === undefined) return undefined;
  return {
    code: 'KEY_NOT_TRUSTED',
    message:
      `${remote} ${version} has no signature that the site trusts. The site still serves it, because it was live ` +
      `before. ${signatureProblem}`,
    remote,
    advice:
      `After signing it: ${composeCommand('use', `${remote}@${version}`)}. ` +
      `Or remove the remote: ${composeCommand('remove', remote)}`,
  };
}

function surroundingFindings({ health: { frame, state }, api }: ProblemSources): ProblemFinding[] {
  const found: ProblemFinding[] = [];
  if (frame.state === 'restarting')
    found.push({
      code: 'FRAME_UNAVAILABLE',
      message: `The process that renders the shell's own pages is not ready: ${frame.lastFailure?.reason}.`,
      advice: 'It restarts automatically. If it keeps ending, check the memory of the machine.',
    });
  if (state !== undefined) {
    const isFull = /ENOSPC|EDQUOT/.test(state);
    const advice = isFull ? 'The disk is full. Free some space.' : 'Make STATE_DIR writable.';
    found.push({ code: 'STATE_NOT_KEPT', message: state, advice });
  }
  if (api)
    found.push({
      code: api.code,
      message: `${api.reason} Pages use built-in data.`,
      since: api.since,
      advice: 'Check the API at API_URL. The shell tries every two seconds and recovers by itself.',
    });
  return found;
}
