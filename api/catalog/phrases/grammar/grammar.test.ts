import { expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCategoryUnits } from '../../categories/all-units.ts';
import { unitIndex } from '../names/unit-index.ts';
import { listTokens } from '../text/plain-words.ts';
import { grammarText } from './ebnf.test-helper.ts';
import { phraseGrammar, RULES } from './grammar.ts';
import { compileGrammar, Parser, type Rule } from './parser.ts';
import { rule } from './rules.ts';

const index = unitIndex(allCategoryUnits);
const createParser = (text: string) => new Parser(phraseGrammar, listTokens(text, 'comma-point'), index);

function isReadIn(text: string, rule: Rule): boolean {
  const parser = createParser(text);
  return parser.tokens.some((_, at) => parser.parsesAt(rule.name, at).some((parse) => parse.rule === rule));
}

test('each rule can parse its examples', () => {
  const unread = RULES.flatMap((rule) =>
    rule.examples.filter((text) => !isReadIn(text, rule)).map((text) => `${rule.name}: ${text}`),
  );
  expect(unread).toEqual([]);
});

test('the README contains the current grammar', () => {
  const path = join(import.meta.dirname, '../README.md');
  const readme = readFileSync(path, 'utf8');
  const written = readme.replace(/(?<=```ebnf\n)[^]*?(?=\n```)/, () => grammarText(RULES));
  if (process.env['WRITE_GRAMMAR'] !== undefined) writeFileSync(path, written);
  else expect(readme).toBe(written);
});

test('parsing a text with too many readings stops in bounded time', () => {
  const start = performance.now();
  createParser(`${'5 m + '.repeat(29)} 5 m`).parsesAt('separated', 0);
  expect(performance.now() - start).toBeLessThan(1000);
});

test.each(['(', '"a', 'label:', 'missing', '[ "a" ) ]'])('a malformed pattern is rejected: %s', (pattern) => {
  expect(() => compileGrammar([rule(`name = ${pattern}`, '')], {})).toThrow();
});
