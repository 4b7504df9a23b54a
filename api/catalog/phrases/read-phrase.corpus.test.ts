import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { equals, multiply, rational, rationalFromDecimal, type Rational } from '../engine/rational.ts';
import { allCategoryUnits } from '../categories/all-units.ts';
import { textTable } from '../testing/text-table.ts';
import { exactText } from './words/conversion-text.ts';
import type { PhraseReading } from './words/phrase-reading.ts';
import { readPhrase } from './read-phrase.ts';

const read = (text: string) => readPhrase(text, allCategoryUnits);

function written(reading: PhraseReading): string {
  if (reading.kind === 'not-understood') return `! ${reading.code}`;
  const { from, to, assumed } = reading;
  const parts = from.parts.map(({ value, unit }) => `${exactText(value)} ${unit.id}`).join(' ');
  return `${parts} > ${to.units.map(({ id }) => id).join(' ')}${assumed.value ? '(v)' : ''}${assumed.target ? '(t)' : ''}`;
}

function number(text: string): Rational {
  const [over = '', under = '1'] = text.split('/');
  return multiply(rationalFromDecimal(over), rational(1n, BigInt(under)));
}

function findFault(row: string): string | undefined {
  const [, text = '', expected = ''] = /^(.*) => (.*)$/.exec(row) ?? [];
  const [main = '', alternative] = expected.split(' | ');
  const [, reading = '', message, result] = /^(.*?)(?:: (.*))?(?: = (.*))?$/.exec(main) ?? [];
  const found = read(text);
  const [first] = found.alternatives;
  const actual = written(found);
  const offered = first && written(read(first.q));
  if (actual !== reading || offered !== alternative) return `${text} => ${actual} | ${offered}`;
  if (found.kind === 'not-understood')
    return message === undefined || found.message.includes(message) ? undefined : `${text}: ${found.message}`;
  return result === undefined || equals(found.result, number(result))
    ? undefined
    : `${text} = ${exactText(found.result)}`;
}

const groups = textTable(readFileSync(join(import.meta.dirname, 'read-phrase.corpus.txt'), 'utf8'));

test.each(groups)('the search box reads the corpus section: %s', (_group, rows) => {
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(findFault).filter((fault) => fault !== undefined)).toEqual([]);
});

test('each phrase is in the corpus only once, and each alternative is a conversion without assumptions', () => {
  const texts = groups.flatMap(([, rows]) => rows.map((row) => row.slice(0, row.lastIndexOf(' => '))));
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  for (const text of texts)
    for (const { q, label } of read(text).alternatives)
      expect({ text, ...read(q) }).toMatchObject({
        kind: 'conversion',
        reading: label,
        assumed: { value: false, target: false },
      });
});
