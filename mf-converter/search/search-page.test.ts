import { expect, test } from '@jest/globals';
import { searchPath } from './search-page.ts';

test.each([
  ['', 'point-comma', '/all-converters'],
  ['5 ft to m', 'point-comma', '/all-converters?q=5+ft+to+m'],
  ['1.500 ft to m', 'comma-point', '/all-converters?q=1.500+ft+to+m'],
  ['1.500 ft to m', 'point-comma', '/all-converters?q=1.500+ft+to+m&format=point-comma'],
  ['1,5 ft to m', 'point-comma', '/all-converters?q=1%2C5+ft+to+m'],
  ['1.234,567 ft', 'space-comma', '/all-converters?q=1.234%2C567+ft'],
] as const)('builds the URL of a search for "%s" in %s: %s', (text, format, path) => {
  expect(searchPath(text, format)).toBe(path);
});
