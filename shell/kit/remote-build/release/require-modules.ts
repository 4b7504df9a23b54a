import { isServerPart } from '@site/release/part-name';
import { matchesPattern } from '@site/release/route-pattern';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteSources } from '../remote-definition.ts';
import { PublishError } from './publish-error.ts';

/** The build adds these to names without an extension. */
const EXTENSIONS = ['', '.tsx', '.ts', '.js'];

type Modules = Pick<
  RemoteSources,
  'name' | 'version' | 'folder' | 'exposes' | 'serverExposes' | 'routes' | 'paths' | 'parts'
>;

/**
 * Throws `PublishError` if a route or part names a module that is not exposed, an exposed file is missing, or a sample
 * address belongs to none of the routes.
 */
export function requireModules(remote: Modules): void {
  const problem = unexposedModule(remote) ?? missingFile(remote) ?? strayPath(remote);
  if (problem === undefined) return;
  throw new PublishError('CONFIG_INVALID', `${remote.name} ${remote.version} cannot be built: ${problem}`);
}

function unexposedModule({ exposes, serverExposes, routes, parts }: Modules): string | undefined {
  const isExposed = (offer: string, module: string) =>
    Object.hasOwn(exposes, module) || (isServerPart(offer) && Object.hasOwn(serverExposes, module));
  const route = routes.find(({ pattern, module }) => !isExposed(pattern, module));
  if (route)
    return `the route ${route.pattern} names ${route.module}, which "exposes" in release.config.ts does not list.`;
  const part = parts.find(({ name, module }) => !isExposed(name, module));
  if (part)
    return (
      `the part ${part.name} names ${part.module}, which ` +
      `"${isServerPart(part.name) ? 'serverExposes' : 'exposes'}" in release.config.ts does not list.`
    );
  return undefined;
}

function missingFile({ folder, exposes, serverExposes }: Modules): string | undefined {
  const missing = Object.entries({ ...exposes, ...serverExposes }).find(
    ([, file]) => !EXTENSIONS.some((extension) => existsSync(join(folder, file + extension))),
  );
  return missing && `release.config.ts exposes ${missing[1]} as ${missing[0]}, but that file does not exist. Add it.`;
}

function strayPath({ paths, routes }: Modules): string | undefined {
  const stray = paths.find((path) => !routes.some(({ pattern }) => matchesPattern(pattern, path)));
  return (
    stray && `"paths" in release.config.ts names ${stray}, which none of its routes answers. Correct or remove it.`
  );
}
