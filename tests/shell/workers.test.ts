import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { Agent, get as request } from 'node:http';
import { runCompose } from '../support/compose.ts';
import { ComposedSite } from '../support/composed-site.ts';
import { freePort } from '../../api/http-server/testing/free-port.ts';
import { PROJECT } from '../support/project.ts';
import { deriveRelease } from '../support/release-copy.ts';
import { waitFor } from '../support/wait-for.ts';

jest.setTimeout(180_000);

const WORKERS = 2;
const PATHS = ['/converter/length/feet-to-meters', '/about-units', '/contact'];
const HEADING = 'About Units of Measurement';
const NEXT_HEADING = 'About All Units of Measurement';

let site: ComposedSite;
let metricsPort: number;
beforeAll(async () => {
  site = await ComposedSite.start();
  metricsPort = await freePort();
  await site.startShell({ WEB_CONCURRENCY: String(WORKERS), METRICS_PORT: String(metricsPort) });
  await waitFor('all workers', async () => (await workers()).length === WORKERS);
});
afterAll(() => site?.stop());

const workers = async () =>
  ((await site.health()).workers ?? []).filter(({ state }) => state === 'live').map(({ pid }) => pid);

/** Opens a connection per request: workers share connections. @returns status 0 on failure */
function ask(path: string): Promise<number> {
  return new Promise((resolve) => {
    request(site.origin + path, { agent: new Agent() }, (response) => {
      response
        .resume()
        .once('end', () => resolve(response.statusCode ?? 0))
        .once('error', () => resolve(0));
    }).once('error', () => resolve(0));
  });
}

/** Visitors who read until `stop`. @returns every status */
function read() {
  const statuses: number[] = [];
  let isReading = true;
  const visitors = PATHS.map(async (path) => {
    while (isReading) statuses.push(await ask(path));
  });
  return { statuses, stop: async () => ((isReading = false), await Promise.all(visitors), statuses) };
}

async function counted(series: string): Promise<number> {
  const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
  return [...text.matchAll(new RegExp(`^${series}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  );
}

describe(`A shell of ${WORKERS} workers`, () => {
  test('answers with all of them, and counts what all have answered in one place', async () => {
    const before = await counted('shell_http_requests_total');
    for (let round = 0; round < 20; round += 1) expect(await ask(PATHS[round % PATHS.length] as string)).toBe(200);
    await waitFor(
      'the requests to be counted',
      async () => (await counted('shell_http_requests_total')) >= before + 20,
    );
    expect(await counted('shell_ready')).toBe(1);
    expect(await counted('shell_revision')).toBe((await site.health()).revision);
    expect(await counted('shell_render_processes')).toBe(4 * WORKERS);
  });

  test('has a change live in each of them when the operator’s command says so, and is one site to it', async () => {
    const release = deriveRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], {
      version: '9.0.0',
      text: HEADING,
      instead: NEXT_HEADING,
    });
    const { code, output } = await runCompose(site.compositionFile, 'use', site.addressOf('mf-content', release));
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringContaining(`The site on ${site.origin} has it live.`),
    });
    for (let round = 0; round < 4 * WORKERS; round += 1)
      expect((await site.get('/about-units')).text).toContain(NEXT_HEADING);
    expect((await site.health()).workers).toEqual(
      Array.from({ length: WORKERS }, () => expect.objectContaining({ state: 'live' })),
    );
  });

  test('replaces a worker that was killed, and answers meanwhile', async () => {
    const [killed = 0, ...others] = await workers();
    process.kill(killed, 'SIGKILL');
    const statuses: number[] = [];
    await waitFor('another in its place', async () => {
      statuses.push(await ask('/about-units'));
      const present = await workers();
      return present.length === WORKERS && !present.includes(killed) && others.every((pid) => present.includes(pid));
    });
    expect(statuses.slice(1).filter((status) => status !== 200)).toEqual([]);
    await waitFor('the log to say so', async () =>
      site
        .log()
        .some(({ worker, msg }) => worker === killed && msg === 'A worker has ended, and another takes its place.'),
    );
  });

  test('replaces all of them, one after another, without a failed request', async () => {
    const former = await workers();
    const visitors = read();
    site.signalShell('SIGUSR2');
    await waitFor('others in their places', async () => {
      const present = await workers();
      return present.length === WORKERS && present.every((pid) => !former.includes(pid));
    });
    const statuses = await visitors.stop();
    expect(statuses.length).toBeGreaterThan(PATHS.length);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  test('ends with 0 when all of them have answered what they were asked', async () => {
    expect(await site.stopShell()).toBe(0);
    await expect(fetch(site.origin)).rejects.toThrow('fetch failed');
  });
});

test('workers that cannot listen end the shell with one sentence that says why', async () => {
  const port = new URL(site.apiOrigin).port;
  const env = {
    PATH: process.env['PATH'],
    PORT: port,
    HOST: 'localhost',
    METRICS_PORT: 'off',
    WEB_CONCURRENCY: '3',
    LOG_LEVEL: 'error',
    STATE_DIR: site.folder,
  };
  const { status, stderr } = spawnSync(process.execPath, ['shell/site/server/main.ts'], {
    cwd: PROJECT,
    env,
    encoding: 'utf8',
  });
  expect({ status, said: stderr.match(/is in use by another program/g) }).toEqual({
    status: 1,
    said: ['is in use by another program'],
  });
});
