import { expect, test } from '@jest/globals';
import { ComposeError } from '../../../composition/document/compose-error.ts';
import { NO_COMPOSITION, readProblem } from './site-problems.ts';

const FILE = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' });
const DATABASE = new ComposeError(
  'NO_COMPOSITION',
  'The database has no composition. Create one, or restore a backup.',
);

const DENIED = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
const unreadable = ({ message }: Error) => `Cannot read the composition /composition: ${message}`;

test.each([
  ['a site without a file says how to create one', FILE, false, NO_COMPOSITION],
  ['a site without a document in the database says how to create one', DATABASE, false, NO_COMPOSITION],
  ['a site whose file was deleted reports that it cannot read the file', FILE, true, unreadable(FILE)],
  [
    'a site whose document was deleted from the database reports that it cannot read the document',
    DATABASE,
    true,
    unreadable(DATABASE),
  ],
  ['a composition that cannot be read is not mistaken for a missing one', DENIED, false, unreadable(DENIED)],
])('%s', (_what, error, hadOne, sentence) => {
  expect(readProblem(error, '/composition', hadOne)).toBe(sentence);
});
