import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { whyNoPostgres } from '../../shell/composition/testing/postgres.ts';
import { Fleet } from '../support/fleet.ts';
import { deriveRelease } from '../support/release-copy.ts';
import { waitFor } from '../support/wait-for.ts';

const HEADING = 'About Units of Measurement';
const NEXT_HEADING = 'About All Units of Measurement';
const SHELLS = 2;

const reason = whyNoPostgres();
let fleet: Fleet;

beforeAll(async () => {
  if (!reason) fleet = await Fleet.start(SHELLS);
});
afterAll(async () => {
  await fleet?.stop();
});

const headings = () => fleet.headings('/about-units');
const allHave = (heading: string) => Array.from({ length: SHELLS }, () => heading);
const contentRelease = ({ site }: Fleet, version: string, instead: string) =>
  site.getReleaseUrl(
    'mf-content',
    deriveRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], { version, text: HEADING, instead }),
  );

const name = 'a fleet of shells that share a PostgreSQL database';
(reason ? describe.skip : describe)(reason ? `${name} (skipped: ${reason})` : name, () => {
  test('every shell serves a change completely by the time the command reports the change as live', async () => {
    expect(await headings()).toEqual(allHave(HEADING));
    expect(await fleet.compose('use', contentRelease(fleet, '9.0.0', NEXT_HEADING))).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^It is live on \S+, \S+\.$/m),
    });
    expect(await headings()).toEqual(allHave(NEXT_HEADING));
  });

  test('every shell serves the files of earlier releases, even while the release server is down', async () => {
    const getEntry = async ({ origin }: { origin: string }) => {
      const { remotes } = (await (await fetch(`${origin}/composition.json`)).json()) as {
        remotes: Record<string, { kept: string; entry: string }>;
      };
      const { kept = '', entry = '' } = remotes['mf-content'] ?? {};
      return kept + entry;
    };
    const [first] = fleet.shells as [Fleet['shells'][number]];
    const former = await getEntry(first);
    expect(await fleet.compose('use', contentRelease(fleet, '9.1.0', `${HEADING}, Once More`))).toMatchObject({
      code: 0,
    });
    expect(await getEntry(first)).not.toBe(former);
    const statuses = () => Promise.all(fleet.shells.map(async ({ origin }) => (await fetch(origin + former)).status));
    await fleet.site.remotes['mf-content'].fail('stopped');
    expect(await statuses()).toEqual([200, 200]);
    await fleet.site.remotes['mf-content'].heal();
    expect(await fleet.compose('rollback')).toMatchObject({ code: 0 });
  });

  test('a shell starts and serves pages while the database is down, and applies the next change after the database is back', async () => {
    await fleet.database.halt();
    await waitFor('the shells to notice', async () =>
      (await fleet.health()).every(({ refusal }) => refusal?.includes('Cannot read the composition')),
    );
    expect(await headings()).toEqual(allHave(NEXT_HEADING));
    await fleet.replace(0);
    expect(await headings()).toEqual(allHave(NEXT_HEADING));
    expect(await fleet.compose('status')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^Cannot reach the composition at postgres:/),
    });

    await fleet.database.restart();
    await waitFor('the shells to be told', async () =>
      (await fleet.health()).every(({ refusal, verdict }) => refusal === undefined && verdict.state === 'live'),
    );
    // The previous test has already rolled back the last change.
    expect(await fleet.compose('rollback', '--to', '1')).toMatchObject({ code: 0 });
    expect(await headings()).toEqual(allHave(HEADING));
  });
});
