import { describe, expect, test } from '@jest/globals';
import { length } from '@site/catalogue/units/length';
import { volume } from '@site/catalogue/units/volume';
import { matchingUnits } from '../unit-picker/matching-units.ts';
import { conversionReading } from './conversion-reading.ts';
import { typedValue } from './typed-value.ts';
import { initialWidgetState, shownUnits, widgetReducer } from './widget-state.ts';

const unit = (id: string) => length.units.find((known) => known.id === id);

describe('the widget', () => {
  test('reads value, unit, result and unit in one line', () => {
    expect(conversionReading(typedValue('1'), unit('mi'), unit('ft'))).toMatchObject({
      result: '5280.00', precisely: undefined, sentence: '1 mi = 5280.00 ft', formula: 'miles × 5280 = feet',
    });
  });

  test('asks for a value when there is none, and keeps the last result for what is no number', () => {
    const five = typedValue('5');
    expect(conversionReading(typedValue('', five), unit('ft'), unit('m'))).toMatchObject({ result: '1.524', sentence: 'Enter a value to convert' });
    expect(conversionReading(typedValue('5x', five), unit('ft'), unit('m'))).toMatchObject({ result: '1.524', sentence: 'Enter a number such as 5, -2.5 or 1.2e6' });
  });

  test('says more precisely what its decimals lose', () => {
    expect(conversionReading(typedValue('1'), unit('mm'), unit('mi'))).toMatchObject({ result: '6.213712e-7', precisely: undefined });
    expect(conversionReading(typedValue('-2'), unit('mm'), unit('mi'))).toMatchObject({ result: '-0.000001', precisely: '-1.24274e-6 mi' });
    expect(conversionReading(typedValue('1.5'), unit('mm'), unit('km'))).toMatchObject({ result: '0.000002', precisely: 'exactly 1.50000e-6 km' });
    expect(conversionReading(typedValue('0'), unit('mm'), unit('mi'))).toMatchObject({ result: '0', precisely: undefined });
  });

  test('says that a conversion is invalid where a unit is missing', () => {
    expect(conversionReading(typedValue('1'), unit('ft'), undefined)).toMatchObject({
      result: 'Error: Invalid conversion', formula: 'No formula available',
    });
  });

  test('swaps the units and moves the result into the input', () => {
    const state = initialWidgetState('length', new URLSearchParams('value=2&from=ft&to=m'));
    const swapped = widgetReducer(state, { type: 'swap', from: 'ft', to: 'm', result: '0.6096' });
    expect(swapped).toMatchObject({ from: 'm', to: 'ft', typed: { text: '0.6096' } });
  });

  test('begins with the category’s first pair, also after another tab was opened', () => {
    const state = initialWidgetState('length', new URLSearchParams('value=2&from=mi&to=km'));
    const opened = widgetReducer(state, { type: 'open', category: 'volume' });
    expect(shownUnits(opened, volume.units)).toMatchObject({ from: { id: 'L' }, to: { id: 'gal-us' } });
    expect(opened.typed.text).toBe('2');
  });
});

describe('a unit picker', () => {
  test.each([['foot', 'ft'], ['metre', 'm'], ['"', 'in'], ['kilo', 'km'], ['µm', 'um'], ['naut', 'nmi']])('understands %s', (text, id) => {
    expect(matchingUnits(text, length.units)[0]?.id).toBe(id);
  });
});
