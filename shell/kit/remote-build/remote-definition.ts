import { releaseDescriptorSchema } from '@site/release/release-descriptor';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { facingScalesSchema } from './social-image/draw-social-image.ts';
import { INSTALLED_SHELL_CONTRACT } from './shared-modules.ts';

const { name, version, owner, routes, parts, paths, requires } = releaseDescriptorSchema.shape;

const remoteDefinitionSchema = z.object({
  /** Package name, used in compositions. */
  name,
  /** Team, contact, and repository, which operators see. */
  owner,
  /** Exposed module (`./about-units`) to source file, relative to the remote's folder. */
  exposes: z.record(z.string(), z.string()),
  /** Modules that only the shell's server loads, excluded from the browser build. */
  serverExposes: z.record(z.string(), z.string()).default({}),
  /** Exposed modules that visitors switch between. Code common to all of them is one file. */
  together: z.array(z.string()).readonly().default([]),
  /** React Router patterns that the remote offers to own. A composition decides. */
  routes,
  /** Sample URLs of routes with parameters: `/news/meter`. A release goes live only if they render. */
  paths: paths.unwrap().default([]),
  /** Modules for the shell that are not pages, by contract name: `suggest`, `navigation`, `site`, `sitemap`, `form`. */
  parts,
  /** Supported versions of the shell's contract. Default: compatible with the installed one. */
  shellContract: requires.shape.shellContract.default(INSTALLED_SHELL_CONTRACT),
  /** Images by the name that pages give as `image`. */
  socialImages: z.record(z.string(), facingScalesSchema).readonly().default({}),
});

/** Default export of a remote's `release.config.ts`. */
export type RemoteDefinition = z.input<typeof remoteDefinitionSchema>;

export interface RemoteSources extends z.output<typeof remoteDefinitionSchema> {
  /** It is an absolute path. */
  folder: string;
  version: string;
}

export async function readRemote(folder: string): Promise<RemoteSources> {
  const config: unknown = await import(pathToFileURL(join(folder, 'release.config.ts')).href);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const definition = z.object({ default: remoteDefinitionSchema }).parse(config).default;
  return { ...definition, ...z.object({ version }).parse(manifest), folder };
}

export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}
