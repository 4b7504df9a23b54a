import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { compose, runCompose } from '../support/compose.ts';
import { ComposedSite } from '../support/composed-site.ts';
import { deriveRelease } from '../support/release-copy.ts';
import { waitFor } from '../support/wait-for.ts';

jest.setTimeout(120_000);

const HEADING = 'About Units of Measurement';
const NEXT_HEADING = 'About All Units of Measurement';
const ROUNDS = 3;

let site: ComposedSite;

beforeAll(async () => {
  site = await ComposedSite.start();
  await site.startShell();
});
afterAll(() => site?.stop());

test('an operator changes the release of a remote to and fro, and no request fails meanwhile', async () => {
  const first = site.releases['mf-content'];
  const second = deriveRelease(site.releaseRoot('mf-content'), first, { version: '9.0.0', text: HEADING, instead: NEXT_HEADING });
  const responses: string[] = [];
  let switching = true;
  const visitors = ['/about-units', '/about-units', '/converter/length/feet-to-meters', '/'].map(async (path) => {
    while (switching) {
      const { status, text } = await site.get(path);
      if (status !== 200) responses.push(`${path} answered ${status}`);
      if (path === '/about-units' && !text.includes(HEADING) && !text.includes(NEXT_HEADING)) responses.push(`${path} came without its heading`);
    }
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [release, heading] of [[second, NEXT_HEADING], [first, HEADING]] as const) {
      await compose(site.compositionFile, site.addressOf('mf-content', release));
      await waitFor(heading, async () => (await site.get('/about-units')).text.includes(heading));
    }
  }
  switching = false;
  await Promise.all(visitors);
  expect(responses).toEqual([]);
});

test('the metrics tell which release serves, and forget the former one', async () => {
  const { port } = await waitFor('the metrics', async () => site.log().find(({ msg }) => msg === 'Metrics are up.'));
  const metrics = async () => (await fetch(`http://localhost:${String(port)}/metrics`)).text();
  const version = (await site.health()).remotes['mf-content']?.version ?? '';
  const third = deriveRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], { version: '9.1.0', text: HEADING, instead: NEXT_HEADING });
  await compose(site.compositionFile, site.addressOf('mf-content', third));
  await site.get('/about-units');
  expect(await metrics()).toMatch(/^shell_remote_info\{remote="mf-content",version="9\.1\.0",digest="sha384-[^"]{64}"\} 1$/m);
  await waitFor('the end of the former process', async () => !(await metrics()).includes(`remote="mf-content",version="${version}"`));
  expect(await metrics()).toMatch(/^shell_render_processes\{remote="mf-content",version="9\.1\.0"\} 1$/m);
  expect(await metrics()).toMatch(/^shell_render_duration_seconds_count\{remote="mf-content",version="9\.1\.0",result="page"\} [1-9]\d*$/m);
});

test('an operator plans a change, applies it, sees what serves the page, and goes back', async () => {
  const [file, page] = [site.compositionFile, `${site.origin}/about-units`];
  const next = site.addressOf('mf-content', deriveRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], { version: '9.1.0', text: HEADING, instead: NEXT_HEADING }));
  const plan = await runCompose(file, 'plan', next);
  expect(plan).toMatchObject({ code: 0, output: expect.stringMatching(/mf-content \S+ → 9\.1\.0\.[^]*✓ files +mf-content: All \d+ files came/) });
  expect((await site.get('/about-units')).text).toContain(HEADING);
  const revision = /--on (\d+)/.exec(plan.output)?.[1] ?? '';
  expect(await runCompose(file, 'apply', next, '--on', revision)).toMatchObject({ code: 0, output: expect.stringContaining('has it live') });
  expect(await runCompose(file, 'apply', next, '--on', revision)).toMatchObject({ code: 1, output: expect.stringContaining('Somebody changed the composition') });
  expect(await runCompose(file, 'why', page)).toEqual({ code: 0, output: expect.stringMatching(/Served by +mf-content 9\.1\.0, module [^]*The site answers 200, from that release\./) });
  expect(await runCompose(file, 'history', '--revision', String(Number(revision) + 1))).toMatchObject({ output: expect.stringMatching(/✓ site +The site on \S+ has it live\./) });
  // The servers that can be told to fail send nothing compressed, and nothing else is wrong.
  const { output } = await runCompose(file, 'doctor');
  expect(output).toContain(`✓ ${site.origin}: It serves revision ${Number(revision) + 1}, with all remotes.`);
  expect(output.split('\n').filter((line) => line.startsWith('✗') && !line.includes(' files come uncompressed: '))).toEqual([]);
  expect(await runCompose(file, 'rollback')).toMatchObject({ code: 0 });
  expect((await site.get('/about-units')).text).toContain(HEADING);
  expect(await runCompose(file, 'why', page)).toMatchObject({ code: 0, output: expect.not.stringContaining('9.1.0') });
});

test('a composition that is not one is refused with a sentence, and the site goes on', async () => {
  const { revision } = await site.health();
  site.writeComposition('{ "remotes": ');
  await waitFor('the refusal', async () => (await site.health()).refusal?.includes('not valid JSON'));
  expect((await site.get('/about-units')).status).toBe(200);
  expect((await site.health()).revision).toBe(revision);
});
