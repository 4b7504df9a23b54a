import type { Alternative, ApiErrorCode } from '@site/api-contract';
import { convert, hasCounterpart } from '@site/catalog/engine/convert';
import { parseDecimal } from '@site/catalog/engine/parse-decimal';
import { equals, type Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { nameFor } from '@site/catalog/phrases/words/conversion-text';
import { readQuantity } from '@site/catalog/phrases/read-quantity';
import type { ConversionReading, NotUnderstood, PhraseReading } from '@site/catalog/phrases/words/phrase-reading';
import { readPhrase } from '@site/catalog/phrases/read-phrase';
import { allCategoryUnits } from '@site/catalog/units/all-units';
import { formatInput } from './conversion-answer.ts';

export const READING_ERRORS: Readonly<Record<NotUnderstood['code'], ApiErrorCode>> = {
  EMPTY: 'PHRASE_EMPTY',
  TOO_LONG: 'PHRASE_TOO_LONG',
  NO_UNIT: 'UNIT_MISSING',
  UNKNOWN_UNIT: 'UNIT_UNKNOWN',
  NOT_A_NUMBER: 'NUMBER_INVALID',
  OUT_OF_RANGE: 'NUMBER_OUT_OF_RANGE',
  DIFFERENT_KINDS: 'UNITS_OF_DIFFERENT_KINDS',
  UNCLEAR: 'PHRASE_UNCLEAR',
};

export type UnitPair = readonly [from: UnitDefinition, to: UnitDefinition];

/** Reads a value and two units. Unit IDs must match exactly. Other names are read as part of a phrase. */
export function readUnits(value: string, from: string, to: string): PhraseReading {
  const pair = findPair(from.trim(), to.trim());
  if (pair) return readPair(value, pair);
  const parsed = parseDecimal(value);
  return parsed.ok ? readNames(value, parsed.value, from, to) : explainUnreadable(parsed);
}

export function readPair(value: string, pair: UnitPair): PhraseReading {
  const units = allCategoryUnits.find(({ category }) => category === pair[0].category)?.units ?? [];
  const parsed = readQuantity(value, units, pair[0]);
  if (!parsed.ok) return explainUnreadable(parsed);
  if (!hasCounterpart(parsed.value, ...pair))
    return refuse(
      'OUT_OF_RANGE',
      `0 ${pair[0].plural} has no equivalent in ${pair[1].plural}, because you can’t divide by zero.`,
    );
  return createReading(parsed.value, pair, listOtherThousands(value, pair));
}

export const UNIT_UNKNOWN = 'We don’t recognize one of the units. GET /api/units/{category} lists all IDs.';

type Unreadable = Extract<ReturnType<typeof parseDecimal> | ReturnType<typeof readQuantity>, { ok: false }>;

function explainUnreadable({ code, message }: Unreadable): NotUnderstood {
  return refuse(code === 'EMPTY' ? 'NOT_A_NUMBER' : code, `${message}.`);
}

export function findPair(from: string, to: string): UnitPair | undefined {
  for (const { units } of allCategoryUnits) {
    const pair = [from, to].flatMap((id) => units.find((unit) => unit.id === id) ?? []);
    const [fromUnit, toUnit] = pair;
    if (fromUnit && toUnit) return [fromUnit, toUnit];
  }
  return undefined;
}

/** Reads the names as part of a phrase. A name must not change the number or specify several units. */
function readNames(value: string, number: Rational, from: string, to: string): PhraseReading {
  const reading = readPhrase(`${value.trim()} ${from.trim()} to ${to.trim()}`, allCategoryUnits);
  if (reading.kind === 'not-understood') return reading;
  const [part, ...moreParts] = reading.from.parts;
  const isAsSent =
    part !== undefined && moreParts.length === 0 && equals(part.value, number) && reading.to.units.length === 1;
  if (isAsSent && ![from, to].some((name) => isMega(name.trim()))) return reading;
  return refuse('UNKNOWN_UNIT', UNIT_UNKNOWN);
}

/** In symbols, M is mega and m is milli, so `Mg` never means a milligram. */
function isMega(name: string): boolean {
  const small = `m${name.slice(1)}`;
  return (
    /^M[a-z]/.test(name) &&
    allCategoryUnits.some(
      ({ units }) => units.some(({ symbol }) => symbol === small) && !units.some(({ symbol }) => symbol === name),
    )
  );
}

function createReading(value: Rational, [from, to]: UnitPair, alternatives: readonly Alternative[]): ConversionReading {
  return {
    kind: 'conversion',
    from: { parts: [{ value, unit: from }], value, unit: from },
    to: { unit: to, units: [to] },
    result: convert(value, from, to),
    reading: describe(value, [from, to]),
    assumed: { value: false, target: false },
    alternatives,
  };
}

/** `1,500` is read as in English. The alternative reads the comma as a decimal separator. */
function listOtherThousands(value: string, pair: UnitPair): Alternative[] {
  if (!/^\s*[+\-\u2212]?[1-9]\d{0,2},\d{3}\s*$/.test(value)) return [];
  // The extra zero keeps the point from being read as a thousands separator.
  const text = `${value.trim().replace(',', '.')}0`;
  const alternative = parseDecimal(text);
  return alternative.ok
    ? [{ q: `${text} ${pair[0].plural} to ${pair[1].plural}`, label: describe(alternative.value, pair) }]
    : [];
}

function describe(value: Rational, [from, to]: UnitPair): string {
  return `${formatInput(value).text.replace(/^-/, '\u2212')} ${nameFor(value, from)} in ${to.plural}`;
}

function refuse(code: NotUnderstood['code'], message: string): NotUnderstood {
  return { kind: 'not-understood', code, message, alternatives: [] };
}
