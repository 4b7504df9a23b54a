import { releaseDescriptorSchema } from '@site/release/release-descriptor';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { facingScalesSchema } from './social-image/draw-social-image.ts';
import { INSTALLED_SHELL_CONTRACT } from './webpack/shared-modules.ts';

const { name, version, routes, parts, requires } = releaseDescriptorSchema.shape;

const remoteDefinitionSchema = z.object({
  /** The remote's name in compositions: its package name. */
  name,
  /** Exposed module (`./about-units`) to source file, relative to the remote's folder. */
  exposes: z.record(z.string(), z.string()),
  /** The same for modules that the shell's server alone loads: they stand in the node build and cost browsers nothing. */
  serverExposes: z.record(z.string(), z.string()).default({}),
  /** Exposed modules that visitors go to and fro between: what all of these have in common comes as one file. */
  together: z.array(z.string()).readonly().default([]),
  /** The addresses that the remote offers to own; a composition decides. Patterns are React Router's. */
  routes,
  /** Modules that serve the shell beside pages, by the names of the shell's contract: `suggest`, `navigation`, `sitemap`, `form`. */
  parts,
  /** The versions of the shell's contract that it runs with: by default, from the one that it is built against on. Lower where it uses nothing newer. */
  shellContract: requires.shape.shellContract.default(INSTALLED_SHELL_CONTRACT),
  /** The images that its pages name as their `image`, by that name. */
  socialImages: z.record(z.string(), facingScalesSchema).readonly().default({}),
});

/** What a remote says of itself: the default export of its `release.config.ts`. */
export type RemoteDefinition = z.input<typeof remoteDefinitionSchema>;

/** A remote's sources, as it describes them. */
export interface RemoteSources extends z.output<typeof remoteDefinitionSchema> {
  /** The remote's folder, absolute. */
  folder: string;
  /** Of its package.json. */
  version: string;
}

/** Reads what the remote in a folder says of itself. Throws where that is not as it should be. */
export async function readRemote(folder: string): Promise<RemoteSources> {
  const config: unknown = await import(pathToFileURL(join(folder, 'release.config.ts')).href);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const definition = z.object({ default: remoteDefinitionSchema }).parse(config).default;
  return { ...definition, ...z.object({ version }).parse(manifest), folder };
}

/** The name of a remote's global in browsers, and of its federation container. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}
