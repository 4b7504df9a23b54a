/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-return -- expressions with type errors are untyped */
import { expect, test } from '@jest/globals';
import { definePage, notFound, type PageContext, type PageResult, redirect } from './page.ts';

const head = { title: 'Title', description: 'Description', canonical: '/' };

/** Type tests: `npm run types` fails if an expected error is missing. */
export const compiled = [
  definePage({
    load: async ({ params }) => {
      if (params['slug'] === 'former') return redirect('/latter');
      if (params['slug'] !== 'known') return notFound();
      return {
        kind: 'page',
        head,
        data: { known: 1, list: ['a'], maybe: null },
        sections: { table: async () => 'rows', notes: async () => null },
      };
    },
    Page: ({ data, sections }) => {
      const known: number = data.known;
      // @ts-expect-error -- no result has this section
      const other = sections.other;
      return [known, sections.table, sections.notes, other];
    },
  }),

  // A page may have one of two kinds of data.
  definePage({
    load: async ({ path }): Promise<PageResult<{ found: false } | { found: true; name: string }>> =>
      path === '/'
        ? { kind: 'page', head, data: { found: true, name: 'Home' } }
        : { kind: 'page', status: 404, head, data: { found: false } },
    Page: ({ data }) => (data.found ? data.name : 'none'),
  }),

  // @ts-expect-error -- a Date becomes a string in JSON
  definePage({ load: async () => ({ kind: 'page', head, data: { at: new Date(0) } }), Page: () => null }),
  // @ts-expect-error -- a Map becomes an empty object in JSON
  definePage({ load: async () => ({ kind: 'page', head, data: { names: new Map([['a', 'b']]) } }), Page: () => null }),
  // @ts-expect-error -- JSON omits functions
  definePage({ load: async () => ({ kind: 'page', head, data: { call: () => 1 } }), Page: () => null }),
  // @ts-expect-error -- JSON rejects big integers
  definePage({ load: async () => ({ kind: 'page', head, data: { value: 1n } }), Page: () => null }),
  definePage({
    // @ts-expect-error -- sections are not data
    load: async (): Promise<PageResult<{ section: () => Promise<string> }>> => notFound(),
    Page: () => null,
  }),

  definePage({
    load: async (_context: PageContext) => ({
      kind: 'page' as const,
      head,
      data: { name: 'a' },
      sections: { about: async () => 'a long text' },
    }),
    // @ts-expect-error -- `Page` cannot read sections from data
    Page: ({ data }) => data.about,
  }),
];

test('a page can return a redirect or not-found', () => {
  expect(redirect('/other')).toEqual({ kind: 'redirect', to: '/other' });
  expect(notFound()).toEqual({ kind: 'not-found' });
});
