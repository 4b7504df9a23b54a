import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { devBase, REFRESH_GLOBAL } from './dev-base.ts';
import { containerName, type RemoteDefinition } from './remote-definition.ts';
import { providedRuntime } from './remote-webpack.ts';
import { consumedShared } from './shared-modules.ts';

const REFRESH_RUNTIME = /react-refresh[\\/]runtime(\.js)?$/;

interface RemoteDevOptions {
  /** The remote's folder, absolute. */
  folder: string;
  /** Absolute address that its scripts are served under, with a trailing slash. */
  publicPath: string;
}

/** webpack configuration of a remote in development: the browser build under fixed names, its components replaceable while they run. */
export function remoteDevConfig(remote: RemoteDefinition, { folder, publicPath }: RemoteDevOptions): Configuration {
  const base = devBase(remote.name);
  return {
    ...base,
    entry: {},
    externals: [providedRuntime, ({ request = '' }, done) => (REFRESH_RUNTIME.test(request) ? done(undefined, `global ${REFRESH_GLOBAL}`) : done())],
    output: {
      path: join(folder, 'dist', '.dev'),
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath,
      uniqueName: remote.name,
      crossOriginLoading: 'anonymous',
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(remote.name),
        filename: 'entry.js',
        exposes: Object.fromEntries(Object.entries(remote.exposes).map(([module, file]) => [module, join(folder, file)])),
        shared: consumedShared(),
        dts: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}
