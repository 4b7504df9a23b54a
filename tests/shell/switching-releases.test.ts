import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { compose, runCompose } from '../support/compose.ts';
import { ComposedSite } from '../support/composed-site.ts';
import { deriveInBrowser, deriveRelease } from '../support/release-copy.ts';
import { waitFor } from '../support/wait-for.ts';

const HEADING = 'About Units of Measurement';
const NEXT_HEADING = 'About All Units of Measurement';
const LIST_HEADING = 'All Converters';
const NEXT_LIST_HEADING = 'All the Converters';
const NEXT_HEADINGS: Readonly<Record<string, string>> = {
  '/about-units': NEXT_HEADING,
  '/all-converters': NEXT_LIST_HEADING,
};
const IS_WHOLE = process.env['EVERY_CASE'] === '1';
const VISITORS = IS_WHOLE ? 50 : 10;
/** A multiple of four. */
const SWITCHES = IS_WHOLE ? 20 : 4;
const PATHS = ['/about-units', '/all-converters', '/', '/converter/length/feet-to-meters', '/contact'];

let site: ComposedSite;

beforeAll(async () => {
  site = await ComposedSite.start();
  await site.startShell();
});
afterAll(() => site?.stop());

test('two remotes switch back and forth without a failed request or a page that mixes versions', async () => {
  const next = {
    'mf-content': deriveRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], {
      version: '9.0.0',
      text: HEADING,
      instead: NEXT_HEADING,
    }),
    'mf-converter': deriveRelease(site.releaseRoot('mf-converter'), site.releases['mf-converter'], {
      version: '9.0.0',
      text: LIST_HEADING,
      instead: NEXT_LIST_HEADING,
    }),
  } as const;
  const problems: string[] = [];
  const visitors = visit(problems);
  for (let switched = 0; switched < SWITCHES; switched += 1) {
    const remote = switched % 2 === 0 ? 'mf-content' : 'mf-converter';
    const isNext = switched % 4 < 2;
    await compose(site.compositionFile, site.addressOf(remote, isNext ? next[remote] : site.releases[remote]));
    const { version } = (await site.health()).remotes[remote] ?? {};
    expect(version === '9.0.0').toBe(isNext);
  }
  expect(await visitors.end()).toBeGreaterThan(SWITCHES * VISITORS);
  expect(problems).toEqual([]);
});

