import { expect, test } from '@jest/globals';
import { readDevArguments } from './dev-arguments.ts';

const REMOTES = ['mf-converter', 'mf-content'];

test('all remotes have hot reload unless some are named', () => {
  expect(readDevArguments([], REMOTES)).toEqual({ hot: REMOTES, foreign: [] });
  expect(readDevArguments(['mf-content'], REMOTES).hot).toEqual(['mf-content']);
});

test('--hot adds remotes of other repositories by the address of their development server', () => {
  const args = ['--hot', 'http://localhost:3020', '--hot', 'http://localhost:3021/release.json', 'mf-content'];
  expect(readDevArguments(args, REMOTES)).toEqual({
    hot: ['mf-content'],
    foreign: ['http://localhost:3020/release.json', 'http://localhost:3021/release.json'],
  });
});

test.each([
  [['mf-news'], 'Unknown remote "mf-news". Available remotes: mf-converter, mf-content.'],
  [['--hot', 'mf-news'], '"mf-news" is not the address of a remote'],
  [['--hot', 'localhost:3020'], '"localhost:3020" is not the address of a remote'],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => readDevArguments(args, REMOTES)).toThrow(sentence);
});
