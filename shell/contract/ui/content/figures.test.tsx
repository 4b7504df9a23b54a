import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { spacedDigits } from './spaced-digits.tsx';

/** What stands there, with a space where a group begins. */
const shown = (text: string) =>
  renderToStaticMarkup(<>{spacedDigits(text)}</>)
    .replace(/<span[^>]*>/g, ' ')
    .replaceAll('</span>', '');

test.each([
  ['1234', '1234'],
  ['12345', '12 345'],
  ['-1234567.5', '-1 234 567.5'],
  ['0.3048', '0.3048'],
  ['0.45359237 kg', '0.453 592 37 kg'],
  ['12345.678901', '12 345.678 901'],
  ['473176473/125000000000', '473 176 473/125 000 000 000'],
  ['IEC 80000-13 and 80000 bytes', 'IEC 80000-13 and 80 000 bytes'],
  ['ISO 80000', 'ISO 80000'],
])('%s is shown as %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});
