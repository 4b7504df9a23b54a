import { expect, test } from '@jest/globals';
import { type ReactNode, useEffect, useState } from 'react';
import { definePage } from '../route/page.ts';
import { useLocation } from 'react-router-dom';
import { openPage } from './testing.tsx';

const getPage = (Content: () => ReactNode) =>
  definePage({
    load: async ({ path }) => ({
      kind: 'page',
      head: { title: 'News', description: 'News.', canonical: path },
      data: null,
    }),
    Page: Content,
  });

test('openPage returns the page’s text after its effects have run', async () => {
  const page = getPage(() => {
    const { pathname } = useLocation();
    const [width, setWidth] = useState(0);
    useEffect(() => setWidth(document.querySelectorAll('h1').length + (matchMedia('print').matches ? 1 : 0)), []);
    return (
      <h1>
        {pathname} has {width}
      </h1>
    );
  });
  expect(await openPage(page, '/news')).toMatch(/^\/news .*has .*1$/);
  expect(typeof document).toBe('undefined');
});

const fail = (message: string) => {
  throw new Error(message);
};
test.each<[what: string, Content: () => ReactNode, sentence: RegExp]>([
  ['an effect that throws', () => (useEffect(() => fail('No window'), []), 'News'), /: Error: No window/],
  [
    'an effect that throws when the visitor leaves',
    () => (useEffect(() => () => fail('No timer'), []), 'News'),
    /No timer/,
  ],
  ['markup that differs from the server’s', () => <h1>{typeof document}</h1>, /Hydration failed/],
])('openPage reports %s with the path', async (_what, Content, sentence) => {
  const opened = openPage(getPage(Content), '/news');
  await expect(opened).rejects.toThrow(/^\/news fails in a browser: /);
  await expect(opened).rejects.toThrow(sentence);
});
