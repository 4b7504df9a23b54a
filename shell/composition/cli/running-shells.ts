import { setTimeout as sleep } from 'node:timers/promises';
import { ComposeError } from '../document/compose-error.ts';
import { compositionId, type CompositionDocument } from '../document/composition-document.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import { parseSiteStatus, type SiteStatus } from '../store/site-status.ts';

const HEALTH_TIMEOUT_MS = 3000;
const POLL_MS = 200;

/** A site that isn't ready sends the same body with a 503. */
export async function readHealth(site: string): Promise<unknown> {
  const url = new URL('/health/ready', site);
  try {
    return await (await fetch(url, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) })).json();
  } catch (cause) {
    throw new ComposeError('SITE_UNREACHABLE', `${url} does not respond, or is not the health check of a site.`, {
      cause,
    });
  }
}

/** @param site URL; by default, reads the statuses that shells publish */
export async function readStatuses(store: CompositionStore, site: string | undefined): Promise<readonly SiteStatus[]> {
  if (site === undefined) return store.sites();
  const health = (await readHealth(site)) as { verdict?: unknown };
  const status = parseSiteStatus(health.verdict);
  if (!status) throw new ComposeError('SITE_UNREADABLE', `${site} is not a site that follows a composition.`);
  return [status];
}

type ShellAnswer = { state: 'accepted' | 'refused' } | { state: 'checking'; progress: string };

export type ShellsOutcome =
  | { kind: 'accepted'; shells: readonly SiteStatus[] }
  | { kind: 'refused'; refusing: SiteStatus }
  | { kind: 'silent'; reason: string };

export interface WaitOptions {
  /** The wait ends after this long without progress. */
  silenceMs: number;
  onProgress: (progress: string) => void;
}

interface AwaitOptions extends WaitOptions {
  statuses: () => Promise<readonly SiteStatus[]>;
  getAnswer: (status: SiteStatus) => ShellAnswer;
  /** Called on every poll. Rejects to end the wait. */
  keepOpen?: () => Promise<void>;
}

/** Waits until all shells accept, one refuses, or progress stops. */
export async function awaitShells(options: AwaitOptions): Promise<ShellsOutcome> {
  const { statuses, getAnswer, silenceMs, onProgress, keepOpen } = options;
  let latest = { progress: '', at: performance.now() };
  for (;;) {
    let progress = 'no shell responds';
    const shells = await statuses().catch((error: Error): SiteStatus[] => {
      progress = error.message;
      return [];
    });
    const answers = shells.map((shell) => ({ shell, answer: getAnswer(shell) }));
    const refusing = answers.find(({ answer }) => answer.state === 'refused')?.shell;
    if (refusing) return { kind: 'refused', refusing };
    const waiting = answers.flatMap(({ shell: { url }, answer }) =>
      answer.state === 'checking' ? [`${url}: ${answer.progress}`] : [],
    );
    if (shells.length > 0 && waiting.length === 0) return { kind: 'accepted', shells };
    if (waiting.length > 0) progress = waiting.join('; ');
    if (progress !== latest.progress) {
      latest = { progress, at: performance.now() };
      onProgress(`Waiting for ${progress}`);
    }
    if (performance.now() - latest.at >= silenceMs) return { kind: 'silent', reason: progress };
    await keepOpen?.();
    await sleep(POLL_MS);
  }
}

export function answerOnProposal({ proposal }: SiteStatus, key: string): ShellAnswer {
  if (proposal?.key !== key) return { state: 'checking', progress: 'it has not started' };
  const { state, progress = 'checking' } = proposal;
  return state === 'checking' ? { state, progress } : { state };
}

export function answerOnDocument(status: SiteStatus, document: CompositionDocument): ShellAnswer {
  const isAbout = isAboutDocument(status, document);
  if (isAbout && status.state === 'refused') return { state: 'refused' };
  if (isAbout && status.state === 'live') return { state: 'accepted' };
  // Later revisions are based on this one, so a site that serves one of them has accepted this one, too.
  const { revision = 0, serving = 0 } = status;
  if (revision > document.revision && serving >= document.revision) return { state: 'accepted' };
  return { state: 'checking', progress: isAbout ? 'it is still checking' : 'it has not read the composition yet' };
}

export function isAboutDocument({ revision, id }: SiteStatus, document: CompositionDocument): boolean {
  return revision === document.revision && id === compositionId(document);
}
