import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProjectCopy } from '../../support/project-copy.ts';
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

/** The state of an earlier site, whose composition contains URLs with this port. */
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

const getSettings = ({ state, port }: { state: string; port: number }) => ({ STATE_DIR: state, PORT: String(port) });

const getStatus = async (path: string) => (await fetch(`${site?.origin}${path}`)).status;

describe('npm start without a working API', () => {
  test('serves pages, reports why the API does not respond, and restarts the API until it does', async () => {
    const data = join(folder, 'data-that-is-a-file');
    writeFileSync(data, 'not a folder');
    site = await startSite({ DATA_DIR: data });
    expect(await getStatus('/converter/length/feet-to-meters')).toBe(200);
    if (!(await answers(site.apiOrigin))) {
      expect(site.output()).toMatch(/api stopped .*Restarting it/);
      expect(site.output()).toContain('The API does not respond. The site works without it');
    }
    rmSync(data);
    await waitFor('the API to answer', () => answers(`${site?.apiOrigin}`));
  });
});

describe('npm start with damaged state files', () => {
  test('serves the last working composition when the composition file is unreadable, and reports which file it is', async () => {
    const { state, port } = await formerState('state-of-a-broken-composition');
    writeFileSync(join(state, 'composition.json'), '{ "revision": 2, ');
    writeFileSync(join(state, 'launched.json'), '{ "mf-');
    site = await startSite({ STATE_DIR: state, PORT: String(port) });
    expect(await getStatus('/')).toBe(200);
    expect(site.output()).toContain(
      `The composition ${join(state, 'composition.json')} cannot be used: The composition is not valid JSON.`,
    );
    expect(readFileSync(join(state, 'composition.json'), 'utf8')).toBe('{ "revision": 2, ');
  });
});

describe('npm start when a release server has nothing to serve', () => {
  let copy: ProjectCopy;

  beforeAll(() => {
    copy = new ProjectCopy({ own: ['.bin'] });
    // `npm start` builds missing releases, so the test deletes the files after the build.
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
    site = await startSite(getSettings(await formerState('state-before-the-loss')), copy.folder);
    expect(site.output()).toContain('Run npm run build -w mf-contact to write the file again.');
    for (const path of ['/', '/contact'])
      expect({ path, status: await getStatus(path) }).toEqual({ path, status: 200 });
  });
});

test('npm start leaves no process running when it is killed', async () => {
  const running = await startSite();
  const origins = [0, 1, 11, 12, 13].map((offset) => `http://localhost:${running.port + offset}`);
  expect(await Promise.all(origins.map(answers))).toEqual(origins.map(() => true));
  await running.stop('SIGKILL');
  await waitFor('the ports to be free', async () =>
    (await Promise.all(origins.map(answers))).every((isThere) => !isThere),
  );
});

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/health/live`).then(
    () => true,
    () => false,
  );
}
