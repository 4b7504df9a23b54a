import type { ReleaseDescriptor } from '@site/shell-contract/build/release-descriptor';
import { z } from 'zod';

const file = z.string().regex(/^(?!.*\.\.)[\w.@-]+(\/[\w.@-]+)*$/, 'must be a plain relative path');
const digest = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 digest');

/** Parses `release.json`. Names in it that say addresses are relative to it, never outside of its folder. */
export const releaseSchema = z.object({
  name: z.string(),
  version: z.string(),
  commit: z.string(),
  builtAt: z.iso.datetime(),
  browser: z.object({
    manifest: file,
    entry: file,
    global: z.string().regex(/^[a-z_]\w*$/),
    exposes: z.record(z.string().startsWith('./'), z.array(file)),
  }),
  node: z.object({ entry: file }),
  files: z.record(file, digest),
  requires: z.object({ shellContract: z.string(), api: z.string() }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string(), singleton: z.literal(true) })),
  routes: z.array(z.object({ pattern: z.string(), module: z.string() })),
  parts: z.array(z.object({ name: z.string(), module: z.string() })).default([]),
}) satisfies z.ZodType<ReleaseDescriptor>;
