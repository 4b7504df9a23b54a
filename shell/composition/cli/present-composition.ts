import { ComposeError } from '../document/compose-error.ts';
import type { CompositionDocument } from '../document/composition-document.ts';
import type { CompositionStore, CurrentComposition } from '../store/composition-store.ts';
import type { FetchReleaseOptions } from '../judge/fetch-release.ts';
import { readReleaseLimits } from '../judge/release-limits.ts';
import type { ComposeArguments } from './compose-options.ts';
import type { ComposeOutput } from './compose-output.ts';
import { readComposeSettings } from './compose-settings.ts';
import { composeCommand } from '../document/compose-command.ts';

/** A command, and the composition that it changes. */
export interface ChangeRequest {
  store: CompositionStore;
  given: ComposeArguments;
  output: ComposeOutput;
  current: CurrentComposition;
  /** Oldest first, ending with the current one. */
  former: readonly CompositionDocument[];
}

export function requireReadable(current: CurrentComposition): CompositionDocument | undefined {
  if (current.state === 'invalid')
    throw new ComposeError(
      'COMPOSITION_INVALID',
      `${current.reason} Fix it, or restore the last valid composition: ${composeCommand('rollback')}`,
    );
  return current.state === 'valid' ? current.document : undefined;
}

export function requireDocument(store: CompositionStore, current: CurrentComposition): CompositionDocument {
  const document = requireReadable(current);
  if (!document) throw new ComposeError('NO_COMPOSITION', `No composition exists at ${store.path}.`);
  return document;
}

/** Oldest first, ending with the current one. */
export async function allDocuments(store: CompositionStore): Promise<CompositionDocument[]> {
  const [current, former] = await Promise.all([store.read(), store.former()]);
  if (current.state !== 'valid') return former;
  const { document } = current;
  return [...former.filter(({ revision, id }) => revision !== document.revision || id !== document.id), document];
}

export async function fetchOptions(
  store: CompositionStore,
  { site }: Pick<ComposeArguments, 'site'>,
): Promise<FetchReleaseOptions> {
  const [status] = await store.sites();
  const { siteUrl, port } = readComposeSettings('siteUrl', 'port');
  const known = siteUrl ?? status?.origin ?? site ?? status?.url ?? `http://localhost:${port}`;
  return { origin: new URL(known).origin, limits: readReleaseLimits(process.env) };
}
