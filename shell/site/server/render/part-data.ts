import type {
  LlmsSection,
  NavigationEntry,
  NavigationPlace,
  PlainForm,
  SitemapEntry,
  SiteProfile,
} from '@site/shell-contract';
import { z } from 'zod';
import { headerPath, sitePath } from './render-messages.ts';
import { RemoteError } from './remote-error.ts';

const label = z.string().min(1).max(60);
const order = z.number().min(-1000).max(1000);
const stand = z.object({ order, label: label.exactOptional(), rel: z.literal('nofollow').exactOptional() });
const place = z.enum([
  'main',
  'more',
  'all',
  'find',
  'bottom',
  'categories',
  'quick-links',
  'read',
  'tools',
  'not-found',
  'sitemap',
]) satisfies z.ZodType<NavigationPlace>;

const navigationEntry = z.object({
  label,
  to: sitePath,
  icon: z
    .string()
    .max(1000)
    .regex(/^[\d\sMmLlHhVvCcSsQqTtAaZz.,-]*$/, 'must be path data')
    .exactOptional(),
  under: z.array(sitePath).max(10).exactOptional(),
  // Ignore unknown places, because a later shell may have more.
  places: z
    .record(z.string(), stand)
    .transform((places) =>
      Object.fromEntries(Object.entries(places).filter(([name]) => place.safeParse(name).success)),
    ),
});

const sitemapEntry = z.object({
  path: sitePath,
  lastModified: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).optional(),
});

const apiPath = z
  .string()
  .max(200)
  .regex(/^\/api(?:\/[\w-]+)+$/, 'must be a path of the API, such as /api/contact');

const plainForm = z.object({
  page: sitePath,
  action: apiPath,
  done: headerPath,
});

const sentence = z.string().max(300);

const siteProfile = z.object({
  texts: z.object({
    tagline: sentence,
    searchButton: label,
    searchField: label,
    notFoundHint: sentence,
    socialImageAlt: sentence,
  }),
  appDescription: sentence,
  search: z.object({ path: sitePath, parameter: z.string().regex(/^[a-z]{1,20}$/, 'must be a word') }).exactOptional(),
  shortcuts: z
    .array(z.object({ name: label, path: sitePath }))
    .max(10)
    .exactOptional(),
  imageWords: z.array(z.string().max(20)).max(1000).exactOptional(),
  offline: z.object({ banner: sentence, page: sentence, calls: z.array(apiPath).max(500) }),
  dataVersion: z
    .object({
      path: apiPath,
      header: z.string().regex(/^[a-z][a-z0-9-]{0,60}$/, 'must be a header name in lowercase'),
    })
    .exactOptional(),
});

/** Line breaks and brackets have a meaning in Markdown. */
const markdownText = z
  .string()
  .min(1)
  .max(500)
  .regex(/^[^\n\r[\]]+$/, 'must be one line without brackets');

const llmsSection = z.object({
  title: markdownText,
  links: z.array(z.object({ label: markdownText, to: sitePath, note: markdownText.exactOptional() })).max(200),
});

export interface PartData {
  navigation: readonly NavigationEntry[];
  llms: readonly LlmsSection[];
  sitemap: readonly SitemapEntry[];
  form: PlainForm;
  site: SiteProfile;
}

/** Parts come from untrusted code. */
const partSchemas: { [Name in keyof PartData]: z.ZodType<PartData[Name]> } = {
  navigation: z.array(navigationEntry).max(100),
  llms: z.array(llmsSection).max(20),
  // The sitemaps.org protocol allows no more URLs in a file.
  sitemap: z.array(sitemapEntry).max(50_000),
  form: plainForm,
  site: siteProfile,
};

/** Throws `RemoteError` with the path of the first invalid value. */
export function parsePart<Name extends keyof PartData>(name: Name, data: unknown): PartData[Name] {
  const schema: z.ZodType<PartData[Name]> = partSchemas[name];
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RemoteError(
    'PART_INVALID',
    `it is not valid at ${issue?.path.join('.') || 'the top level'}: ${issue?.message}`,
  );
}
