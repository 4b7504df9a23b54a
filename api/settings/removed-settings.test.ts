import { expect, test } from '@jest/globals';
import { removedSettings } from './removed-settings.ts';

test('a removed variable that had an effect gets a sentence that says what to do', () => {
  expect(removedSettings({ WEB_CONCURRENCY: '4' })).toEqual([
    expect.stringMatching(/^WEB_CONCURRENCY no longer has an effect\. .*start another on its own port/),
  ]);
});

test.each([{}, { WEB_CONCURRENCY: '' }, { WEB_CONCURRENCY: ' 1 ' }])('%o gets none', (environment) => {
  expect(removedSettings(environment)).toEqual([]);
});
