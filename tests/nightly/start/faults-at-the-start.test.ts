import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCompose } from '../../support/compose.ts';
import { freePort, freeSitePort } from '../../../api/http-server/testing/free-port.ts';
import { ProjectCopy } from '../../support/project-copy.ts';
import { copyRelease, deriveRelease } from '../../support/release-copy.ts';
import { type RunningProcess, startProcess } from '../../support/running-process.ts';
import { sampleOf } from '../../support/sample.ts';
import { type Site, startSite } from '../../support/site.ts';
import { waitFor } from '../../support/wait-for.ts';

let folder: string;
let site: Site | undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'faults-'));
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** State of an earlier site, whose composition names servers on that port. */
let left: { state: string; port: number } | undefined;

async function formerState(name: string): Promise<{ state: string; port: number }> {
  if (!left) {
    const first = await startSite({ STATE_DIR: join(folder, 'left') });
    await first.stop();
    left = { state: join(folder, 'left'), port: first.port };
  }
  cpSync(left.state, join(folder, name), { recursive: true });
  return { ...left, state: join(folder, name) };
}

const settingsOf = ({ state, port }: { state: string; port: number }) => ({ STATE_DIR: state, PORT: String(port) });

const statusOf = async (path: string) => (await fetch(`${site?.origin}${path}`)).status;

describe('npm start without a working API', () => {
  test('serves the pages, reports that the API doesn’t answer and why, and restarts it until it does', async () => {
    const data = join(folder, 'data-that-is-a-file');
    writeFileSync(data, 'not a folder');
    site = await startSite({ DATA_DIR: data });
    expect(await statusOf('/converter/length/feet-to-meters')).toBe(200);
    if (!(await answers(site.apiOrigin))) {
      expect(site.output()).toMatch(/api stopped .*Restarting it/);
      expect(site.output()).toContain('The API does not respond. The site works without it');
    }
    rmSync(data);
    await waitFor('the API to answer', () => answers(`${site?.apiOrigin}`));
  });

  test('serves the pages when an API setting is invalid, and prints the API’s error', async () => {
    site = await startSite({ CONTACT_LIMIT_PER_DAY: 'many' });
    expect(await statusOf('/')).toBe(200);
    expect(site.output()).toContain('CONTACT_LIMIT_PER_DAY must be a whole number');
    expect(site.output()).toContain('The API does not respond.');
  });

  test('serves the pages when the database is damaged', async () => {
    const data = join(folder, 'damaged');
    mkdirSync(data);
    writeFileSync(join(data, 'site.sqlite'), 'This is not a database. '.repeat(1000));
    site = await startSite({ DATA_DIR: data });
    expect(await statusOf('/converter/length/feet-to-meters')).toBe(200);
  });
});

describe('npm start with damaged state files', () => {
  test('serves the last working composition when the composition is unreadable, and names the file', async () => {
    const { state, port } = await formerState('state-of-a-broken-composition');
    writeFileSync(join(state, 'composition.json'), '{ "revision": 2, ');
    writeFileSync(join(state, 'launched.json'), '{ "mf-');
    site = await startSite({ STATE_DIR: state, PORT: String(port) });
    expect(await statusOf('/')).toBe(200);
    expect(site.output()).toContain(
      `The composition ${join(state, 'composition.json')} cannot be used: The composition is not valid JSON.`,
    );
    expect(readFileSync(join(state, 'composition.json'), 'utf8')).toBe('{ "revision": 2, ');
  });

  test('explains how to fix the composition when no other one can be served', async () => {
    const state = join(folder, 'state-without-a-past');
    mkdirSync(state);
    writeFileSync(join(state, 'composition.json'), 'nonsense');
    site = await startSite({ STATE_DIR: state });
    expect(site.output()).toContain('Fix the file, or delete it');
    expect(site.output()).toContain('No pages are available yet');
    expect((await fetch(`${site.origin}/health/ready`)).status).toBe(503);
  });

  test('reports that the state folder is not writable, and serves the site anyway', async () => {
    const { state, port } = await formerState('state-for-another-folder');
    writeFileSync(join(folder, 'occupied'), 'a file where a folder should be');
    site = await startSite({
      STATE_DIR: join(folder, 'occupied/state'),
      COMPOSITION_FILE: join(state, 'composition.json'),
      PORT: String(port),
    });
    expect(site.output()).toContain(`The state folder ${join(folder, 'occupied/state')} cannot be written`);
    expect(await statusOf('/')).toBe(200);
  });
});

