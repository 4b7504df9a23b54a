import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { compose } from '../support/compose.ts';
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

test('a composition that is not one is refused with a sentence, and the site goes on', async () => {
  const { revision } = await site.health();
  site.writeComposition('{ "remotes": ');
  await waitFor('the refusal', async () => (await site.health()).refusal?.includes('not valid JSON'));
  expect((await site.get('/about-units')).status).toBe(200);
  expect((await site.health()).revision).toBe(revision);
});
