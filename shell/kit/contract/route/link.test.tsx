import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Link } from './link.tsx';

const BASE = 'https://site.example/category/length';

const findHref = (to: string) => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/category/length']}>
      <Link to={to}>Link</Link>
    </MemoryRouter>,
  );
  return /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
};

test('a link to a path of this site has that path', () => {
  expect(findHref('/converter/length/feet-to-meters?value=5#top')).toBe('/converter/length/feet-to-meters?value=5#top');
});

test.each(['//evil.example', '/%5Cevil.example', '/a/..//evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'a link to %j has no URL, because it would lead to another origin',
  (to) => {
    const { origin, pathname } = new URL(findHref(to) ?? '', BASE);
    expect(origin).toBe('https://site.example');
    expect(pathname).not.toMatch(/^\/[/\\]/);
  },
);
