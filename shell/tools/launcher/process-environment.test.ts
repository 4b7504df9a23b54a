import { expect, test } from '@jest/globals';
import { API, SHELL } from './deployables.ts';
import { settingsOf } from './process-environment.ts';

test('each package lists its settings once for all readers', async () => {
  const lists = [API, SHELL].map(({ name }) => settingsOf(name));
  const [ofApi, ofShell] = await Promise.all(lists);
  expect(ofApi).toEqual(expect.arrayContaining(['DATABASE_URL', 'PORT']));
  expect(ofShell).toEqual(expect.arrayContaining(['COMPOSITION_FILE', 'PORT']));
  for (const [index, { name }] of [API, SHELL].entries()) expect(settingsOf(name)).toBe(lists[index]);
});
