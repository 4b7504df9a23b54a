import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { childProcesses, isThere } from '../support/child-processes.ts';
import { compose } from '../support/compose.ts';
import type { ComposedSite } from '../support/composed-site.ts';
import { type FaultyCode, faultyRelease } from '../support/faulty-on-server.ts';
import { readMeanwhile } from '../support/read-meanwhile.ts';
import { deriveRelease } from '../support/release-copy.ts';
import { sampleOf } from '../support/sample.ts';
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
/** Other tests may leave processes of previews and pictures behind, which end later. */
let others: readonly number[];
const noOtherProcesses = () =>
  waitFor('other processes to end', async () => {
    const { remotes, frame } = await site.health();
    const known = [...others, frame.pid, ...Object.values(remotes).map(({ process }) => process?.pid)];
    return childProcesses(site.pid).every((pid) => known.includes(pid));
  });

async function faultyDocument(version: string, code: FaultyCode): Promise<string> {
  const release = faultyRelease(site.releaseRoot('mf-content'), first, version, code);
  const prepared = `${site.compositionFile}.${version}`;
  writeFileSync(prepared, sound);
  await compose(prepared, site.addressOf('mf-content', release));
  return readFileSync(prepared, 'utf8');
}

onLinux('a switch of one remote replaces only that remote’s process, and leaves no old one behind', async () => {
  const before = await pids();
  await compose(site.compositionFile, site.addressOf('mf-content', next));
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
  ['exits', { atLoad: 'process.exit(4)' }, /ended with code 4/],
  ['loops', LOOPS, /did not respond for/],
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

test.each(sampleOf(FAULTS, 3))(
  'a release that %s when loaded is refused with the reason, visitors notice nothing, and no process remains',
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

test('a release that loops when loaded doesn’t delay the next change', async () => {
  site.writeComposition(await faultyDocument('9.2.0', LOOPS));
  await waitFor('the document to be checked', async () => (await site.health()).verdict.state === 'checking');
  await compose(site.compositionFile, site.addressOf('mf-content', next));
  await heading(NEXT_HEADING);
  const { verdict, refusal } = await site.health();
  expect({ state: verdict.state, refusal }).toEqual({
    state: 'live',
    refusal: undefined,
  });
});

test('an invalid document replaces the reason of the one before, and the site keeps working', async () => {
  site.writeComposition(
    await faultyDocument('9.3.0', {
      atLoad: 'throw new Error("the previous reason")',
    }),
  );
  await waitFor('the refusal', async () => (await site.health()).refusal?.includes('the previous reason'));
  site.writeComposition('{ "remotes": ');
  await waitFor('the new reason', async () => (await site.health()).refusal?.includes('not valid JSON'));
  expect((await site.get('/about-units')).status).toBe(200);
  const status = JSON.parse(readFileSync(`${site.compositionFile}.status.json`, 'utf8')) as object;
  expect(status).toMatchObject({
    url: site.origin,
    state: 'refused',
    reason: expect.stringContaining('not valid JSON'),
    serving: expect.any(Number),
  });
});

onLinux('a render process is replaced when it is killed, and so is the frame’s', async () => {
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
