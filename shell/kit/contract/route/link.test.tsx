import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Link } from './link.tsx';

const BASE = 'https://site.example/category/length';

const hrefOf = (to: string) => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/category/length']}>
      <Link to={to}>Link</Link>
    </MemoryRouter>,
  );
  return /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
};

test.each(['/about-units', '/converter/length/feet-to-meters?value=5', '/all-converters#area'])(
  'a link to %s has that address',
  (to) => {
    expect(hrefOf(to)).toBe(to);
  },
);

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%5Cevil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
])('a link to %j leads to no other origin', (to) => {
  const { origin, pathname } = new URL(hrefOf(to) ?? '', BASE);
  expect(origin).toBe('https://site.example');
  expect(pathname).not.toMatch(/^\/[/\\]/);
});
