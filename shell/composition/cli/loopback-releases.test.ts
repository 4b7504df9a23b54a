import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { compositionId } from '../document/composition-document.ts';
import { Operator } from './testing/operator.ts';

let operator: Operator;
beforeEach(async () => {
  operator = await Operator.start();
  await operator.compose('use', operator.home(), operator.about());
});
afterEach(() => operator.stop());

async function siteAt(origin: string | undefined, health: object = { status: 'ok', problems: [] }): Promise<string> {
  let url = '';
  url = await operator.listen((_request, response) => {
    const document = operator.read();
    const id = compositionId(document);
    const { revision } = document;
    const verdict = { url, origin, pid: 1, revision, id, state: 'live', serving: revision, remotes: {} };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ verdict, ...health }));
  });
  return url;
}

describe('A release on a loopback address', () => {
  test('is refused for a site with a public SITE_URL, unless --trust-origin names it', async () => {
    const site = await siteAt('https://units.example');
    const release = operator.about('1.1.0');
    const refused = {
      code: 1,
      output: expect.stringMatching(
        /\/about-1\.1\.0\/release\.json is a loopback address, but visitors open https:\/\/units\.example/,
      ),
    };
    expect(await operator.compose('plan', release, '--site', site)).toEqual(refused);
    expect(await operator.compose('use', release, '--site', site)).toEqual(refused);
    expect(await operator.compose('canary', release, '5%', '--site', site)).toEqual(refused);
    const staging = `${operator.folder}/staging.json`;
    await operator.compose('use', operator.home(), release, '--file', staging);
    expect(await operator.compose('promote', '--from', staging, '--site', site)).toEqual(refused);
    expect(operator.read().revision).toBe(1);

    const { origin } = new URL(release);
    expect(await operator.compose('use', release, '--site', site, '--trust-origin', origin)).toMatchObject({ code: 0 });
    expect(operator.read().revision).toBe(2);
  });

  test.each([undefined, 'http://localhost:5000'])('is composed for a site whose SITE_URL is %s', async (origin) => {
    const site = await siteAt(origin);
    expect(await operator.compose('use', operator.about('1.1.0'), '--site', site)).toMatchObject({ code: 0 });
  });

  test('is reported by doctor, even for a site that does not list its problems', async () => {
    const site = await siteAt('https://units.example', {});
    expect((await operator.compose('doctor', '--site', site)).output).toMatch(
      /! http\S+: SITE_URL is https:\/\/units\.example, but browsers would load mf-home, mf-about from their own machine\./,
    );
  });
});
