import { devBase, WATCH_OPTIONS } from '@site/remote-build/development/dev-base';
import type { DevReportPlugin } from '@site/remote-build/development/dev-report-plugin';
import { browserMinimizer, COMPILED_AHEAD, productionBase } from '@site/remote-build/webpack/production-base';
import { swcRule } from '@site/remote-build/webpack/swc-rule';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

/** Paths are absolute. */
interface ShellBuildOptions {
  folder: string;
  output: string;
}

const REACT_ROUTER = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

const ROUTER_FILES = /[\\/]react-router[\\/]dist[\\/]/;

/** `unused-federation.ts` replaces these files. */
const UNUSED_FILES = [
  /\/@module-federation\/runtime-core\/dist\/.*\/(?:SnapshotHandler|preload|load|semver\/index)\.js$/,
  /\/@module-federation\/sdk\/dist\/dom\.js$/,
  /\/@module-federation\/error-codes\/dist\/desc\.mjs$/,
  /\/stylis\/src\/Prefixer\.js$/,
];

export const INITIAL_SCRIPTS = ['react-dom', 'main'];

export function shellBrowserConfig({ folder, output }: ShellBuildOptions): Configuration {
  const base = productionBase('shell', folder, 'browser');
  const rule = swcRule({ namespace: 'shell', target: 'browser' });
  return {
    ...base,
    // SWC marks calls such as `forwardRef` as free of side effects, so that the minimizer drops unused components.
    module: {
      rules: [
        rule,
        { ...rule, test: [ROUTER_FILES, ...UNUSED_FILES] },
        { test: ROUTER_FILES, enforce: 'pre', loader: join(import.meta.dirname, 'without-display-names.cjs') },
      ],
    },
    resolve: {
      ...base.resolve,
      // React Router's package.json always selects the development build.
      alias: { 'react-router$': join(REACT_ROUTER, 'dist/production/index.mjs') },
    },
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
      minimizer: browserMinimizer(COMPILED_AHEAD),
      // React DOM rarely changes, so browsers cache it separately. Two files also avoid one long task.
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
    plugins: [
      federationTarget('web'),
      ...UNUSED_FILES.map(
        (files) => new webpack.NormalModuleReplacementPlugin(files, join(import.meta.dirname, 'unused-federation.ts')),
      ),
    ],
  };
}

export function shellNodeConfig({ folder, output }: ShellBuildOptions): Configuration {
  return {
    ...productionBase('shell', folder, 'node'),
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

interface ShellDevOptions extends ShellBuildOptions {
  report: DevReportPlugin;
}

export function shellDevConfig(options: ShellDevOptions & { publicPath: string }): Configuration {
  const { folder, output, publicPath, report } = options;
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

export function shellNodeDevConfig({ folder, output, report }: ShellDevOptions): Configuration {
  const built = shellNodeConfig({ folder, output });
  return { ...built, plugins: [...(built.plugins ?? []), report], watchOptions: WATCH_OPTIONS };
}

/**
 * Removes code of the federation runtime for other targets, and for remotes with a manifest if `usesManifests` is false.
 * Source: README of `@module-federation/sdk`.
 */
function federationTarget(target: 'web' | 'node', { usesManifests = false } = {}) {
  return new webpack.DefinePlugin({
    ENV_TARGET: JSON.stringify(target),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: String(!usesManifests),
    FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
    FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  });
}
