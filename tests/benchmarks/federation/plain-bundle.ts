/** Builds the site as one webpack bundle without federation, as the baseline for composing at run time. */
import { swcRule } from '@site/remote-build/webpack/swc-rule';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { shellBrowserConfig } from '../../../shell/tools/build/shell-webpack.ts';
import { PROJECT } from '../../support/project.ts';

export interface PageModule {
  remote: string;
  module: string;
}

/** Script contents of each page, by `remote/module`. */
export type PlainBundle = ReadonlyMap<string, readonly Buffer[]>;

interface PlainOptions {
  /** Splits React DOM into a separate file, as in production. That costs bytes with and without federation. */
  isSplit: boolean;
}

/** @param pages source paths in the remote's folder, by remote and exposed name */
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

/** Replaces the federation runtime: remotes are chunks of the same build. */
function plainLoader(pages: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const imports = Object.entries(pages).flatMap(([remote, modules]) =>
    Object.entries(modules).map(([module, source]) => {
      const id = idOf({ remote, module });
      return `${JSON.stringify(id)}: () => import(/* webpackChunkName: ${JSON.stringify(id)} */ ${JSON.stringify(join(PROJECT, remote, source))}),`;
    }),
  );
  return `const modules = { ${imports.join('\n')} };\nexport const createInstance = () => ({ loadRemote: (id) => modules[id]() });\n`;
}

/** The difference is the cost of composing. */
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
