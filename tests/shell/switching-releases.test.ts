import { beforeEach, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { compose, runCompose } from '../support/compose.ts';
import type { ComposedSite } from '../support/composed-site.ts';
import { FAULTS } from '../support/faulty-server.ts';
import type { RemoteName } from '../support/project.ts';
import { deriveRelease } from '../support/release-copy.ts';
import { getSample } from '../support/sample.ts';
import { sharedSite } from '../support/shared-site.ts';
import { withSortedStyles } from '../support/sorted-styles.ts';
import { waitFor } from '../support/wait-for.ts';

const HEADING = 'About Units of Measurement';
const NEXT_HEADING = 'About All Units of Measurement';
const TEXTS: Partial<Record<RemoteName, { text: string; instead: string }>> = {
  'mf-content': { text: HEADING, instead: NEXT_HEADING },
  'mf-converter': { text: 'All Converters', instead: 'All the Converters' },
};
const PAGES: Readonly<Record<RemoteName, readonly string[]>> = {
  'mf-converter': ['/', '/all-converters', '/converter/length/feet-to-meters'],
  'mf-content': ['/about-units', '/privacy-policy'],
  'mf-contact': ['/contact'],
};
const ALL_PAGES = Object.values(PAGES).flat();
const VISITORS = 10;

let site: ComposedSite;

beforeEach(async () => {
  site = await sharedSite();
});

const derive = (remote: RemoteName, version: string, change = TEXTS[remote] ?? { text: '', instead: '' }) =>
  site.getReleaseUrl(remote, deriveRelease(site.releaseRoot(remote), site.releases[remote], { version, ...change }));
const first = (remote: RemoteName) => site.getReleaseUrl(remote, site.releases[remote]);
const getHeaders = ({ headers }: Response) => ({
  composition: headers.get('x-composition'),
  revision: headers.get('x-revision'),
});

test('every page response identifies its composition, whether it is rendered, cached, or a 304', async () => {
  const { id } = (await (await fetch(`${site.origin}/composition.json`)).json()) as { id: string };
  const made = { composition: id, revision: String((await site.health()).revision) };
  const rendered = await fetch(`${site.origin}/contact?visit=1`);
  expect(getHeaders(rendered)).toEqual(made);
  expect(await rendered.text()).toContain(`"composition":{"id":"${id}"`);
  await fetch(`${site.origin}/contact`);
  const cached = await fetch(`${site.origin}/contact`);
  expect(getHeaders(cached)).toEqual(made);
  const unchanged = await fetch(`${site.origin}/contact`, {
    headers: { 'if-none-match': cached.headers.get('etag') ?? '' },
  });
  expect(unchanged.status).toBe(304);
  expect(getHeaders(unchanged)).toEqual(made);
  expect(getHeaders(await fetch(`${site.origin}/nowhere`))).toEqual(made);
});

test('two remotes switch back and forth without a failed request or a page that mixes versions', async () => {
  const next = { 'mf-content': derive('mf-content', '9.0.0'), 'mf-converter': derive('mf-converter', '9.0.0') };
  const problems: string[] = [];
  const visitors = visit(problems);
  for (const [remote, release, isNext] of [
    ['mf-content', next['mf-content'], true],
    ['mf-converter', next['mf-converter'], true],
    ['mf-content', first('mf-content'), false],
  ] as const) {
    await compose(site.compositionFile, release);
    expect((await site.health()).remotes[remote]?.version === '9.0.0').toBe(isNext);
  }
  expect(await visitors.end()).toBeGreaterThan(VISITORS);
  expect(problems).toEqual([]);
});

function visit(problems: string[]) {
  let [read, isReading] = [0, true];
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    const path = ALL_PAGES[visitor % ALL_PAGES.length] as string;
    while (isReading) {
      const response = await fetch(site.origin + path + (visitor % 10 === 0 ? `?visit=${read}` : ''));
      const problem = findProblem(path, response, await response.text());
      if (problem) problems.push(`${path}: ${problem}`);
      read += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  return {
    end: async () => {
      isReading = false;
      await Promise.all(visitors);
      return read;
    },
  };
}

function findProblem(path: string, { status, headers }: Response, text: string): string | undefined {
  if (status !== 200) return `it answered ${status}`;
  const id = headers.get('x-composition') ?? 'none';
  if (!text.includes(`"id":"${id}"`)) return `its header says ${id}, and it holds another composition`;
  const releases = new Set(
    [...text.matchAll(/http:\/\/localhost:(\d+)\/([\w.-]+)\/browser\//g)].map(
      ([, port = '', release = '']) => `${port}/${release}`,
    ),
  );
  const ports = new Set([...releases].map((release) => release.split('/')[0]));
  if (ports.size !== releases.size) return `it names two releases of one remote: ${[...releases].join(' ')}`;
  const owner = { '/about-units': 'mf-content', '/all-converters': 'mf-converter' }[path] as RemoteName | undefined;
  if (owner === undefined) return undefined;
  const isNamed = [...releases].some((release) =>
    release.startsWith(`${new URL(site.remotes[owner].origin).port}/9.0.0`),
  );
  const isShown = text.includes(TEXTS[owner]?.instead ?? '');
  return isShown === isNamed ? undefined : 'its text is of another release than its scripts';
}

/** Omits content that changes in every response or depends on the order of styles or on the composition. */
async function ask(path: string, encoding: string) {
  const response = await fetch(site.origin + path, { headers: { 'accept-encoding': encoding } });
  const headers = Object.fromEntries(response.headers);
  const id = headers['x-composition'] ?? '';
  for (const name of ['date', 'x-request-id', 'content-length', 'etag', 'content-security-policy'])
    delete headers[name];
  for (const name of ['x-composition', 'x-revision', 'x-release']) delete headers[name];
  const text = withSortedStyles(Buffer.from(await response.arrayBuffer()));
  return { headers, body: text.replaceAll(id, 'ID').replaceAll(/"revision":\d+/g, '"revision":0') };
}

async function askAll() {
  const responses: Record<string, unknown> = {};
  for (const path of ALL_PAGES)
    for (const encoding of ['br', 'gzip', 'identity']) responses[`${path} in ${encoding}`] = await ask(path, encoding);
  return responses;
}

test('after a rollback to the previous release, every page is served as before', async () => {
  const before = await askAll();
  await compose(
    site.compositionFile,
    derive('mf-contact', '9.1.0', { text: 'Send message', instead: 'Send the message' }),
  );
  expect(await askAll()).not.toEqual(before);
  await compose(site.compositionFile, first('mf-contact'));
  expect(await askAll()).toEqual(before);
});

test.each(getSample(FAULTS, 4))(
  'if the release server fails during a switch (%s), visitors stay on the working release until the server is back',
  async (fault) => {
    // The operator reads the release before its server fails.
    const prepared = `${site.compositionFile}.${fault}`;
    await compose(
      prepared,
      derive('mf-content', `9.4.${FAULTS.indexOf(fault)}`),
      first('mf-converter'),
      first('mf-contact'),
    );
    const { revision } = await site.health();
    await site.remotes['mf-content'].fail(fault);
    site.writeComposition(
      readFileSync(prepared, 'utf8').replace(/"revision": \d+/, `"revision": ${(revision ?? 0) + 1}`),
    );
    await waitFor('the refusal', async () => (await site.health()).refusal?.includes('mf-content'));
    const during = await site.get('/about-units');
    expect([during.status, during.text.includes(HEADING)]).toEqual([200, true]);
    await site.remotes['mf-content'].heal();
    await waitFor('the other release', async () => (await site.get('/about-units')).text.includes(NEXT_HEADING));
  },
);

test('an operator previews a change, makes it, looks up the release of a page, and rolls back', async () => {
  const [file, page] = [site.compositionFile, `${site.origin}/about-units`];
  const next = derive('mf-content', '9.5.0');
  const plan = await runCompose(file, 'use', next, '--dry-run');
  expect(plan).toMatchObject({
    code: 0,
    output: expect.stringMatching(/mf-content \S+ → 9\.5\.0\.[^]*✓ render +mf-content: \d+ of its pages rendered/),
  });
  expect((await site.get('/about-units')).text).toContain(HEADING);
  const revision = /--on (\d+)/.exec(plan.output)?.[1] ?? '';
  expect(await runCompose(file, 'use', next, '--on', revision)).toMatchObject({
    code: 0,
    output: expect.stringContaining('It is live on'),
  });
  expect((await fetch(page)).headers.get('x-release')).toBe('mf-content 9.5.0');
  expect(await runCompose(file, 'status', page)).toEqual({
    code: 0,
    output: expect.stringMatching(/Release +mf-content 9\.5\.0, [^]*\nOwner +Content[^]*\nFailure +none known/),
  });
  expect(await runCompose(file, 'rollback')).toMatchObject({ code: 0 });
  expect((await site.get('/about-units')).text).toContain(HEADING);
});
