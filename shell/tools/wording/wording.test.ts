import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitSubjectFault } from './commit-subjects.ts';
import { passagesOf } from './passages.ts';
import { WORDING_RULES, wordingFaults } from './rules.ts';

function faultsIn(path: string, source: string): string[] {
  return passagesOf(path, source).flatMap(({ text, line, isComment }) =>
    wordingFaults(text, isComment).map(({ words }) => `${line}: ${words}`),
  );
}

const PLANTED = [
  'The page hangs on the visitor.',
  'The file cannot be had.',
  'The operator is told about it.',
  'The log tells which release failed.',
  'It takes the word of the proxy.',
  'It goes to whoever asks.',
  'It belongs to nobody.',
  'A folder is no file.',
  'Of those, there were none; here are none.',
  'The page is rendered anew.',
  'It is thereby kept.',
  'It is kept, be it that it failed.',
  'It has two files, one of which is empty.',
  'The supervisor looks after the process.',
  'The release takes traffic.',
  'The server comes up.',
  'The setting stands in the file.',
  'It runs beside the shell.',
  'The release of now is kept.',
  'The retry mends it.',
  'The process takes up the socket.',
  'It gives back a copy.',
  'That is a thousand million.',
  'It waited in vain.',
  'The shell has a folder of its own.',
  'The site keeps serving, also after a restart.',
  'It installs one if there is none.',
  'The revision in force is 3.',
  'The remote is away.',
  'A canary is under way.',
  'Delete files to make room.',
  'It is deleted for good.',
  'The site goes on with revision 3.',
  'Somebody changed the file.',
  'The shell hears of the change.',
  'The cache lets go of the page.',
  'A build is taken for a release.',
  'It restores the former revision.',
  'It is for 5 % of visitors.',
  'What the site is made of.',
  'Whether it is kept.',
];

describe('the wording check', () => {
  test.each(PLANTED)('finds the pattern in a comment: %s', (sentence) => {
    expect(faultsIn('some.ts', `/** ${sentence} */\nexport const limit = 1;\n`)).not.toEqual([]);
  });

  test('has a planted sentence for each rule', () => {
    const unplanted = WORDING_RULES.filter(({ pattern }) => !PLANTED.some((sentence) => pattern.test(sentence)));
    expect(unplanted).toEqual([]);
  });

  test('reads comments, strings, templates, JSX text, and Markdown, and names the line', () => {
    expect(faultsIn('some.ts', `\nconst message = 'It belongs to nobody here.';`)).toEqual(['2: nobody']);
    expect(faultsIn('some.ts', 'const message = `${name} is given back to ${owner} again`;')).toEqual([
      '1: given back',
    ]);
    expect(faultsIn('some.tsx', 'export const A = () => (\n  <p>\n    It is made anew each day.\n  </p>\n);')).toEqual([
      '3: anew',
    ]);
    expect(faultsIn('some.md', 'First line.\n\nThe page is made anew.\n')).toEqual(['3: anew']);
  });

  test('leaves code alone', () => {
    expect(faultsIn('some.ts', 'const anew = { nobody: true };\n// The field `whatever` of the form.\n')).toEqual([]);
    expect(faultsIn('some.md', '```\nthe page is made anew\n```\nThe field `whatever` of the form.\n')).toEqual([]);
  });

  test.each([
    'There is no limit.',
    'The file is no longer read.',
    '// What is a unit? An agreed amount.',
    'It depends on the page.',
    'A car goes on a gallon.',
    'An empty section takes up no space.',
    '5% of visitors get it.',
  ])('accepts plain English: %s', (sentence) => {
    expect(faultsIn('some.ts', `// ${sentence}`)).toEqual([]);
  });

  test('exits with 1 and names file, line, words, and what to write', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'wording-')), 'planted.ts');
    writeFileSync(file, '\n// The page is made anew.\n');
    const { status, stderr } = spawnSync(process.execPath, ['shell/tools/wording/check-wording.ts', file], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('planted.ts:2: "anew": write "again"');
    expect(status).toBe(1);
  });
});

describe('the commit subject check', () => {
  test.each(['composition: roll back to the last live revision', 'shell, api: read settings from one schema'])(
    'accepts: %s',
    (subject) => {
      expect(commitSubjectFault(subject)).toBeUndefined();
    },
  );

  test.each([
    ['Roll back to the last live revision', 'begin with an area'],
    ['composition: rolled back to the last live revision', 'use the imperative'],
    ['composition: rolls back to the last live revision', 'use the imperative'],
    ['composition: Roll back', 'lowercase'],
    [`composition: ${'roll back '.repeat(8)}`, '72 characters'],
    ['composition: roll back.', 'period'],
  ])('refuses: %s', (subject, reason) => {
    expect(commitSubjectFault(subject)).toContain(reason);
  });
});
