/* eslint-disable @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-return -- what the compiler refuses has no type */
import { expect, test } from '@jest/globals';
import type { PageContext, PageResult } from './page.ts';
import { definePage, notFound, redirect } from './page.ts';

const head = { title: 'Title', description: 'Description', canonical: '/' };

/** For their types alone: `npm run types` fails where one of these compiles that should not. */
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
      // @ts-expect-error -- a section that no result has
      const other = sections.other;
      return [known, sections.table, sections.notes, other];
    },
  }),

  // One page, two kinds of data.
  definePage({
    load: async ({ path }): Promise<PageResult<{ found: false } | { found: true; name: string }>> =>
      path === '/'
        ? { kind: 'page', head, data: { found: true, name: 'Home' } }
        : { kind: 'page', status: 404, head, data: { found: false } },
    Page: ({ data }) => (data.found ? data.name : 'none'),
  }),

  // @ts-expect-error -- a date arrives as a text
  definePage({ load: async () => ({ kind: 'page', head, data: { at: new Date(0) } }), Page: () => null }),
  // @ts-expect-error -- a map arrives empty
  definePage({ load: async () => ({ kind: 'page', head, data: { names: new Map([['a', 'b']]) } }), Page: () => null }),
  // @ts-expect-error -- a function does not arrive
  definePage({ load: async () => ({ kind: 'page', head, data: { call: () => 1 } }), Page: () => null }),
  // @ts-expect-error -- nor does a big integer
  definePage({ load: async () => ({ kind: 'page', head, data: { value: 1n } }), Page: () => null }),
  definePage({
    // @ts-expect-error -- a section's content is not data
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
    // @ts-expect-error -- what a section is made of stays where it was made
    Page: ({ data }) => data.about,
  }),
];

test('a page may lead to another address, or leave its own to the shell', () => {
  expect(redirect('/other')).toEqual({ kind: 'redirect', to: '/other' });
  expect(notFound()).toEqual({ kind: 'not-found' });
});
