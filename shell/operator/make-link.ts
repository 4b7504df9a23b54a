import { compositionId, type CompositionDocument } from '../composition/composition-document.ts';
import type { CompositionFile } from '../composition/composition-file.ts';
import { parsePreviewOrigins } from '../composition/preview-origins.ts';
import { PREVIEW_PARAMETER, type PreviewTarget, signPreviewToken } from '../composition/preview-token.ts';
import { readReleaseLimits } from '../composition/release-limits.ts';
import { siteOrigin } from './change-composition.ts';
import { type ComposeArguments, UsageError } from './compose-arguments.ts';
import { proveRelease, readRelease } from './read-release.ts';

const HOUR_MS = 3_600_000;

/** The address of a link that shows one visitor a composition of the past, or another release of one remote. Throws with a sentence for the operator. */
export async function makeLink(file: CompositionFile, given: Pick<ComposeArguments, 'names' | 'composition' | 'hours' | 'site'>): Promise<string> {
  const { names, composition, hours } = given;
  const key = process.env['PREVIEW_KEY'];
  if (!key) throw new Error('There is no PREVIEW_KEY, which signs links: set it to the one that the site has. Where the site has none, begin with: openssl rand -base64 32');
  const origin = await siteOrigin(file, given);
  const target = composition === undefined ? await otherRelease(file, names[0] ?? '', origin) : await formerComposition(file, composition);
  const token = signPreviewToken(target, Date.now() + Math.round(hours * HOUR_MS), key);
  return new URL(`/?${PREVIEW_PARAMETER}=${token}`, origin).href;
}

async function formerComposition(file: CompositionFile, wanted: string): Promise<PreviewTarget> {
  const former = await file.history.list();
  const found = former.findLast((document) => String(document.revision) === wanted || compositionId(document) === wanted);
  if (found) return { composition: compositionId(found) };
  throw new Error(`There is no revision or composition ${wanted}. There are: ${former.map(({ revision }) => revision).join(', ') || 'none'}.`);
}

/** Proven here as the site will prove it: whoever follows the link finds it whole. */
async function otherRelease(file: CompositionFile, name: string, origin: string): Promise<PreviewTarget> {
  const [, remote = '', address = ''] = /^([^=]+)=(https?:\/\/.+)$/.exec(name) ?? [];
  if (!URL.canParse(address)) throw new UsageError(`"${name}" is not NAME=RELEASE, such as mf-content=https://content.example.com/1.2.0.`);
  const options = { origin, limits: readReleaseLimits(process.env) };
  const read = await readRelease(address, options);
  if (read.descriptor.name !== remote) throw new Error(`The release at ${read.release} is of ${read.descriptor.name} and not of ${remote}.`);
  await proveRelease(read, options);
  const current = await file.read();
  if (current.state === 'valid') warnOfOrigin(read.release, current.document);
  return { remote, release: read.release, digest: read.digest };
}

function warnOfOrigin(release: string, { trustedOrigins }: CompositionDocument) {
  const { origin } = new URL(release);
  const allowed = parsePreviewOrigins(process.env['PREVIEW_ORIGINS'] ?? '');
  if (trustedOrigins.includes(origin) || (allowed.ok && allowed.allows(release))) return;
  console.error(`The site shows nothing from ${origin} unless its PREVIEW_ORIGINS names it.`);
}
