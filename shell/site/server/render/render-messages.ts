import type { FormSubmission, PageHead, SiteInfo, SiteTexts } from '@site/shell-contract';
import type { Navigation } from '../../app/services/navigation.ts';
import type { ComposedRoute } from '../../app/remotes/browser-composition.ts';
import { isSitePath } from '@site/shell-contract/site-path';
import { z } from 'zod';
import type { RenderSettings } from './render-settings.ts';
import { MAX_URL_LENGTH } from '../http/request-target.ts';

/** The process has no other source of configuration. */
export interface RenderSetup {
  apiUrl: string;
  /** Shared by all API calls of a page. */
  apiTimeLimitMs: number;
  /** Absent in the frame's process. */
  remote?: { name: string; source: string } | undefined;
}

export interface PageUrl {
  path: string;
  /** Starts with `?`, or is empty. */
  search: string;
  site: SiteInfo;
  year: number;
  /** Sent with API calls. Absent when the page is only checked. */
  composition?: string;
  navigation: Navigation;
  texts: SiteTexts;
}

export interface RemotePageRequest extends PageUrl {
  route: ComposedRoute;
  /** While true, API calls fail immediately and the page uses built-in data. */
  isApiHanging?: boolean;
  submission?: FormSubmission | undefined;
}

export interface FramePageRequest extends PageUrl {
  says: 'not-found' | 'remote-failed' | 'offline' | 'app-shell';
  route?: ComposedRoute | undefined;
  /** Appended to the text of the offline page. */
  offlineText?: string;
}

export interface PartRequest {
  name: string;
  module: string;
  site: SiteInfo;
}

export type RenderRequest =
  | ({ kind: 'setup' } & RenderSetup)
  | { kind: 'load'; modules: readonly string[] }
  | { kind: 'remote-page'; page: RemotePageRequest }
  | { kind: 'frame-page'; page: FramePageRequest }
  | { kind: 'part'; part: PartRequest }
  | { kind: 'ping' };

export function siteInfo({ siteName, contactEmail, api, drawsScales }: RenderSettings, url: string): SiteInfo {
  return { name: siteName, contactEmail, url, gaId: api.analytics.gaId, ...(drawsScales && { drawsScales }) };
}

const text = (most: number) => z.string().max(most);
/** Four times the longest accepted URL, because a remote may decode and re-encode it. */
export const MAX_PATH_LENGTH = 4 * MAX_URL_LENGTH;
/** Long text is truncated instead of rejected, because it may come from the URL. */
const label = (maxLength: number) =>
  z.string().transform((value) => (value.length > maxLength ? value.slice(0, maxLength).toWellFormed() : value));
export const sitePath = text(MAX_PATH_LENGTH).refine(isSitePath, 'must be a path of this site, such as /contact');
/** Encoded as ASCII for a header, but not normalized, so a redirect keeps its spelling. */
export const headerPath = sitePath.transform((path) => path.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent));

const head: z.ZodType<PageHead> = z.object({
  title: label(500),
  titleIsWhole: z.boolean().exactOptional(),
  description: label(2000),
  canonical: sitePath,
  noindex: z.boolean().exactOptional(),
  type: z.enum(['website', 'article']).exactOptional(),
  published: text(50).exactOptional(),
  modified: text(50).exactOptional(),
  image: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .exactOptional(),
  scales: z
    .object({
      from: z.number(),
      upTo: z.number(),
      factor: z.number(),
      offset: z.number(),
      pointed: z.number(),
      iconOf: sitePath.exactOptional(),
      equation: text(100).exactOptional(),
      note: text(100).exactOptional(),
    })
    .exactOptional(),
  breadcrumbs: z
    .array(z.object({ label: label(500), to: sitePath.exactOptional() }))
    .max(50)
    .exactOptional(),
  structuredData: z
    .array(z.looseObject({ '@type': text(100) }))
    .max(50)
    .exactOptional(),
});

/** The server builds the document, so remotes cannot control policy, scripts, or metadata. */
const page = z.object({
  status: z.union([z.literal(200), z.literal(404)]),
  head,
  body: z.string(),
  // A closing tag would let the rest of the text become markup.
  styles: z.string().refine((css) => !css.toLowerCase().includes('</style'), 'must not end the style element'),
  // Data for hydration. Absent on the shell's own pages.
  loaded: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('page'), data: z.unknown() }),
      z.object({ kind: z.literal('not-found') }),
    ])
    .optional(),
  // False if the page must not be cached, for example because it is degraded.
  keep: z.boolean(),
  isEmbedded: z.boolean().exactOptional(),
});

export type PageParts = z.infer<typeof page>;

/** Responses come from a process with untrusted code. */
const responseSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done') }),
  z.object({ kind: z.literal('page'), page }),
  z.object({ kind: z.literal('redirect'), to: headerPath }),
  // `parsePart` validates the data.
  z.object({ kind: z.literal('part'), data: z.unknown() }),
  // The process continues after such a failure.
  z.object({ kind: z.literal('failed'), reason: z.string() }),
]);

export type RenderResponse = z.infer<typeof responseSchema>;

export function failureReason(response: RenderResponse): string {
  return response.kind === 'failed' ? response.reason : 'it sent the wrong kind of response';
}

const MAX_REASON_LENGTH = 4000;

/** Returns `failed` with the reason for an invalid response. */
export function parseResponse(message: unknown): RenderResponse {
  const parsed = responseSchema.safeParse(message);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return {
      kind: 'failed',
      reason: `The page is not valid at ${issue?.path.join('.') || 'the top level'}: ${issue?.message}`.slice(
        0,
        MAX_REASON_LENGTH,
      ),
    };
  }
  const response = parsed.data;
  return response.kind === 'failed'
    ? { kind: 'failed', reason: response.reason.slice(0, MAX_REASON_LENGTH) }
    : response;
}
