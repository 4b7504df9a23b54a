import { describe, expect, test } from '@jest/globals';
import { PROJECT } from '../deployables.ts';
import { readTestChoice } from './test-choice.ts';
import { testKindOf } from './test-files.ts';

const STEPS = ['types', 'lint', 'build', 'unit', 'site', 'browser'];
const read = (...args: string[]) => readTestChoice(args, STEPS, PROJECT);

describe('npm test', () => {
  test('runs every step, or those that are named', () => {
    expect(read()).toEqual({ kind: 'steps', names: [] });
    expect(read('types', 'lint')).toEqual({ kind: 'steps', names: ['types', 'lint'] });
  });

  test('runs the file, or the files of the folder, with the given path', () => {
    const file = 'shell/tools/launcher/test/test-choice.test.ts';
    const choice = { kind: 'tests', files: { unit: [file] } };
    expect(read(file)).toEqual(choice);
    expect(read(`./${file}`)).toEqual(choice);
    expect(read(`${PROJECT}/${file}`)).toEqual(choice);
    expect(read('shell/tools/launcher/test/')).toMatchObject({ files: { unit: expect.arrayContaining([file]) } });
    expect(read('tests/shell')).not.toHaveProperty('files.unit');
  });

  test('finds the runner for a part of a path', () => {
    const footer = 'tests/browser/site-frame/footer.test.ts';
    expect(read('Footer')).toMatchObject({ kind: 'tests', files: { browser: expect.arrayContaining([footer]) } });
    expect(read('canary')).toMatchObject({
      kind: 'tests',
      files: {
        unit: expect.arrayContaining(['shell/composition/cli/compose-canary.test.ts']),
        site: ['tests/shell/canary.test.ts'],
      },
    });
  });

  test('takes the name of a test within paths', () => {
    const path = 'tests/shell/canary.test.ts';
    expect(read(path, '-t', 'anything')).toEqual({ kind: 'tests', files: { site: [path] }, name: 'anything' });
  });

  test('looks for a name alone in the files with that text', () => {
    const name = 'looks for a NAME alone in the files';
    expect(read('-t', name)).toEqual({
      kind: 'tests',
      files: { unit: ['shell/tools/launcher/test/test-choice.test.ts'] },
      name,
    });
  });

  test('looks for a name that no file has, because it is put together at run time, everywhere', () => {
    const choice = read('-t', ['put', 'together'].join('-'));
    expect(choice).toMatchObject({
      files: { unit: expect.anything(), site: expect.anything(), browser: expect.anything() },
    });
  });

  test.each([
    [['-t'], '-t needs the name of a test'],
    [['--watch'], '"--watch" is not the path of a test'],
    [['types', 'api/src'], '"types" is not the path of a test'],
    [['footter'], 'No test file has "footter" in its path'],
  ])('explains what is wrong with %j', (args, sentence) => {
    expect(read(...args)).toContain(sentence);
  });
});

test.each([
  ['tests/shell/canary.test.ts', 'site'],
  ['tests/operations/start/building.test.ts', 'site'],
  ['tests/operations/repository/documents.test.ts', 'unit'],
  ['tests/support/sample.test.ts', 'unit'],
  ['shell/site/server/site/live-site.test.ts', 'unit'],
  ['tests/browser/offline.test.ts', 'browser'],
])('%s is a %s test', (file, kind) => {
  expect(testKindOf(file)).toBe(kind);
});
