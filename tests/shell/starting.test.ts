import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { ComposedSite, SiteHealth } from '../support/composed-site.ts';
import { FAULTS } from '../support/faulty-server.ts';
import { startProcess } from '../support/running-process.ts';
import { getSample } from '../support/sample.ts';
import { sharedSite } from '../support/shared-site.ts';
import { waitFor } from '../support/wait-for.ts';
import { createServer } from 'node:net';
import { freePort } from '../../api/http-server/testing/free-port.ts';
import { type LoneShell, startLoneShell } from '../support/lone-shell.ts';

let site: ComposedSite;
let shell: LoneShell;
beforeAll(async () => {
  site = await sharedSite();
});
afterEach(() => shell?.stop());

test('a shell without a composition listens immediately and shows that the site is starting', async () => {
  shell = await startLoneShell({ API_URL: site.apiOrigin });
  const { origin } = shell;
  const ready = await waitFor('the shell to look for a composition', async () => {
    const response = await fetch(`${origin}/health/ready`);
    return ((await response.clone().json()) as SiteHealth).problems.length > 0 && response;
  });
  expect([ready.status, await ready.json()]).toEqual([
    503,
    expect.objectContaining({
      status: 'starting',
      problems: [
        {
          code: 'NO_COMPOSITION',
          message: expect.stringContaining('No composition exists yet. To create one: npm run compose -- use'),
          since: expect.stringMatching(/^\d{4}-/),
          advice: expect.stringContaining('npm run compose'),
        },
      ],
    }),
  ]);
  const page = await fetch(shell.origin);
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(await page.text()).toContain('The site is starting');
  expect((await fetch(`${shell.origin}/api/categories`)).status).toBe(200);
  expect((await fetch(`${shell.origin}/favicon.svg`)).status).toBe(200);
});

test.each(getSample(FAULTS, 4, 1))(
  'with one failing remote (%s), a shell serves all other pages, shows a notice on the remote’s page, and recovers',
  async (fault) => {
    await site.remotes['mf-content'].fail(fault);
    shell = await startLoneShell({ API_URL: site.apiOrigin, COMPOSITION_FILE: site.compositionFile });
    const visit = async (path: string) => fetch(shell.origin + path);
    for (const path of ['/', '/contact', '/converter/length/feet-to-meters'])
      await waitFor(path, async () => (await visit(path)).ok);
    const away = await waitFor('the frame', async () => {
      const response = await visit('/about-units');
      const text = await response.text();
      return text.includes('<footer') && { status: response.status, text };
    });
    expect(away).toEqual({ status: 503, text: expect.stringContaining('This page isn’t available right now') });
    expect(Object.keys(((await (await visit('/health/ready')).json()) as SiteHealth).unavailable)).toEqual([
      'mf-content',
    ]);
    await site.remotes['mf-content'].heal();
    await waitFor('the page', async () => (await visit('/about-units')).ok);
  },
);

test('without an API, a shell returns 503 for API requests and counts them in its metrics', async () => {
  shell = await startLoneShell();
  expect((await fetch(`${shell.origin}/api/first`)).status).toBe(503);
  expect(await (await fetch(`http://127.0.0.1:${shell.metricsPort}/metrics`)).text()).toMatch(
    /^shell_proxy_duration_seconds_count\{outcome="API_UNREACHABLE"\} 1$/m,
  );
});

test('metrics are skipped with a warning if their port is in use', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  shell = await startLoneShell({ METRICS_PORT: String(port) });
  const warning = `Cannot use port ${port}, so there are no metrics.`;
  await waitFor('the warning', async () =>
    shell.log().some(({ level, msg }) => level === 40 && String(msg).includes(warning)),
  );
  other.close();
});

test('METRICS_PORT=off turns metrics off, and LOG_LEVEL silences lower levels', async () => {
  shell = await startLoneShell({ METRICS_PORT: 'off', LOG_LEVEL: 'error' });
  await fetch(`${shell.origin}/nowhere`);
  expect(shell.process.output()).not.toMatch(/metrics/i);
  expect(shell.log().filter(({ level }) => Number(level) < 50)).toEqual([]);
});

test('if its port is in use, a shell reports this in one sentence', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  const second = startProcess({
    args: ['shell/site/server/main.ts'],
    environment: { PORT: String(port), HOST: '127.0.0.1', METRICS_PORT: 'off' },
  });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(
    `Port ${port} on 127.0.0.1 is in use by another program. Set PORT to another port.`,
  );
  other.close();
});
