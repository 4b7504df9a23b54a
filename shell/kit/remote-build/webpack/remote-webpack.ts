import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { CommentFreePlugin } from './comment-free-plugin.ts';
import { containerName, readRemote, type RemoteSources } from '../remote-definition.ts';
import { consumedShared } from '../shared-modules.ts';
import { browserMinimizer, productionBase } from './production-base.ts';
import { UnusedModulesPlugin } from './unused-modules-plugin.ts';

/** Builds into `dist/.webpack`, which no release contains. */
export async function remoteWebpack(folder: string): Promise<Configuration[]> {
  return remoteConfigs(await readRemote(folder), join(folder, 'dist/.webpack'));
}

/** @param output absolute path of the parent folder of both builds */
export function remoteConfigs(remote: RemoteSources, output: string): Configuration[] {
  return [remoteBrowserConfig(remote, join(output, 'browser')), remoteNodeConfig(remote, join(output, 'node'))];
}

function remoteBrowserConfig(remote: RemoteSources, output: string): Configuration {
  return {
    ...productionBase(remote.name, remote.folder, 'browser'),
    entry: {},
    target: 'web',
    output: {
      path: output,
      filename: '[name].[contenthash:8].js',
      // Release folders are versioned and files have digests, so hashes in names would only enlarge the entry.
      chunkFilename: '[name].js',
      publicPath: 'auto',
      uniqueName: remote.name,
      crossOriginLoading: 'anonymous',
      // In milliseconds. A missing chunk shows a retry sooner than with webpack's default of two minutes.
      chunkLoadTimeout: 10_000,
      // A module that failed to evaluate throws again on the next import, instead of being half initialized.
      strictModuleErrorHandling: true,
      clean: true,
    },
    plugins: [
      browserContainer(remote, {
        filename: 'entry.[contenthash:8].js',
        exposes: { ...remote.exposes },
        manifest: { additionalData: ({ stats }) => inOrder(stats) },
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

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

export function browserContainer(
  { name, shellContract }: RemoteSources,
  options: Pick<FederationOptions, 'filename' | 'exposes' | 'manifest'>,
): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    ...options,
    name: containerName(name),
    shared: consumedShared(shellContract),
    dts: false,
    experiments: { externalRuntime: true, optimization: { disableRemote: true, target: 'web' } },
  });
}

/** Builds one file, which a render process evaluates after it checks the digest. */
export function remoteNodeConfig(remote: RemoteSources, output: string): Configuration {
  return {
    ...productionBase(remote.name, remote.folder, 'node'),
    entry: {},
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
 * Natural IDs depend only on the import order. Default IDs come from file names and absolute paths, so builds would
 * differ between folders.
 */
const REPRODUCIBLE = { moduleIds: 'natural', chunkIds: 'natural' } as const;

/** In bytes before minification. Smaller code is duplicated, because a separate file costs a request. */
const SMALLEST_SHARED = 30_000;

/** Without this group, webpack would create a file per set of chunks, with more requests and worse compression. */
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

/** Sorts the manifest, because the federation plugin lists shared modules in the order in which files were read. */
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
