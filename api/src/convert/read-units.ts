import { convert, hasCounterpart } from '@site/catalogue/engine/convert';
import { findUnit } from '@site/catalogue/engine/find-unit';
import { parseDecimal } from '@site/catalogue/engine/parse-decimal';
import { equals, type Rational } from '@site/catalogue/engine/rational';
import type { CategoryUnits, UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { nameFor } from '@site/catalogue/phrases/conversion-text';
import type { Alternative, ConversionReading, NotUnderstood, PhraseReading } from '@site/catalogue/phrases/phrase-reading';
import { readPhrase } from '@site/catalogue/phrases/read-phrase';
import { givenText } from './number-texts.ts';

type UnitPair = readonly [from: UnitDefinition, to: UnitDefinition];

/**
 * A number with two units, as a program asks. Units go by id or by symbol, letter for letter: `Mg` is no milligram. Any other name is read as
 * a person's would be, with its alternatives.
 */
export function readUnits(value: string, from: string, to: string, categories: readonly CategoryUnits[]): PhraseReading {
  const parsed = parseDecimal(value);
  if (!parsed.ok) {
    const code = parsed.code === 'EMPTY' ? 'NOT_A_NUMBER' : parsed.code;
    return { kind: 'not-understood', code, message: sentence(parsed.message), alternatives: [] };
  }
  const [pair, ...others] = pairsOf(from, to, categories);
  if (pair === undefined) return readNames(value, parsed.value, from, to, categories);
  if (!hasCounterpart(parsed.value, ...pair)) {
    const message = `0 ${pair[0].plural} is no number of ${pair[1].plural}: nothing can be divided by zero.`;
    return { kind: 'not-understood', code: 'OUT_OF_RANGE', message, alternatives: [] };
  }
  const otherUnits = others.map((other) => asAlternative(parsed.value, other));
  return readingOf(parsed.value, pair, [...otherThousands(value, pair), ...otherUnits]);
}

/** In the order of the categories: ids before symbols. */
function pairsOf(from: string, to: string, categories: readonly CategoryUnits[]): UnitPair[] {
  const pairs = categories.flatMap(({ units }): UnitPair[] => {
    const fromUnit = exactUnit(from, units);
    const toUnit = exactUnit(to, units);
    return fromUnit && toUnit ? [[fromUnit, toUnit]] : [];
  });
  const byId = ([one, other]: UnitPair) => Number(one.id !== from.trim()) + Number(other.id !== to.trim());
  return pairs.sort((a, b) => byId(a) - byId(b));
}

function exactUnit(name: string, units: readonly UnitDefinition[]): UnitDefinition | undefined {
  const text = name.trim();
  return units.find(({ id }) => id === text) ?? units.find(({ symbol }) => symbol === text);
}

/** Names that are neither ids nor symbols, as a phrase: they may not change the number, or stand for several units. */
function readNames(value: string, number: Rational, from: string, to: string, categories: readonly CategoryUnits[]): PhraseReading {
  const reading = readPhrase(`${value.trim()} ${from.trim()} to ${to.trim()}`, categories);
  if (reading.kind === 'not-understood') return reading;
  const { parts } = reading.from;
  const [part] = parts;
  if (parts.length === 1 && part && equals(part.value, number) && reading.to.units.length === 1) return reading;
  return unclear(from, to, categories);
}

function unclear(from: string, to: string, categories: readonly CategoryUnits[]): NotUnderstood {
  const isKnown = (name: string) => categories.some(({ units }) => findUnit(name, units));
  const unknown = [from, to].find((name) => !isKnown(name));
  if (unknown === undefined) return { kind: 'not-understood', code: 'DIFFERENT_KINDS', message: 'The two units measure different things, so neither converts into the other.', alternatives: [] };
  return { kind: 'not-understood', code: 'UNKNOWN_UNIT', message: 'One of the units is not known here. GET /api/units/{category} lists the ids of all.', alternatives: [] };
}

function readingOf(value: Rational, [from, to]: UnitPair, alternatives: readonly Alternative[]): ConversionReading {
  return {
    kind: 'conversion',
    from: { parts: [{ value, unit: from }], value, unit: from },
    to: { unit: to, units: [to] },
    result: convert(value, from, to),
    reading: inWords(value, [from, to]),
    assumed: { value: false, target: false },
    alternatives,
  };
}

/** `1,500` is one and a half where the decimal point is a comma. Read in the English way, with the other one tap away. */
function otherThousands(value: string, pair: UnitPair): Alternative[] {
  if (!/^\s*[+\-\u2212]?\d{1,3},\d{3}\s*$/.test(value)) return [];
  const other = parseDecimal(value.replace(',', '.'));
  return other.ok ? [asAlternative(other.value, pair)] : [];
}

function asAlternative(value: Rational, pair: UnitPair): Alternative {
  const [from, to] = pair;
  return { q: `${givenText(value).text} ${from.plural} to ${to.plural}`, label: inWords(value, pair) };
}

function inWords(value: Rational, [from, to]: UnitPair): string {
  return `${givenText(value).text} ${nameFor(value, from)} in ${to.plural}`;
}

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);
