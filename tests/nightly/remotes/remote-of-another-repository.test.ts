import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AnotherRepository } from '../../support/another-repository.ts';
import { compose } from '../../support/compose.ts';
import { ComposedSite } from '../../support/composed-site.ts';
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

let repository: AnotherRepository;
let site: ComposedSite;
let releases: RunningProcess;

beforeAll(async () => {
  repository = new AnotherRepository(FILES);
  repository.run('npm', 'run', 'release');
  site = await ComposedSite.start();
  await site.startShell();
});

afterAll(async () => {
  await releases?.stop();
  await site?.stop();
  repository?.delete();
});

test('the page of a remote from another repository is rendered on the site’s server and hydrated in the browser', async () => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  releases = startProcess({
    args: [
      repository.file('node_modules/.bin/remote-build'),
      ...['serve', '--dir', repository.file('dist'), '--port', String(port)],
    ],
  });
  await waitFor(
    'its release server',
    async () => (await fetch(`${origin}/mf-weather/3.2.1/release.json`)).ok,
    () => (releases.hasEnded() ? releases.output() : undefined),
  );
  await compose(site.compositionFile, `${origin}/mf-weather/3.2.1`);

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
