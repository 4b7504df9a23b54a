import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AnotherRepository } from '../../support/another-repository.ts';
import { runCompose } from '../../support/compose.ts';
import { ComposedSite } from '../../support/composed-site.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { freePort } from '../../../api/http-server/testing/free-port.ts';
import { type RunningProcess, startProcess } from '../../support/running-process.ts';
import { startChromium } from '../../support/start-chromium.ts';
import { waitFor } from '../../support/wait-for.ts';

const FILES = {
  'package.json': JSON.stringify({
    name: 'mf-weather',
    version: '3.2.1',
    type: 'module',
    scripts: { release: 'remote-build release' },
  }),
  'release.config.ts': `
    import type { RemoteDefinition } from '@site/remote-build';
    export default {
      name: 'mf-weather',
      exposes: { './today': './pages/today.tsx' },
      routes: [{ pattern: '/weather', module: './today' }],
    } satisfies RemoteDefinition;`,
  'pages/today.tsx': `
    import { definePage, PageHeading, PageLayout } from '@site/shell-contract';
    import { useState } from 'react';
    import { styled } from 'styled-components';
    const Sky = styled.button\`color: rgb(1, 2, 3);\`;
    function Today() {
      const [isSunny, setSunny] = useState(false);
      return <PageLayout><PageHeading>The weather today</PageHeading><Sky onClick={() => setSunny(true)}>{isSunny ? 'Sunny' : 'Cloudy'}</Sky></PageLayout>;
    }
    const head = { title: 'Weather', description: 'The weather today.', canonical: '/weather' };
    export const page = definePage({ load: async () => ({ kind: 'page', data: null, head }), Page: Today });`,
};

const KEY = 'a key that is long enough for a test of links';

let repository: AnotherRepository;
let site: ComposedSite;
let releases: RunningProcess;
let development: RunningProcess;

beforeAll(async () => {
  process.env['PREVIEW_KEY'] = KEY; // Also read by the operator's command.
  repository = new AnotherRepository(FILES);
  repository.run('npm', 'run', 'release');
  site = await ComposedSite.start();
  await site.startShell({ PREVIEW_ORIGINS: 'loopback' });
});

afterAll(async () => {
  delete process.env['PREVIEW_KEY'];
  await releases?.stop();
  await development?.stop();
  await site?.stop();
  repository?.delete();
});

test('a remote that another repository releases with the package becomes a page of the site, server-rendered and hydrated', async () => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  releases = startProcess({
    args: [
      repository.file('node_modules/.bin/remote-build'),
      'serve',
      '--dir',
      repository.file('dist'),
      '--port',
      String(port),
    ],
  });
  await waitFor(
    'its release server',
    async () => (await fetch(`${origin}/mf-weather/3.2.1/release.json`)).ok,
    () => (releases.hasEnded() ? releases.output() : undefined),
  );
  expect(
    await runCompose(
      site.compositionFile,
      'use',
      `${origin}/mf-weather/3.2.1`,
      '--trust-origin',
      origin,
      '--reason',
      'A team with its own repository',
    ),
  ).toMatchObject({ code: 0 });

  const { status, text } = await site.get('/weather');
  expect(status).toBe(200);
  expect(text).toContain('The weather today');
  expect(text).toContain('color:rgb(1,2,3)');
  const browser = await startChromium();
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${site.origin}/weather`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Cloudy' }).click();
    await page.getByRole('button', { name: 'Sunny' }).waitFor();
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('a working copy is shown within a site: by a browser to its developer alone, and by the server to those with a link', async () => {
  const port = await freePort();
  const own = `http://localhost:${port}`;
  development = startProcess({
    args: [
      repository.file('node_modules/.bin/remote-build'),
      ...['dev', '--site', site.origin, '--port', String(port)],
    ],
    cwd: repository.folder,
  });
  await waitFor(
    'the working copy',
    async () => development.output().includes(`with this working copy is on ${own}/weather`),
    () => (development.hasEnded() ? development.output() : undefined),
  );
  edit('The weather today', 'The weather at the moment');
  const link = /compose -- (link .*)/.exec(development.output())?.[1] ?? '';
  const { code, output } = await runCompose(site.compositionFile, ...link.split(' '), '--site', site.origin);
  expect([code, output]).toEqual([0, expect.stringContaining('?composition=')]);

  const browser = await startChromium();
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${own}/weather`);
    await page.getByRole('heading', { name: 'The weather at the moment' }).waitFor();
    await page.getByRole('button', { name: 'Cloudy' }).click();
    await page.getByRole('button', { name: 'Sunny' }).waitFor();
    expect(await page.getByRole('complementary', { name: 'About this view' }).innerText()).toContain(
      'This is a preview of a working copy of mf-weather on this machine.',
    );

    const linked = await browser.newPage();
    await linked.goto(output.trim().split('\n').at(-1) ?? '');
    const html = await waitFor('the preview', async () => {
      const sent = await linked.goto(`${site.origin}/weather`);
      return sent?.status() === 200 ? sent.text() : undefined;
    });
    expect(html).toContain('The weather at the moment');
    expect(html).toContain('This is a preview of a working copy of mf-weather.');
    await linked.waitForLoadState('networkidle');

    edit('The weather at the moment', 'The weather now');
    for (const tab of [page, linked]) await tab.getByRole('heading', { name: 'The weather now' }).waitFor();
    expect(complaints).toEqual([]);
    expect((await site.get('/weather')).text).not.toContain('The weather now');
  } finally {
    await browser.close();
  }
});

function edit(piece: string, replacement: string) {
  const file = repository.file('pages/today.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(piece, replacement));
}
