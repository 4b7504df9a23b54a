import { describe, expect, test } from '@jest/globals';
import type { NumberFormat } from '@site/catalog/engine/number-format';
import { parseDecimal } from '@site/catalog/engine/parse-decimal';
import { equals, rational } from '@site/catalog/engine/rational';
import { allCategoryUnits } from '@site/catalog/units/all-units';
import { units as length } from '@site/catalog/units/length';
import { units as volume } from '@site/catalog/units/volume';
import fc from 'fast-check';
import { getActiveEntry, converterReducer, readUrlState } from './converter-state.ts';
import type { ConverterEvent, ConverterState } from './converter-state.ts';
import { quickStyle, buildView, buildViews, widgetStyle } from './converter-view.ts';
import type { Side } from './converter-view.ts';
import { buildUrlQuery, formatForUrl, parseQuantity } from './quantity.ts';
import { shownUnits } from './use-units.ts';
import { initialQuickState } from './views/quick-converter.tsx';

const UNITS: Readonly<Record<string, typeof length.units>> = { length: length.units, volume: volume.units };
const listUnits = ({ category }: ConverterState) => UNITS[category]!;
const shown = (state: ConverterState) => shownUnits(getActiveEntry(state), state.category, listUnits(state));
const ids = (state: ConverterState) => [shown(state).from?.id, shown(state).to?.id];
const views = (state: ConverterState) => buildViews(getActiveEntry(state), shown(state), listUnits(state), widgetStyle);
const buildQuery = (state: ConverterState) => {
  const { from, to } = shown(state);
  return { ...buildUrlQuery(views(state).view.quantity), from: from?.id ?? '', to: to?.id ?? '' };
};
const type =
  (text: string, side: Side = 'from'): Act =>
  (state) => {
    const { quantity, side: current } = views(state).fields;
    return {
      type: 'type',
      side,
      typed: { text, lastValidText: side === current ? quantity.lastValidText : undefined },
    };
  };
const choose =
  (side: Side, unit: string): Act =>
  () => ({ type: 'choose', side, unit });
const open =
  (category: string): Act =>
  () => ({ type: 'open', category, keepsNumber: true });
const swap: Act = (state) => ({ type: 'swap', shown: shown(state) });
const unit = (id: string) => length.units.find((unit) => unit.id === id)!;
const loadState = (query = '') => readUrlState('length', new URLSearchParams(query));

type Act = (state: ConverterState) => ConverterEvent;

const anyText = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  // MIXED has the texts that only unit-aware parsing accepts. Random strings contain some, too, such as 0' and 1+1.
  fc.string().filter((text) => parseDecimal(text).ok || !/\d/.test(text)),
  fc.constantFrom('', ' ', '5', '-2.5', '1,000', '1e400', '5x'),
);
const MIXED = ['5\'3"', '5 ft 3 in', '1/2', '5½', '2 m'];
const anyTyped = fc.oneof(anyText, fc.constantFrom(...MIXED));
const typing = anyTyped.map((text) => type(text));
const typingTo = anyTyped.map((text) => type(text, 'to'));
const choosing = fc.tuple(fc.constantFrom('from', 'to'), fc.nat(50)).map(
  ([side, at]): Act =>
    (state) =>
      choose(side, listUnits(state)[at % listUnits(state).length]!.id)(state),
);
const swapping = fc.constant<Act>(swap);
const swappingWithResult = fc.constant<Act>((state) => {
  const { swapText, converted } = views(state).fields;
  const result =
    swapText === undefined ? undefined : { text: swapText, exact: converted?.value, isCopied: true as const };
  return { type: 'swap', shown: shown(state), result };
});
const opening = fc.constantFrom('length', 'volume').map((category): Act => () => ({ type: 'open', category }));
const openingWithNumber = fc.constantFrom('length', 'volume').map(open);

const after = (acts: readonly Act[], start = loadState()) =>
  acts.reduce((state, act) => converterReducer(state, act(state)), start);
const anyState = fc
  .array(fc.oneof(typing, typingTo, choosing, swapping, swappingWithResult, opening, openingWithNumber), {
    maxLength: 12,
  })
  .map((acts) => after(acts));
const swapped = (state: ConverterState) => converterReducer(state, swap(state));
const entered = (state: ConverterState) => ({ ...views(state).fields.quantity, isCopied: undefined });
const typedIn = (state: ConverterState) => views(state).fields.quantity;

