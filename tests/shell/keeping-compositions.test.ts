import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { childProcesses, isThere } from '../support/child-processes.ts';
import { compose, runCompose } from '../support/compose.ts';
import { ComposedSite } from '../support/composed-site.ts';
import { faultyRelease } from '../support/faulty-on-server.ts';
import { FAULTS } from '../support/faulty-server.ts';
import { freePort } from '../../api/http-server/testing/free-port.ts';
import { REMOTES } from '../support/project.ts';
import { readMeanwhile } from '../support/read-meanwhile.ts';
import { alterRelease } from '../support/release-copy.ts';
import { sampleOf } from '../support/sample.ts';
import { waitFor } from '../support/wait-for.ts';

const PAGES = ['/', '/converter/length/feet-to-meters', '/about-units', '/contact'];

let site: ComposedSite;
let state: string;
let broken: string;
let larger: string;

beforeAll(async () => {
  site = await ComposedSite.start();
  const [root, first] = [site.releaseRoot('mf-content'), site.releases['mf-content']];
  broken = alterRelease(root, first, '7.0.0', (folder) =>
    writeFileSync(join(folder, 'node/entry.js'), 'throw new Error("broken at load");'),
  );
  larger = alterRelease(root, first, '8.0.0', (_folder, { routes }) =>
    routes.push({ pattern: '/about-all-units', module: './sitemap' }),
  );
});
afterAll(() => site?.stop());

beforeEach(composeFirstReleases);

async function composeFirstReleases() {
  await Promise.all(REMOTES.map(async (remote) => site.remotes[remote]?.heal()));
  await runCompose(site.compositionFile, 'use', site.addressOf('mf-content', site.releases['mf-content']), '--no-wait');
}

async function startAnew() {
  state = mkdtempSync(join(site.folder, 'kept-'));
  // Process starts are slow on a busy machine.
  await site.startShell({ STATE_DIR: state, RENDER_TIMEOUT_SECONDS: '20' });
  await allPagesAre(200);
}

const content = (release: string) => site.addressOf('mf-content', release);

async function allPagesAre(status: number) {
  for (const path of PAGES) {
    await waitFor(`${path} to answer ${status}`, async () => (await site.get(path)).status === status);
  }
}

test('after a power loss, the site serves every page without the release servers, the API, and the composition', async () => {
  await startAnew();
  await site.killShell();
  await Promise.all(REMOTES.map(async (remote) => site.remotes[remote]?.fail('stopped')));
  renameSync(site.compositionFile, `${site.compositionFile}.away`);
  await site.startShell({ STATE_DIR: state, API_URL: `http://localhost:${await freePort()}` });
  await allPagesAre(200);
  const away = Object.keys((await site.health()).away ?? {});
  expect(away.filter((name) => name !== 'api')).toEqual([]);
  renameSync(`${site.compositionFile}.away`, site.compositionFile);
});

test('a rejected release is reported to the operator, and doesn’t run after a restart either', async () => {
  await startAnew();
  const { code, output } = await runCompose(site.compositionFile, 'use', content(broken));
  expect({ code, output }).toEqual({
    code: 3,
    output: expect.stringMatching(
      /refuses it: .*mf-content: .*broken at load[^]*It keeps serving revision \d+\. To roll back: npm run compose -- rollback/,
    ),
  });
  await allPagesAre(200);
  await site.killShell();
  await site.startShell({ STATE_DIR: state });
  await allPagesAre(200);
  await waitFor('the refusal', async () => (await site.health()).refusal?.includes('broken at load'));
  expect(await runCompose(site.compositionFile, 'status')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/mf-content +7\.0\.0[^]*refuses it: [^]*mf-content +\d+\.\d+\.\d+ +works/),
  });
  expect((await runCompose(site.compositionFile, 'rollback')).code).toBe(0);
  expect((await site.health()).refusal).toBeUndefined();
});

