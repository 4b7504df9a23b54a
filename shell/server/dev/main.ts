/**
 * Entry of the shell in development: `node server/dev/main.ts --release http://localhost:3011/release.json …`. Serves its browser build with
 * hot reload, hands `/api` on, and answers every other address with a document that the browser fills.
 */
import { devServerOptions } from '@site/shell-contract/build/dev-server-options';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { webManifest } from '../../app/head/site-head.ts';
import { siteIcon } from '../../app/head/site-icon.ts';
import { shellDevConfig } from '../../build/dev-shell-webpack.ts';
import { parseShellConfig } from '../shell-config.ts';
import { devComposition } from './dev-composition.ts';
import { devDocument } from './dev-document.ts';

const { release: releases = [] } = parseArgs({ options: { release: { type: 'string', multiple: true } } }).values;
const { HOST: host, PORT: port, API_URL, SITE_NAME: name, CONTACT_EMAIL: contactEmail, GA_ID: gaId } = parseShellConfig(process.env);

const server = new WebpackDevServer(
  {
    ...devServerOptions({ host, port }),
    proxy: [{ context: ['/api'], target: API_URL, xfwd: true, logLevel: 'silent' }],
    setupMiddlewares: (middlewares, { app }) => {
      app?.get('/favicon.svg', (_request, response) => void response.type('image/svg+xml').send(siteIcon));
      app?.get('/manifest.webmanifest', (_request, response) => void response.json(webManifest({ name })));
      app?.get('/composition.json', (_request, response) => void answer(response, async () => JSON.stringify(await devComposition(releases)), 'json'));
      return [
        ...middlewares,
        {
          name: 'pages',
          path: '/',
          middleware: (request: { accepts(type: string): unknown; protocol: string; headers: { host?: string } }, response: Answer, next: () => void) => {
            if (!request.accepts('html')) return next();
            const url = `${request.protocol}://${request.headers.host}`;
            return answer(response, () => page(url), 'html');
          },
        },
      ];
    },
  },
  webpack(shellDevConfig(join(import.meta.dirname, '../..'))),
);
await server.start();

interface Answer {
  status(code: number): Answer;
  type(type: string): Answer;
  send(body: string): unknown;
}

async function page(url: string): Promise<string> {
  const composition = await devComposition(releases);
  return devDocument({ site: { name, url, contactEmail, gaId }, year: new Date().getUTCFullYear(), composition, queries: { mutations: [], queries: [] } });
}

async function answer(response: Answer, make: () => Promise<string>, type: string) {
  try {
    response.type(type).send(await make());
  } catch (error) {
    response.status(503).type('text').send(`The site is not there yet: ${(error as Error).message}\n`);
  }
}
