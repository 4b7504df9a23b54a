import { devBase, WATCH_OPTIONS } from '@site/remote-build/development/dev-base';
import type { DevReportPlugin } from '@site/remote-build/development/dev-report-plugin';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { federationTarget, shellNodeConfig } from './shell-webpack.ts';

interface ShellDevOptions {
  folder: string;
  /** Absolute. The dev server keeps the browser's files in memory. */
  output: string;
  report: DevReportPlugin;
}

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
      // Otherwise styled-components writes inline styles in development, which the content security policy blocks.
      new webpack.DefinePlugin({ SC_DISABLE_SPEEDY: 'false' }),
      federationTarget('web', { usesManifests: true }),
    ],
  };
}

/** Rebuilt after each edit. */
export function shellNodeDevConfig({ folder, output, report }: ShellDevOptions): Configuration {
  const built = shellNodeConfig({ folder, output });
  return { ...built, plugins: [...(built.plugins ?? []), report], watchOptions: WATCH_OPTIONS };
}
