import { userInfo } from 'node:os';
import { parseJson } from '@site/release/parse-json';
import { z } from 'zod';
import { composeCommand } from '../document/compose-command.ts';
import { ComposeError } from '../document/compose-error.ts';
import type { CompositionDocument } from '../document/composition-document.ts';
import { formatShare, rolloutTitle } from '../document/rollout.ts';
import { fetchFile } from '../judge/fetch-file.ts';
import { type FetchReleaseOptions, readRelease, type ReadRelease } from '../judge/fetch-release.ts';
import type { CompositionStore, CurrentComposition } from '../store/composition-store.ts';
import { openComposition } from '../store/composition-file.ts';
import { composeReleases } from './compose-releases.ts';
import {
  changeRollout,
  finishRollout,
  requireRollout,
  type RolloutStep,
  startRollout,
  stepReason,
} from './compose-rollout.ts';
import type { ComposedChange } from './composition-draft.ts';
import { findRelease, type ReleaseSources, requirePublic } from './find-releases.ts';
import { rollBack } from './roll-back.ts';

export interface ChangeOptions {
  command: 'use' | 'remove' | 'rollback' | 'promote' | 'canary';
  /** Releases to use, or names to remove. */
  names: readonly string[];
  reason?: string;
  route?: readonly string[];
  remove?: readonly string[];
  trustOrigin?: readonly string[];
  new?: boolean;
  to?: number;
  from?: string;
  canary?: CanaryStep;
}

export type CanaryStep = { kind: 'start'; share: number } | { kind: 'finish' } | RolloutStep;

export interface ChangeRequest extends ReleaseSources {
  store: CompositionStore;
  options: ChangeOptions;
  current: CurrentComposition;
}

export interface DraftedChange extends ComposedChange {
  entries: readonly ReadRelease[];
}

/** Drafts the next document without writing it. */
export async function draftChange(request: ChangeRequest): Promise<DraftedChange> {
  const { options, fetching } = request;
  const entries = await readNewReleases(request);
  for (const entry of entries) requirePublic(entry, fetching.origin, options.trustOrigin);
  return { ...(await compose(request, entries)), entries };
}

async function readNewReleases(request: ChangeRequest): Promise<ReadRelease[]> {
  const { options, current, store, fetching } = request;
  const { command, names, canary } = options;
  if (command === 'use' || canary?.kind === 'start')
    return Promise.all(names.map((name) => findRelease(name, request)));
  if (command === 'promote') return readPromoted(request);
  if (canary?.kind !== 'finish') return [];
  const { remotes } = requireRollout(requireDocument(store, current));
  return Promise.all(Object.values(remotes).map(({ release, digest }) => readRelease(release, fetching, digest)));
}

/** Remotes that the other environment does not have stay unchanged. */
async function readPromoted({ options, store, current, fetching }: ChangeRequest): Promise<ReadRelease[]> {
  const { remotes } = requireDocument(store, current);
  const promoted = await readOtherRemotes(options.from ?? '', fetching);
  const changed = Object.entries(promoted).filter(([name, { digest }]) => remotes[name]?.digest !== digest);
  if (changed.length === 0)
    throw new ComposeError('NOTHING_TO_CHANGE', 'Nothing to promote: this composition already has every release.');
  return Promise.all(changed.map(([, { release, digest }]) => readRelease(release, fetching, digest)));
}

type OtherRemotes = Readonly<Record<string, { release: string; digest: string }>>;

const healthSchema = z.object({ remotes: z.record(z.string(), z.object({ release: z.url(), digest: z.string() })) });
const HEALTH_LIMIT_BYTES = 4_194_304;

