import { builtinModules, createRequire } from 'node:module';
import type { Configuration } from 'webpack';
import { DeploymentPackagePlugin } from './deployment-package.ts';

const require = createRequire(import.meta.url);

interface ServerBuildOptions {
  /** The deployable's folder, as an absolute path. */
  folder: string;
  /** Maps program names to modules, relative to `folder`. Includes programs that other programs start. */
  programs: Readonly<Record<string, string>>;
  output: string;
  /** Subfolder for the programs, with a trailing slash. The default is the output folder itself. */
  within?: string;
  scripts: Readonly<Record<string, string>> & { start: string };
  /** `context` is the folder of the importing file. */
  isBundled?: (request: string, context: string) => boolean;
}

/** Bundles the site's own packages. Node loads all others. */
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
      // Leaves `import.meta` and `new URL` unchanged, so that they refer to files at run time.
      parser: { javascript: { importMeta: false, createRequire: false, url: false, worker: false } },
      rules: [{ test: /\.ts$/, loader: require.resolve('swc-loader'), options: SWC }],
    },
    plugins: [new DeploymentPackagePlugin({ folder, scripts })],
    // On a server, readable stack traces matter more than file size.
    optimization: { minimize: false },
    devtool: 'source-map',
  };
}

const SWC = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    // Nest uses the types that decorators record for dependency injection.
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2024',
    keepClassNames: true,
  },
};
