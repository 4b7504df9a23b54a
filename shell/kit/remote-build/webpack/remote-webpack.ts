import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { browserMinimizer } from './browser-minimizer.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { CommentFreePlugin } from './comment-free-plugin.ts';
import { containerName, type RemoteSources } from '../remote-definition.ts';
import { consumedShared } from './shared-modules.ts';
import { swcRule } from './swc-rule.ts';
import { UnusedModulesPlugin } from './unused-modules-plugin.ts';

/**
 * webpack configuration of a remote's browser build: an entry, and a chunk for each exposed module.
 * @param output where the files are written, absolute
 */
export function remoteBrowserConfig(remote: RemoteSources, output: string): Configuration {
  return {
    ...base(remote, 'browser'),
    target: 'web',
    output: {
      path: output,
      filename: '[name].[contenthash:8].js',
      // Each release has a folder of its own, and each file a digest in its descriptor: a hash in each name would be in the entry once more.
      chunkFilename: '[name].js',
      publicPath: 'auto',
      uniqueName: remote.name,
      crossOriginLoading: 'anonymous',
      // A chunk that does not come is a failed page with a retry, not two minutes of nothing (webpack's default).
      chunkLoadTimeout: 10_000,
      // A module that threw while it was evaluated throws the same when it is asked for again, and is not handed out half made.
      strictModuleErrorHandling: true,
      clean: true,
    },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(remote.name),
        filename: 'entry.[contenthash:8].js',
        exposes: { ...remote.exposes },
        shared: consumedShared(remote.shellContract),
        dts: false,
        manifest: { additionalData: ({ stats }) => inOrder(stats) },
        experiments: { externalRuntime: true, optimization: { disableRemote: true, target: 'web' } },
      }),
      new ChunkIntegrityPlugin(),
      new UnusedModulesPlugin(),
    ],
    optimization: {
      ...REPRODUCIBLE,
      minimizer: browserMinimizer(),
      splitChunks: { minSize: SMALLEST_SHARED, cacheGroups: { together: inOneFile(remote.together) } },
    },
  };
}

/**
 * webpack configuration of a remote's node build: one file, evaluated by a render process after its digest was checked.
 * @param output where it is written, absolute
 */
export function remoteNodeConfig(remote: RemoteSources, output: string): Configuration {
  return {
    ...base(remote, 'node'),
    target: 'node24',
    output: {
      path: output,
      filename: '[name].js',
      asyncChunks: false,
      uniqueName: `${remote.name}-node`,
      clean: true,
      library: { type: 'commonjs-module' },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(remote.name),
        filename: 'entry.js',
        library: { type: 'commonjs-module' },
        exposes: { ...remote.exposes, ...remote.serverExposes },
        shared: consumedShared(remote.shellContract),
        dts: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'node' } },
      }),
    ],
    optimization: { ...REPRODUCIBLE, minimizer: [new CommentFreePlugin()], splitChunks: false },
  };
}

/**
 * By default, webpack makes ids of the names of files, and the federation plugin makes a file that is named by a digest of absolute paths: a build in
 * another folder would be another one. In natural order, ids hang on what imports what alone.
 */
const REPRODUCIBLE = { moduleIds: 'natural', chunkIds: 'natural' } as const;

/**
 * In bytes before minifying. What two kinds of pages have in common stands in both where it is less: a file of its
 * own costs a request, and bytes once compressed.
 */
const SMALLEST_SHARED = 30_000;

/** Else webpack makes a file of it for each set of chunks that have a part of it in common: more requests, and more bytes once compressed. */
function inOneFile(modules: readonly string[]) {
  const names = new Set(
    modules.map((exposed) => `__federation_expose_${exposed.replace('./', '').replaceAll('-', '_')}`),
  );
  return (
    names.size > 1 && {
      name: 'together',
      chunks: ({ name }: { name?: string | null }) => names.has(name ?? ''),
      minChunks: names.size,
      enforce: true,
    }
  );
}

/** The federation plugin lists what is shared in the order in which files happened to be read. */
function inOrder<Stats extends { shared: { name: string; usedIn: string[] }[]; exposes: { requires: string[] }[] }>(
  stats: Stats,
): Stats {
  const shared = stats.shared
    .map((module) => ({ ...module, usedIn: module.usedIn.toSorted() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    ...stats,
    shared,
    exposes: stats.exposes.map((exposed) => ({ ...exposed, requires: exposed.requires.toSorted() })),
  };
}

function base({ name, folder }: RemoteSources, target: 'browser' | 'node'): Configuration {
  return {
    name: `${name} ${target}`,
    mode: 'production',
    context: folder,
    entry: {},
    devtool: false,
    module: { rules: [swcRule({ namespace: name, target })] },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  };
}
