import { expect, test } from '@jest/globals';
import { convert } from '@site/catalog/engine/convert';
import { findUnit } from '@site/catalog/engine/find-unit';
import { compare, rationalFromShown } from '@site/catalog/engine/rational';
import { loadUnits } from '@site/catalog/load-units';
import { buildScale, isSuitable } from '../../double-scale/scale.ts';
import { THERMOMETER } from '../../double-scale/thermometer.tsx';
import { describeGuess, startOfGuess } from './guess-first.tsx';

const PAIRS = [
  ['length', 'mi', 'km'],
  ['length', 'ly', 'mm'],
  ['temperature', 'c', 'f'],
  ['fuel-economy', 'mpg', 'l-100km'],
] as const;

test.each(PAIRS)('the first scale includes the answer, for %s from %s to %s', async (category, fromId, toId) => {
  const units = await loadUnits(category);
  const [from, to] = [fromId, toId].map((id) => findUnit(id, units)!) as [never, never];
  for (let index = 0; index < 10; index += 1) {
    const answer = convert(rationalFromShown(String(11 + 9 * index)), from, to);
    const start = startOfGuess(answer, index, units, to);
    expect(compare(start, answer)).not.toBe(0);
    expect(isSuitable(buildScale(start, to, from, THERMOMETER), answer)).toBe(true);
  }
});

test.each([
  ['length', 'm', '12', '10', '20% too high'],
  ['length', 'm', '9', '10', '10% too low'],
  ['length', 'm', '10.04', '10', 'right'],
  ['temperature', 'f', '70', '64.4', '5.6 °F too high'],
  ['temperature', 'f', '64.4', '64.4', 'right'],
  ['temperature', 'c', '-1', '0', '1 °C too low'],
])('with a %s problem in %s, a guess of %s for %s is %s', async (category, id, guess, answer, verdict) => {
  const unit = findUnit(id, await loadUnits(category))!;
  expect(describeGuess(rationalFromShown(guess), rationalFromShown(answer), unit)).toBe(verdict);
});
