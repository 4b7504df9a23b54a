import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Code for the node build of a release: what a remote's makers might write, or those who mean harm. */
export interface FaultyCode {
  /** Runs when the release is loaded. */
  atLoad?: string;
  /** Body of an async function `(context)`, run before a page is rendered whose address has the query `?fault`. */
  inPrefetch?: string;
  /** Body of a function `(context, outcome)`: what such a page resolves to. */
  inResolve?: string;
  /** Body of such a page's component. */
  inPage?: string;
}

/** Makes another release out of a sound one, with faulty code in its node build, its digests those of what it is now. @returns the folder's name */
export function faultyRelease(root: string, release: string, version: string, code: FaultyCode): string {
  const name = `${version}-faulty`;
  const folder = join(root, name);
  cpSync(join(root, release), folder, { recursive: true });
  const descriptor = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as { node: { entry: string }; files: Record<string, string> };
  const entry = join(folder, descriptor.node.entry);
  const source = `${code.atLoad ?? ''};\n${readFileSync(entry, 'utf8')}\n;(${String(wrapContainer)})(module, async (context) => { ${code.inPrefetch ?? ''} }, (context, outcome) => { ${code.inResolve ?? 'return outcome;'} }, ${code.inPage ? `function Page() { ${code.inPage} }` : 'undefined'});`;
  writeFileSync(entry, source);
  descriptor.files[descriptor.node.entry] = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...descriptor, version }));
  return name;
}

interface Container {
  get: (module: string) => Promise<() => { route?: Record<string, (context: { search: URLSearchParams }) => unknown> }>;
}

/** Written into the release: puts the faulty code around its routes. Without the query they are as they were. */
function wrapContainer(
  module: { exports: Container },
  prefetch: (context: unknown) => Promise<unknown>,
  resolve: (context: unknown, outcome: unknown) => unknown,
  page: (() => unknown) | undefined,
) {
  const { get, ...rest } = module.exports;
  let isFaulty = false;
  module.exports = {
    ...rest,
    get: async (name) => {
      const exposed = (await get(name))();
      const { route } = exposed;
      if (!route) return () => exposed;
      const Sound = route['Page'] as (props: object) => unknown;
      return () => ({
        ...exposed,
        route: {
          ...route,
          prefetch: async (context: { search: URLSearchParams }) => {
            if (context.search.has('fault')) await prefetch(context);
            return route['prefetch']?.(context);
          },
          resolve: (context: { search: URLSearchParams }) => {
            isFaulty = context.search.has('fault');
            const outcome = route['resolve']?.(context);
            return isFaulty ? resolve(context, outcome) : outcome;
          },
          Page: page ? (props: object) => (isFaulty ? page() : Sound(props)) : Sound,
        },
      });
    },
  };
}
