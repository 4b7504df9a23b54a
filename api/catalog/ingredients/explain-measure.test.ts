import { expect, test } from '@jest/globals';
import { explainMeasure } from './explain-measure.ts';

test.each([
  ['1 heaped tablespoon flour in grams', '“heaped” has no fixed size', ['1 US tablespoon of all-purpose flour']],
  ['2-3 tbsp olive oil in ml', 'a range', ['2 US tablespoons', '3 US tablespoons']],
  ['1 to 2 cups flour in grams', 'a range', ['1 US cup', '2 US cups']],
  ['a knob of butter in grams', 'A knob has no fixed size', []],
  ['1 tin condensed milk in grams', '“tin” has no fixed size', []],
])('the explanation covers %s', (text, reason, labels) => {
  const { message, alternatives } = explainMeasure(text)!;
  expect(message).toContain(reason);
  expect(alternatives.map(({ label }, place) => label.startsWith(labels[place] ?? '?'))).toEqual(
    labels.map(() => true),
  );
});

test.each(['5 ft 3 in to cm', '1 cup sea salt in grams', ''])('“%s” needs no explanation', (text) => {
  expect(explainMeasure(text)).toBeUndefined();
});
