import { expect, test } from '@jest/globals';
import { COMPOSITION_HEADER } from '../../app/remotes/composition-header.ts';
import { compositionOf } from './composition-headers.ts';

test('the composition of a request is the ID in its header', () => {
  expect(compositionOf({ [COMPOSITION_HEADER]: '0123456789abcdef' })).toBe('0123456789abcdef');
});

test.each([
  '',
  '0123456789abcde',
  '0123456789abcdef0',
  '0123456789ABCDEF',
  ' 0123456789abcdef\n',
  '<0123456789abcdef>',
])('%j is not the ID of a composition', (text) => {
  expect(compositionOf({ [COMPOSITION_HEADER]: text })).toBeUndefined();
});
