import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { send } from '../testing/release-server.ts';
import { Operator } from './testing/operator.ts';

let operator: Operator;
beforeEach(async () => {
  operator = await Operator.startComposed();
});
afterEach(() => operator.stop());

describe('A site that accepts only signed releases', () => {
  const siteWith = (requiresSignatures: boolean) => operator.site({ verdict: () => ({ requiresSignatures }) });

  test('gets no unsigned release, even without RELEASE_KEYS', async () => {
    const site = await siteWith(true);
    const refused = {
      code: 1,
      output: expect.stringMatching(
        /\/about-1\.1\.0\/release\.json is not signed, and http\S+ accepts only signed releases\./,
      ),
    };
    for (const command of ['plan', 'use'])
      expect(await operator.compose(command, operator.about('1.1.0'), '--site', site)).toEqual(refused);
    expect(operator.read().revision).toBe(1);
  });

  test('checks a signature itself', async () => {
    operator.server.answers['release.json.sig'] = (response) => send(response, 'A signature');
    const plan = await operator.compose('plan', operator.about('1.1.0'), '--site', await siteWith(true));
    expect(plan).toMatchObject({
      code: 0,
      output: expect.stringMatching(/– signature +mf-about: Not checked: \S+ is/),
    });
  });

  test('is not any other site', async () => {
    expect(await operator.compose('plan', operator.about('1.1.0'), '--site', await siteWith(false))).toMatchObject({
      code: 0,
      output: expect.stringMatching(/signature +mf-about: Not required, because RELEASE_KEYS is not set\./),
    });
  });
});

describe('A release on a loopback address', () => {
  const siteAt = (origin: string | undefined, health?: object) =>
    operator.site({ verdict: () => ({ ...(origin ? { origin } : {}) }), ...(health ? { health } : {}) });

  test('is refused for a site with a public SITE_URL, unless --trust-origin names it', async () => {
    const site = await siteAt('https://units.example');
    const release = operator.about('1.1.0');
    const staging = `${operator.folder}/staging.json`;
    await operator.compose('use', operator.home(), release, '--file', staging);
    const refused = {
      code: 1,
      output: expect.stringMatching(
        /\/about-1\.1\.0\/release\.json is a loopback address, but visitors open https:\/\/units\.example/,
      ),
    };
    for (const change of [
      ['plan', release],
      ['use', release],
      ['canary', release, '5%'],
      ['promote', '--from', staging],
    ])
      expect(await operator.compose(...change, '--site', site)).toEqual(refused);
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
