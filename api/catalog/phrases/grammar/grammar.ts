import { amountRules } from './amounts.ts';
import { clockRules } from './clocks.ts';
import { fractionRules, fractionTerminals } from './fractions.ts';
import { numberRules, numberTerminals } from './numbers.ts';
import { compileGrammar, type Rule } from './parser.ts';
import { requestRules } from './requests.ts';
import { shareRules } from './shares.ts';
import { sideRules } from './sides.ts';
import { sizeRules } from './sizes.ts';
import { spokenNumbers } from './spoken-numbers.ts';
import { unitRules, unitTerminals } from './units.ts';
import { WORD_LISTS } from './word-lists.ts';

export const RULES: readonly Rule[] = [
  ...requestRules,
  ...sideRules,
  ...sizeRules,
  ...amountRules,
  ...unitRules,
  ...clockRules,
  ...numberRules,
  ...fractionRules,
  ...spokenNumbers,
  ...shareRules,
];

const TERMINALS = { ...WORD_LISTS, ...numberTerminals, ...fractionTerminals, ...unitTerminals };

export const phraseGrammar = compileGrammar(RULES, TERMINALS);
