/**
 * Entry of the shell in development: `node server/dev/main.ts --release http://localhost:3011/release.json …`. Serves its browser build with
 * hot reload, hands `/api` on, and answers every other address with a document that the browser fills. (DEP0060 is what the server's proxy calls.)
 */
import { devServerOptions } from '@site/shell-contract/build/dev-server-options';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { shellDevConfig } from '../../build/dev-shell-webpack.ts';
import { parseShellConfig } from '../shell-config.ts';
import { devPages } from './dev-pages.ts';

const { values } = parseArgs({ options: { release: { type: 'string', multiple: true, default: [] } } });
const config = parseShellConfig(process.env);

const server = new WebpackDevServer(
  {
    ...devServerOptions({ host: config.HOST, port: config.PORT }),
    proxy: [{ context: ['/api'], target: config.API_URL, xfwd: true, logLevel: 'silent' }],
    setupMiddlewares: (middlewares) => [...middlewares, devPages(config, values.release)],
  },
  webpack(shellDevConfig(join(import.meta.dirname, '../..'))),
);
await server.start();
