import { editDistance } from '../../engine/edit-distance.ts';
import { GRAMMAR_WORDS } from '../grammar/word-lists.ts';
import { unitsAt } from '../names/find-units.ts';
import { isInLetters } from '../names/letters.ts';
import { multipleUnitAt } from '../names/multiple-units.ts';
import { OTHER_UNITS, isPrefixedUnit } from '../names/other-units.ts';
import { nameKey, type UnitIndex } from '../names/unit-index.ts';
import type { Token, WordToken } from '../text/tokens.ts';

export interface Correction {
  tokens: readonly Token[];
  changes: readonly { typed: string; word: string }[];
  typos: number;
}

const LEAST_LETTERS = 4;
const LONG_WORD = 7;
const MOST_FOR_WORD = 4;
const MAX_WORDS = 2;

export function unknownWords(tokens: readonly Token[], index: UnitIndex): WordToken[] {
  return tokens.filter((token) => token.kind === 'word').filter(({ text, typed }) => !isKnown(text, typed, index));
}

export function uncoveredWords(tokens: readonly Token[], index: UnitIndex): WordToken[] {
  const uncovered: WordToken[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    const end = unitsAt(tokens, at, index)[0]?.end ?? multipleUnitAt(tokens, at)?.end ?? at;
    if (end === at && token.kind === 'word' && !GRAMMAR_WORDS.has(token.text)) uncovered.push(token);
    at = Math.max(end, at + 1);
  }
  return uncovered;
}

function isKnown(text: string, typed: string, index: UnitIndex): boolean {
  const named = index.named(nameKey(text), typed);
  if (named.length > 0) return named.some(({ unit }) => isInLetters(unit, typed));
  return GRAMMAR_WORDS.has(text) || index.words.has(text);
}

export function corrections(tokens: readonly Token[], index: UnitIndex): Correction[] {
  const unknown = unknownWords(tokens, index);
  if (unknown.length === 0 || unknown.length > MAX_WORDS) return [];
  return unknown.reduce<Correction[]>(
    (found, token) =>
      found.flatMap((partial) => {
        const apart = splitWord(token.text, index);
        const likely = apart.length > 0 ? apart : similarWords(token.text, index);
        return likely.map(({ word, typos }) => replaced(partial, token, word, typos));
      }),
    [{ tokens, changes: [], typos: 0 }],
  );
}

function replaced(partial: Correction, token: WordToken, word: string, typos: number): Correction {
  return {
    tokens: partial.tokens.flatMap((before) =>
      before === token ? word.split(' ').map((text) => ({ ...token, text, typed: text })) : [before],
    ),
    changes: [...partial.changes, { typed: token.typed, word }],
    typos: partial.typos + typos,
  };
}

function splitWord(typed: string, index: UnitIndex): { word: string; typos: number }[] {
  const isUnit = (name: string) => index.named(nameKey(name), name).length > 0;
  return [...typed.matchAll(/to|in/g)].flatMap(({ 0: separator, index: at }) => {
    const [from, to] = [typed.slice(0, at), typed.slice(at + separator.length)];
    // `mint` must not split into `m in t`.
    const isLong = (from === '' || from.length > 1) && (to.length > 1 || separator === 'to');
    return isLong && isUnit(to) && (from === '' || isUnit(from))
      ? [{ word: `${from} ${separator} ${to}`.trim(), typos: 0 }]
      : [];
  });
}

/** A real unit that the site does not support is not a typo, so picometer never becomes micrometer. */
function similarWords(typed: string, index: UnitIndex): { word: string; typos: number }[] {
  if (typed.length < LEAST_LETTERS || OTHER_UNITS.has(typed) || isPrefixedUnit(typed)) return [];
  const most = typed.length >= LONG_WORD ? 2 : 1;
  return [...index.fullWords]
    .filter((word) => word[0] === typed[0])
    .map((word) => ({ word, typos: editDistance(typed, word, most) }))
    .filter(({ typos }) => typos <= most)
    .sort((a, b) => a.typos - b.typos)
    .slice(0, MOST_FOR_WORD);
}
