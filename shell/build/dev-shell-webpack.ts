import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { devBase, WATCH_OPTIONS } from '@site/remote-build/development/dev-base';
import type { DevReportPlugin } from '@site/remote-build/development/dev-report-plugin';
import { providedShared } from '@site/remote-build/webpack/shared-modules';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { federationAlias, shellNodeConfig } from './shell-webpack.ts';

interface ShellDevOptions {
  /** The shell's folder, absolute. */
  folder: string;
  /** Where the files are, or would be, written, absolute. */
  output: string;
  report: DevReportPlugin;
}

/** webpack configuration of the shell's browser side in development: its components are replaceable while they run. */
export function shellDevConfig({ folder, output, publicPath, report }: ShellDevOptions & { publicPath: string }): Configuration {
  const base = devBase({ name: 'shell', folder, report });
  return {
    ...base,
    entry: { main: [join(folder, 'client/dev/share-refresh.ts'), join(folder, 'client/main.tsx')] },
    resolve: { ...base.resolve, alias: federationAlias },
    output: { path: output, filename: '[name].js', chunkFilename: '[name].js', publicPath, uniqueName: 'shell', crossOriginLoading: 'anonymous' },
    plugins: [
      ...(base.plugins ?? []),
      // styled-components otherwise writes text into its style element in development, which the pages' policy forbids.
      new webpack.DefinePlugin({ SC_DISABLE_SPEEDY: 'false' }),
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

/** webpack configuration of the render process's program in development: made anew at each edit. */
export function shellNodeDevConfig({ folder, output, report }: ShellDevOptions): Configuration {
  const built = shellNodeConfig({ folder, output });
  return { ...built, plugins: [...(built.plugins ?? []), report], watchOptions: WATCH_OPTIONS };
}
