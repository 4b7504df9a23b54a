import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { devBase, REFRESH_GLOBAL, WATCH_OPTIONS } from './dev-base.ts';
import type { DevReportPlugin } from './dev-report-plugin.ts';
import type { RemoteSources } from '../remote-definition.ts';
import { browserContainer, remoteNodeConfig } from '../webpack/remote-webpack.ts';

const REFRESH_RUNTIME = /react-refresh[\\/]runtime(\.js)?$/;

interface RemoteDevOptions {
  /** An absolute URL with a trailing slash. */
  publicPath: string;
  report: DevReportPlugin;
}

export function remoteDevConfig(remote: RemoteSources, { publicPath, report }: RemoteDevOptions): Configuration {
  const { folder } = remote;
  const base = devBase({ ...remote, report });
  return {
    ...base,
    entry: {},
    externals: [
      ({ request = '' }, done) =>
        REFRESH_RUNTIME.test(request) ? done(undefined, `global ${REFRESH_GLOBAL}`) : done(),
    ],
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
      browserContainer(remote, {
        filename: 'entry.js',
        exposes: Object.fromEntries(
          Object.entries(remote.exposes).map(([module, file]) => [module, join(folder, file)]),
        ),
        manifest: true,
      }),
    ],
  };
}

export function remoteNodeDevConfig(
  remote: RemoteSources,
  { report }: Pick<RemoteDevOptions, 'report'>,
): Configuration {
  const release = remoteNodeConfig(remote, join(remote.folder, 'dist', '.dev', 'node'));
  return {
    ...release,
    optimization: { ...release.optimization, minimize: false },
    plugins: [...(release.plugins ?? []), report],
    watchOptions: WATCH_OPTIONS,
  };
}