describe('npm start when a release server has nothing to serve', () => {
  let copy: ProjectCopy;

  beforeAll(() => {
    copy = new ProjectCopy({ own: ['.bin'] });
    // `npm start` builds what is missing, so the files go after that.
    const program = copy.file('node_modules/.bin/remote-build');
    rmSync(program);
    writeFileSync(
      program,
      `#!/usr/bin/env node
      const { readdirSync, rmSync } = require('node:fs');
      const dist = ${JSON.stringify(copy.file('mf-contact/dist'))};
      if (process.argv[2] === 'serve') for (const name of readdirSync(dist)) rmSync(dist + '/' + name, { recursive: true });
      import(${JSON.stringify(copy.file('shell/kit/remote-build/bin/remote-build.mjs'))});`,
      { mode: 0o755 },
    );
  });
  afterAll(() => copy.delete());

  test('serves the existing composition', async () => {
    site = await startSite(settingsOf(await formerState('state-before-the-loss')), copy.folder);
    expect(site.output()).toContain('The release server of mf-contact does not respond. The site starts without it.');
    expect(site.output()).toContain('Run npm run build -w mf-contact to write the file again.');
    for (const path of ['/', '/contact']) expect({ path, status: await statusOf(path) }).toEqual({ path, status: 200 });
  });

  test('reports which remote’s pages are missing and why, and serves all others', async () => {
    const former = await formerState('state-without-releases');
    rmSync(join(former.state, 'releases'), { recursive: true });
    site = await startSite(settingsOf(former), copy.folder);
    expect(site.output()).toMatch(/The pages of mf-contact are not available yet: .*404.* The shell keeps trying\./);
    expect([await statusOf('/'), await statusOf('/contact')]).toEqual([200, 503]);
  });
});

describe('npm start with RELEASE_KEYS', () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  const keys = JSON.stringify({
    'ed25519-0000': { publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'), remotes: ['*'] },
  });

  test('explains that its own builds are not signed, and how to compose signed releases', async () => {
    site = await startSite({ RELEASE_KEYS: keys });
    expect(site.output()).toContain('Builds of npm start are not signed, so they are not composed: ');
    expect(site.output()).toContain('To compose signed releases: npm run compose -- use RELEASE ...');
    expect(site.output()).toContain('No pages are available yet: nothing is composed.');
  });
});

describe('npm start with an existing composition', () => {
  const NEW_TEXT = 'A guide that an operator chose';
  let releases: RunningProcess;
  let address: string;

  beforeAll(async () => {
    const root = join(folder, 'releases');
    const derived = deriveRelease(root, copyRelease('mf-content', root), {
      version: '9.9.9',
      text: 'About Units',
      instead: NEW_TEXT,
    });
    const port = await freePort();
    releases = startProcess({
      args: ['node_modules/.bin/remote-build', 'serve', '--dir', root, '--port', String(port)],
    });
    address = `http://localhost:${port}/${derived}`;
    await waitFor('the release server', async () => (await fetch(`${address}/release.json`)).ok);
  });
  afterAll(() => releases.stop());

  test('keeps an operator’s composition and explains how to compose the new build instead, and updates its own composition to the new build', async () => {
    const { state, port } = await formerState('state-with-a-choice');
    const file = join(state, 'composition.json');
    const built = readComposition(file).remotes['mf-content']?.release;
    // No running site could apply it.
    expect(await runCompose(file, 'use', address, '--reason', 'A test', '--no-wait')).toMatchObject({ code: 0 });

    const chosen = readFileSync(file, 'utf8');
    site = await startSite({ STATE_DIR: state, PORT: String(port) });
    expect(readFileSync(file, 'utf8')).toBe(chosen);
    expect(site.output()).toMatch(
      /\w+ composed revision 2 \(A test\), so it stays\. Built but not composed: mf-content\./,
    );
    expect(site.output()).toContain(`npm run compose -- use ${built?.replace('/release.json', '')} --file ${file}`);
    await waitFor('what was chosen', async () =>
      (await (await fetch(`${site?.origin}/about-units`)).text()).includes(NEW_TEXT),
    );
    await site.stop();

    writeFileSync(file, JSON.stringify({ ...JSON.parse(chosen), actor: 'npm start' }));
    site = await startSite({ STATE_DIR: state, PORT: String(port) });
    expect(readComposition(file)).toMatchObject({
      revision: 3,
      actor: 'npm start',
      remotes: { 'mf-content': { release: built } },
    });
  });
});

describe('npm start', () => {
  test('exits when the shell cannot serve, prints the shell’s error, and leaves nothing running', async () => {
    const port = await freeSitePort();
    const running = startProcess({
      args: ['shell/tools/launcher/launch.mjs', 'start'],
      environment: {
        PORT: String(port),
        STATE_DIR: join(folder, 'state-of-none'),
        DATA_DIR: join(folder, 'data'),
        SITE_URL: 'no address',
      },
    });
    expect(await running.ended).toBe(1);
    expect(running.output()).toMatch(
      /The shell could not start, so there is no site\. SITE_URL must begin with https:\/\/ or .*; it is "no address"/,
    );
    for (const offset of [0, 1, 11, 12, 13]) expect(await answers(`http://localhost:${port + offset}`)).toBe(false);
  });

  test.each(sampleOf(['SIGINT', 'SIGTERM', 'SIGKILL'] as const, 3))('stops everything on %s', async (signal) => {
    const running = await startSite();
    const origins = [0, 1, 11, 12, 13].map((offset) => `http://localhost:${running.port + offset}`);
    expect(await Promise.all(origins.map(answers))).toEqual(origins.map(() => true));
    await running.stop(signal);
    await waitFor('the ports to be free', async () =>
      (await Promise.all(origins.map(answers))).every((isThere) => !isThere),
    );
    if (signal !== 'SIGKILL') expect(running.output()).toContain('Stopping.');
  });
});

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/health/live`).then(
    () => true,
    () => false,
  );
}

function readComposition(file: string) {
  return JSON.parse(readFileSync(file, 'utf8')) as {
    revision: number;
    actor: string;
    remotes: Record<string, { release: string }>;
  };
}