/** @param from a file, a database, or the URL of a site */
async function readOtherRemotes(from: string, { origin, limits }: FetchReleaseOptions): Promise<OtherRemotes> {
  if (!/^https?:/.test(from)) {
    const source = openComposition(from);
    try {
      return requireDocument(source, await source.read()).remotes;
    } finally {
      await source.close();
    }
  }
  const url = new URL('/health/ready', from).href;
  const bytes = await fetchFile(url, { origin, limitBytes: HEALTH_LIMIT_BYTES, timeoutMs: limits.releaseTimeoutMs });
  const parsed = healthSchema.safeParse(parseJson(new TextDecoder().decode(bytes)));
  if (parsed.success) return parsed.data.remotes;
  throw new ComposeError('SITE_UNREADABLE', `${url} is not the health check of a site. Check --from.`);
}

function compose(request: ChangeRequest, entries: readonly ReadRelease[]): ComposedChange | Promise<ComposedChange> {
  const { options, store, current, former } = request;
  const { command, names, canary, to, trustOrigin: trustOrigins = [] } = options;
  const titles = entries.map(({ descriptor: { name, version } }) => `${name} ${version}`).join(', ');
  const note = (reason: string) => ({ actor: actor(), reason: options.reason ?? reason });
  switch (command) {
    case 'use':
      return composeUse(request, entries, note(`Compose ${titles}`));
    case 'promote':
      return composeUse(request, entries, note(`Promote ${titles}`));
    case 'remove': {
      const change = { entries, remove: names, ...note(`Remove ${names.join(', ')}`) };
      return composeReleases(requireDocument(store, current), change, former);
    }
    case 'rollback': {
      const title = to === undefined ? 'Roll back to the previous revision' : `Roll back to revision ${to}`;
      return rollBack(current, former, { to, trustOrigins, ...note(title) });
    }
    case 'canary': {
      const previous = requireDocument(store, current);
      if (canary?.kind === 'start') {
        const title = note(`Canary of ${titles} for ${formatShare(canary.share)}`);
        return startRollout(previous, { entries, share: canary.share, trustOrigins, ...title }, former);
      }
      const rollout = requireRollout(previous);
      if (canary && canary.kind !== 'finish')
        return changeRollout(previous, canary, note(stepReason(canary, rollout)), former);
      const title = note(`Finish the canary: ${rolloutTitle(rollout)} for everyone`);
      return finishRollout(previous, { entries, trustOrigins, ...title }, former);
    }
  }
}

async function composeUse(
  { store, options, current, former }: ChangeRequest,
  entries: readonly ReadRelease[],
  note: { actor: string; reason: string },
): Promise<ComposedChange> {
  const previous = requireReadable(current);
  const { route: take, remove, trustOrigin: trustOrigins } = options;
  const change = { entries, take, trustOrigins, remove, ...note };
  const composed = composeReleases(previous, change, former);
  if (previous || options.new) return composed;
  // A site that waits for its first composition doesn't count.
  const hasExisted = former.length > 0 || (await store.sites()).some(({ serving }) => serving !== undefined);
  if (hasExisted)
    throw new ComposeError(
      'NO_COMPOSITION',
      `The composition at ${store.path} no longer exists. To restore it: ${composeCommand('rollback')}. To start a new site: --new.`,
    );
  if (!composed.document.routes['/'])
    throw new ComposeError(
      'NO_COMPOSITION',
      `No composition exists at ${store.path} yet, and none of these remotes has the page /, which a new site ` +
        'needs. Check that the file is right. To start a site without that page: --new',
    );
  return composed;
}

export function requireReadable(current: CurrentComposition): CompositionDocument | undefined {
  if (current.state === 'invalid')
    throw new ComposeError(
      'COMPOSITION_INVALID',
      `${current.reason} Fix it, or restore the last valid composition: ${composeCommand('rollback')}`,
    );
  return current.state === 'valid' ? current.document : undefined;
}

function requireDocument(store: CompositionStore, current: CurrentComposition): CompositionDocument {
  const document = requireReadable(current);
  if (!document) throw new ComposeError('NO_COMPOSITION', `No composition exists at ${store.path}.`);
  return document;
}

/** In some containers, the user ID has no name. */
function actor(): string {
  try {
    return userInfo().username;
  } catch {
    return process.env['USER'] || `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
