import { allCategoryUnits } from '@site/catalogue/units/all-units';
import { readPhrase } from '@site/catalogue/phrases/read-phrase';
import { parseInput } from '../../../mf-converter/converter/converter-state.ts';
import { viewOfValue, widgetStyle } from '../../../mf-converter/converter/converter-view.ts';
import { unitRows } from '../../../mf-converter/converter/unit-rows.ts';
import { shownByDoubles } from './shown-by-doubles.ts';

const { units } = allCategoryUnits.find(({ category }) => category === 'length')!;
const from = units.find(({ id }) => id === 'ft')!;
const to = units.find(({ id }) => id === 'm')!;
const factors = units.map(
  ({ toBase }) =>
    Number(from.toBase.numerator) /
    Number(from.toBase.denominator) /
    (Number(toBase.numerator) / Number(toBase.denominator)),
);
/** Makes each keystroke's number unique. */
let typed = 0;

function nextText(): string {
  typed = (typed + 1) % 100_000;
  return (1.2345 * typed + 0.5).toFixed(4);
}

/** A keystroke on the largest page, without the browser's work. */
export const keystrokes = {
  'number, result, and all units of length': () => {
    const value = parseInput(nextText(), undefined, { unit: from, units });
    return [viewOfValue(value, { from, to }, units, widgetStyle), unitRows(value, from, units)];
  },
  'question in the box, in words': () => readPhrase(`${nextText()} ft to m`, allCategoryUnits),
  'a plain multiplication and toFixed for the same units': () => {
    const value = Number(nextText());
    return factors.map((factor) => shownByDoubles(value * factor));
  },
};

export const unitCount = units.length;
