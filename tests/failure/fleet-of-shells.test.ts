import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { TestPostgres, whyNoPostgres } from '../../shell/composition/testing/postgres.ts';
import { runCompose } from '../support/compose.ts';
import { ComposedSite, type SiteHealth } from '../support/composed-site.ts';
import { freePort } from '../support/free-port.ts';
import { REMOTES } from '../support/project.ts';
import { deriveRelease } from '../support/release-copy.ts';
import { type RunningProcess, startProcess } from '../support/running-process.ts';
import { waitFor } from '../support/wait-for.ts';

jest.setTimeout(240_000);

const HEADING = 'About Units of Measurement';
const NEXT_HEADING = 'About All Units of Measurement';
const SHELLS = 2;

interface Shell {
  origin: string;
  state: string;
  running: RunningProcess;
}

const reason = whyNoPostgres();
let database: TestPostgres;
let site: ComposedSite;
let shells: Shell[];

beforeAll(async () => {
  if (reason) return;
  [database, site] = await Promise.all([TestPostgres.start(), ComposedSite.start()]);
  expect(await runCompose(database.url, 'use', ...REMOTES.map((remote) => site.addressOf(remote, site.releases[remote])))).toMatchObject({ code: 0 });
  shells = await Promise.all(Array.from({ length: SHELLS }, () => startShell(mkdtempSync(join(site.folder, 'fleet-')))));
});
afterAll(async () => {
  await Promise.all((shells ?? []).map(({ running }) => running.stop()));
  await site?.stop();
  await database?.stop();
});

async function startShell(state: string): Promise<Shell> {
  const port = await freePort();
  const running = startProcess({
    args: ['shell/server/main.ts'],
    environment: { PORT: String(port), HOST: 'localhost', METRICS_PORT: '0', API_URL: site.apiOrigin, COMPOSITION_URL: database.url, STATE_DIR: state },
  });
  const origin = `http://localhost:${port}`;
  await waitFor('a shell to serve pages', async () => (await fetch(`${origin}/health/ready`)).ok, () => (running.hasEnded() ? running.output() : undefined));
  return { origin, state, running };
}

const heading = async ({ origin }: Shell) => /<h1[^>]*>([^<]*)</.exec(await (await fetch(`${origin}/about-units`)).text())?.[1];
const headings = () => Promise.all(shells.map(heading));
const health = async ({ origin }: Shell) => (await (await fetch(`${origin}/health/ready`)).json()) as SiteHealth;
const contentRelease = (version: string, instead: string) => site.addressOf('mf-content', deriveRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], { version, text: HEADING, instead }));

const name = 'A fleet of shells on one PostgreSQL';
(reason ? describe.skip : describe)(reason ? `${name} (skipped: ${reason})` : name, () => {
  test('has a change live, all of it, when the command says so', async () => {
    await waitFor('both shells to say that they follow', async () => (await runCompose(database.url, 'status')).output.split('has it live').length === SHELLS + 1);
    expect(await headings()).toEqual(shells.map(() => HEADING));
    expect(await runCompose(database.url, 'use', contentRelease('9.0.0', NEXT_HEADING))).toMatchObject({ code: 0, output: expect.stringContaining(`${SHELLS} sites have it live`) });
    expect(await headings()).toEqual(shells.map(() => NEXT_HEADING));
  });

  test('serves and starts while the database is away, and takes up the next change when it is back', async () => {
    await database.halt();
    await waitFor('the shells to notice', async () => (await Promise.all(shells.map(health))).every(({ refusal }) => refusal?.includes('cannot be read')));
    expect(await headings()).toEqual(shells.map(() => NEXT_HEADING));
    await shells[0]?.running.stop('SIGKILL');
    shells[0] = await startShell(shells[0]?.state ?? '');
    expect(await headings()).toEqual(shells.map(() => NEXT_HEADING));
    expect(await runCompose(database.url, 'status')).toMatchObject({ code: 1, output: expect.stringMatching(/^The composition at postgres:.* cannot be reached/) });

    await database.restart();
    await waitFor('the shells to be told', async () => (await Promise.all(shells.map(health))).every(({ refusal, verdict }) => refusal === undefined && verdict.state === 'live'));
    expect(await runCompose(database.url, 'rollback')).toMatchObject({ code: 0 });
    expect(await headings()).toEqual(shells.map(() => HEADING));
  });
});