describe('the converter’s state after any sequence of events', () => {
  test('is restored by two swaps', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const twice = swapped(swapped(state));
        expect(ids(twice)).toEqual(ids(state));
        expect(entered(twice)).toEqual(entered(state));
      }),
    );
  });

  test('has its units exchanged by a swap', () => {
    fc.assert(fc.property(anyState, (state) => expect(ids(swapped(state))).toEqual(ids(state).toReversed())));
  });

  test('does not change when the current tab is opened', () => {
    fc.assert(
      fc.property(anyState, (state) =>
        expect(converterReducer(state, { type: 'open', category: state.category, keepsNumber: true })).toBe(state),
      ),
    );
  });

  test('contains the typed text, and the number from the last valid text', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1 }), (texts) => {
        const typed = typedIn(after(texts.map((text) => type(text))));
        const numbers = ['1', ...texts].flatMap((text) => {
          const parsed = parseDecimal(text);
          return parsed.ok ? [parsed.value] : [];
        });
        expect(typed.text).toBe(texts.at(-1));
        expect(equals(typed.value, numbers.at(-1)!)).toBe(true);
      }),
    );
  });

  test('does not change in other tabs when one tab receives an event', () => {
    fc.assert(
      fc.property(anyState, fc.oneof(typing, typingTo, choosing, swapping, swappingWithResult), (state, act) => {
        const other = state.category === 'length' ? 'volume' : 'length';
        expect(after([act], state).entries[other]).toEqual(state.entries[other]);
      }),
    );
  });

  test('can be restored from its URL', () => {
    fc.assert(
      fc.property(
        anyState.filter(({ category, isTouched }) => category === 'length' && isTouched),
        (state) => {
          const query = new URLSearchParams(buildQuery(state));
          expect(ids(loadState(query.toString()))).toEqual(ids(state));
          expect(typedIn(loadState(query.toString()))).toMatchObject({
            text: views(state).view.quantity.text.trim(),
            state: views(state).view.quantity.state,
          });
        },
      ),
    );
  });
});

describe('a quantity with units or a fraction', () => {
  const typed = (text: string, from = 'ft') =>
    parseQuantity({ text }, { unit: length.units.find(({ id }) => id === from)!, units: length.units });

  test.each([
    ['5 ft 3 in', 'in', '63'],
    ['½', 'm', '0.5'],
    ['1/3', 'ft', '1/3'],
  ])('is parsed: %s in a field of %s is %s', (text, from, valueText) =>
    expect(typed(text, from)).toMatchObject({ text, state: 'number', valueText }),
  );

  test.each(['12abc', '5 kg', '5 ft 3 kg'])('is invalid if it is %s', (text) =>
    expect(typed(text).state).toBe('not-a-number'),
  );

  test('is loaded from the URL, and is reset to 1 in another category', () => {
    const state = loadState(`value=${encodeURIComponent('5\'3"')}&from=m&to=ft`);
    expect(typedIn(state)).toMatchObject({ state: 'number', valueText: '1.6002' });
    const inVolume = after([open('volume')], state);
    expect(getActiveEntry(inVolume).typed.text).toBe('1');
  });
});

describe('an ambiguous number', () => {
  const field = { unit: length.units.find(({ id }) => id === 'm')!, units: length.units };
  const typing = (text: string, format: NumberFormat) =>
    converterReducer(loadState('from=m&to=ft'), { type: 'type', side: 'from', typed: { text, format } });

  test.each([
    ['1,500', 'comma-point', '1500', '1,500'],
    ['1.500', 'comma-point', '1.500', '1.500'],
    ['1,500', 'point-comma', '1.500', '1.500'],
    ['1.500', 'point-comma', '1500', '1500'],
    ['1.500 cm', 'space-comma', '15', '15'],
    ['1.234,5', 'point-comma', '1234.5', '1.234,5'],
  ] as const)('keeps its value in the URL: %s in the format %s', (text, format, valueText, carried) => {
    const state = typing(text, format);
    const query = new URLSearchParams(buildQuery(state)).toString();
    const back = typedIn(loadState(query));
    expect(back).toMatchObject({ text, valueText, value: typedIn(state).value });
    expect(formatForUrl(back)).toBe(carried);
    expect(equals(parseQuantity({ text: carried }, field).value, back.value)).toBe(true);
  });

  test('keeps its format when the unit changes', () => {
    const state = after([choose('from', 'cm')], typing('1.500 cm', 'point-comma'));
    expect(views(state).view.quantity.valueText).toBe('1500');
  });

  test('becomes unambiguous when a swap moves it into the field', () => {
    const state = after([
      (now) => ({ type: 'swap', shown: shown(now), result: { text: '3.281', exact: rational(3281n, 1000n) } }),
    ]);
    expect(typedIn(state)).toMatchObject({ valueText: '3.281', alternative: undefined });
  });
});

