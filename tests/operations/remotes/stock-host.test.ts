import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { AnotherRepository } from '../../support/another-repository.ts';
import { freePort } from '../../../api/http-server/testing/free-port.ts';
import { PROJECT } from '../../support/project.ts';
import { type RunningProcess, startProcess } from '../../support/running-process.ts';
import { startChromium } from '../../support/start-chromium.ts';
import { waitFor } from '../../support/wait-for.ts';

const LIMIT_MS = 240_000;

/**
 * From the federation plugin's documentation. Releases omit the runtime core, which `provideExternalRuntime` supplies.
 */
const hostConfig = (manifest: string) => `
  import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
  const singleton = { singleton: true };
  export default {
    mode: 'production',
    entry: './main.js',
    output: { path: import.meta.dirname + '/dist', publicPath: '/', clean: true },
    module: { rules: [{ test: /\\.tsx?$/, use: { loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' } } } }] },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    plugins: [
      new ModuleFederationPlugin({
        name: 'stock_host',
        remotes: { content: 'mf_content@${manifest}' },
        shared: { react: singleton, 'react/jsx-runtime': singleton, 'react-dom': singleton, 'react-router-dom': singleton, 'styled-components': singleton, '@site/shell-contract': singleton },
        experiments: { provideExternalRuntime: true },
        dts: false,
      }),
    ],
  };`;

const PAGE = `
  import { createApiClient } from '@site/api-contract';
  import { PageServicesProvider } from '@site/shell-contract';
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { MemoryRouter } from 'react-router-dom';
  import { page } from 'content/about-us';

  const services = {
    site: { name: 'A stock host', url: location.origin, contactEmail: 'hello@host.test', gaId: '' },
    api: createApiClient({ baseUrl: '' }),
    reload() {},
  };
  const { data, head, sections: parts = {} } = await page.load({ path: '/about-us', params: {}, search: new URLSearchParams(), ...services });
  const sections = Object.fromEntries(await Promise.all(Object.entries(parts).map(async ([name, render]) => [name, await render()])));
  document.title = head.title;
  createRoot(document.getElementById('root')).render(
    createElement(MemoryRouter, null, createElement(PageServicesProvider, { value: services }, createElement(page.Page, { data, sections }))),
  );`;

let host: AnotherRepository;
let releases: RunningProcess;
let server: Server;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  const { release } = JSON.parse(readFileSync(`${PROJECT}/mf-content/dist/latest.json`, 'utf8')) as { release: string };
  const manifest = `http://localhost:${port}/${release}/browser/mf-manifest.json`;
  releases = startProcess({
    args: ['node_modules/.bin/remote-build', 'serve', '--dir', 'mf-content/dist', '--port', String(port)],
  });
  await waitFor(
    manifest,
    async () => (await fetch(manifest)).ok,
    () => (releases.hasEnded() ? releases.output() : undefined),
  );
  host = new AnotherRepository({
    'package.json': JSON.stringify({ name: 'stock-host', version: '1.0.0', type: 'module' }),
    'webpack.config.js': hostConfig(manifest),
    'main.js': "import('./page.js');",
    'page.js': PAGE,
  });
  host.run(process.execPath, 'node_modules/webpack-cli/bin/cli.js', '--config', 'webpack.config.js');
  server = createServer((request, response) => {
    const isScript = request.url?.endsWith('.js') ?? false;
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript
        ? readFileSync(host.file(`dist${request.url}`))
        : '<!doctype html><div id="root"></div><script src="/main.js"></script>',
    );
  });
  const hostPort = await freePort();
  server.listen(hostPort, 'localhost');
  origin = `http://localhost:${hostPort}`;
}, LIMIT_MS);

afterAll(async () => {
  server?.close();
  await releases?.stop();
  host?.delete();
});

test(
  'a host built with only the federation plugin shows a page of a release, using its standard manifest',
  async () => {
    const browser = await startChromium();
    try {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(origin);
      await page
        .getByRole('heading', { level: 1, name: 'About Us' })
        .waitFor()
        .catch((cause: unknown) => {
          throw new Error(errors.join('\n'), { cause });
        });
      expect(await page.title()).toContain('About Us');
      expect(
        await page.evaluate(() =>
          performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.split('/').at(-1)),
        ),
      ).toContain('mf-manifest.json');
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
    }
  },
  LIMIT_MS,
);
