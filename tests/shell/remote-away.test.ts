import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { compose } from '../support/compose.ts';
import { ComposedSite } from '../support/composed-site.ts';
import { FAULTS } from '../support/faulty-server.ts';
import { deriveRelease } from '../support/release-copy.ts';
import { waitFor } from '../support/wait-for.ts';
import { sampleOf } from '../support/sample.ts';

const HEADING = 'About Units of Measurement';
const NEXT_HEADING = 'About All Units of Measurement';

let site: ComposedSite;

beforeAll(async () => {
  site = await ComposedSite.start();
});
afterAll(() => site?.stop());

beforeEach(async () => {
  await site.remotes['mf-content'].heal();
  await compose(site.compositionFile, site.addressOf('mf-content', site.releases['mf-content']));
});

describe.each(sampleOf(FAULTS, 3))('with the content remote %s when the server starts', (fault) => {
  test('its page shows a notice in the site’s frame, other pages work, and it recovers automatically', async () => {
    await site.remotes['mf-content'].fail(fault);
    await site.startShell({}, { isWhole: false });

    const away = await waitFor('the site to be up', async () => {
      const response = await site.get('/about-units');
      return response.text.includes('<header') && response;
    });
    expect(away.status).toBe(503);
    expect(away.text).toContain('This page isn’t available right now');
    expect(away.text).toContain('<footer');
    expect(away.text).not.toContain(HEADING);
    for (const path of ['/', '/converter/length/feet-to-meters', '/contact'])
      await waitFor(path, async () => (await site.get(path)).status === 200);
    expect(Object.keys((await site.health()).away)).toEqual(['mf-content']);

    await site.remotes['mf-content'].heal();
    const back = await waitFor('the page to come back', async () => {
      const response = await site.get('/about-units');
      return response.status === 200 && response;
    });
    expect(back.text).toContain(HEADING);
  });
});

describe.each(sampleOf(FAULTS, 3, 1))(
  'with the content remote %s during a switch to another release of it',
  (fault) => {
    test('visitors stay on the working release, and get the other one once it is available', async () => {
      await site.startShell();
      await waitFor('the first release', async () => (await site.get('/about-units')).text.includes(HEADING));
      // The operator reads the release before its server fails.
      const next = deriveRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], {
        version: `9.0.${FAULTS.indexOf(fault)}`,
        text: HEADING,
        instead: NEXT_HEADING,
      });
      const address = site.addressOf('mf-content', next);
      const prepared = `${site.compositionFile}.${fault}`;
      await compose(
        prepared,
        address,
        site.addressOf('mf-converter', site.releases['mf-converter']),
        site.addressOf('mf-contact', site.releases['mf-contact']),
      );
      await site.remotes['mf-content'].fail(fault);
      site.writeComposition(readFileSync(prepared, 'utf8'));

      await waitFor('the refusal', async () => (await site.health()).refusal?.includes('mf-content'));
      const during = await site.get('/about-units');
      expect(during.status).toBe(200);
      expect(during.text).toContain(HEADING);
      expect((await site.get('/')).status).toBe(200);

      await site.remotes['mf-content'].heal();
      await waitFor('the other release', async () => (await site.get('/about-units')).text.includes(NEXT_HEADING));
    });
  },
);
