import { digestSchema } from '@site/release/integrity';
import { partKey, partName } from '@site/release/part-name';
import { patternKey, routePattern } from '@site/release/route-pattern';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ComposeError } from './compose-error.ts';

const url = z.url({ protocol: /^https?$/ });
const origin = url.refine(
  (text) => URL.parse(text)?.origin === text,
  'must be an origin, such as https://content.example.com',
);
const remoteName = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lowercase letters, digits, and hyphens');
const writtenPart = z
  .string()
  .regex(/^[a-z][\w-]*(:[a-z][a-z0-9-]*)?$/, 'must be a name such as suggest, or navigation:mf-content');
const exposedModule = z.string().startsWith('./');

const ownedModule = z
  .strictObject({
    remote: z.string(),
    module: exposedModule,
    /** Documents of earlier versions have this field. Nothing reads it. */
    criticality: z.string().optional(),
  })
  .transform(({ remote, module }) => ({ remote, module }));

const entry = z.strictObject({
  release: url.refine(
    (text) => !/^\w+:\/\/[^/?#]*@/.test(text),
    'must not contain a user name or password, because browsers fetch from it',
  ),
  /** Covers all files, because `release.json` contains their digests. */
  digest: digestSchema,
  /** Not verified. Only the digest identifies the content. */
  version: z.string().optional(),
});

const rolloutSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,64}$/, 'must be up to 64 lowercase letters, digits, and hyphens'),
  remotes: z.record(remoteName, entry).refine((remotes) => Object.keys(remotes).length > 0, 'must have a release'),
  /** The share is in hundredths of a percent. */
  share: z.int().min(0).max(10_000),
  state: z.enum(['running', 'paused']).default('running'),
  /** Allowed increase of the failure rate, from 0 to 1, before a site aborts the canary. */
  margin: z.number().min(0).max(1).default(0.005),
  startedAt: z.iso.datetime(),
});

const compositionSchema = z.strictObject({
  /** See `compositionId`. Absent in documents written by hand. */
  id: z.string().optional(),
  revision: z.int().min(1),
  parent: z.string().nullable().default(null),
  createdAt: z.iso.datetime(),
  actor: z.string().min(1),
  reason: z.string().min(1),
  /** The revision that a rollback restored. */
  restores: z.int().min(1).optional(),
  remotes: z.record(remoteName, entry),
  rollout: rolloutSchema.optional(),
  routes: z.record(routePattern, ownedModule),
  /** Modules that the shell uses outside pages; see `partKey`. */
  parts: z.record(writtenPart, ownedModule).default({}),
  /** `checkWhole` refuses a change that removes anything else. */
  removes: z
    .strictObject({
      routes: z.array(routePattern).default([]),
      parts: z.array(writtenPart).default([]),
      remotes: z.array(remoteName).default([]),
    })
    .default({ routes: [], parts: [], remotes: [] }),
  trustedOrigins: z.array(origin),
});

export type CompositionDocument = z.infer<typeof compositionSchema>;

export type CompositionContent = Pick<
  CompositionDocument,
  'remotes' | 'routes' | 'parts' | 'trustedOrigins' | 'rollout'
>;

export function parseComposition(text: string): CompositionDocument {
  const parsed = compositionSchema.safeParse(toJson(text));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ComposeError(
      'COMPOSITION_INVALID',
      `The composition is not valid at ${issue?.path.join('.') || 'the top level'}: ${issue?.message}.`,
    );
  }
  const inconsistency = findInconsistency(parsed.data);
  if (inconsistency) throw new ComposeError('COMPOSITION_INVALID', inconsistency);
  return parsed.data;
}

function findInconsistency({
  remotes,
  routes,
  parts,
  trustedOrigins,
  rollout,
}: CompositionDocument): string | undefined {
  const owned = [...Object.entries(routes), ...Object.entries(parts)];
  const orphan = owned.find(([, { remote }]) => !Object.hasOwn(remotes, remote));
  if (orphan) return `${orphan[0]} belongs to ${orphan[1].remote}, which is not a remote of the composition.`;
  const misnamed = Object.entries(parts).find(([key, { remote }]) => partKey(partName(key), remote) !== key);
  if (misnamed)
    return `The part ${misnamed[0]} of ${misnamed[1].remote} must be named ${partKey(partName(misnamed[0]), misnamed[1].remote)}.`;
  const patterns = Object.keys(routes);
  const twice = patterns.find(
    (pattern, index) => patterns.findIndex((earlier) => patternKey(earlier) === patternKey(pattern)) !== index,
  );
  if (twice) return `The route ${twice} appears twice with different parameter names. Remove one of them.`;
  const incomparable = Object.keys(rollout?.remotes ?? {}).find((name) => !Object.hasOwn(remotes, name));
  if (incomparable) return `The canary has a release of ${incomparable}, which is not a remote of the composition.`;
  for (const [name, { release }] of [...Object.entries(remotes), ...Object.entries(rollout?.remotes ?? {})]) {
    const { origin: from } = new URL(release);
    if (!trustedOrigins.includes(from)) return `The release of ${name} is on ${from}, which is not a trusted origin.`;
  }
  return undefined;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ComposeError('COMPOSITION_INVALID', 'The composition is not valid JSON.', { cause });
  }
}

export function formatComposition(document: CompositionDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Excludes metadata such as the actor, the reason, and the time. */
export function compositionId(content: CompositionContent): string {
  const { remotes, routes, parts, trustedOrigins, rollout } = content;
  const releases = sorted(remotes).map(([name, { release, digest }]) => [name, release, digest]);
  const owners = [withCriticality(routes, 'primary'), withCriticality(parts, 'regular')];
  return createHash('sha256')
    .update(JSON.stringify([releases, ...owners, trustedOrigins, ...(rollout ? [sorted(rollout)] : [])]))
    .digest('hex')
    .slice(0, 16);
}

/** Adds a field that documents no longer have, so that all versions of the shell compute the same ID. */
function withCriticality(owners: CompositionDocument['routes'], criticality: string) {
  return sorted(owners).map(([key, { remote, module }]) => [key, { remote, module, criticality }]);
}

function sorted<T>(record: Record<string, T>) {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
