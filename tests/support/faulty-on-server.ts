import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FaultyCode {
  atLoad?: string;
  /** True if the faults affect all pages, instead of only those with `?fault`. */
  always?: boolean;
  /** The body of an async function `(context)` that runs before a faulty page loads. */
  inLoad?: string;
  /** The body of a function `(context, result)` that returns the result of a faulty page. */
  inResult?: string;
  /** The body of the component of a faulty page. */
  inPage?: string;
}

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

/** This function runs in the release. It does not change pages without `?fault`. */
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
