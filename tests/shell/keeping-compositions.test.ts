import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childProcesses, isThere } from '../support/child-processes.ts';
import { compose, runCompose } from '../support/compose.ts';
import { ComposedSite } from '../support/composed-site.ts';
import { faultyRelease } from '../support/faulty-on-server.ts';
import { freePort } from '../../api/http-server/testing/free-port.ts';
import { REMOTES } from '../support/project.ts';
import { readMeanwhile } from '../support/read-meanwhile.ts';
import { alterRelease } from '../support/release-copy.ts';
import { waitFor } from '../support/wait-for.ts';

const PAGES = ['/', '/converter/length/feet-to-meters', '/about-units', '/contact'];
const ADDED_PAGE = '/about-all-units';

let site: ComposedSite;
let settings: Record<string, string>;
let larger: string;

beforeAll(async () => {
  site = await ComposedSite.start();
  // Processes start slowly on a busy machine.
  settings = { STATE_DIR: mkdtempSync(join(site.folder, 'kept-')), RENDER_TIMEOUT_SECONDS: '20' };
  larger = content(
    alterRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], '8.0.0', (_folder, { routes }) =>
      routes.push({ pattern: ADDED_PAGE, module: './sitemap' }),
    ),
  );
  await startAgain();
});
afterAll(() => site?.stop());

/** All tests in this file use one site. */
async function startAgain(changes: Record<string, string> = {}) {
  await site.startShell({ ...settings, ...changes });
  await allPagesWork();
}

async function allPagesWork() {
  for (const path of PAGES) await waitFor(path, async () => (await site.get(path)).status === 200);
}

const content = (release: string) => site.getReleaseUrl('mf-content', release);
const faultyContent = (version: string, code: object) =>
  content(faultyRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], version, code));
const contentProcess = async () => (await site.health()).remotes['mf-content']?.process;
const stopReleaseServers = () => Promise.all(REMOTES.map(async (remote) => site.remotes[remote]?.fail('stopped')));
const startReleaseServers = () => Promise.all(REMOTES.map(async (remote) => site.remotes[remote]?.heal()));

test.each(['SIGKILL', 'SIGSTOP'] as const)(
  'when a render process receives %s, its replacement handles the requests',
  async (signal) => {
    const before = await waitFor('its process', async () => (await contentProcess())?.pid);
    const readers = readMeanwhile(site, ['/about-units', '/about-us', '/']);
    process.kill(before, signal);
    // The test sends these requests before the shell notices the failure.
    const met = await Promise.all(['a', 'b', 'c'].map((of) => site.get(`/about-units?met=${signal}${of}`)));
    await waitFor('the replacement', async () => {
      const { pid, state } = (await contentProcess()) ?? {};
      return state === 'ready' && pid !== before;
    });
    expect(met.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await readers.stop()).filter(({ status }) => status !== 200)).toEqual([]);
  },
);

test('rolling back a release that added a page removes the page', async () => {
  const added = await runCompose(site.compositionFile, 'use', larger);
  expect(added).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${ADDED_PAGE} is new, served by mf-content.`),
  });
  expect((await site.get(ADDED_PAGE)).status).toBe(200);
  // The previous release is on the site's disk, so a rollback needs no release server.
  await site.remotes['mf-content'].fail('stopped');
  const rolledBack = await runCompose(site.compositionFile, 'rollback');
  expect(rolledBack).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${ADDED_PAGE} of mf-content is removed.`),
  });
  expect((await site.get(ADDED_PAGE)).status).toBe(404);
  await allPagesWork();
  await site.remotes['mf-content'].heal();
});

test('after the shell is killed, no render process remains, and a restart serves every page without the release servers, the API, or the composition', async () => {
  await compose(site.compositionFile, faultyContent('9.7.0', { inPage: 'for (;;);' }));
  const children = process.platform === 'linux' ? childProcesses(site.pid) : [];
  void site.get('/about-units?fault').catch(() => {});
  await site.killShell();
  await waitFor('its processes to be gone', async () => !children.some(isThere));
  await stopReleaseServers();
  renameSync(site.compositionFile, `${site.compositionFile}.away`);
  await startAgain({ API_URL: `http://localhost:${await freePort()}` });
  expect(Object.keys((await site.health()).unavailable).filter((name) => name !== 'api')).toEqual([]);
  renameSync(`${site.compositionFile}.away`, site.compositionFile);
  await startReleaseServers();
});

