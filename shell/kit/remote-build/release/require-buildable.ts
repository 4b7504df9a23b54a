import { isServerPart } from '@site/release/part-name';
import type { RemoteSources } from '../remote-definition.ts';
import { PublishError } from './publish-error.ts';

type CheckedSources = Pick<RemoteSources, 'name' | 'version' | 'exposes' | 'serverExposes' | 'routes' | 'parts'>;

/** Throws `PublishError` for a mistake that webpack does not see, and that no site would compose. */
export function requireBuildable({
  name: remote,
  version,
  exposes,
  serverExposes,
  routes,
  parts,
}: CheckedSources): void {
  const offers = [...routes.map(({ pattern, module }) => ({ name: pattern, module })), ...parts];
  const unexposed = offers.find(
    ({ name, module }) =>
      !Object.hasOwn(exposes, module) && !(isServerPart(name) && Object.hasOwn(serverExposes, module)),
  );
  if (unexposed === undefined) return;
  const { name, module } = unexposed;
  const list = isServerPart(name) ? 'serverExposes' : 'exposes';
  throw new PublishError(
    `${remote} ${version} cannot be built: ${name} names ${module}, which "${list}" in release.config.ts does not list.`,
  );
}
