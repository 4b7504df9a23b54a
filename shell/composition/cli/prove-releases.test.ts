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

  test('gets no unsigned release, even without RELEASE_KEYS, and checks a signature itself', async () => {
    const args = [operator.about('1.1.0'), '--site', await siteWith(true)];
    const sentence = /\/about-1\.1\.0\/release\.json is not signed, and http\S+ accepts only signed releases\./;
    for (const dry of [['--dry-run'], []])
      expect(await operator.compose('use', ...args, ...dry)).toEqual({
        code: 1,
        output: expect.stringMatching(sentence),
      });
    expect(operator.read().revision).toBe(1);
    operator.server.answers['release.json.sig'] = (response) => send(response, 'A signature');
    expect(await operator.compose('use', ...args, '--dry-run')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/– signature +mf-about: Not checked: \S+ is/),
    });
  });

  test('is not any other site', async () => {
    expect(
      await operator.compose('use', operator.about('1.1.0'), '--site', await siteWith(false), '--dry-run'),
    ).toMatchObject({
      code: 0,
      output: expect.stringMatching(/signature +mf-about: Not required, because RELEASE_KEYS is not set\./),
    });
  });
});

describe('A release on a loopback address', () => {
  const siteAt = (origin?: string) => operator.site({ verdict: () => (origin ? { origin } : {}) });

  test('is refused for a site with a public SITE_URL, unless --trust-origin names it', async () => {
    const site = await siteAt('https://units.example');
    const release = operator.about('1.1.0');
    const staging = `${operator.folder}/staging.json`;
    await operator.compose('use', operator.home(), release, '--file', staging);
    const sentence = /\/about-1\.1\.0\/release\.json is a loopback address, but visitors open https:\/\/units\.example/;
    const refused = { code: 1, output: expect.stringMatching(sentence) };
    for (const change of [
      ['use', release, '--dry-run'],
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
});
