import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { RemoteModules } from '../remotes/remote-modules.ts';
import type { RemoteFailure } from '../remotes/remote-module-error.ts';
import { searchSite } from './search-site.ts';

const LINK = { label: 'Feet to Meters', to: '/somewhere/feet-to-meters' };
const ANSWER = {
  kind: 'result',
  reading: '5 feet in meters',
  text: '1.524 meters',
  isExact: true,
  more: ['5 ft'],
  copyable: { text: '1.524', withUnit: '1.524 m', title: '5 ft = 1.524 m', path: '/somewhere/5-feet' },
  alternatives: [{ q: '5 ft in cm', label: '5 feet in centimeters' }],
};
const suggest = async () => [LINK];
const reject = async () => Promise.reject(new Error('Faulty'));

class Composed extends RemoteModules {
  readonly #part: unknown;

  constructor(part: unknown) {
    super({ remotes: {}, parts: { suggest: { remote: 'mf-any', module: './suggest' } } });
    this.#part = part;
  }

  override async loadPart<T>(): Promise<T> {
    return this.#part as T;
  }
}

async function search(part: unknown) {
  const failures: RemoteFailure[] = [];
  const found = await searchSite(
    { remotes: new Composed(part), reportFailure: (failure) => failures.push(failure) },
    '5 ft in m',
  );
  return { found, failures };
}

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void jest.restoreAllMocks());

describe('the header’s search', () => {
  test.each([
    ['suggestions and an answer', async () => ANSWER, ANSWER],
    ['suggestions from a part that has no answer to this text', async () => undefined, undefined],
    ['suggestions of a part that never answers', undefined, undefined],
  ])('shows %s', async (_what, answer, shown) => {
    expect(await search({ suggest, ...(answer && { answer }) })).toEqual({
      found: { links: [LINK], answer: shown },
      failures: [],
    });
  });

  test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '/%5Cevil.example', 'javascript:alert(1)'])(
    'omits and reports a suggestion that links to %j',
    async (to) => {
      const { found, failures } = await search({ suggest: async () => [{ label: 'Evil', to }, LINK] });
      expect(found.links).toEqual([LINK]);
      expect(failures).toMatchObject([{ kind: 'event', error: { code: 'PART_INVALID' } }]);
    },
  );

  test.each([
    ['entries that are not links', async () => [null, { label: {}, to: '/' }, LINK], [LINK]],
    ['a string', async () => 'many', []],
    ['nothing', () => undefined, []],
    ['a rejection', reject, []],
  ])('reports %s among the suggestions, and keeps valid links and the answer', async (_what, faulty, links) => {
    const { found, failures } = await search({ suggest: faulty, answer: async () => ANSWER });
    expect(found).toEqual({ links, answer: ANSWER });
    expect(failures).toMatchObject([{ remote: 'mf-any', kind: 'event' }]);
  });

  test.each([
    ['a string', '1.524 m'],
    ['an unknown kind', { kind: 'picture', alternatives: [] }],
    ['isExact missing', { ...ANSWER, isExact: undefined }],
    ['a number as its text', { ...ANSWER, more: [5] }],
    ['an alternative without a label', { ...ANSWER, alternatives: [{ q: '5 ft in cm' }] }],
    ['a number to copy', { ...ANSWER, copyable: { ...ANSWER.copyable, text: 1.524 } }],
    ['a link to another site', { ...ANSWER, copyable: { ...ANSWER.copyable, path: '//evil.example' } }],
    ['a number as its message', { kind: 'message', message: 5, alternatives: [] }],
  ])('keeps its suggestions and reports an answer with %s', async (_what, answer) => {
    const { found, failures } = await search({ suggest, answer: async () => answer });
    expect(found).toEqual({ links: [LINK], answer: undefined });
    expect(failures).toMatchObject([{ remote: 'mf-any', kind: 'event', error: { code: 'PART_INVALID' } }]);
  });
});
