import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { devBase } from '@site/shell-contract/build/dev-base';
import { providedShared } from '@site/shell-contract/build/shared-modules';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { federationAlias } from './shell-webpack.ts';

/** webpack configuration of the shell in development: the browser's side alone, which renders every page. */
export function shellDevConfig(folder: string): Configuration {
  const base = devBase('shell');
  return {
    ...base,
    entry: { main: [join(folder, 'client/dev/share-refresh.ts'), join(folder, 'client/main.tsx')] },
    resolve: { ...base.resolve, alias: federationAlias },
    output: { path: join(folder, 'dist', '.dev'), filename: '[name].js', chunkFilename: '[name].js', publicPath: '/assets/', uniqueName: 'shell' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: providedShared(),
        shareStrategy: 'loaded-first',
        // Entries are loaded in the runtime's own way: those of hot remotes have no digest to check.
        runtimePlugins: [join(folder, 'client/federation/provide-bundler-runtime.ts')],
        dts: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}