function visit(problems: string[]) {
  let [read, isReading] = [0, true];
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    const path = PATHS[visitor % PATHS.length] as string;
    while (isReading) {
      const response = await fetch(site.origin + path + (visitor % 10 === 0 ? `?visit=${read}` : ''));
      const problem = problemOf(path, response, await response.text());
      if (problem) problems.push(`${path}: ${problem}`);
      read += 1;
      await new Promise((resolve) => setTimeout(resolve, 200));
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

function problemOf(path: string, { status, headers }: Response, text: string): string | undefined {
  if (status !== 200) return `it answered ${status}`;
  const id = headers.get('x-composition') ?? 'none';
  if (!text.includes(`"id":"${id}"`)) return `it says that it is of ${id}, and holds another composition`;
  const releases = new Set(
    [...text.matchAll(/http:\/\/localhost:(\d+)\/([\w.-]+)\/browser\//g)].map(
      ([, port = '', release = '']) => `${port}/${release}`,
    ),
  );
  const ports = new Set([...releases].map((release) => release.split('/')[0]));
  if (ports.size !== releases.size) return `it names two releases of one remote: ${[...releases].join(' ')}`;
  const nextHeading = NEXT_HEADINGS[path];
  const shown = nextHeading === undefined ? undefined : text.includes(nextHeading);
  const named = [...releases].some((release) =>
    release.startsWith(
      `${new URL(site.remotes[path === '/about-units' ? 'mf-content' : 'mf-converter'].origin).port}/9.0.0`,
    ),
  );
  return shown === undefined || shown === named ? undefined : 'its text is of another release than its scripts';
}

test('an operator plans a change, applies it, sees what serves the page, and rolls back', async () => {
  const [file, page] = [site.compositionFile, `${site.origin}/about-units`];
  const next = site.addressOf(
    'mf-content',
    deriveRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], {
      version: '9.1.0',
      text: HEADING,
      instead: NEXT_HEADING,
    }),
  );
  const plan = await runCompose(file, 'plan', next);
  expect(plan).toMatchObject({
    code: 0,
    output: expect.stringMatching(/mf-content \S+ → 9\.1\.0\.[^]*✓ files +mf-content: All \d+ files loaded/),
  });
  expect((await site.get('/about-units')).text).toContain(HEADING);
  const revision = /--on (\d+)/.exec(plan.output)?.[1] ?? '';
  expect(await runCompose(file, 'apply', next, '--on', revision)).toMatchObject({
    code: 0,
    output: expect.stringContaining('It is live on'),
  });
  expect(await runCompose(file, 'apply', next, '--on', revision)).toMatchObject({
    code: 1,
    output: expect.stringContaining('The composition has changed'),
  });
  expect(await runCompose(file, 'why', page)).toEqual({
    code: 0,
    output: expect.stringMatching(/Served by +mf-content 9\.1\.0, module [^]*The site returns 200 from that release\./),
  });
  expect(await runCompose(file, 'history', '--revision', String(Number(revision) + 1))).toMatchObject({
    output: expect.stringMatching(/✓ site +It is live on \S+\./),
  });
  // The faulty servers do not compress. Nothing else is wrong.
  const { output } = await runCompose(file, 'doctor');
  expect(output).toContain(`✓ ${site.origin}: It serves revision ${Number(revision) + 1} with all remotes.`);
  expect(
    output.split('\n').filter((line) => line.startsWith('✗') && !line.includes('Files that are not compressed ')),
  ).toEqual([]);
  expect(await runCompose(file, 'rollback')).toMatchObject({ code: 0 });
  expect((await site.get('/about-units')).text).toContain(HEADING);
  expect(await runCompose(file, 'why', page)).toMatchObject({ code: 0, output: expect.not.stringContaining('9.1.0') });
});

test('a plan is tested in Chromium on request, and a failure only there is rejected', async () => {
  const [root, first] = [site.releaseRoot('mf-contact'), site.releases['mf-contact']];
  const sound = deriveInBrowser(root, first, '9.3.0', (file, content) =>
    file.includes('entry') ? `${content}\n;` : content,
  );
  const plan = await runCompose(site.compositionFile, 'plan', site.addressOf('mf-contact', sound), '--browser');
  expect(plan).toMatchObject({
    code: 0,
    output: expect.stringMatching(/✓ render +All remotes started[^]*✓ browser +Chromium opened .*\/converter\/\w+/),
  });
  const broken = deriveInBrowser(root, first, '9.4.0', (file, content) =>
    file.includes('entry') ? content : `throw new Error("Only in browsers");${content}`,
  );
  const { revision } = await site.health();
  const refused = await runCompose(site.compositionFile, 'use', site.addressOf('mf-contact', broken), '--browser');
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('/contact: ') });
  expect((await site.health()).revision).toBe(revision);
});

test('the metrics report the live release, and drop the previous one', async () => {
  const version = (await site.health()).remotes['mf-content']?.version ?? '';
  const third = deriveRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], {
    version: '9.2.0',
    text: HEADING,
    instead: NEXT_HEADING,
  });
  await compose(site.compositionFile, site.addressOf('mf-content', third));
  await site.get('/about-units');
  expect(await site.metrics()).toMatch(
    /^shell_remote_info\{remote="mf-content",version="9\.2\.0",digest="sha384-[^"]{64}"\} 1$/m,
  );
  await waitFor(
    'the previous process to end',
    async () => !(await site.metrics()).includes(`remote="mf-content",version="${version}"`),
  );
  expect(await site.metrics()).toMatch(/^shell_render_processes\{remote="mf-content",version="9\.2\.0"\} 1$/m);
  expect(await site.metrics()).toMatch(
    /^shell_render_duration_seconds_count\{remote="mf-content",version="9\.2\.0",result="page"\} [1-9]\d*$/m,
  );
});

test('an invalid composition is rejected with an explanation, and the site keeps working', async () => {
  const { revision } = await site.health();
  site.writeComposition('{ "remotes": ');
  await waitFor('the refusal', async () => (await site.health()).refusal?.includes('not valid JSON'));
  expect((await site.get('/about-units')).status).toBe(200);
  expect((await site.health()).revision).toBe(revision);
});
