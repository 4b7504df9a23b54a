/** The site as one plain webpack bundle, without federation: what composing at run time costs is measured against it. Nobody serves it. */
import { swcRule } from '@site/remote-build/webpack/swc-rule';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { shellBrowserConfig } from '../../../shell/tools/build/shell-webpack.ts';
import { PROJECT } from '../../support/project.ts';

/** A page's module: its remote and the name under which that exposes it, `./home`. */
export interface PageModule {
  remote: string;
  module: string;
}

/** The scripts of each page, by `remote/module`, as the build's bytes. */
export type PlainBundle = ReadonlyMap<string, readonly Buffer[]>;

interface PlainOptions {
  /** Whether React DOM is a file of its own, as it is in what is served: it costs bytes with and without federation. */
  isSplit: boolean;
}

/** @param pages paths of source files below the remote's folder, by remote and by exposed name */
export async function buildPlainBundle(
  pages: Readonly<Record<string, Readonly<Record<string, string>>>>,
  options: PlainOptions,
): Promise<PlainBundle> {
  const folder = mkdtempSync(join(tmpdir(), 'plain-bundle-'));
  try {
    const loader = join(folder, 'plain-loader.ts');
    writeFileSync(loader, plainLoader(pages));
    const compilation = await run(configuration(loader, folder, Object.keys(pages), options));
    const contents = (name: string) => {
      const files = compilation.namedChunkGroups.get(name)?.getFiles() ?? [];
      return files.map((file) => readFileSync(join(folder, file)));
    };
    const ids = Object.entries(pages).flatMap(([remote, modules]) =>
      Object.keys(modules).map((module) => idOf({ remote, module })),
    );
    return new Map(ids.map((id) => [id, [...contents('main'), ...contents(id)]]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function idOf({ remote, module }: PageModule): string {
  return `${remote}/${module.slice(2)}`;
}

/** Stands in for the federation runtime: its remotes are chunks of the same build. */
function plainLoader(pages: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const imports = Object.entries(pages).flatMap(([remote, modules]) =>
    Object.entries(modules).map(([module, source]) => {
      const id = idOf({ remote, module });
      return `${JSON.stringify(id)}: () => import(/* webpackChunkName: ${JSON.stringify(id)} */ ${JSON.stringify(join(PROJECT, remote, source))}),`;
    }),
  );
  return `const modules = { ${imports.join('\n')} };\nexport const createInstance = () => ({ loadRemote: (id) => modules[id]() });\n`;
}

/** The shell's own build but for federation: all that differs from what is served is what composing costs. */
function configuration(
  loader: string,
  output: string,
  remotes: readonly string[],
  { isSplit }: PlainOptions,
): Configuration {
  const composed = shellBrowserConfig({ folder: join(PROJECT, 'shell'), output });
  const compiled = (namespace: string, include: string) => ({ ...swcRule({ namespace, target: 'browser' }), include });
  return {
    ...composed,
    module: {
      rules: ['shell', ...remotes, 'api']
        .map((folder) => compiled(folder, join(PROJECT, folder)))
        .concat(compiled('shell', output)),
    },
    resolve: {
      ...composed.resolve,
      alias: {
        '@module-federation/runtime$': loader,
        '@module-federation/inject-external-runtime-core-plugin$': false,
      },
    },
    optimization: { ...composed.optimization, ...(isSplit ? {} : { splitChunks: {} }) },
  };
}

function run(options: Configuration): Promise<webpack.Compilation> {
  const compiler = webpack(options);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString({ preset: 'errors-only' })));
      else compiler.close(() => resolve(stats.compilation));
    });
  });
}
