import { composeCommand } from '../../../composition/document/compose-command.ts';
import { isLoopback } from '../../../composition/gates/fetch-file.ts';
import type { LoadedRelease } from '../../../composition/gates/release-store.ts';
import type { ApiProblem } from '../api-proxy/api-availability.ts';
import type { SiteHealth } from './site-health.ts';
import type { SiteRevision } from './site-revision.ts';

export type SiteProblemCode =
  | 'NO_COMPOSITION'
  | 'COMPOSITION_REFUSED'
  | 'REMOTE_UNAVAILABLE'
  | 'PROCESS_RESTARTING'
  | 'PROCESS_KEEPS_ENDING'
  | 'BREAKER_OPEN'
  | 'PAGE_FAILS'
  | 'BROWSER_FAILURES'
  | 'PART_UNAVAILABLE'
  | 'FRAME_UNAVAILABLE'
  | 'KEY_NOT_TRUSTED'
  | 'SITE_URL_MISMATCH'
  | 'STATE_NOT_KEPT'
  | 'API_TIMEOUT'
  | 'API_UNREACHABLE';

export interface SiteProblem {
  /** Features add more codes. */
  code: SiteProblemCode | (string & {});
  message: string;
  remote?: string;
  route?: string;
  /** ISO 8601. When the shell first noticed it, if the start is unknown. */
  since: string;
  advice: string;
}

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
  const { health, api } = sources;
  return [
    ...compositionFindings(sources),
    ...Object.entries(health.remotes).flatMap(([remote, state]) => remoteFindings(remote, state)),
    ...signatureFindings(sources),
    ...(health.frame.state !== 'restarting'
      ? []
      : [
          {
            code: 'FRAME_UNAVAILABLE' as const,
            message: `The process that renders the shell's own pages is not ready: ${health.frame.lastFailure?.reason ?? health.frame.state}.`,
            advice: 'It restarts automatically. If it keeps ending, check the memory of the machine.',
          },
        ]),
    ...(health.state === undefined
      ? []
      : [
          {
            code: 'STATE_NOT_KEPT' as const,
            message: health.state,
            advice: /ENOSPC|EDQUOT/.test(health.state)
              ? 'The disk is full. Free some space.'
              : 'Make STATE_DIR writable.',
          },
        ]),
    ...(api
      ? [
          {
            code: api.code,
            message: `${api.reason} Pages use built-in data.`,
            since: api.since,
            advice: 'Check the API at API_URL. The shell tries every two seconds and recovers by itself.',
          },
        ]
      : []),
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
  const loopback = Object.entries(current?.document.remotes ?? {})
    .filter(([, { release }]) => isLoopback(release))
    .map(([name]) => name);
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
  if (away !== undefined)
    found.push({ code: 'REMOTE_UNAVAILABLE', message: `${remote}: ${away}`, remote, advice: ROLL_BACK });
  if (process?.keepsEnding)
    found.push({
      code: 'PROCESS_KEEPS_ENDING',
      message: `The render process of ${remote} keeps ending, and uncached pages return 503 meanwhile: ${reason}.`,
      remote,
      advice: ROLL_BACK,
    });
  else if (process?.state === 'restarting')
    found.push({
      code: 'PROCESS_RESTARTING',
      message: `The render process of ${remote} has ended: ${reason}.`,
      remote,
      advice: 'It restarts automatically.',
    });
  if (process && process.breaker !== 'closed')
    found.push({
      code: 'BREAKER_OPEN',
      message: `The uncached pages of ${remote} return 503 because its render process kept failing: ${reason}.`,
      remote,
      advice: ROLL_BACK,
    });
  for (const { route, path, search, reason: pageReason, since, failures } of process?.failingPages ?? [])
    found.push({
      code: 'PAGE_FAILS',
      message: `${path}${search} returns 503${failures > 1 ? ` (${failures} times)` : ''}: ${pageReason}.`,
      remote,
      route,
      since,
      advice: ROLL_BACK,
    });
  for (const [part, why] of Object.entries(withoutParts))
    found.push({
      code: 'PART_UNAVAILABLE',
      message: `The part ${part} of ${remote} is missing: ${why}.`,
      remote,
      advice: ROLL_BACK,
    });
  return found;
}

function signatureFindings({ current }: ProblemSources): ProblemFinding[] {
  return Object.entries(current?.loaded ?? {}).flatMap(([remote, loaded]) => signatureFinding(remote, loaded) ?? []);
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
