import { expect, test } from '@jest/globals';
import { linkedPaths } from './rendered-pages.ts';

test('links lead within the site if they are paths, or have the origin of the canonical address', () => {
  const html = `<link data-page="" rel="canonical" href="https://site.test/embed">
    <a href="/about?a=1">1</a><a class="x" href="https://site.test/embed/length/ft-to-m?theme=dark">2</a>
    <a href="https://other.test/x/y">3</a><a href="//other.test/x">4</a><a href="#top">5</a><a href="mailto:a@b.c">6</a>`;
  expect(linkedPaths(html)).toEqual(['/about', '/embed/length/ft-to-m']);
});

test('without a canonical address, only paths count', () => {
  expect(linkedPaths('<a href="/a">1</a><a href="https://site.test/b">2</a>')).toEqual(['/a']);
});
