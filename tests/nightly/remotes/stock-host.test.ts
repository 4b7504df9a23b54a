import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';
import { AnotherRepository } from '../../support/another-repository.ts';
import { freePort } from '../../../api/http-server/testing/free-port.ts';
import { PROJECT } from '../../support/project.ts';
import { type RunningProcess, startProcess } from '../../support/running-process.ts';
import { startChromium } from '../../support/start-chromium.ts';
import { waitFor } from '../../support/wait-for.ts';
import { STOCK_HOSTS, type StockManifests } from './stock-hosts.ts';

let releases: RunningProcess;
let manifests: StockManifests;

beforeAll(async () => {
  const ports = [await freePort(), await freePort()] as const;
  manifests = { content: manifestOf('mf-content', ports[0]), converter: manifestOf('mf-converter', ports[1]) };
  releases = startProcess({
    args: [
      ...['node_modules/.bin/remote-build', 'serve'],
      ...['--dir', 'mf-content/dist', '--port', String(ports[0])],
      ...['--dir', 'mf-converter/dist', '--port', String(ports[1])],
    ],
  });
  await waitFor(
    'both manifests',
    async () => (await Promise.all(Object.values(manifests).map((url) => fetch(url as string)))).every(({ ok }) => ok),
    () => (releases.hasEnded() ? releases.output() : undefined),
  );
});

afterAll(() => releases?.stop());

function manifestOf(remote: string, port: number): string {
  const { release } = JSON.parse(readFileSync(`${PROJECT}/${remote}/dist/latest.json`, 'utf8')) as { release: string };
  return `http://localhost:${port}/${release}/browser/mf-manifest.json`;
}

describe.each(Object.entries(STOCK_HOSTS))('a host built with %s and its federation plugin', (_, { files, build }) => {
  let host: AnotherRepository;
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    host = new AnotherRepository(files(manifests));
    host.run(process.execPath, ...build);
    server = createServer((request, response) => {
      const path = request.url === '/' ? '/index.html' : new URL(request.url ?? '', 'http://localhost').pathname;
      const file = host.file(`dist${path}`);
      const isThere = existsSync(file);
      const type = extname(path) === '.html' ? 'text/html' : 'text/javascript';
      response.writeHead(isThere ? 200 : 404, { 'content-type': type });
      response.end(isThere ? readFileSync(file) : undefined);
    });
    const port = await freePort();
    server.listen(port, 'localhost');
    origin = `http://localhost:${port}`;
  });

  afterAll(() => {
    server?.close();
    host?.delete();
  });

  test('shows pages of two releases, using their standard manifests, and converts', async () => {
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
      await page.getByLabel('From', { exact: true }).fill('5');
      await page.getByText('1.524').first().waitFor();
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});

test('the manifest of a release is complete', async () => {
  const { content } = manifests;
  const addresses = [content, content.replace('browser/mf-manifest.json', 'release.json')];
  const [listed, descriptor] = (await Promise.all(
    addresses.map(async (url): Promise<unknown> => (await fetch(url)).json()),
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
    types: { zip: '@mf-types.zip', api: '@mf-types.d.ts' },
  });
  expect(listed.exposes.map(({ path }) => path).sort()).toEqual(Object.keys(descriptor.browser.exposes).sort());
  expect(Object.keys(descriptor.files)).toEqual(
    expect.arrayContaining(['browser/@mf-types.zip', 'browser/@mf-types.d.ts']),
  );
  const scripts = listed.exposes.flatMap(({ assets: { js } }) => [...js.sync, ...js.async]);
  expect(scripts.filter((file) => descriptor.files[`browser/${file}`] === undefined)).toEqual([]);
  expect(listed.shared.length).toBeGreaterThan(2);
  expect(listed.shared.filter(({ singleton }) => !singleton)).toEqual([]);
  for (const { name, requiredVersion } of descriptor.shared) {
    const used = listed.shared.find((one) => one.name === name);
    if (used) expect(used.requiredVersion).toBe(requiredVersion);
  }
});
