import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { DeploymentPackagePlugin } from './deployment-package.ts';

function buildInfo(): { version: string; commit: string } {
  const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };
  try {
    return { version, commit: execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'ignore'] }).toString().trim() };
  } catch {
    // Built from an archive.
    return { version, commit: 'unknown' };
  }
}

/**
 * What of it makes the OpenAPI document is put into the build. Left to Node, it would bring Swagger UI, which nobody asks for, and with it
 * a package that reports each installation.
 */
const BUNDLED = '@nestjs/swagger';
const IN_BUNDLED = /\/node_modules\/(?:@nestjs\/(?:swagger|mapped-types)|es-toolkit|js-yaml|path-to-regexp)\//;
/** What only Swagger UI needs, which is loaded where it is set up. */
const SWAGGER_UI = { resourceRegExp: /^(?:@fastify\/static|swagger-ui-dist)/, contextRegExp: /@nestjs\/swagger/ };
/** One copy of these is in the process, whoever asks. */
const OF_THE_FRAMEWORK = /^(?:@nestjs\/(?:common|core)(?:\/|$)|reflect-metadata$)/;

/** ES modules, with the site's own packages in them and every other dependency left to Node. */
const configuration: Configuration = {
  mode: 'production',
  target: 'node24',
  context: fileURLToPath(new URL('.', import.meta.url)),
  // The thread of the embedded database is a file of its own, which `sqlite-thread.ts` finds beside itself.
  entry: { main: './src/main.ts', messages: './src/contact/operator/messages-command.ts', 'sqlite-worker': './src/storage/sqlite/sqlite-worker.ts' },
  output: { path: fileURLToPath(new URL('dist', import.meta.url)), filename: '[name].js', module: true, chunkFormat: 'module', clean: true },
  experiments: { outputModule: true },
  externalsType: 'module',
  externals: [
    ({ request = '', context = '' }, callback) => {
      const own = request.startsWith('.') || request.startsWith('/') || request.startsWith('@site/');
      const builtin = request.startsWith('node:') || builtinModules.includes(request);
      const bundled = own || request === BUNDLED || (IN_BUNDLED.test(context) && !OF_THE_FRAMEWORK.test(request));
      return bundled && !builtin ? callback() : callback(undefined, request);
    },
  ],
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    // Addresses of files are those at run time.
    parser: { javascript: { importMeta: false, createRequire: false, url: false, worker: false } },
    rules: [
      {
        test: /\.ts$/,
        loader: 'swc-loader',
        options: {
          swcrc: false,
          jsc: {
            parser: { syntax: 'typescript', decorators: true },
            // Nest injects by the types that decorators record.
            transform: { legacyDecorator: true, decoratorMetadata: true },
            target: 'es2024',
            keepClassNames: true,
          },
        },
      },
    ],
  },
  plugins: [new webpack.DefinePlugin({ BUILD_INFO: JSON.stringify(buildInfo()) }), new webpack.IgnorePlugin(SWAGGER_UI), new DeploymentPackagePlugin()],
  // Readable stack traces in logs are worth more than bytes on a server.
  optimization: { minimize: false },
  devtool: 'source-map',
};

export default configuration;
