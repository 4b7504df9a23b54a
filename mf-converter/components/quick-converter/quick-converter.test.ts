import { describe, expect, test } from '@jest/globals';
import { length } from '@site/catalogue/units/length';
import { temperature } from '@site/catalogue/units/temperature';
import { moreOptionsPath } from './more-options-path.ts';
import { quickResult } from './quick-result.ts';
import { activeEntry, initialQuickState, quickReducer } from './quick-state.ts';

const unit = (id: string) => [...length.units, ...temperature.units].find((known) => known.id === id);

describe('the quick converter', () => {
  test('shows what the specification says of numbers and of what is none', () => {
    expect(quickResult('1', unit('m'), unit('ft'))).toBe('3.2808');
    expect(quickResult('1', unit('mm'), unit('km'))).toBe('1.0000e-6');
    expect(quickResult('-40', unit('C'), unit('F'))).toBe('-40');
    expect(quickResult('12abc', unit('m'), unit('ft'))).toBe('Invalid input');
    expect(quickResult('', unit('m'), unit('ft'))).toBe('Invalid input');
    expect(quickResult('1', unit('m'), unit('C'))).toBe('Invalid conversion');
    expect(quickResult('1', unit('m'), undefined)).toBe('Invalid conversion');
  });

  test('keeps each tab’s value and units', () => {
    const typed = quickReducer(initialQuickState, { type: 'change', entry: { text: '7', to: 'yd' } });
    const away = quickReducer(quickReducer(typed, { type: 'open', category: 'weight' }), { type: 'swap' });
    expect(activeEntry(away)).toEqual({ text: '1', from: 'lb', to: 'kg' });
    expect(activeEntry(quickReducer(away, { type: 'open', category: 'length' }))).toEqual({ text: '7', from: 'm', to: 'yd' });
  });

  test('leads to the pair’s page, or to the category where there is no pair', () => {
    expect(moreOptionsPath('length', { text: '1', from: 'm', to: 'ft' }, length.units)).toBe('/converter/length/meters-to-feet');
    expect(moreOptionsPath('length', { text: '1', from: 'm', to: 'm' }, length.units)).toBe('/category/length');
  });
});
