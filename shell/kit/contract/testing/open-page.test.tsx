import { expect, test } from '@jest/globals';
import { type ReactNode, useEffect, useState } from 'react';
import { definePage } from '../route/page.ts';
import { useLocation } from 'react-router-dom';
import { openPage } from './open-page.tsx';

const pageOf = (Content: () => ReactNode) =>
  definePage({
    load: async ({ path }) => ({
      kind: 'page',
      head: { title: 'News', description: 'News.', canonical: path },
      data: null,
    }),
    Page: Content,
  });

test('a page runs its effects, and the text is what they leave', async () => {
  const page = pageOf(() => {
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

test('an effect that throws is reported with the address', async () => {
  const page = pageOf(() => {
    useEffect(() => {
      throw new Error('No window');
    }, []);
    return <h1>News</h1>;
  });
  await expect(openPage(page, '/news')).rejects.toThrow('/news fails in a browser: Error: No window');
});

test('an effect that throws when the visitor leaves is reported, too', async () => {
  const page = pageOf(() => {
    useEffect(
      () => () => {
        throw new Error('No timer');
      },
      [],
    );
    return <h1>News</h1>;
  });
  await expect(openPage(page, '/news')).rejects.toThrow('/news fails in a browser: Error: No timer');
});

test('markup that differs from the server’s is reported', async () => {
  const page = pageOf(() => <h1>{typeof document === 'undefined' ? 'On a server' : 'In a browser'}</h1>);
  await expect(openPage(page, '/news')).rejects.toThrow(/^\/news fails in a browser: .*Hydration failed/);
});
