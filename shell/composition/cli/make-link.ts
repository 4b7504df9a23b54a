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
  { names: [preview], composition, hours = 0, site }: ComposeArguments,
  output: ComposeOutput,
): Promise<number> {
  const { previewKey: key } = readComposeSettings('previewKey');
  if (!key)
    throw new ComposeError(
      'PREVIEW_KEY_MISSING',
      'PREVIEW_KEY is not set. Use the site’s value. If the site has none, create one: openssl rand -base64 32',
    );
  if ((preview === undefined) === (composition === undefined))
    throw new ComposeError('USAGE', '"link" needs either NAME=RELEASE or --composition.');
  const options = await fetchOptions(store, site);
  const target =
    composition === undefined ? await readTarget(preview ?? '', options) : await findRevision(store, composition);
  const token = signPreviewToken(target, Date.now() + Math.round(hours * HOUR_MS), key);
  const link = new URL(`/?${PREVIEW_PARAMETER}=${token}`, options.origin).href;
  output.say(link);
  return output.end(0, { link });
}

/** @param name revision number or ID of the composition */
async function findRevision(store: CompositionStore, name: string): Promise<PreviewTarget> {
  const documents = await allDocuments(store);
  const document = documents.findLast(
    ({ revision, ...content }) => String(revision) === name || compositionId(content) === name,
  );
  if (document) return { composition: compositionId(document) };
  throw new ComposeError(
    'REVISION_UNKNOWN',
    `No revision or composition has the number or ID ${name}. Revisions: ${documents.map(({ revision }) => revision).join(', ') || 'none'}.`,
  );
}

async function readTarget(preview: string, options: FetchReleaseOptions): Promise<PreviewTarget> {
  const [, remote, url = ''] = /^([^=]+)=(https?:\/\/.+)$/.exec(preview) ?? [];
  if (remote === undefined)
    throw new ComposeError('USAGE', 'Use NAME=RELEASE, such as mf-content=https://content.example.com/1.2.0.');
  const { descriptor, release, digest } = await readRelease(url, options);
  if (descriptor.name === remote) return { remote, release, digest };
  throw new ComposeError(
    'RELEASE_UNEXPECTED',
    `The release at ${release} belongs to ${descriptor.name}, not ${remote}.`,
  );
}
