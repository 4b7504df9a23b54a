import { describe, expect, test } from '@jest/globals';
import { readTestChoice } from './test-choice.ts';

const STEPS = ['types', 'lint', 'build', 'unit', 'browser'];

describe('npm test', () => {
  test('runs every step, or those that are named', () => {
    expect(readTestChoice([], STEPS)).toEqual({ kind: 'steps', names: [] });
    expect(readTestChoice(['types', 'lint'], STEPS)).toEqual({ kind: 'steps', names: ['types', 'lint'] });
  });

  test('gives the path of a unit test to Jest, without a build', () => {
    expect(readTestChoice(['mf-converter/converter/converter-view.test.ts'], STEPS)).toEqual({
      kind: 'tests',
      jest: ['mf-converter/converter/converter-view.test.ts'],
      playwright: undefined,
      needsBuild: false,
    });
  });

  test('builds before a test of whole sites', () => {
    for (const path of ['tests/shell/canary.test.ts', 'shell/site/server/site/live-site.test.ts'])
      expect(readTestChoice([path], STEPS)).toMatchObject({ jest: [path], playwright: undefined, needsBuild: true });
  });

  test('gives paths below tests/browser to Playwright', () => {
    const path = 'tests/browser/pages/footer.test.ts';
    expect(readTestChoice([path, '-t', 'on a phone'], STEPS)).toEqual({
      kind: 'tests',
      jest: undefined,
      playwright: [path, '-g', 'on a phone'],
      needsBuild: true,
    });
  });

  test('looks for a name in both', () => {
    expect(readTestChoice(['-t', 'absolute zero'], STEPS)).toEqual({
      kind: 'tests',
      jest: ['-t', 'absolute zero'],
      playwright: ['-g', 'absolute zero'],
      needsBuild: true,
    });
  });

  test.each([
    [['-t'], '-t needs the name of a test'],
    [['--watch'], '"--watch" is not the path of a test'],
    [['types', 'api/src'], '"types" is not the path of a test'],
  ])('explains what is wrong with %j', (args, sentence) => {
    expect(readTestChoice(args, STEPS)).toContain(sentence);
  });
});