describe('the widget', () => {
  test('loads the number and units from the URL, in any spelling', () => {
    expect(ids(loadState('value=2&from=feet&to=M'))).toEqual(['ft', 'm']);
    expect(getActiveEntry(loadState('value=2&from=feet')).typed.text).toBe('2');
    expect(ids(loadState())).toEqual(['ft', 'm']);
  });

  test('swaps the units and moves the result into the input', () => {
    const state = after(
      [(now) => ({ type: 'swap', shown: shown(now), result: { text: '0.6096' } })],
      loadState('value=2&from=ft&to=m'),
    );
    expect(ids(state)).toEqual(['m', 'ft']);
    expect(getActiveEntry(state).typed.text).toBe('0.6096');
  });

  test('keeps its number and resets its units when the visitor opens another tab', () => {
    const inVolume = after([open('volume')], loadState('value=2&from=mi&to=km'));
    expect(ids(inVolume)).toEqual(['L', 'gal-us']);
    expect(getActiveEntry(inVolume).typed.text).toBe('2');
    expect(ids(after([open('length')], inVolume))).toEqual(['ft', 'm']);
  });

  test('leaves the URL unchanged when the visitor opens a tab, until the first edit', () => {
    const inVolume = after([() => ({ type: 'open', category: 'volume' })]);
    expect(inVolume.isTouched).toBe(false);
    const typed = after([type(' 5 ')], inVolume);
    expect([typed.isTouched, buildQuery(typed)]).toEqual([true, { value: '5', format: '', from: 'L', to: 'gal-us' }]);
  });

  test('can swap before its units load', () => {
    const shown = shownUnits(getActiveEntry(initialQuickState), 'length', []);
    const state = converterReducer(initialQuickState, { type: 'swap', shown });
    expect(getActiveEntry(state)).toMatchObject({ from: 'ft', to: 'm' });
  });
});

describe('the quick converter', () => {
  test('keeps each tab’s value and units', () => {
    const inVolume = after(
      [type('7'), choose('to', 'yd'), () => ({ type: 'open', category: 'volume' }), swap],
      initialQuickState,
    );
    expect(getActiveEntry(inVolume)).toMatchObject({ typed: { text: '1' }, from: 'gal-us', to: 'L' });
    const inLength = after([() => ({ type: 'open', category: 'length' })], inVolume);
    expect(getActiveEntry(inLength)).toMatchObject({ typed: { text: '7' }, from: 'm', to: 'yd' });
  });
});