test('a site that starts to require signatures keeps serving its releases, reports it, and accepts no other unsigned ones', async () => {
  await startAnew();
  const { publicKey } = generateKeyPairSync('ed25519');
  const publicText = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const settings = {
    STATE_DIR: state,
    RELEASE_KEYS: JSON.stringify({ 'ed25519-0000': { publicKey: publicText, remotes: ['*'] } }),
  };
  const { version } = (await site.health()).remotes['mf-content'] ?? {};
  await site.startShell(settings);
  await allPagesAre(200);
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
  expect(await runCompose(site.compositionFile, 'use', content(larger))).toMatchObject({
    code: 1,
    output: expect.stringContaining('accepts only signed releases'),
  });
  // Composed elsewhere, where nothing knows what the site requires.
  const elsewhere = join(mkdtempSync(join(site.folder, 'elsewhere-')), 'composition.json');
  writeFileSync(elsewhere, before);
  expect(await runCompose(elsewhere, 'use', content(larger), '--no-wait')).toMatchObject({ code: 0 });
  site.writeComposition(readFileSync(elsewhere, 'utf8'));
  await waitFor('the refusal', async () => (await site.health()).refusal?.includes('only accepts signed releases'));
  await allPagesAre(200);
  await Promise.all(REMOTES.map(async (remote) => site.remotes[remote]?.fail('stopped')));
  await site.killShell();
  await site.startShell(settings);
  await allPagesAre(200);
  expect((await site.get('/about-all-units')).status).toBe(404);
  site.writeComposition(before);
});

describe('a running site', () => {
  beforeAll(async () => {
    await composeFirstReleases();
    await startAnew();
  });

  test.each(['SIGKILL', 'SIGSTOP'] as const)(
    'requests wait for the replacement of a process that gets %s',
    async (signal) => {
      const before = await waitFor('its process', async () => (await contentProcess())?.pid);
      const readers = readMeanwhile(site, ['/about-units', '/about-us', '/']);
      process.kill(before, signal);
      // Requests sent before the shell notices the failure.
      const met = await Promise.all(
        ['a', 'b', 'c'].map(async (of) => (await site.get(`/about-units?met=${signal}${of}`)).status),
      );
      await waitFor('the replacement', async () => {
        const { pid, state: now } = (await contentProcess()) ?? {};
        return now === 'ready' && pid !== before;
      });
      expect(met).toEqual([200, 200, 200]);
      expect((await readers.stop()).filter(({ status }) => status !== 200)).toEqual([]);
    },
  );

  test('rolling back a release that added a page removes the page', async () => {
    const added = await runCompose(site.compositionFile, 'use', content(larger));
    expect(added).toMatchObject({ code: 0, output: expect.stringContaining('mf-content gets /about-all-units.') });
    expect((await site.get('/about-all-units')).status).toBe(200);
    // The previous release is on the site's disk, so a rollback needs no release server.
    await site.remotes['mf-content'].fail('stopped');
    expect(await runCompose(site.compositionFile, 'rollback')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Removed: /about-all-units.'),
    });
    expect((await site.get('/about-all-units')).status).toBe(404);
    await allPagesAre(200);
  });

  test('a composition that removes working pages is refused, even if it was written by hand', async () => {
    const text = readFileSync(site.compositionFile, 'utf8');
    const document = JSON.parse(text) as { revision: number; routes: object; remotes: object; parts: object };
    const without = (places: object) =>
      Object.fromEntries(
        Object.entries(places).filter(([, { remote }]: [string, { remote: string }]) => remote !== 'mf-contact'),
      );
    const { 'mf-contact': _gone, ...remotes } = document.remotes as Record<string, object>;
    site.writeComposition(
      JSON.stringify({
        ...document,
        revision: document.revision + 1,
        routes: without(document.routes),
        parts: without(document.parts),
        remotes,
      }),
    );
    await waitFor('the refusal', async () =>
      (await site.health()).refusal?.includes('would remove what works now: /contact, '),
    );
    await allPagesAre(200);
    site.writeComposition(text);
    await waitFor('the end of the refusal', async () => (await site.health()).refusal === undefined);
  });

  test('no page fails when the composition is replaced by a folder, a pipe without a writer, or an endless file', async () => {
    const text = readFileSync(site.compositionFile, 'utf8');
    const impostors: [string, (path: string) => void][] = [
      ['EISDIR|not a regular file', (path) => mkdirSync(path)],
      ['not a regular file', (path) => void execFileSync('mkfifo', [path])],
      ['not a regular file', (path) => symlinkSync('/dev/zero', path)],
      ['larger than 1024 KiB', (path) => writeFileSync(path, '['.repeat(20_000_000))],
    ];
    for (const [reason, put] of sampleOf(impostors, 2)) {
      rmSync(site.compositionFile, { recursive: true, force: true });
      put(site.compositionFile);
      await waitFor(`the refusal: ${reason}`, async () => new RegExp(reason).test((await site.health()).refusal ?? ''));
      await allPagesAre(200);
      expect(await runCompose(site.compositionFile, 'status')).toMatchObject({
        output: expect.stringContaining(site.compositionFile),
      });
      rmSync(site.compositionFile, { recursive: true, force: true });
      site.writeComposition(text);
      await waitFor('the end of the refusal', async () => (await site.health()).refusal === undefined);
    }
  });
});

