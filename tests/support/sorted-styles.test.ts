import { expect, test } from '@jest/globals';
import { withSortedStyles } from './sorted-styles.ts';

const page = (...rules: string[]) => Buffer.from(`<style data-styled="true">${rules.join('')}</style><h1>Units</h1>`);

const [a1, a2] = [
  '.a{color:red}data-styled.g1[id="a"]{content:"a,"}',
  '.a{color:red}data-styled.g2[id="a"]{content:"a,"}',
];
const [b1, b2] = [
  '.b{margin:0}data-styled.g1[id="b"]{content:"b,"}',
  '.b{margin:0}data-styled.g2[id="b"]{content:"b,"}',
];

test('pages of two processes are equal if only the order of first use differs', () => {
  expect(withSortedStyles(page(a1, b2))).toBe(withSortedStyles(page(b1, a2)));
});

test('pages with other styles or texts differ', () => {
  const sorted = withSortedStyles(page(a1, b2));
  expect(withSortedStyles(page(a1, b2.replace('margin:0', 'margin:1px')))).not.toBe(sorted);
  expect(withSortedStyles(page(a1))).not.toBe(sorted);
  expect(withSortedStyles(Buffer.from(page(a1, b2).toString().replace('Units', 'Other')))).not.toBe(sorted);
});
