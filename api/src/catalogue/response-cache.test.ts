import { expect, test } from '@jest/globals';
import { startApi } from '../testing/start-api.ts';
import { Catalogue } from './catalogue.ts';

test('a catalogue that changes while the API runs changes the answers and their version at once', async () => {
  const api = await startApi();
  const catalogue = api.app.get(Catalogue);
  const before = await fetch(`${api.url}/api/categories`);
  const [first, ...others] = (await before.json()) as { name: string }[];
  Object.defineProperties(catalogue, {
    version: { value: 'another' },
    categories: { value: async () => [{ ...first, name: 'Distance' }, ...others] },
  });
  const after = await fetch(`${api.url}/api/categories`, {
    headers: { 'if-none-match': before.headers.get('etag') ?? '' },
  });
  expect(after.status).toBe(200);
  expect(await after.json()).toMatchObject([{ name: 'Distance' }, ...others]);
  expect(after.headers.get('x-catalogue-version')).toBe('another');
  await api.stop();
});
