import { afterEach, expect, test } from '@jest/globals';
import { createApiClient } from '@site/api-contract';
import { builtInFaqs } from '@site/catalog/faqs/built-in-faqs';
import { allUnits } from '@site/catalog/units/all-units';
import { getPair } from '../../pairs/pair.ts';
import { startApi } from '../../testing/start-api.ts';
import { loadFaqs } from './load-converter.tsx';

const unit = (id: string) => allUnits.find((candidate) => candidate.id === id)!;
const PAIR = getPair(unit('ft'), unit('m'));
const WRITTEN = [{ question: 'How long is a foot?', answer: '0.3048 meters.' }];
const BUILT_IN = builtInFaqs(PAIR.from, PAIR.to);

let api: Awaited<ReturnType<typeof startApi>>;
afterEach(() => api.close());

test.each([
  ['the API’s answers', { status: 200, body: WRITTEN }, WRITTEN],
  ['the built-in answers when the API has none', { status: 200, body: [] }, BUILT_IN],
  ['the built-in answers when the API fails', { status: 500, body: {} }, BUILT_IN],
])('a page shows %s', async (_what, answer, shown) => {
  api = await startApi((path) => (path === `faqs/${PAIR.slug}` ? answer : undefined));
  expect(BUILT_IN.length).toBeGreaterThan(0);
  expect((await loadFaqs(createApiClient({ baseUrl: api.origin }), PAIR)).value).toEqual(shown);
});
