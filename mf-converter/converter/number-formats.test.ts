import { describe, expect, test } from '@jest/globals';
import { NUMBER_FORMATS, getSeparators } from '@site/catalog/engine/number-format';
import { equals } from '@site/catalog/engine/rational';
import { units as length } from '@site/catalog/units/length';
import { plainDigits, separatorsIn, spacedDigits } from '@site/shell-contract';
import { getActiveEntry, converterReducer, rewriteInFormat, readUrlState } from './converter-state.ts';
import { buildUrlQuery, formatForUrl, parseQuantity } from './quantity.ts';
import type { TypedText } from './quantity.ts';
import { shownUnits } from './use-units.ts';

const unit = length.units.find(({ id }) => id === 'm')!;
const field = { unit, units: length.units };
const loadState = (query: string) => readUrlState('length', new URLSearchParams(query));
const readValue = (typed: TypedText) => parseQuantity(typed, field).value;
const RESULTS = ['1.524', '1.500', '0.25', '-12.5', '1234567.25', '999.999', '5280.00', '1.5000e-6', '4.0504e+8', '12'];

describe.each(NUMBER_FORMATS)('in the %s format', (format) => {
  test('fields can parse the separators that results have', () => {
    const displayed = separatorsIn(format);
    expect({ ...displayed, group: displayed.group.replace('\u00a0', ' ') }).toEqual(getSeparators(format));
  });

  test.each(RESULTS)(
    '%s keeps its value when pasted into a field, whether copied by a button or from a sentence',
    (result) => {
      const value = readValue({ text: result });
      const copied = parseQuantity({ text: plainDigits(result, format), format }, field);
      expect(copied.state).toBe('number');
      expect(equals(copied.value, value)).toBe(true);
      if (result.includes('e')) return;
      expect(equals(readValue({ text: spacedDigits(result, format), format }), value)).toBe(true);
    },
  );

  test.each(RESULTS)('%s keeps its value after a swap and a reload from the URL', (result) => {
    const state = loadState('from=ft&to=m');
    const shown = shownUnits(getActiveEntry(state), 'length', length.units);
    const value = readValue({ text: result });
    const copied = { text: plainDigits(result, format), exact: value, format };
    const { typed, from, to } = getActiveEntry(converterReducer(state, { type: 'swap', shown, result: copied }));
    const query = new URLSearchParams({
      ...buildUrlQuery(parseQuantity(typed, field)),
      from: from!,
      to: to!,
    }).toString();
    expect(equals(readValue(getActiveEntry(loadState(query)).typed), value)).toBe(true);
    expect(equals(readValue({ text: formatForUrl(parseQuantity(typed, field)) }), value)).toBe(true);
  });

  test.each(['1.524', '1,500', '2.5', '1234.5', '1,234.5'])(
    '%s from the URL appears in the visitor’s format with the same value',
    (text) => {
      const served = loadState(`value=${text}`);
      const { typed } = getActiveEntry(rewriteInFormat(served, format));
      expect(equals(readValue(typed), readValue(getActiveEntry(served).typed))).toBe(true);
      expect(equals(readValue({ text: typed.text, format }), readValue(typed))).toBe(true);
    },
  );
});

test('a new number format does not rewrite typed text or mixed units', () => {
  const typed = converterReducer(loadState(''), {
    type: 'type',
    side: 'from',
    typed: { text: '1.5', format: 'comma-point' },
  });
  expect(rewriteInFormat(typed, 'point-comma')).toBe(typed);
  const quantity = loadState('value=1.5 ft 3 in');
  expect(rewriteInFormat(quantity, 'point-comma')).toBe(quantity);
});
