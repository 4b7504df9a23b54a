import { ComposeError } from '../document/compose-error.ts';
import { compositionId } from '../document/composition-document.ts';
import { PREVIEW_PARAMETER, type PreviewTarget, signPreviewToken } from '../document/preview-token.ts';
import { type FetchReleaseOptions, readRelease } from '../judge/fetch-release.ts';
import { allDocuments, type CompositionStore } from '../store/composition-store.ts';
import type { ComposeArguments } from './command-line.ts';
import { fetchOptions, readComposeSettings } from './compose-settings.ts';
import type { ComposeOutput } from './output.ts';

const HOUR_MS = 3_600_000;

export async function showLink(
  store: CompositionStore,
  { names: [named], composition, hours = 0, site }: ComposeArguments,
  output: ComposeOutput,
): Promise<number> {
  const { previewKey: key } = readComposeSettings('previewKey');
  if (!key)
    throw new ComposeError(
      'PREVIEW_KEY_MISSING',
      'PREVIEW_KEY is not set. Set it to the value that the site has. If the site has none, create one: openssl rand -base64 32',
    );
  if ((named === undefined) === (composition === undefined))
    throw new ComposeError('USAGE', '"link" needs either NAME=RELEASE or --composition.');
  const options = await fetchOptions(store, site);
  const target =
    composition === undefined ? await namedRelease(named ?? '', options) : await formerComposition(store, composition);
  const token = signPreviewToken(target, Date.now() + Math.round(hours * HOUR_MS), key);
  const link = new URL(`/?${PREVIEW_PARAMETER}=${token}`, options.origin).href;
  output.say(link);
  return output.end(0, { link });
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

async function namedRelease(named: string, options: FetchReleaseOptions): Promise<PreviewTarget> {
  const [, remote, address = ''] = /^([^=]+)=(https?:\/\/.+)$/.exec(named) ?? [];
  if (remote === undefined)
    throw new ComposeError('USAGE', 'Use NAME=RELEASE, such as mf-content=https://content.example.com/1.2.0.');
  const { descriptor, release, digest } = await readRelease(address, options);
  if (descriptor.name === remote) return { remote, release, digest };
  throw new ComposeError(
    'RELEASE_UNEXPECTED',
    `The release at ${release} belongs to ${descriptor.name}, not ${remote}.`,
  );
}
