import semver from 'semver';
import { z } from 'zod';
import { digestSchema } from './integrity.ts';
import { parseJson } from './parse-json.ts';
import { isServerPart } from './part-name.ts';
import { routePattern } from './route-pattern.ts';

/** Contains only the files that browsers fetch. */
export const BROWSER_FOLDER = 'browser/';
export const DESCRIPTOR_FILE = 'release.json';
/** Contains the images for social networks, such as `length.png`, by the name in a page's head. */
export const SOCIAL_IMAGE_FOLDER = `${BROWSER_FOLDER}social/`;

const path = z
  .string()
  .max(240)
  .regex(/^(?:browser|node)(?:\/[\w@-][\w.@-]*)+$/, 'must be a plain path within browser/ or node/');
const browserPath = path.startsWith(BROWSER_FOLDER, 'must be in browser/');
const exposedModule = z.string().regex(/^\.\/[\w-]+(?:\/[\w-]+)*$/, 'must be an exposed module such as ./about');
const samplePath = z
  .string()
  .max(500)
  .regex(/^\/[^\s?#]*$/, 'must be a path such as /news/meter');
const range = z.string().refine((text) => semver.validRange(text) !== null, 'must be a version range such as ^1.2.0');

/** The team that operators contact about a remote. */
export const ownerSchema = z.object({
  team: z.string().min(1).max(100),
  /** For example, an email address, a phone number, or a channel. */
  contact: z.string().min(1).max(200).optional(),
  repository: z.url({ protocol: /^https?$/ }).optional(),
});

export type ReleaseOwner = z.infer<typeof ownerSchema>;

/** Schema of `release.json`. Paths are relative to its folder and never leave it. */
export const releaseDescriptorSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lowercase letters, digits, and hyphens'),
  version: z.string().regex(/^\w[\w.+-]{0,99}$/, 'must be a version such as 1.2.0'),
  commit: z.string(),
  owner: ownerSchema.optional(),
  builtAt: z.iso.datetime(),
  browser: z.object({
    /** The federation plugin's `mf-manifest.json`, for hosts other than this site's shell. */
    manifest: browserPath,
    entry: browserPath,
    /** Global variable that the entry defines. */
    global: z.string().regex(/^[a-z_]\w*$/),
    /** Scripts that each exposed module needs before it runs. */
    exposes: z.record(exposedModule, z.array(browserPath)),
  }),
  node: z.object({
    entry: path,
    /** Modules that only the shell's server loads. */
    exposes: z.array(exposedModule).default([]),
  }),
  files: z.record(path, digestSchema),
  /** Contract version ranges. A newer build may require contracts that this shell does not know. */
  requires: z.object({ shellContract: range, api: range }).catchall(range),
  shared: z.array(z.object({ name: z.string(), requiredVersion: range, singleton: z.literal(true) })),
  /** Routes that the release offers. The composition decides which ones it owns. */
  routes: z.array(z.object({ pattern: routePattern, module: exposedModule })),
  /** Sample URLs of routes with parameters. They must render before the release goes live. */
  paths: z.array(samplePath).max(100).optional(),
  /** Modules other than pages, by the part's name in the contract. */
  parts: z.array(z.object({ name: z.string().regex(/^[a-z][\w-]*$/), module: exposedModule })).default([]),
});

export type ReleaseDescriptor = z.infer<typeof releaseDescriptorSchema>;

/**
 * True if every build that needs the module exposes it.
 * @param place route pattern or part name
 */
export function hasModule(
  { browser, node }: Pick<ReleaseDescriptor, 'browser' | 'node'>,
  place: string,
  module: string,
): boolean {
  return Object.hasOwn(browser.exposes, module) || (isServerPart(place) && node.exposes.includes(module));
}

export function isBrowserFile(file: string): boolean {
  return file.startsWith(BROWSER_FOLDER);
}

export type ParsedDescriptor = { ok: true; descriptor: ReleaseDescriptor } | { ok: false; reason: string };

/** `reason` is the rest of a sentence that begins with the URL: `is not JSON`. */
export function parseReleaseDescriptor(text: string): ParsedDescriptor {
  const json = parseJson(text);
  if (json === undefined) {
    const isPage = text.trimStart().startsWith('<');
    return { ok: false, reason: isPage ? 'is a web page, not a release descriptor' : 'is not JSON' };
  }
  const parsed = releaseDescriptorSchema.safeParse(json);
  if (parsed.success) return { ok: true, descriptor: parsed.data };
  const issue = parsed.error.issues[0];
  return {
    ok: false,
    reason: `is not a release descriptor: ${issue?.path.join('.') || 'the top level'} ${issue?.message}`,
  };
}
