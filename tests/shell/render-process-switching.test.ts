import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childProcesses, isThere } from '../support/child-processes.ts';
import { compose } from '../support/compose.ts';
import { ComposedSite } from '../support/composed-site.ts';
import { type FaultyCode, faultyRelease } from '../support/faulty-on-server.ts';
import { readMeanwhile } from '../support/read-meanwhile.ts';
import { deriveRelease } from '../support/release-copy.ts';
import { sampleOf } from '../support/sample.ts';
import { waitFor } from '../support/wait-for.ts';

const HEADING = 'About Units of Measurement';
const NEXT_HEADING = 'About All Units of Measurement';
const PAGES = ['/', '/about-units', '/contact', '/converter/length/feet-to-meters'];
/** Three remotes and the frame. */
const PROCESSES = 4;
/** Repeated switches reveal leaks. */
const ROUNDS = process.env['EVERY_CASE'] === '1' ? 3 : 1;
const LOOPS: FaultyCode = { atLoad: 'for (;;);' };

const onLinux = process.platform === 'linux' ? test : test.skip;

let site: ComposedSite;
let first: string;
let next: string;
let sound: string;

beforeAll(async () => {
  site = await ComposedSite.start();
  first = site.releases['mf-content'];
  next = deriveRelease(site.releaseRoot('mf-content'), first, {
    version: '9.0.0',
    text: HEADING,
    instead: NEXT_HEADING,
  });
  sound = readFileSync(site.compositionFile, 'utf8');
});
afterAll(() => site?.stop());
afterEach(() => site.writeComposition(sound));

const use = (release: string) => compose(site.compositionFile, site.addressOf('mf-content', release));
const heading = (text: string) => waitFor(text, async () => (await site.get('/about-units?now')).text.includes(text));
const pids = async () =>
  Object.fromEntries(Object.entries((await site.health()).remotes).map(([name, { process }]) => [name, process?.pid]));

async function faultyDocument(version: string, code: FaultyCode): Promise<string> {
  const release = faultyRelease(site.releaseRoot('mf-content'), first, version, code);
  const prepared = `${site.compositionFile}.${version}`;
  writeFileSync(prepared, sound);
  await compose(prepared, site.addressOf('mf-content', release));
  return readFileSync(prepared, 'utf8');
}

describe('a switch', () => {
  beforeAll(() => site.startShell());

  onLinux('of one remote replaces only that remote’s process, and leaves no old one behind', async () => {
    await heading(HEADING);
    const before = await pids();
    await use(next);
    await heading(NEXT_HEADING);
    const after = await pids();
    expect({ ...after, 'mf-content': 0 }).toEqual({ ...before, 'mf-content': 0 });
    expect(after['mf-content']).not.toBe(before['mf-content']);
    for (let round = 0; round < ROUNDS; round += 1) {
      await use(first);
      await heading(HEADING);
      await use(next);
      await heading(NEXT_HEADING);
    }
    await waitFor('the previous processes to be gone', async () => childProcesses(site.pid).length === PROCESSES);
    expect(Object.values(await pids()).every((pid) => isThere(pid ?? 0))).toBe(true);
  });

  const FAULTS: [string, FaultyCode, RegExp][] = [
    ['loops', LOOPS, /did not respond for/],
    ['exits', { atLoad: 'process.exit(4)' }, /ended with code 4/],
    ['throws', { atLoad: 'throw new Error("not today")' }, /not today/],
    [
      'replaces a built-in function',
      { atLoad: 'Array.prototype.map = () => []' },
      /replaced the built-in Array\.prototype\.map/,
    ],
    [
      'is killed for its memory',
      { atLoad: 'const kept = []; for (;;) kept.push(new Array(1e7).fill(.5))' },
      /ran out of heap memory|MB of memory/,
    ],
  ];

  test.each(sampleOf(FAULTS, 2))(
    'to a release that %s when loaded is refused with the reason, and visitors notice nothing',
    async (what, code, reason) => {
      await heading(HEADING);
      const visitors = readMeanwhile(site, PAGES);
      site.writeComposition(await faultyDocument(`9.1.0-${what.length}`, code));
      await waitFor('the refusal', async () => reason.test((await site.health()).refusal ?? ''));
      expect((await site.health()).refusal).toContain('mf-content');
      expect((await visitors.stop()).filter(({ status }) => status !== 200)).toEqual([]);
    },
  );

  test('to a release that loops when loaded doesn’t delay the next change', async () => {
    await heading(HEADING);
    site.writeComposition(await faultyDocument('9.2.0', LOOPS));
    await waitFor('the document to be checked', async () => (await site.health()).verdict.state === 'checking');
    await use(next);
    await heading(NEXT_HEADING);
    const { verdict, refusal } = await site.health();
    expect({ state: verdict.state, refusal }).toEqual({ state: 'live', refusal: undefined });
  });

  test('to an invalid document stops the retries of the one before, and is refused for its own reason', async () => {
    await heading(HEADING);
    site.writeComposition(await faultyDocument('9.3.0', { atLoad: 'throw new Error("the previous reason")' }));
    await waitFor('the refusal', async () => (await site.health()).refusal?.includes('the previous reason'));
    site.writeComposition('{ "remotes": ');
    await waitFor('the new reason', async () => (await site.health()).refusal?.includes('not valid JSON'));
    // Longer than the retry interval.
    await new Promise((resolve) => setTimeout(resolve, 6000));
    expect((await site.health()).refusal).toMatch(/not valid JSON/);
    const status = JSON.parse(readFileSync(`${site.compositionFile}.status.json`, 'utf8')) as object;
    expect(status).toMatchObject({
      url: site.origin,
      state: 'refused',
      reason: expect.stringContaining('not valid JSON'),
      serving: expect.any(Number),
    });
  });

  onLinux('that was refused leaves no process behind', async () => {
    site.writeComposition(await faultyDocument('9.4.0', { atLoad: 'throw new Error("refused")' }));
    await waitFor('the refusal', async () => (await site.health()).refusal?.includes('refused'));
    site.writeComposition(sound);
    await waitFor('the sound document', async () => (await site.health()).verdict.state === 'live');
    await waitFor('its process to be gone', async () => childProcesses(site.pid).length === PROCESSES);
  });
});

