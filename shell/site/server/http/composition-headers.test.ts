import { expect, test } from '@jest/globals';
import { COMPOSITION_HEADER } from '../../app/remotes/composition-header.ts';
import { compositionOf } from './composition-headers.ts';

test.each([
  ['0123456789abcdef', '0123456789abcdef'],
  ['', undefined],
  ['0123456789abcde', undefined],
  ['0123456789ABCDEF', undefined],
  [' 0123456789abcdef\n', undefined],
])('a request with the header %j is of the composition %s', (text, id) => {
  expect(compositionOf({ [COMPOSITION_HEADER]: text })).toBe(id);
});
