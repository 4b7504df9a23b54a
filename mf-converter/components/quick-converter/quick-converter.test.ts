import { describe, expect, test } from '@jest/globals';
import { length } from '@site/catalogue/units/length';
import { temperature } from '@site/catalogue/units/temperature';
import { moreOptionsPath } from './more-options-path.ts';
import { quickResult } from './quick-result.ts';
import { activeEntry, initialQuickState, quickReducer } from './quick-state.ts';

const unit = (id: string) => [...length.units, ...temperature.units].find((known) => known.id === id);

describe('the quick converter', () => {
  test('shows what the specification says of numbers and of what is none', () => {
    expect(quickResult('1', unit('m'), unit('ft')).result).toBe('3.2808');
    expect(quickResult('1', unit('mm'), unit('km')).result).toBe('1.0000e-6');
    expect(quickResult('-40', unit('C'), unit('F')).result).toBe('-40.00');
    expect(quickResult('12abc', unit('m'), unit('ft'))).toEqual({ result: 'Invalid input' });
    expect(quickResult('', unit('m'), unit('ft'))).toEqual({ result: 'Invalid input' });
    expect(quickResult('1', unit('m'), unit('C'))).toEqual({ result: 'Invalid conversion' });
    expect(quickResult('1', unit('m'), undefined)).toEqual({ result: 'Invalid conversion' });
  });

  test('says more precisely what four decimals lose, and nothing where they lose little', () => {
    expect(quickResult('15.25', unit('mm'), unit('m'))).toMatchObject({ result: '0.0153', precisely: 'exactly 0.0152500 m' });
    expect(quickResult('1.1', unit('cm'), unit('ft'))).toMatchObject({ result: '0.0361', precisely: undefined });
    expect(quickResult('-0.55', unit('mm'), unit('in'))).toMatchObject({ result: '-0.0217', precisely: '-0.0216535 in' });
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
