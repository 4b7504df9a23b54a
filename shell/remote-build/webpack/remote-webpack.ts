import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { containerName, type RemoteSources } from '../remote-definition.ts';
import { consumedShared } from './shared-modules.ts';
import { swcRule } from './swc-rule.ts';

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
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
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
        filename: 'entry.[contenthash:10].js',
        exposes: { ...remote.exposes },
        shared: consumedShared(),
        dts: false,
        manifest: true,
        experiments: { externalRuntime: true, optimization: { disableRemote: true, target: 'web' } },
      }),
      new ChunkIntegrityPlugin(),
    ],
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
    output: { path: output, filename: '[name].js', asyncChunks: false, uniqueName: `${remote.name}-node`, clean: true, library: { type: 'commonjs-module' } },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(remote.name),
        filename: 'entry.js',
        library: { type: 'commonjs-module' },
        exposes: { ...remote.exposes, ...remote.serverExposes },
        shared: consumedShared(),
        dts: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'node' } },
      }),
    ],
    optimization: { minimize: false, splitChunks: false },
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
