import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Code for the node build of a release: what a remote's makers might write, or those who mean harm. */
export interface FaultyCode {
  /** Runs when the release is loaded. */
  atLoad?: string;
  /** The rest goes for each page, and not for those alone that are asked for with `?fault`. */
  always?: boolean;
  /** Body of an async function `(context)`, run before a page is loaded whose address has the query `?fault`. */
  inLoad?: string;
  /** Body of a function `(context, result)`: what such a page answers. */
  inResult?: string;
  /** Body of such a page's component. */
  inPage?: string;
}

/** Makes another release out of a sound one, with faulty code in its node build, its digests those of what it is now. @returns the folder's name */
export function faultyRelease(root: string, release: string, version: string, code: FaultyCode): string {
  const name = `${version}-faulty`;
  const folder = join(root, name);
  cpSync(join(root, release), folder, { recursive: true });
  const descriptor = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as {
    node: { entry: string };
    files: Record<string, string>;
  };
  const entry = join(folder, descriptor.node.entry);
  const source =
    `${code.atLoad ?? ''};\n${readFileSync(entry, 'utf8')}\n;(${String(wrapContainer)})(module, ` +
    `${code.always ?? false}, async (context) => { ${code.inLoad ?? ''} }, (context, result) => { ` +
    `${code.inResult ?? 'return result;'} }, ${code.inPage ? `function Page() { ${code.inPage} }` : 'undefined'});`;
  writeFileSync(entry, source);
  descriptor.files[descriptor.node.entry] = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...descriptor, version }));
  return name;
}

interface Container {
  get: (module: string) => Promise<() => { page?: Record<string, (context: { search: URLSearchParams }) => unknown> }>;
}

/** Written into the release: puts the faulty code around its pages. Without the query they are as they were. */
function wrapContainer(
  module: { exports: Container },
  always: boolean,
  before: (context: unknown) => Promise<unknown>,
  after: (context: unknown, result: unknown) => unknown,
  shown: (() => unknown) | undefined,
) {
  const { get, ...rest } = module.exports;
  let isFaulty = false;
  module.exports = {
    ...rest,
    get: async (name) => {
      const exposed = (await get(name))();
      const { page } = exposed;
      if (!page) return () => exposed;
      const Sound = page['Page'] as (props: object) => unknown;
      return () => ({
        ...exposed,
        page: {
          ...page,
          load: async (context: { search: URLSearchParams }) => {
            isFaulty = always || context.search.has('fault');
            if (isFaulty) await before(context);
            const result = await page['load']?.(context);
            return isFaulty ? after(context, result) : result;
          },
          Page: shown ? (props: object) => (isFaulty ? shown() : Sound(props)) : Sound,
        },
      });
    },
  };
}
