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

test('an answer that was being made when the catalogue changed names the version that it was made from', async () => {
  const api = await startApi();
  try {
    const catalogue = api.app.get(Catalogue);
    const { version } = catalogue;
    const asked = Promise.withResolvers<void>();
    const change = Promise.withResolvers<void>();
    const categories = await catalogue.categories();
    Object.defineProperties(catalogue, {
      categories: {
        value: async () => {
          asked.resolve();
          await change.promise;
          return categories;
        },
      },
    });
    const answered = fetch(`${api.url}/api/categories`);
    await asked.promise;
    Object.defineProperty(catalogue, 'version', { value: 'another' });
    change.resolve();
    const { headers } = await answered;
    expect(headers.get('x-catalogue-version')).toBe(version);
  } finally {
    await api.stop();
  }
});