describe('after a restart', () => {
  const FAULTS: [string, FaultyCode, RegExp][] = [
    ['loops when it is loaded', LOOPS, /did not respond for/],
    ['exits when it is loaded', { atLoad: 'process.exit(4)' }, /ended with code 4/],
  ];

  test.each(sampleOf(FAULTS, 2, 1))(
    'a refused release that %s doesn’t go live, and health reports the reason',
    async (_what, code, reason) => {
      const state = { STATE_DIR: mkdtempSync(join(site.folder, 'kept-')) };
      await site.startShell(state);
      await heading(HEADING);
      site.writeComposition(await faultyDocument('9.5.0', code));
      await waitFor('the refusal', async () => (await site.health()).refusal);
      await site.killShell();

      await site.startShell(state);
      for (const path of PAGES) expect([path, (await site.get(path)).status]).toEqual([path, 200]);
      await waitFor('the reason', async () => reason.test((await site.health()).refusal ?? ''));
      for (const path of PAGES) expect([path, (await site.get(path)).status]).toEqual([path, 200]);
      site.writeComposition(sound);
      await waitFor('the sound document', async () => (await site.health()).verdict.state === 'live');
    },
  );

  test('the site’s first composition serves all other pages when one release loops while loading', async () => {
    site.writeComposition(await faultyDocument('9.6.0', LOOPS));
    await site.startShell({}, { isWhole: false });
    for (const path of ['/', '/contact', '/converter/length/feet-to-meters'])
      await waitFor(path, async () => (await site.get(path)).status === 200);
    expect((await site.get('/about-units')).status).toBe(503);
    await waitFor('the reason', async () => /did not respond for/.test((await site.health()).away['mf-content'] ?? ''));
  });
});

describe('with an unwritable state folder', () => {
  onLinux('the site reports it right away, switches, replaces dead processes, and leaks none', async () => {
    const file = join(site.folder, 'a-file');
    writeFileSync(file, '');
    await site.startShell({ STATE_DIR: join(file, 'state') });
    await heading(HEADING);
    await waitFor('health to say so', async () => (await site.health()).state?.includes('Cannot save'));
    await waitFor('the log to say so', async () => site.log().some(({ msg }) => String(msg).includes('Cannot save')));
    for (let round = 0; round < ROUNDS; round += 1) {
      await use(next);
      await heading(NEXT_HEADING);
      await use(first);
      await heading(HEADING);
    }
    const pid = await waitFor('its process', async () => (await pids())['mf-content']);
    process.kill(pid, 'SIGKILL');
    await waitFor('another process', async () => ![undefined, pid].includes((await pids())['mf-content']));
    await heading(HEADING);
    await waitFor('no more processes than before', async () => childProcesses(site.pid).length === PROCESSES);
  });
});

describe('a render process', () => {
  beforeAll(() => site.startShell());

  onLinux('is replaced when it is killed, and so is the frame’s', async () => {
    await heading(HEADING);
    const former = await waitFor('all processes', async () => {
      const { remotes, frame } = await site.health();
      const found = [...Object.values(remotes).map(({ process }) => process?.pid), frame.pid];
      return found.every((pid) => pid !== undefined) && found.map(Number);
    });
    for (const pid of former) process.kill(pid, 'SIGKILL');
    await waitFor('all pages', async () =>
      (await Promise.all(PAGES.map((path) => site.get(`${path}?again`)))).every(({ status }) => status === 200),
    );
    const missing = await waitFor('the frame', async () => {
      const response = await site.get('/nowhere?again');
      return response.status === 404 && response;
    });
    expect(missing.text).toContain('<footer');
    expect(former.filter(isThere)).toEqual([]);
  });

  onLinux('ends when the server is killed, even in an endless loop', async () => {
    const document = await faultyDocument('9.7.0', { inPage: 'for (;;);' });
    site.writeComposition(document);
    await waitFor('the release', async () => (await site.health()).remotes['mf-content']?.version === '9.7.0');
    const children = await waitFor('the previous processes to be gone', async () => {
      const found = childProcesses(site.pid);
      return found.length === PROCESSES && found;
    });
    void site.get('/about-units?fault').catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 500));
    await site.killShell();
    await waitFor('its processes to be gone', async () => !children.some(isThere));
  });
});

onLinux('a composition that uses more of a release waits for its restarting render process', async () => {
  await site.startShell();
  await heading(HEADING);
  const contentPid = (former?: number) =>
    waitFor('its process', async () =>
      [await pids()].map((found) => found['mf-content']).find((pid) => pid !== undefined && pid !== former),
    );
  const first = await contentPid();
  process.kill(first, 'SIGKILL');
  // A process that dies again soon is restarted later.
  process.kill(await contentPid(first), 'SIGKILL');
  const { revision, routes, ...rest } = JSON.parse(sound) as { revision: number; routes: Record<string, object> };
  site.writeComposition(
    JSON.stringify({
      ...rest,
      revision: revision + 1,
      routes: { ...routes, '/about-all-units': routes['/sitemap'] },
    }),
  );
  const refusals: unknown[] = [];
  await waitFor('the other composition', async () => {
    refusals.push((await site.health()).refusal);
    return (await site.get('/about-all-units')).status === 200;
  });
  expect(refusals.filter(Boolean)).toEqual([]);
});
