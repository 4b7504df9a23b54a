import { browserMinimizer } from '@site/remote-build/webpack/browser-minimizer';
import { swcRule } from '@site/remote-build/webpack/swc-rule';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

interface ShellBuildOptions {
  /** The shell's folder, absolute. */
  folder: string;
  /** Where the files are written, absolute. */
  output: string;
}

const EXTENSIONS = ['.tsx', '.ts', '.js'];

/** The names of the scripts that every page runs. */
export const INITIAL_SCRIPTS = ['react-dom', 'main'];

/** The browser's side of the shell: an eager bundle, its largest library beside it, and chunks for what few visitors need. */
export function shellBrowserConfig({ folder, output }: ShellBuildOptions): Configuration {
  return {
    ...base(folder, 'browser'),
    target: 'web',
    entry: { main: './site/client/main.ts' },
    output: {
      path: output,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: '/assets/',
      uniqueName: 'shell',
      chunkLoadTimeout: 10_000,
    },
    optimization: {
      minimizer: browserMinimizer({ isCompiledAhead: true }),
      // A file and a task of its own: it is the largest part, and changes seldom.
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          reactDom: {
            name: 'react-dom',
            test: /[\\/]node_modules[\\/](?:react-dom|scheduler)[\\/]/,
            chunks: 'initial',
            enforce: true,
          },
        },
      },
    },
    plugins: [federationTarget('web')],
  };
}

/** The render process's program: React, the application and the federation host, in one file for Node. */
export function shellNodeConfig({ folder, output }: ShellBuildOptions): Configuration {
  return {
    ...base(folder, 'node'),
    target: 'node24',
    entry: { 'render-process': './site/server/render/child/main.ts' },
    output: {
      path: output,
      filename: '[name].cjs',
      asyncChunks: false,
      uniqueName: 'shell-node',
      library: { type: 'commonjs-module' },
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [federationTarget('node')],
  };
}

/**
 * Tells the federation runtime where it runs, so that the code for elsewhere is left out (see the README of `@module-federation/sdk`), and that
 * remotes come by their entry and not by a manifest; and that it loads and shares, without which code for the opposite is kept beside it.
 */
export function federationTarget(target: 'web' | 'node') {
  return new webpack.DefinePlugin({
    ENV_TARGET: JSON.stringify(target),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
    FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  });
}

function base(folder: string, target: 'browser' | 'node'): Configuration {
  return {
    name: `shell ${target}`,
    mode: 'production',
    context: folder,
    devtool: false,
    module: { rules: [swcRule({ namespace: 'shell', target })] },
    resolve: { extensions: EXTENSIONS },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  };
}