describe('a number typed in the field of the target unit', () => {
  test('is the same quantity in both units, and can be restored from the URL', () => {
    for (const { category, units } of allCategoryUnits)
      for (const [at, to] of units.entries()) {
        const from = units[(at + 1) % units.length]!;
        const shown = { from, to };
        const start = readUrlState(category, new URLSearchParams());
        const state = converterReducer(start, { type: 'type', side: 'to', typed: { text: '2.5' } });
        const { value } = buildView(
          parseQuantity({ text: '2.5' }),
          { from: to, to: from },
          units,
          widgetStyle,
        ).converted!;
        const { quantity } = buildViews(getActiveEntry(state), shown, units, widgetStyle).view;
        expect([from.id, to.id, quantity.state]).toEqual([from.id, to.id, 'number']);
        expect(equals(quantity.value, value)).toBe(true);
        const loaded = readUrlState(category, new URLSearchParams(buildUrlQuery(quantity)));
        expect(equals(parseQuantity(getActiveEntry(loaded).typed, { unit: from, units }).value, value)).toBe(true);
      }
  });

  const typeTo = (text: string, state = loadState('value=5&from=ft&to=m')) => after([type(text, 'to')], state);

  test.each(['type', 'swap'] as const)('uses the exact result after a “%s” event until the visitor types', (kind) => {
    const state = loadState('value=5&from=ft&to=m');
    const result = { text: '26.7', exact: rational(80n, 3n) };
    const event = {
      type: { type: kind, side: 'to', typed: result },
      swap: { type: kind, shown: shown(state), result },
    }[kind];
    const copied = converterReducer(state, event as ConverterEvent);
    const { quantity, side } = views(copied).fields;
    expect(quantity).toMatchObject({ text: '26.7', value: result.exact });
    expect(typedIn(after([type('26.8', side)], copied)).value).toEqual(rational(134n, 5n));
  });

  test.each([
    ['5', '5'],
    ['1/3', '0.1016 m'],
  ])('keeps its exact value for other parts of the page: %s ft copied to meters is still %s', (value, text) => {
    const state = loadState(`value=${value}&from=ft&to=m`);
    const { view, fields } = views(state);
    const typed = { text: fields.swapText!, exact: fields.converted!.value, isCopied: true as const };
    const copied = views(converterReducer(state, { type: 'type', side: 'to', typed })).view.quantity;
    expect([copied.text, equals(copied.value, view.quantity.value)]).toEqual([text, true]);
  });

  test('may include units, and keeps its quantity while the text is invalid', () => {
    const mixed = typeTo('5 ft 3 in');
    expect(views(mixed).fields.quantity).toMatchObject({ text: '5 ft 3 in', valueText: '1.6002' });
    expect(views(mixed).view.quantity).toMatchObject({ text: '5 ft 3 in', valueText: '5.25' });
    const invalid = typeTo('x', mixed);
    expect(views(invalid).fields.quantity).toMatchObject({ text: 'x', state: 'not-a-number' });
    expect(views(invalid).view.quantity).toEqual(views(mixed).view.quantity);
    const { view } = buildViews(getActiveEntry(invalid), shown(invalid), length.units, quickStyle);
    expect(view.quantity.valueText).toBe('5.25');
  });

  test('keeps its digits when its unit changes, and its quantity when the source unit changes', () => {
    const inYards = after([choose('to', 'yd')], typeTo('100'));
    expect(views(inYards).fields.quantity).toMatchObject({ text: '100', valueText: '100' });
    expect(views(inYards).view.quantity.text).toBe('300');
    const { view, fields } = views(after([choose('from', 'in')], inYards));
    expect(view.quantity.valueText).toBe('3600');
    expect(fields).toMatchObject({ side: 'to', result: '3600.00', from: unit('yd'), to: unit('in') });
  });
});

describe('undo', () => {
  const anyAct = fc.oneof(typing, typingTo, choosing, swapping, swappingWithResult, opening, openingWithNumber);
  const repeated = (type: 'undo' | 'redo', state: ConverterState) =>
    Array.from({ length: 40 }).reduce<ConverterState>((now) => converterReducer(now, { type }), state);

  test('restores all values, units, sides, and tabs, and redo repeats the changes', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 30 }), (acts) => {
        const [start, end] = [loadState(), after(acts)];
        const { category, entries } = start;
        const back = repeated('undo', end);
        expect(back).toMatchObject({ category, entries });
        expect(repeated('redo', back)).toMatchObject({ category: end.category, entries: end.entries });
      }),
    );
  });

  test('reverts typing in one step and a drag in a second one', () => {
    const typeIn = (group: 'field' | 'scale' | undefined, ...texts: string[]) =>
      texts.map((text): Act => () => ({ type: 'type', side: 'from', typed: { text }, group }));
    const state = after([...typeIn('field', '5', '55'), ...typeIn('scale', '60', '61'), ...typeIn(undefined, '7')]);
    const texts = [];
    for (let now = state, next = state; ; now = next) {
      texts.push(getActiveEntry(now).typed.text);
      next = converterReducer(now, { type: 'undo' });
      if (next === now) break;
    }
    expect(texts).toEqual(['7', '61', '55', '1']);
  });

  test('clears redo when the visitor enters something new', () => {
    const undone = converterReducer(after([type('5')]), { type: 'undo' });
    const changed = after([type('6')], undone);
    expect(converterReducer(changed, { type: 'redo' })).toBe(changed);
  });
});
