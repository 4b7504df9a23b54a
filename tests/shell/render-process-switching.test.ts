import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childProcesses, isThere } from '../support/child-processes.ts';
import { compose, runCompose } from '../support/compose.ts';
import type { ComposedSite } from '../support/composed-site.ts';
import { type FaultyCode, faultyRelease } from '../support/faulty-on-server.ts';
import { readMeanwhile } from '../support/read-meanwhile.ts';
import { alterRelease, deriveRelease } from '../support/release-copy.ts';
import { getSample } from '../support/sample.ts';
import { sharedSite } from '../support/shared-site.ts';
import { waitFor } from '../support/wait-for.ts';

const HEADING = 'About Units of Measurement';
const NEXT_HEADING = 'About All Units of Measurement';
const PAGES = ['/', '/about-units', '/contact', '/converter/length/feet-to-meters'];
const LOOPS: FaultyCode = { atLoad: 'for (;;);' };

const onLinux = process.platform === 'linux' ? test : test.skip;

let site: ComposedSite;
let first: string;
let next: string;
let sound: string;

beforeAll(async () => {
  site = await sharedSite();
  first = site.releases['mf-content'];
  next = deriveRelease(site.releaseRoot('mf-content'), first, {
    version: '9.0.0',
    text: HEADING,
    instead: NEXT_HEADING,
  });
  sound = readFileSync(site.compositionFile, 'utf8');
  const own = new Set(Object.values(await pids()));
  others = childProcesses(site.pid).filter((pid) => !own.has(pid));
});
afterEach(async () => {
  site.writeComposition(sound);
  await heading(HEADING);
});

const heading = (text: string) => waitFor(text, async () => (await site.get('/about-units?now')).text.includes(text));
const pids = async () =>
  Object.fromEntries(Object.entries((await site.health()).remotes).map(([name, { process }]) => [name, process?.pid]));
/** Other tests may leave processes of previews and pictures that exit later. */
let others: readonly number[];
const noOtherProcesses = () =>
  waitFor('other processes to end', async () => {
    const { remotes, frame } = await site.health();
    const known = [...others, frame.pid, ...Object.values(remotes).map(({ process }) => process?.pid)];
    return childProcesses(site.pid).every((pid) => known.includes(pid));
  });

/** Writes the composition to another file, so that the site does not load it yet. */
async function documentWith(release: string): Promise<string> {
  const prepared = `${site.compositionFile}.${release}`;
  writeFileSync(prepared, sound);
  await compose(prepared, site.getReleaseUrl('mf-content', release));
  return readFileSync(prepared, 'utf8');
}

const faultyDocument = (version: string, code: FaultyCode) =>
  documentWith(faultyRelease(site.releaseRoot('mf-content'), first, version, code));

onLinux('switching one remote replaces only that remote’s process, and stops the old process', async () => {
  const before = await pids();
  await compose(site.compositionFile, site.getReleaseUrl('mf-content', next));
  await heading(NEXT_HEADING);
  const after = await pids();
  expect({ ...after, 'mf-content': 0 }).toEqual({
    ...before,
    'mf-content': 0,
  });
  expect(after['mf-content']).not.toBe(before['mf-content']);
  await noOtherProcesses();
  expect(Object.values(await pids()).every((pid) => isThere(pid ?? 0))).toBe(true);
});

const FAULTS: [string, FaultyCode, RegExp][] = [
  ['throws', { atLoad: 'throw new Error("not today")' }, /not today/],
  ['exits', { atLoad: 'process.exit(4)' }, /exited with code 4/],
  ['loops', LOOPS, /did not respond for/],
  [
    'is killed for its memory',
    { atLoad: 'const kept = []; for (;;) kept.push(new Array(1e7).fill(.5))' },
    /ran out of heap memory|MB of memory/,
  ],
];

test.each(getSample(FAULTS, 3))(
  'a release that %s when it loads is rejected with a reason, does not affect visitors, and leaves no process behind',
  async (what, code, reason) => {
    const visitors = readMeanwhile(site, PAGES);
    site.writeComposition(await faultyDocument(`9.1.0-${what.length}`, code));
    await waitFor('the refusal', async () => reason.test((await site.health()).refusal ?? ''));
    expect((await site.health()).refusal).toContain('mf-content');
    expect((await visitors.stop()).filter(({ status }) => status !== 200)).toEqual([]);
    site.writeComposition(sound);
    await waitFor('the sound document', async () => (await site.health()).verdict.state === 'live');
    if (process.platform === 'linux') await noOtherProcesses();
  },
);

