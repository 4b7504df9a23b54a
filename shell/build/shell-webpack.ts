import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { providedShared } from '@site/remote-build/webpack/shared-modules';
import { swcRule } from '@site/remote-build/webpack/swc-rule';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

const RESOLVE = { extensions: ['.tsx', '.ts', '.js'] };
const require = createRequire(import.meta.url);
const styledComponents = require('styled-components/package.json') as { version: string };

/** See `provide-bundler-runtime.ts`. */
export const federationAlias = {
  'federation-init-container-entry$': join(dirname(require.resolve('@module-federation/webpack-bundler-runtime')), 'initContainerEntry.js'),
};

interface ShellBuildOptions {
  /** The shell's folder, absolute. */
  folder: string;
  /** Where the files are written, absolute. */
  output: string;
}

/** The browser's side of the shell: one eager bundle, and chunks for what few visitors need. */
export function shellBrowserConfig({ folder, output }: ShellBuildOptions): Configuration {
  return {
    ...base(folder, 'browser'),
    target: 'web',
    resolve: { ...RESOLVE, alias: { ...federationAlias, 'styled-components-whole$': require.resolve('styled-components/dist/styled-components.browser.esm.js') } },
    entry: { main: './client/main.tsx' },
    output: {
      path: output,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      publicPath: '/assets/',
      uniqueName: 'shell',
      chunkLoadTimeout: 10_000,
    },
    plugins: [
      ...leaveOut(folder),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: {
          ...providedShared(),
          'styled-components': { ...providedShared()['styled-components'], version: styledComponents.version, import: join(folder, 'client/styled-components.ts') },
        },
        // 'version-first' would fetch every remote's entry at the start.
        shareStrategy: 'loaded-first',
        runtimePlugins: [join(folder, 'client/federation/provide-bundler-runtime.ts'), join(folder, 'client/federation/load-entry.ts')],
        dts: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}

/** Modules of libraries that are in the first bundle and never run: package, request, replacement (which says why). */
const LEFT_OUT = [
  ['runtime-core', /snapshot\/SnapshotHandler\.js$/, 'snapshots.ts'],
  ['runtime-core', /utils\/preload\.js$/, 'preloading.ts'],
  ['federation/sdk', /\/dom\.js$/, 'script-loading.ts'],
  ['stylis', /Prefixer\.js$/, 'prefixer.ts'],
  ['query-core', /mutationCache\.js$/, 'mutations.ts'],
  ['query-core', /infiniteQueryBehavior\.js$/, 'infinite-queries.ts'],
] as const;

function leaveOut(folder: string) {
  return LEFT_OUT.map(
    ([name, request, replacement]) =>
      new webpack.NormalModuleReplacementPlugin(request, (data: { context: string; request: string }) => {
        if (data.context.includes(name)) data.request = join(folder, 'client/without', replacement);
      }),
  );
}

/** The render process's program: React, the application and the federation host, in one file for Node. */
export function shellNodeConfig({ folder, output }: ShellBuildOptions): Configuration {
  return {
    ...base(folder, 'node'),
    target: 'node24',
    entry: { 'render-process': './server/render/child/main.ts' },
    output: { path: output, filename: '[name].cjs', asyncChunks: false, uniqueName: 'shell-node', library: { type: 'commonjs-module' } },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: providedShared(),
        shareStrategy: 'loaded-first',
        runtimePlugins: [join(folder, 'server/render/child/load-entry.ts')],
        dts: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, target: 'node' } },
      }),
    ],
  };
}

function base(folder: string, target: 'browser' | 'node'): Configuration {
  return {
    name: `shell ${target}`,
    mode: 'production',
    context: folder,
    devtool: false,
    module: { rules: [swcRule({ namespace: 'shell', target }), { test: /react-router/, use: join(import.meta.dirname, 'pure-components-loader.ts') }] },
    resolve: RESOLVE,
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  };
}
