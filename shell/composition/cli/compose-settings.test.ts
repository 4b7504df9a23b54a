import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Operator } from './testing/operator.ts';

let operator: Operator;
beforeEach(async () => {
  operator = await Operator.startComposed();
});
afterEach(() => operator.stop());

test('the command suggests a name for a misspelled setting, and accepts the settings of remote-build', async () => {
  operator.environment = { COMPOSITON_FILE: operator.file, RELEASE_STORE: operator.folder };
  const { output } = await operator.compose('history');
  expect(output).toContain('COMPOSITON_FILE is not a setting. Did you mean COMPOSITION_FILE?');
  expect(output).not.toContain('RELEASE_STORE is');
});

test('an invalid setting stops only the commands that need it', async () => {
  operator.environment = { RELEASE_LIMIT_MB: 'many', SITE_URL: 'example.org' };
  expect(await operator.compose('use', operator.about('1.1.0'))).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^(SITE_URL|RELEASE_LIMIT_MB) must be/m),
  });
  expect(await operator.compose('history')).toMatchObject({ code: 0 });
});
