import semver from 'semver';
import { z } from 'zod';
import { digestSchema } from './integrity.ts';
import { isServerPart } from './part-name.ts';
import { routePattern } from './route-pattern.ts';

/** What browsers fetch lies in this folder of a release, and nothing else does. */
export const BROWSER_FOLDER = 'browser/';
/** What a release says of itself, beside its files. */
export const DESCRIPTOR_FILE = 'release.json';
/** Its images for pages where they are shared, by the name that a page's head gives: `length.png`. */
export const SOCIAL_IMAGE_FOLDER = `${BROWSER_FOLDER}social/`;

const path = z
  .string()
  .max(240)
  .regex(/^(?:browser|node)(?:\/[\w@-][\w.@-]*)+$/, 'must be a plain path within browser/ or node/');
const browserPath = path.startsWith(BROWSER_FOLDER, 'must lie in browser/');
const exposedModule = z.string().regex(/^\.\/[\w-]+(?:\/[\w-]+)*$/, 'must be an exposed module such as ./about');
const range = z
  .string()
  .refine((text) => semver.validRange(text) !== null, 'must be a range of versions such as ^1.2.0');

/** `release.json`: what a release says of itself. Paths in it are relative to it, never outside of its folder. */
export const releaseDescriptorSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens'),
  version: z.string().regex(/^\w[\w.+-]{0,99}$/, 'must be a version such as 1.2.0'),
  commit: z.string(),
  builtAt: z.iso.datetime(),
  browser: z.object({
    /** The federation plugin's `mf-manifest.json`: by it, hosts other than this site's shell load the release. */
    manifest: browserPath,
    entry: browserPath,
    /** The global that the entry defines. */
    global: z.string().regex(/^[a-z_]\w*$/),
    /** Exposed module to the scripts that it needs at once. */
    exposes: z.record(exposedModule, z.array(browserPath)),
    /** Exposed module to the bytes of these scripts and of the entry, before compression. */
    pageBytes: z.record(exposedModule, z.int().min(0)).optional(),
  }),
  node: z.object({
    entry: path,
    /** Modules that this build has besides those of the browser's: for the shell's server alone. */
    exposes: z.array(exposedModule).default([]),
  }),
  /** Every file of the release to its digest. */
  files: z.record(path, digestSchema),
  /** The contracts that it was built against, as ranges of versions. A later build may name more than this shell knows. */
  requires: z.object({ shellContract: range, api: range }).catchall(range),
  shared: z.array(z.object({ name: z.string(), requiredVersion: range, singleton: z.literal(true) })),
  /** The addresses that it offers to own; a composition decides. */
  routes: z.array(z.object({ pattern: routePattern, module: exposedModule })),
  /** Modules that serve the shell beside pages, by the shell's name for them. */
  parts: z.array(z.object({ name: z.string().regex(/^[a-z][\w-]*$/), module: exposedModule })).default([]),
});

export type ReleaseDescriptor = z.infer<typeof releaseDescriptorSchema>;

/** Whether a release has a module, in each build that needs it at this place. @param place pattern of a route, or name of a part */
export function hasModule(
  { browser, node }: Pick<ReleaseDescriptor, 'browser' | 'node'>,
  place: string,
  module: string,
): boolean {
  return Object.hasOwn(browser.exposes, module) || (isServerPart(place) && node.exposes.includes(module));
}

/** Files that browsers fetch. */
export function isBrowserFile(file: string): boolean {
  return file.startsWith(BROWSER_FOLDER);
}

export type ParsedDescriptor = { ok: true; descriptor: ReleaseDescriptor } | { ok: false; reason: string };

/** Parses the text of a `release.json`. `reason` is the rest of a sentence that begins with its address: `is not JSON`. */
export function parseReleaseDescriptor(text: string): ParsedDescriptor {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return {
      ok: false,
      reason: text.trimStart().startsWith('<') ? 'is a web page and no release descriptor' : 'is not JSON',
    };
  }
  const parsed = releaseDescriptorSchema.safeParse(json);
  if (parsed.success) return { ok: true, descriptor: parsed.data };
  const issue = parsed.error.issues[0];
  return { ok: false, reason: `is not a release descriptor: ${issue?.path.join('.') || 'its top'} ${issue?.message}` };
}
