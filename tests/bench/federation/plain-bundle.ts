/** The site as one plain webpack bundle, without federation: what composing at run time costs is measured against it. Nobody serves it. */
import { browserMinimizer } from '@site/remote-build/webpack/browser-minimizer';
import { swcRule } from '@site/remote-build/webpack/swc-rule';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { PROJECT, REMOTES, type RemoteName } from '../../support/project.ts';

/** A page's module: its remote and the name under which that exposes it, `./home`. */
export interface PageModule {
  remote: string;
  module: string;
}

/** The scripts of each page, by `remote/module`, as the build's bytes. */
export type PlainBundle = ReadonlyMap<string, readonly Buffer[]>;

/** @param pages paths of source files below the remote's folder, by remote and by exposed name */
export async function buildPlainBundle(pages: Readonly<Record<RemoteName, Readonly<Record<string, string>>>>): Promise<PlainBundle> {
  const folder = mkdtempSync(join(tmpdir(), 'plain-bundle-'));
  try {
    const loader = join(folder, 'plain-loader.ts');
    writeFileSync(loader, plainLoader(pages));
    const compilation = await run(configuration(loader, folder));
    const contents = (name: string) => {
      const files = compilation.namedChunkGroups.get(name)?.getFiles() ?? [];
      return files.map((file) => readFileSync(join(folder, file)));
    };
    const ids = REMOTES.flatMap((remote) => Object.keys(pages[remote]).map((module) => idOf({ remote, module })));
    return new Map(ids.map((id) => [id, [...contents('main'), ...contents(id)]]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function idOf({ remote, module }: PageModule): string {
  return `${remote}/${module.slice(2)}`;
}

/** Stands in for the federation runtime: its remotes are chunks of the same build. */
function plainLoader(pages: Readonly<Record<RemoteName, Readonly<Record<string, string>>>>): string {
  const imports = REMOTES.flatMap((remote) =>
    Object.entries(pages[remote]).map(([module, source]) => {
      const id = idOf({ remote, module });
      return `${JSON.stringify(id)}: () => import(/* webpackChunkName: ${JSON.stringify(id)} */ ${JSON.stringify(join(PROJECT, remote, source))}),`;
    }),
  );
  return `const modules = { ${imports.join('\n')} };\nexport const createInstance = () => ({ loadRemote: (id) => modules[id]() });\n`;
}

function configuration(loader: string, output: string): Configuration {
  const compiled = (namespace: string, include: string) => ({ ...swcRule({ namespace, target: 'browser' }), include });
  return {
    mode: 'production',
    context: join(PROJECT, 'shell'),
    target: 'web',
    entry: { main: './client/main.ts' },
    // As it would be served: without a hash in its name, a file could not be kept by browsers. Releases need none, each being a folder of its own.
    output: { path: output, filename: '[name].[contenthash:8].js', chunkFilename: '[name].[contenthash:8].js' },
    module: { rules: ['shell', ...REMOTES, 'api'].map((folder) => compiled(folder, join(PROJECT, folder))).concat(compiled('shell', output)) },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { '@module-federation/runtime$': loader, '@module-federation/inject-external-runtime-core-plugin$': false } },
    optimization: { minimizer: browserMinimizer() },
    performance: { hints: false },
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
