import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { compositionId } from '../document/composition-document.ts';
import { Operator } from './testing/operator.ts';

let operator: Operator;
beforeEach(async () => {
  operator = await Operator.start();
  await operator.compose('use', operator.home(), operator.about());
});
afterEach(() => operator.stop());

async function siteWith(requiresSignatures: boolean): Promise<string> {
  let url = '';
  url = await operator.listen((_request, response) => {
    const document = operator.read();
    const { revision } = document;
    const verdict = {
      url,
      pid: 1,
      requiresSignatures,
      revision,
      id: compositionId(document),
      state: 'live',
      remotes: {},
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ status: 'ok', problems: [], verdict }));
  });
  return url;
}

test('an unsigned release is refused for a site that accepts only signed ones, even without RELEASE_KEYS', async () => {
  const site = await siteWith(true);
  const release = operator.about('1.1.0');
  const refused = {
    code: 1,
    output: expect.stringMatching(
      /\/about-1\.1\.0\/release\.json is not signed, and http\S+ accepts only signed releases\./,
    ),
  };
  expect(await operator.compose('plan', release, '--site', site)).toEqual(refused);
  expect(await operator.compose('use', release, '--site', site)).toEqual(refused);
  expect(operator.read().revision).toBe(1);
});

test('an unsigned release is composed for any other site', async () => {
  const site = await siteWith(false);
  expect(await operator.compose('plan', operator.about('1.1.0'), '--site', site)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/signature +mf-about: Not required, because RELEASE_KEYS is not set\./),
  });
});
