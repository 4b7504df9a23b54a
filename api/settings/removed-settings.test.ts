import { expect, test } from '@jest/globals';
import { removedSettings } from './removed-settings.ts';

test.each(['WEB_CONCURRENCY', 'WORKERS'])('%s is refused with advice', (name) => {
  expect(removedSettings({ [name]: '4' })).toEqual([
    expect.stringMatching(new RegExp(`^${name} has no effect\\. .*start another on its own port`)),
  ]);
});

test.each([{}, { WEB_CONCURRENCY: '' }, { WEB_CONCURRENCY: ' 1 ' }, { PORT: '3000' }])(
  '%o gets none',
  (environment) => {
    expect(removedSettings(environment)).toEqual([]);
  },
);
