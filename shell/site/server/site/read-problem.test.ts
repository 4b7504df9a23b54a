import { expect, test } from '@jest/globals';
import { ComposeError } from '../../../composition/document/compose-error.ts';
import { NO_COMPOSITION, readProblem } from './site-problems.ts';

const FILE = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' });
const DATABASE = new ComposeError(
  'NO_COMPOSITION',
  'The database has no composition. Create one, or restore a backup.',
);

test.each([
  ['a file', FILE],
  ['a database', DATABASE],
])('a site without a composition in %s says how to create one', (_, error) => {
  expect(readProblem(error, '/composition', false)).toBe(NO_COMPOSITION);
});

test.each([FILE, DATABASE])('a site that loses its composition says which one it cannot read: %s', (error) => {
  expect(readProblem(error, '/composition', true)).toBe(`Cannot read the composition /composition: ${error.message}`);
});

test('a composition that cannot be read is not mistaken for a missing one', () => {
  const error = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  expect(readProblem(error, '/composition', false)).toBe(
    'Cannot read the composition /composition: EACCES: permission denied',
  );
});
