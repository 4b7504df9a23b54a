import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { AnotherRepository } from '../../support/another-repository.ts';
import { freePort } from '../../../api/http-server/testing/free-port.ts';
import { PROJECT } from '../../support/project.ts';
import { type RunningProcess, startProcess } from '../../support/running-process.ts';
import { startChromium } from '../../support/start-chromium.ts';
import { waitFor } from '../../support/wait-for.ts';

const singleton = { singleton: true };
const SHARED = JSON.stringify(
  Object.fromEntries(
    ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', 'styled-components', '@site/shell-contract'].map(
      (name) => [name, singleton],
    ),
  ),
);

const PAGE = `
  import { createApiClient } from '@site/api-contract';
  import { PageServicesProvider } from '@site/shell-contract';
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { MemoryRouter } from 'react-router-dom';
  import { page as article } from 'content/article';
  import { page as converter } from 'converter/converter';

  const services = {
    site: { name: 'A stock host', url: location.origin, contactEmail: 'hello@host.test', gaId: '' },
    api: createApiClient({ baseUrl: '' }),
    reload() {},
  };
  async function show(page, address) {
    const { data, head, sections: parts = {} } = await page.load({ ...address, search: new URLSearchParams(), ...services });
    const sections = Object.fromEntries(await Promise.all(Object.entries(parts).map(async ([name, render]) => [name, await render()])));
    const shown = createElement(PageServicesProvider, { value: services }, createElement(page.Page, { data, sections }));
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      createElement(MemoryRouter, { initialEntries: [address.path] }, shown),
    );
    return head;
  }
  show(article, { path: '/about-us', params: {} }).then((head) => { document.title = head.title; });
  const params = { category: 'length', slug: 'feet-to-meters' };
  show(converter, { path: '/converter/length/feet-to-meters', params });`;

let releases: RunningProcess;
let manifests: { content: string; converter: string };

/** Follows the plugin's documentation. Releases omit the core of the federation runtime, so the host provides it. */
const listFiles = ({ content, converter }: typeof manifests) => ({
  'package.json': JSON.stringify({ name: 'stock-host', version: '1.0.0', type: 'module' }),
  'main.js': "import('./page.js');",
  'page.js': PAGE,
  'dist/index.html': '<!doctype html><html><body><script src="/main.js"></script></body></html>',
  'webpack.config.js': `
    import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
    const parser = { syntax: 'typescript', tsx: true };
    const jsc = { parser, transform: { react: { runtime: 'automatic' } }, target: 'es2022' };
    export default {
      mode: 'production',
      entry: './main.js',
      output: { path: import.meta.dirname + '/dist', publicPath: '/' },
      module: { rules: [{ test: /\\.tsx?$/, use: { loader: 'swc-loader', options: { jsc } } }] },
      resolve: { extensions: ['.tsx', '.ts', '.js'] },
      plugins: [
        new ModuleFederationPlugin({
          name: 'stock_host',
          remotes: { content: 'mf_content@${content}', converter: 'mf_converter@${converter}' },
          shared: ${SHARED},
          experiments: { provideExternalRuntime: true },
          dts: false,
        }),
      ],
    };`,
});

beforeAll(async () => {
  const ports = [await freePort(), await freePort()] as const;
  manifests = { content: buildManifest('mf-content', ports[0]), converter: buildManifest('mf-converter', ports[1]) };
  releases = startProcess({
    args: [
      ...['node_modules/.bin/remote-build', 'serve'],
      ...['--dir', 'mf-content/dist', '--port', String(ports[0])],
      ...['--dir', 'mf-converter/dist', '--port', String(ports[1])],
    ],
  });
  await waitFor(
    'both manifests',
    async () => (await Promise.all(Object.values(manifests).map((url) => fetch(url)))).every(({ ok }) => ok),
    () => (releases.hasEnded() ? releases.output() : undefined),
  );
});

afterAll(() => releases?.stop());

function buildManifest(remote: string, port: number): string {
  const { release } = JSON.parse(readFileSync(`${PROJECT}/${remote}/dist/latest.json`, 'utf8')) as { release: string };
  return `http://localhost:${port}/${release}/browser/mf-manifest.json`;
}

test('a standard webpack host loads two releases through their manifests, and the converter works', async () => {
  const host = new AnotherRepository(listFiles(manifests));
  host.run(process.execPath, 'node_modules/webpack-cli/bin/cli.js', '--config', 'webpack.config.js');
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : new URL(request.url ?? '', 'http://localhost').pathname;
    const file = host.file(`dist${path}`);
    const isThere = existsSync(file);
    response.writeHead(isThere ? 200 : 404, {
      'content-type': path.endsWith('.html') ? 'text/html' : 'text/javascript',
    });
    response.end(isThere ? readFileSync(file) : undefined);
  });
  const port = await freePort();
  server.listen(port, 'localhost');
  const browser = await startChromium();
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`http://localhost:${port}`);
    const heading = page.getByRole('heading', { level: 1, name: 'About Us' });
    await heading.waitFor().catch((cause: unknown) => {
      throw new Error(errors.join('\n'), { cause });
    });
    expect(await page.title()).toContain('About Us');
    const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(urls.filter((url) => Object.values(manifests).includes(url))).toHaveLength(2);
    await page.getByLabel('From', { exact: true }).fill('5');
    await page.getByText('1.524').first().waitFor();
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    server.close();
    host.delete();
  }
});

test('the manifest of a release is complete', async () => {
  const { content } = manifests;
  const pageUrls = [content, content.replace('browser/mf-manifest.json', 'release.json')];
  const [listed, descriptor] = (await Promise.all(
    pageUrls.map(async (url): Promise<unknown> => (await fetch(url)).json()),
  )) as [
    {
      metaData: {
        globalName: string;
        publicPath: string;
        remoteEntry: { name: string };
        buildInfo: object;
        types: object;
      };
      exposes: { path: string; assets: { js: { sync: string[]; async: string[] } } }[];
      shared: { name: string; requiredVersion: string; singleton: boolean }[];
    },
    {
      name: string;
      version: string;
      browser: { entry: string; global: string; exposes: Record<string, string[]> };
      shared: { name: string; requiredVersion: string }[];
      files: Record<string, string>;
    },
  ];
  expect(listed.metaData).toMatchObject({
    globalName: descriptor.browser.global,
    publicPath: 'auto',
    remoteEntry: { name: descriptor.browser.entry.replace('browser/', '') },
    buildInfo: { buildName: descriptor.name, buildVersion: descriptor.version },
  });
  expect(listed.exposes.map(({ path }) => path).sort()).toEqual(Object.keys(descriptor.browser.exposes).sort());
  const scripts = listed.exposes.flatMap(({ assets: { js } }) => [...js.sync, ...js.async]);
  expect(scripts.filter((file) => descriptor.files[`browser/${file}`] === undefined)).toEqual([]);
  expect(listed.shared.length).toBeGreaterThan(2);
  expect(listed.shared.filter(({ singleton }) => !singleton)).toEqual([]);
  for (const { name, requiredVersion } of descriptor.shared) {
    const used = listed.shared.find((one) => one.name === name);
    if (used) expect(used.requiredVersion).toBe(requiredVersion);
  }
});
