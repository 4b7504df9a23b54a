import { partKey } from '@site/release/part-name';
import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import { isCatchAll, patternKey } from '@site/release/route-pattern';
import type { CompositionDocument } from '../document/composition-document.ts';
import type { ReleaseEntry } from '../judge/fetch-release.ts';

/**
 * The remote keeps the routes and parts that the release still has, and gets new ones that are unowned and weren't
 * removed.
 */
export function withRelease(
  document: CompositionDocument,
  { release, digest }: ReleaseEntry,
  descriptor: ReleaseDescriptor,
): CompositionDocument {
  const { name, version } = descriptor;
  const routes = Object.entries(document.routes);
  const owners = new Map(routes.map(([pattern, { remote }]) => [patternKey(pattern), remote]));
  const gone = new Set(document.removes.routes.map(patternKey));
  const getsRoute = (pattern: string) => {
    const owner = owners.get(patternKey(pattern));
    return owner === undefined ? !isCatchAll(pattern) && !gone.has(patternKey(pattern)) : owner === name;
  };
  const getsPart = (part: string) =>
    document.parts[part] ? document.parts[part].remote === name : !document.removes.parts.includes(part);
  const parts = descriptor.parts.map((part) => ({ part: partKey(part.name, name), module: part.module }));
  return {
    ...document,
    remotes: { ...document.remotes, [name]: { release, digest, version } },
    routes: {
      ...Object.fromEntries(routes.filter(([, { remote }]) => remote !== name)),
      ...Object.fromEntries(
        descriptor.routes
          .filter(({ pattern }) => getsRoute(pattern))
          .map(({ pattern, module }) => [pattern, { remote: name, module }]),
      ),
    },
    parts: {
      ...Object.fromEntries(Object.entries(document.parts).filter(([, { remote }]) => remote !== name)),
      ...Object.fromEntries(
        parts.filter(({ part }) => getsPart(part)).map(({ part, module }) => [part, { remote: name, module }]),
      ),
    },
  };
}
