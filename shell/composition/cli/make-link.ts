import { ComposeError } from '../document/compose-error.ts';
import { compositionId } from '../document/composition-document.ts';
import { type FetchReleaseOptions, readRelease } from '../judge/fetch-release.ts';
import { PREVIEW_PARAMETER, type PreviewTarget, signPreviewToken } from '../document/preview-token.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import type { ComposeOutput } from './compose-output.ts';
import type { ComposeArguments } from './compose-options.ts';
import { readComposeSettings } from './compose-settings.ts';
import { allDocuments, fetchOptions } from './present-composition.ts';

const HOUR_MS = 3_600_000;
const DEFAULT_HOURS = { release: 24, workingCopy: 8 };

export async function showLink(
  store: CompositionStore,
  given: ComposeArguments,
  output: ComposeOutput,
): Promise<number> {
  const link = await makeLink(store, given);
  output.say(link);
  return output.end(0, { link });
}

export async function makeLink(
  store: CompositionStore,
  given: Pick<ComposeArguments, 'names' | 'composition' | 'hours' | 'site' | 'workingCopy'>,
): Promise<string> {
  const { previewKey: key } = readComposeSettings('previewKey');
  if (!key)
    throw new ComposeError(
      'PREVIEW_KEY_MISSING',
      'PREVIEW_KEY is not set. Set it to the value that the site has. If the site has none, create one: openssl rand -base64 32',
    );
  const { composition, workingCopy = false } = given;
  const options = await fetchOptions(store, given);
  const target =
    composition === undefined ? await namedTarget(given, options) : await formerComposition(store, composition);
  const hours = given.hours ?? (workingCopy ? DEFAULT_HOURS.workingCopy : DEFAULT_HOURS.release);
  const token = signPreviewToken(target, Date.now() + Math.round(hours * HOUR_MS), key);
  return new URL(`/?${PREVIEW_PARAMETER}=${token}`, options.origin).href;
}

async function formerComposition(store: CompositionStore, wanted: string): Promise<PreviewTarget> {
  const former = await allDocuments(store);
  const found = former.findLast(
    (document) => String(document.revision) === wanted || compositionId(document) === wanted,
  );
  if (found) return { composition: compositionId(found) };
  throw new ComposeError(
    'REVISION_UNKNOWN',
    `No revision or composition has the number or ID ${wanted}. Revisions: ${former.map(({ revision }) => revision).join(', ') || 'none'}.`,
  );
}

async function namedTarget(
  { names: [name = ''], workingCopy }: Pick<ComposeArguments, 'names' | 'workingCopy'>,
  options: FetchReleaseOptions,
): Promise<PreviewTarget> {
  const [, remote = '', address = ''] = /^([^=]+)=(.+)$/.exec(name) ?? [];
  if (workingCopy) return { remote, workingCopy: `${address.replace(/\/+$/, '')}/` };
  const { descriptor, release, digest } = await readRelease(address, options);
  if (descriptor.name === remote) return { remote, release, digest };
  throw new ComposeError(
    'RELEASE_UNEXPECTED',
    `The release at ${release} belongs to ${descriptor.name}, not ${remote}.`,
  );
}
