import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeSitePort } from '../../../api/http-server/testing/free-port.ts';
import { commandLine, descendants, getEnvironment } from '../../support/child-processes.ts';
import { runCompose } from '../../support/compose.ts';
import { startProcess } from '../../support/running-process.ts';
import { type Site, startSite } from '../../support/site.ts';
import { waitFor } from '../../support/wait-for.ts';

const PAGES = ['/', '/about-units', '/contact', '/api/categories'];
const SHELL = 'server/main.ts';
const API = 'dist/main.js';
const RELEASE_SERVER = 'remote-build serve';
const SECRETS = { SMTP_URL: 'smtp://site:mail-secret@localhost:9', CLOUD_TOKEN: 'cloud-secret' };
const readsEnvironments = process.platform === 'linux';

let folder: string;
let port: number;
let site: Site;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'starting-'));
  port = await freeSitePort();
  const settings = { SITE_NAME: 'Metric', TRUSTED_PROXIES: '192.0.2.1', WORKERS: '4' };
  site = await start({ ...SECRETS, ...settings });
});
afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = (settings: Record<string, string>) =>
  startSite({ PORT: String(port), STATE_DIR: join(folder, 'state'), ...settings });
const statuses = (paths = PAGES) => Promise.all(paths.map(async (path) => (await fetch(site.origin + path)).status));
const buildProcess = (part: string) => {
  const found = descendants(site.pid).filter((pid) => commandLine(pid).join(' ').includes(part));
  if (found.length !== 1) throw new Error(`${found.length} processes run ${part}.`);
  return found[0] as number;
};
const origins = () => [0, 1, 11, 12, 13].map((offset) => `http://localhost:${port + offset}`);
const answers = (origin: string) =>
  fetch(origin).then(
    () => true,
    () => false,
  );

test('npm start serves the pages of each remote, and the API', async () => {
  await waitFor('every page', async () => (await statuses()).every((status) => status === 200));
  expect(await Promise.all(origins().map(answers))).toEqual([true, true, true, true, true]);
});

(readsEnvironments ? test : test.skip)(
  'each process gets the settings that it reads, and no secret of another process',
  () => {
    const environments = Object.fromEntries(
      [SHELL, API, RELEASE_SERVER].map((part) => [part, getEnvironment(buildProcess(part))]),
    );
    expect(environments).toMatchObject({
      [API]: {
        SMTP_URL: SECRETS.SMTP_URL,
        SITE_NAME: 'Metric',
        TRUSTED_PROXIES: 'loopback',
        METRICS_PORT: String(port + 2),
      },
      [SHELL]: { SITE_NAME: 'Metric', PORT: String(port), API_URL: site.apiOrigin, METRICS_PORT: String(port + 3) },
    });
    for (const name of ['PORT', 'SITE_NAME', 'TRUSTED_PROXIES', 'DATA_DIR'])
      expect(environments[RELEASE_SERVER]).not.toHaveProperty(name);
    const launcher = descendants(site.pid).filter((pid) => commandLine(pid).join(' ').includes('start/start.ts'));
    const servers = descendants(site.pid).filter((pid) => !launcher.includes(pid));
    const knowing = servers.filter((pid) => JSON.stringify(getEnvironment(pid)).includes('-secret'));
    expect(knowing).toEqual([buildProcess(API)]);
    expect(servers.filter((pid) => 'WORKERS' in getEnvironment(pid))).toEqual([]);
    expect(site.output()).toContain('WORKERS has no effect.');
  },
);

test.each([
  ['The API', API, '/api/categories'],
  ['The shell', SHELL, '/about-units'],
])('%s is restarted after it is killed', async (_name, part, path) => {
  const killed = buildProcess(part);
  process.kill(killed, 'SIGKILL');
  await waitFor('a new process', async () => buildProcess(part) !== killed);
  await waitFor('its responses', async () => (await statuses([path]))[0] === 200);
  expect(site.output()).toMatch(/stopped \(SIGKILL.*\)\. Other processes continue\. Restarting it in 1 s\./);
});

test('all processes stop on SIGINT', async () => {
  await site.stop('SIGINT');
  expect(await Promise.all(origins().map(answers))).toEqual([false, false, false, false, false]);
  expect(site.output()).toContain('Stopping.');
});

test('the next start keeps the operator’s composition, and serves pages despite an invalid API setting', async () => {
  const { compositionFile } = site;
  const { remotes } = JSON.parse(readFileSync(compositionFile, 'utf8')) as {
    remotes: Record<'mf-contact', { release: string }>;
  };
  const removal = await runCompose(compositionFile, 'remove', 'mf-contact', '--reason', 'A test', '--no-wait');
  expect(removal).toMatchObject({ code: 0 });
  const chosen = readFileSync(compositionFile, 'utf8');
  site = await start({ CONTACT_LIMIT_PER_DAY: 'many' });
  expect(site.output()).toMatch(
    /\w+ created revision 2 \(A test\), so it was kept\. These new builds were not added to the composition: mf-contact\./,
  );
  const built = remotes['mf-contact'].release.replace('/release.json', '');
  expect(site.output()).toContain(`npm run compose -- use ${built}`);
  expect(readFileSync(compositionFile, 'utf8')).toBe(chosen);
  expect(site.output()).toContain('CONTACT_LIMIT_PER_DAY must be a whole number');
  expect(site.output()).toContain('The API does not respond. The site works without it');
  await waitFor('the pages', async () => (await statuses(['/', '/about-units'])).every((status) => status === 200));
  await site.stop();
});

test('npm start exits when the shell cannot serve, prints the shell’s error, and leaves nothing running', async () => {
  const running = startProcess({
    args: ['shell/tools/launcher/launch.mjs', 'start'],
    environment: {
      PORT: String(port),
      STATE_DIR: join(folder, 'other'),
      DATA_DIR: join(folder, 'data'),
      SITE_URL: 'no address',
    },
  });
  expect(await running.ended).toBe(1);
  expect(running.output()).toMatch(/shell: SITE_URL must begin with https:\/\/ or .*; it is "no address"/);
  expect(await Promise.all(origins().map(answers))).toEqual([false, false, false, false, false]);
});
