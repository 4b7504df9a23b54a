import { createHash } from 'node:crypto';
import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ });
const origin = url.refine((text) => new URL(text).origin === text, 'must be an origin, such as https://content.example.com');

const schema = z.strictObject({
  /** Digest of all that decides what visitors get; see `compositionId`. Absent in a document written by hand. */
  id: z.string().optional(),
  revision: z.int().min(1),
  parent: z.string().nullable().default(null),
  createdAt: z.iso.datetime(),
  actor: z.string().min(1),
  reason: z.string().min(1),
  remotes: z.record(
    z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens'),
    z.strictObject({
      /** Address of the release's `release.json`. */
      release: url,
      /** Digest of that file's bytes: what it names is thereby fixed too. */
      digest: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be sha384- and 64 characters of base64'),
    }),
  ),
  routes: z.record(
    z.string().startsWith('/'),
    z.strictObject({
      remote: z.string(),
      module: z.string().startsWith('./'),
      /** The page is the remote's: failing, the answer is 503. */
      criticality: z.literal('primary').default('primary'),
    }),
  ),
  /** Modules that serve the shell beside pages, by the shell's name for them. */
  parts: z.record(
    z.string(),
    z.strictObject({
      remote: z.string(),
      module: z.string().startsWith('./'),
      /** Failing, the part is left out. */
      criticality: z.literal('regular').default('regular'),
    }),
  ).default({}),
  /** Where remotes may lie. An entry from elsewhere is refused. */
  trustedOrigins: z.array(origin),
});

/** The releases that make the site, and who owns which address. The single thing that an operator changes. */
export type CompositionDocument = z.infer<typeof schema>;

export class CompositionInvalidError extends Error {
  readonly code = 'COMPOSITION_INVALID';
  override name = 'CompositionInvalidError';
}

/** Parses a composition document's text. Throws `CompositionInvalidError` with a sentence that names the place. */
export function parseComposition(text: string): CompositionDocument {
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new CompositionInvalidError(`The composition is not valid at ${issue?.path.join('.') || 'its top'}: ${issue?.message}.`);
  }
  const document = parsed.data;
  for (const [place, { remote }] of Object.entries({ ...document.routes, ...document.parts })) {
    if (!document.remotes[remote]) throw new CompositionInvalidError(`${place} belongs to ${remote}, which is not among the composition's remotes.`);
  }
  for (const [name, { release }] of Object.entries(document.remotes)) {
    if (!document.trustedOrigins.includes(new URL(release).origin)) {
      throw new CompositionInvalidError(`The release of ${name} lies on ${new URL(release).origin}, which is not among the trusted origins.`);
    }
  }
  return document;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CompositionInvalidError('The composition is not valid JSON.', { cause });
  }
}

/** Digest of what decides what visitors get: remotes, routes and trusted origins, whoever wrote them and when. */
export function compositionId({ remotes, routes, parts, trustedOrigins }: Pick<CompositionDocument, 'remotes' | 'routes' | 'parts' | 'trustedOrigins'>): string {
  return createHash('sha256').update(JSON.stringify([sorted(remotes), sorted(routes), sorted(parts), trustedOrigins])).digest('hex').slice(0, 16);
}

function sorted<T>(record: Record<string, T>) {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
