import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Operator } from './testing/operator.ts';

let operator: Operator;
beforeEach(async () => {
  operator = await Operator.startComposed();
});
afterEach(() => operator.stop());

describe('A release at a loopback URL', () => {
  const siteAt = (origin?: string) => operator.site({ verdict: () => (origin ? { origin } : {}) });

  test('is rejected for a site with a public SITE_URL, unless --trust-origin allows its origin', async () => {
    const site = await siteAt('https://units.example');
    const release = operator.about('1.1.0');
    const staging = `${operator.folder}/staging.json`;
    await operator.compose('use', operator.home(), release, '--file', staging);
    const sentence =
      /\/about-1\.1\.0\/release\.json is a loopback URL, so browsers of visitors to https:\/\/units\.example/;
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

  test.each([undefined, 'http://localhost:5000'])('is accepted for a site whose SITE_URL is %s', async (origin) => {
    const site = await siteAt(origin);
    expect(await operator.compose('use', operator.about('1.1.0'), '--site', site)).toMatchObject({ code: 0 });
  });
});
