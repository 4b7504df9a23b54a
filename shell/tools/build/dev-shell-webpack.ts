import { devBase, WATCH_OPTIONS } from '@site/remote-build/development/dev-base';
import type { DevReportPlugin } from '@site/remote-build/development/dev-report-plugin';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { federationTarget, shellNodeConfig } from './shell-webpack.ts';

interface ShellDevOptions {
  /** The shell's folder, absolute. */
  folder: string;
  /** Where the files are, or would be, written, absolute. */
  output: string;
  report: DevReportPlugin;
}

/** webpack configuration of the shell's browser side in development: its components are replaceable while they run. */
export function shellDevConfig({
  folder,
  output,
  publicPath,
  report,
}: ShellDevOptions & { publicPath: string }): Configuration {
  const base = devBase({ name: 'shell', folder, report });
  return {
    ...base,
    entry: { main: [join(folder, 'site/client/dev/share-refresh.ts'), join(folder, 'site/client/main.ts')] },
    output: {
      path: output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath,
      uniqueName: 'shell',
      crossOriginLoading: 'anonymous',
    },
    plugins: [
      ...(base.plugins ?? []),
      // styled-components otherwise writes text into its style element in development, which the pages' policy forbids.
      new webpack.DefinePlugin({ SC_DISABLE_SPEEDY: 'false' }),
      federationTarget('web'),
    ],
  };
}

/** webpack configuration of the render process's program in development: made anew at each edit. */
export function shellNodeDevConfig({ folder, output, report }: ShellDevOptions): Configuration {
  const built = shellNodeConfig({ folder, output });
  return { ...built, plugins: [...(built.plugins ?? []), report], watchOptions: WATCH_OPTIONS };
}