test('a release whose browser files fail to load is refused, even if another tool wrote it into the composition', async () => {
  const folder = alterRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], '6.0.0', (path) =>
    appendFileSync(join(path, 'node/entry.js'), '\n'),
  );
  // A running shell would apply it, or store it for a rollback.
  await site.stopShell();
  expect((await runCompose(site.compositionFile, 'use', content(folder), '--no-wait')).code).toBe(0);
  const prepared = readFileSync(site.compositionFile, 'utf8');
  expect((await runCompose(site.compositionFile, 'rollback', '--no-wait')).code).toBe(0);
  const entry = (
    JSON.parse(readFileSync(join(site.releaseRoot('mf-content'), folder, 'release.json'), 'utf8')) as {
      browser: { entry: string };
    }
  ).browser.entry;
  for (const form of ['', '.br', '.gz']) rmSync(join(site.releaseRoot('mf-content'), folder, `${entry}${form}`));
  await startAnew();
  expect(await runCompose(site.compositionFile, 'use', content(folder))).toMatchObject({
    code: 1,
    output: expect.stringContaining(`${entry} returned 404`),
  });
  site.writeComposition(prepared.replace(/"revision": \d+/, '"revision": 9000'));
  await waitFor('the refusal', async () => (await site.health()).refusal?.includes(`${entry} returned 404`));
  await allPagesAre(200);
});

const contentProcess = async () => (await site.health()).remotes['mf-content']?.process;

test('with an unwritable state folder, the site reports it, switches, and replaces a process that ends', async () => {
  const blocked = join(site.folder, 'blocked');
  writeFileSync(blocked, '');
  await site.startShell({ STATE_DIR: join(blocked, 'state') });
  await allPagesAre(200);
  await waitFor('health to say so', async () => (await site.health()).state?.includes('Cannot save'));
  await waitFor('the log to say so', async () => site.log().some(({ msg }) => String(msg).includes('Cannot save')));
  await compose(site.compositionFile, content(larger));
  expect((await site.get('/about-all-units')).status).toBe(200);
  await compose(site.compositionFile, content(site.releases['mf-content']));
  const pid = await waitFor('its process', async () => (await contentProcess())?.pid);
  process.kill(pid, 'SIGKILL');
  await waitFor('another process', async () => ![undefined, pid].includes((await contentProcess())?.pid));
  await allPagesAre(200);
});

test.each(sampleOf(FAULTS, 4, 1))(
  'with the content remote %s at the first start, its page shows a notice, others work, and it recovers automatically',
  async (fault) => {
    await site.remotes['mf-content'].fail(fault);
    await site.startShell({}, { isWhole: false });
    const away = await waitFor('the frame', async () => {
      const response = await site.get('/about-units');
      return response.text.includes('<footer') && response;
    });
    expect([away.status, away.text]).toEqual([503, expect.stringContaining('This page isn’t available right now')]);
    for (const path of PAGES.filter((page) => page !== '/about-units'))
      await waitFor(path, async () => (await site.get(path)).status === 200);
    expect(Object.keys((await site.health()).away)).toEqual(['mf-content']);
    await site.remotes['mf-content'].heal();
    await allPagesAre(200);
  },
);

(process.platform === 'linux' ? test : test.skip)(
  'render processes end when the server is killed, even in an endless loop',
  async () => {
    await site.startShell();
    const [root, first] = [site.releaseRoot('mf-content'), site.releases['mf-content']];
    await compose(site.compositionFile, content(faultyRelease(root, first, '9.7.0', { inPage: 'for (;;);' })));
    const children = childProcesses(site.pid);
    expect(children.length).toBeGreaterThanOrEqual(4);
    void site.get('/about-units?fault').catch(() => {});
    await waitFor('the loop', async () => (await contentProcess())?.state !== undefined);
    await site.killShell();
    await waitFor('its processes to be gone', async () => !children.some(isThere));
  },
);
