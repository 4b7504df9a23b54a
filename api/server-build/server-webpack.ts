import { builtinModules, createRequire } from 'node:module';
import type { Configuration } from 'webpack';
import { DeploymentPackagePlugin } from './deployment-package.ts';

const require = createRequire(import.meta.url);

interface ServerBuildOptions {
  /** Folder of the deployable, absolute. */
  folder: string;
  /** Name of a program to its module, relative to `folder`. Includes programs that other programs start. */
  programs: Readonly<Record<string, string>>;
  /** Folder of the package, absolute. */
  output: string;
  /** With a trailing slash. Defaults to the package's root. */
  within?: string;
  scripts: Readonly<Record<string, string>> & { start: string };
  /** `context` is the folder of the importing file. */
  isBundled?: (request: string, context: string) => boolean;
}

/** Bundles the site's own packages; Node loads all others. */
export function serverWebpack({
  folder,
  programs,
  output,
  within = '',
  scripts,
  isBundled = () => false,
}: ServerBuildOptions): Configuration {
  return {
    mode: 'production',
    target: 'node24',
    context: folder,
    entry: programs,
    output: {
      path: output,
      filename: `${within}[name].js`,
      chunkFilename: `${within}[name].js`,
      module: true,
      chunkFormat: 'module',
    },
    experiments: { outputModule: true },
    externalsType: 'module-import',
    externals: [
      ({ request = '', context = '' }, callback) => {
        const own = request.startsWith('.') || request.startsWith('/') || request.startsWith('@site/');
        const builtin = request.startsWith('node:') || builtinModules.includes(request);
        return (own || isBundled(request, context)) && !builtin ? callback() : callback(undefined, request);
      },
    ],
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      // Keeps `import.meta` and `new URL` as they are, so that they refer to files at run time.
      parser: { javascript: { importMeta: false, createRequire: false, url: false, worker: false } },
      rules: [{ test: /\.ts$/, loader: require.resolve('swc-loader'), options: SWC }],
    },
    plugins: [new DeploymentPackagePlugin({ folder, scripts })],
    // Readable stack traces in logs are worth more than bytes on a server.
    optimization: { minimize: false },
    devtool: 'source-map',
  };
}

const SWC = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    // Nest injects by the types that decorators record.
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2024',
    keepClassNames: true,
  },
};
