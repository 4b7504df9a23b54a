import { isServerPart } from '@site/release/part-name';
import { releaseDescriptorSchema } from '@site/release/release-descriptor';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { PublishError } from './release/publish-error.ts';
import { facingScalesSchema } from './social-image/draw-social-image.ts';
import { INSTALLED_SHELL_CONTRACT } from './shared-modules.ts';

const { name, version, owner, routes, parts, paths, requires } = releaseDescriptorSchema.shape;

const remoteDefinitionSchema = z.object({
  /** Package name, used in compositions. */
  name,
  /** Team, contact, and repository, which operators see. */
  owner,
  /** Maps an exposed module (`./about-units`) to its source file, relative to the remote's folder. */
  exposes: z.record(z.string(), z.string()),
  /** Modules that only the shell's server loads, excluded from the browser build. */
  serverExposes: z.record(z.string(), z.string()).default({}),
  /** Exposed modules that visitors switch between. Code that all of them share is built as one file. */
  together: z.array(z.string()).readonly().default([]),
  /** React Router patterns that the remote offers to own. The composition decides. */
  routes,
  /** Sample URLs of routes with parameters: `/news/meter`. A release goes live only if they render. */
  paths: paths.unwrap().default([]),
  /** Modules for the shell that are not pages, by contract name: `suggest`, `navigation`, `site`, `sitemap`, `form`. */
  parts,
  /** Supported versions of the shell's contract. Defaults to versions compatible with the installed one. */
  shellContract: requires.shape.shellContract.default(INSTALLED_SHELL_CONTRACT),
  /** Images, by the name that pages specify as `image`. */
  socialImages: z.record(z.string(), facingScalesSchema).readonly().default({}),
});

/** Default export of a remote's `release.config.ts`. */
export type RemoteDefinition = z.input<typeof remoteDefinitionSchema>;

export interface RemoteSources extends z.output<typeof remoteDefinitionSchema> {
  folder: string;
  version: string;
}

export async function readRemote(folder: string): Promise<RemoteSources> {
  const config: unknown = await import(pathToFileURL(join(folder, 'release.config.ts')).href);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const definition = z.object({ default: remoteDefinitionSchema }).parse(config).default;
  const remote = { ...definition, ...z.object({ version }).parse(manifest), folder };
  requireExposed(remote);
  return remote;
}

type CheckedSources = Pick<RemoteSources, 'name' | 'version' | 'exposes' | 'serverExposes' | 'routes' | 'parts'>;

/** Throws `PublishError` if a route or part needs a module that is not exposed. webpack does not detect this. */
export function requireExposed({ name: remote, version, exposes, serverExposes, routes, parts }: CheckedSources): void {
  const offers = [...routes.map(({ pattern, module }) => ({ name: pattern, module })), ...parts];
  const unexposed = offers.find(
    ({ name, module }) =>
      !Object.hasOwn(exposes, module) && !(isServerPart(name) && Object.hasOwn(serverExposes, module)),
  );
  if (unexposed === undefined) return;
  const { name, module } = unexposed;
  const list = isServerPart(name) ? 'serverExposes' : 'exposes';
  throw new PublishError(
    `${remote} ${version} cannot be built: ${name} uses ${module}, which "${list}" in release.config.ts does not contain.`,
  );
}

export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}