test('a release that loops when it loads doesn’t delay the next change', async () => {
  site.writeComposition(await faultyDocument('9.2.0', LOOPS));
  await waitFor('the document to be checked', async () => (await site.health()).verdict.state === 'checking');
  await compose(site.compositionFile, site.getReleaseUrl('mf-content', next));
  await heading(NEXT_HEADING);
  const { verdict, refusal } = await site.health();
  expect({ state: verdict.state, refusal }).toEqual({
    state: 'live',
    refusal: undefined,
  });
});

test('a release whose browser files fail to load is rejected, even if another tool wrote it into the composition', async () => {
  const root = site.releaseRoot('mf-content');
  let entry = '';
  const release = alterRelease(root, first, '9.4.0', (_folder, { browser }) => void (entry = browser.entry));
  const prepared = await documentWith(release);
  for (const form of ['', '.br', '.gz']) rmSync(join(root, release, `${entry}${form}`));
  expect(await runCompose(site.compositionFile, 'use', site.getReleaseUrl('mf-content', release))).toMatchObject({
    code: 1,
    output: expect.stringContaining(`${entry} returned 404`),
  });
  site.writeComposition(prepared);
  await waitFor('the refusal', async () => (await site.health()).refusal?.includes(`${entry} returned 404`));
  expect((await site.get('/about-units')).status).toBe(200);
});

test('a composition that removes working pages is rejected, even if it was written by hand', async () => {
  const document = JSON.parse(sound) as Record<'routes' | 'parts' | 'remotes', object> & { revision: number };
  const without = (places: object) =>
    Object.fromEntries(
      Object.entries(places).filter(([, { remote }]: [string, { remote: string }]) => remote !== 'mf-contact'),
    );
  const { 'mf-contact': _gone, ...remotes } = document.remotes as Record<string, object>;
  const [routes, parts] = [without(document.routes), without(document.parts)];
  site.writeComposition(JSON.stringify({ ...document, revision: document.revision + 1, routes, parts, remotes }));
  await waitFor('the refusal', async () =>
    (await site.health()).refusal?.includes('would remove what works now: /contact, '),
  );
  expect((await site.get('/contact')).status).toBe(200);
});

test('the site keeps working when the document is invalid, and reports what is wrong with the latest version', async () => {
  site.writeComposition(
    await faultyDocument('9.3.0', {
      atLoad: 'throw new Error("the previous reason")',
    }),
  );
  await waitFor('the refusal', async () => (await site.health()).refusal?.includes('the previous reason'));
  site.writeComposition('{ "remotes": ');
  await waitFor('the new reason', async () => (await site.health()).refusal?.includes('not valid JSON'));
  expect((await site.get('/about-units')).status).toBe(200);
  // The shell writes the file after it updates /health/ready.
  const status = await waitFor('the status file', async () => {
    const read = JSON.parse(readFileSync(`${site.compositionFile}.status.json`, 'utf8')) as { reason?: string };
    return read.reason?.includes('not valid JSON') && read;
  });
  expect(status).toMatchObject({ url: site.origin, state: 'refused', serving: expect.any(Number) });
});

test.each<[what: string, reason: string, put: (path: string) => void]>([
  ['a folder', 'EISDIR|not a regular file', (path) => mkdirSync(path)],
  ['an endless file', 'not a regular file', (path) => symlinkSync('/dev/zero', path)],
  ['a huge file', 'larger than 1024 KiB', (path) => writeFileSync(path, '['.repeat(20_000_000))],
])('no page fails when the composition is replaced by %s', async (_what, reason, put) => {
  rmSync(site.compositionFile);
  put(site.compositionFile);
  await waitFor('the refusal', async () => new RegExp(reason).test((await site.health()).refusal ?? ''));
  expect((await site.get('/about-units?of')).status).toBe(200);
  rmSync(site.compositionFile, { recursive: true });
});

onLinux('render processes, including the frame’s process, are replaced when they are killed', async () => {
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
