import { composeCommand } from '../../../composition/document/compose-command.ts';
import { isLoopback } from '../../../composition/judge/fetch-file.ts';
import type { LoadedRelease } from '../../../composition/judge/release-store.ts';
import type { ApiProblem } from '../api-proxy/watched-api.ts';
import type { SiteHealth, SiteProblem } from './site-health.ts';
import type { SiteRevision } from './site-revision.ts';

export type ProblemFinding = Omit<SiteProblem, 'since'> & { since?: string };

export const NO_COMPOSITION =
  'No composition exists yet. To create one: npm run compose -- use URL ... (the URLs of the releases).';

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

  list(sources: ProblemSources, featureProblems: readonly ProblemFinding[] = []): SiteProblem[] {
    const now = new Date().toISOString();
    const problems = [...findings(sources), ...featureProblems].map((finding): [string, SiteProblem] => {
      const key = JSON.stringify([finding.code, finding.remote, finding.route]);
      return [key, { ...finding, since: finding.since ?? this.#since.get(key) ?? now }];
    });
    this.#since = new Map(problems.map(([key, { since }]) => [key, since]));
    return problems.map(([, problem]) => problem);
  }
}

type Add = (code: string, message: string, advice: string, more?: Partial<ProblemFinding>) => void;

function findings({ health, current, siteUrl, api }: ProblemSources): ProblemFinding[] {
  const problems: ProblemFinding[] = [];
  const add: Add = (code, message, advice, more) => void problems.push({ code, message, advice, ...more });
  const { verdict, frame, state } = health;
  if (verdict.state === 'refused') {
    const reason = verdict.reason ?? 'The composition is refused.';
    const code = reason === NO_COMPOSITION ? 'NO_COMPOSITION' : 'COMPOSITION_REFUSED';
    add(code, reason, current ? ROLL_BACK : 'To create one: npm run compose -- --help');
  }
  const remotes = Object.entries(current?.document.remotes ?? {});
  const loopback = remotes.flatMap(([name, { release }]) => (isLoopback(release) ? [name] : []));
  if (siteUrl !== undefined && !isLoopback(siteUrl) && loopback.length > 0) {
    const message = `SITE_URL is ${siteUrl}, but browsers would load ${loopback.join(', ')} from their own machines.`;
    add('SITE_URL_MISMATCH', message, 'Use the public URLs of the releases.');
  }
  for (const [remote, ofRemote] of Object.entries(health.remotes)) addRemote(remote, ofRemote, add);
  for (const [remote, loaded] of Object.entries(current?.loaded ?? {}))
    problems.push(...[signatureFinding(remote, loaded)].filter((finding) => finding !== undefined));
  if (frame.state === 'restarting') {
    const message = `The process that renders the shell's own pages is not ready: ${frame.lastFailure?.reason}.`;
    const advice = "It restarts automatically. If it keeps crashing, check the machine's memory.";
    add('FRAME_UNAVAILABLE', message, advice);
  }
  if (state !== undefined) {
    const isFull = /ENOSPC|EDQUOT/.test(state);
    add('STATE_NOT_KEPT', state, isFull ? 'The disk is full. Free some space.' : 'Make STATE_DIR writable.');
  }
  if (api) {
    const advice = 'Check the API at API_URL. The shell retries every two seconds and recovers automatically.';
    add(api.code, `${api.reason} Pages use built-in data.`, advice, { since: api.since });
  }
  return problems;
}

function addRemote(
  remote: string,
  { process, unavailable, withoutParts = {} }: SiteHealth['remotes'][string],
  add: Add,
): void {
  const reason = process?.lastFailure?.reason ?? 'see the log for the reason';
  if (unavailable !== undefined) add('REMOTE_UNAVAILABLE', `${remote}: ${unavailable}`, ROLL_BACK, { remote });
  if (process?.keepsEnding) {
    const effect = 'keeps crashing, and uncached pages return 503';
    add('PROCESS_KEEPS_ENDING', `The render process of ${remote} ${effect}: ${reason}.`, ROLL_BACK, { remote });
  } else if (process?.state === 'restarting') {
    const message = `The render process of ${remote} has exited: ${reason}.`;
    add('PROCESS_RESTARTING', message, 'It restarts automatically.', { remote });
  }
  if (process && process.breaker !== 'closed') {
    const cause = `because its render process failed repeatedly: ${reason}`;
    add('BREAKER_OPEN', `The uncached pages of ${remote} return 503 ${cause}.`, ROLL_BACK, { remote });
  }
  for (const { route, path, search, reason: pageReason, since, failures } of process?.failingPages ?? []) {
    const times = failures > 1 ? ` (${failures} times)` : '';
    const message = `${path}${search} returns 503${times}: ${pageReason}.`;
    add('PAGE_FAILS', message, ROLL_BACK, { remote, route, since });
  }
  for (const [part, why] of Object.entries(withoutParts))
    add('PART_UNAVAILABLE', `The part ${part} of ${remote} is missing: ${why}.`, ROLL_BACK, { remote });
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
