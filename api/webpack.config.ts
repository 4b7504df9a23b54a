import { serverWebpack } from '@site/server-build/server-webpack';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { digestCatalog } from './src/responses/digest-catalog.ts';

const API = import.meta.dirname;

function buildInfo(): { version: string; commit: string } {
  const { version } = JSON.parse(readFileSync(join(API, 'package.json'), 'utf8')) as { version: string };
  try {
    return {
      version,
      commit: execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
        cwd: API,
        stdio: ['ignore', 'pipe', 'ignore'],
      })
        .toString()
        .trim(),
    };
  } catch {
    // An archive or container has no git repository.
    return { version, commit: process.env['SOURCE_COMMIT']?.slice(0, 12) || 'unknown' };
  }
}

/**
 * This package is bundled, because installing it would also install Swagger UI and a package that reports every
 * installation.
 */
const BUNDLED = '@nestjs/swagger';
const BUNDLED_FOLDER = /\/node_modules\/(?:@nestjs\/(?:swagger|mapped-types)|es-toolkit|js-yaml|path-to-regexp)\//;
/** Only Swagger UI needs these modules, and the API does not use it. */
const SWAGGER_UI = { resourceRegExp: /^(?:@fastify\/static|swagger-ui-dist)/, contextRegExp: /@nestjs\/swagger/ };
/** The process must load only one copy of these packages. */
const FRAMEWORK_PACKAGE = /^(?:@nestjs\/(?:common|core)(?:\/|$)|reflect-metadata$)/;

const server = serverWebpack({
  folder: API,
  programs: {
    main: './src/main.ts',
    messages: './src/contact/operator/messages-command.ts',
  },
  output: join(API, 'dist'),
  scripts: { start: 'node --enable-source-maps main.js', messages: 'node messages.js' },
  isBundled: (request, context) =>
    request === BUNDLED || (BUNDLED_FOLDER.test(context) && !FRAMEWORK_PACKAGE.test(request)),
});

/** In watch mode, the API computes the catalog version at startup, because the catalog changes between builds. */
export const development: Configuration = {
  ...server,
  mode: 'development',
  output: { ...server.output, clean: true },
  plugins: [
    ...(server.plugins ?? []),
    new webpack.DefinePlugin({ BUILD_INFO: JSON.stringify(buildInfo()) }),
    new webpack.IgnorePlugin(SWAGGER_UI),
  ],
};

const configuration: Configuration = {
  ...development,
  mode: 'production',
  plugins: [
    ...(development.plugins ?? []),
    new webpack.DefinePlugin({ CATALOG_VERSION: JSON.stringify(digestCatalog()) }),
  ],
};

export default configuration;