test('a rejected release is reported to the operator and doesn’t run, even after a restart', async () => {
  const broken = faultyContent('7.0.0', { atLoad: 'throw new Error("broken at load");' });
  const before = readFileSync(site.compositionFile, 'utf8');
  expect(await runCompose(site.compositionFile, 'use', broken)).toEqual({
    code: 1,
    output: expect.stringMatching(/^mf-content does not start: .*broken at load/),
  });
  expect(readFileSync(site.compositionFile, 'utf8')).toBe(before);
  // The composition is written to another file first, because no shell checks changes there.
  const elsewhere = join(mkdtempSync(join(site.folder, 'elsewhere-')), 'composition.json');
  writeFileSync(elsewhere, before);
  expect(await runCompose(elsewhere, 'use', broken, '--no-wait')).toMatchObject({ code: 0 });
  site.writeComposition(readFileSync(elsewhere, 'utf8'));
  await waitFor('the refusal', async () => (await site.health()).refusal?.includes('broken at load'));
  await allPagesWork();
  await site.killShell();
  await startAgain();
  const reported = await waitFor('the refusal', async () => {
    const status = await runCompose(site.compositionFile, 'status');
    return /refuses it: [^]*broken at load/.test(status.output) && status;
  });
  expect(reported).toMatchObject({
    code: 0,
    output: expect.stringMatching(/mf-content +7\.0\.0[^]*refuses it: [^]*mf-content +\d+\.\d+\.\d+ +works/),
  });
  expect((await runCompose(site.compositionFile, 'rollback')).code).toBe(0);
  expect((await site.health()).refusal).toBeUndefined();
});

test('once signatures are required, the site reports its live unsigned releases, keeps serving them, and rejects new ones', async () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  const key = { publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'), remotes: ['*'] };
  const requiringSignatures = { RELEASE_KEYS: JSON.stringify({ 'ed25519-0000': key }) };
  const { version } = (await site.health()).remotes['mf-content'] ?? {};
  await startAgain(requiringSignatures);
  const { status, problems } = await site.health();
  expect({ status, unsigned: problems.map(({ code, remote }) => `${code} ${remote}`).sort() }).toEqual({
    status: 'ok',
    unsigned: REMOTES.map((remote) => `KEY_NOT_TRUSTED ${remote}`).sort(),
  });
  const sentence = new RegExp(
    `mf-content ${version} has no signature that the site trusts\\. The site still serves it, because it was live before\\. ` +
      `\\S+ is not signed[^]* npm run compose -- use mf-content@${version}\\.`,
  );
  expect(site.log().filter(({ level, msg }) => level === 40 && sentence.test(String(msg)))).toHaveLength(1);
  expect(await runCompose(site.compositionFile, 'status')).toMatchObject({ output: expect.stringMatching(sentence) });

  const before = readFileSync(site.compositionFile, 'utf8');
  expect(await runCompose(site.compositionFile, 'use', larger)).toMatchObject({
    code: 1,
    output: expect.stringContaining('only accepts signed releases'),
  });
  // The composition is written to another file first, where nothing requires signatures.
  const elsewhere = join(mkdtempSync(join(site.folder, 'elsewhere-')), 'composition.json');
  writeFileSync(elsewhere, before);
  expect(await runCompose(elsewhere, 'use', larger, '--no-wait')).toMatchObject({ code: 0 });
  site.writeComposition(readFileSync(elsewhere, 'utf8'));
  await waitFor('the refusal', async () => (await site.health()).refusal?.includes('only accepts signed releases'));
  await allPagesWork();
  await stopReleaseServers();
  await site.killShell();
  await startAgain(requiringSignatures);
  expect((await site.get(ADDED_PAGE)).status).toBe(404);
  site.writeComposition(before);
  await startReleaseServers();
});

test('with an unwritable state folder, the site reports the problem, and still switches releases and replaces processes', async () => {
  const blocked = join(site.folder, 'blocked');
  writeFileSync(blocked, '');
  await startAgain({ STATE_DIR: join(blocked, 'state') });
  await waitFor('health to say so', async () => (await site.health()).state?.includes('Cannot save'));
  await waitFor('the log to say so', async () => site.log().some(({ msg }) => String(msg).includes('Cannot save')));
  await compose(site.compositionFile, larger);
  expect((await site.get(ADDED_PAGE)).status).toBe(200);
  const pid = await waitFor('its process', async () => (await contentProcess())?.pid);
  process.kill(pid, 'SIGKILL');
  await waitFor('another process', async () => ![undefined, pid].includes((await contentProcess())?.pid));
  await allPagesWork();
});
