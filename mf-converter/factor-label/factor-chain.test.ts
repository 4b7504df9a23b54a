import { describe, expect, test } from '@jest/globals';
import { convert } from '@site/catalog/engine/convert';
import { divide, equals, multiply, rational, rationalFromShown } from '@site/catalog/engine/rational';
import { findUnit } from '@site/catalog/engine/find-unit';
import { loadUnits } from '@site/catalog/load-units';
import { factorChain } from './factor-chain.ts';

async function getChain(category: string, fromId: string, toId: string) {
  const units = await loadUnits(category);
  return factorChain(findUnit(fromId, units)!, findUnit(toId, units)!, units);
}

async function getText(category: string, from: string, to: string) {
  const chain = await getChain(category, from, to);
  return chain?.factors.map(
    ({ top, bottom }) => `${top.text} ${top.unit.symbol} / ${bottom.text} ${bottom.unit.symbol}`,
  );
}

describe('a factor-label chain', () => {
  test('is one factor if people know it', async () => {
    expect(await getText('length', 'ft', 'in')).toEqual(['12 in / 1 ft']);
    expect(await getText('length', 'm', 'km')).toEqual(['1 km / 1000 m']);
    expect(await getText('length', 'km', 'cm')).toEqual(['100000 cm / 1 km']);
    expect(await getText('data', 'tb', 'b')).toEqual(['1000000000000 B / 1 TB']);
    expect(await getText('length', 'ft', 'm')).toEqual(['0.3048 m / 1 ft']);
    expect(await getText('length', 'm', 'ft')).toEqual(['1 ft / 0.3048 m']);
  });

  test('uses common units in between if people don’t know the factor', async () => {
    expect(await getText('length', 'mi', 'km')).toEqual(['5280 ft / 1 mi', '0.3048 m / 1 ft', '1 km / 1000 m']);
  });

  test('uses a unit’s definition if no chain of known factors exists', async () => {
    expect(await getText('weight', 'lb', 'kg')).toEqual(['0.45359237 kg / 1 lb']);
    expect(await getText('weight', 'kg', 'lb')).toEqual(['1 lb / 0.45359237 kg']);
  });

  test('is undefined if no factor converts the units', async () => {
    expect(await getChain('temperature', 'c', 'f')).toBeUndefined();
    expect(await getChain('fuel-economy', 'mpg', 'l-100km')).toBeUndefined();
    expect(await getChain('length', 'ft', 'ft')).toBeUndefined();
  });

  test('is marked as rounded if it involves π', async () => {
    expect((await getChain('angle', 'deg', 'rad'))?.isExact).toBe(false);
  });

  test.each(['length', 'weight', 'volume', 'time', 'energy', 'data', 'speed'])(
    'between any two units of %s cancels every unit, and is exact unless it is marked as rounded',
    async (category) => {
      const units = await loadUnits(category);
      for (const from of units.slice(0, 12))
        for (const to of units.slice(0, 12)) {
          const chain = factorChain(from, to, units);
          if (!chain) continue;
          let unit = from;
          let value = rational(1n);
          for (const { top, bottom } of chain.factors) {
            expect(bottom.unit).toBe(unit);
            unit = top.unit;
            value = multiply(value, divide(rationalFromShown(top.text), rationalFromShown(bottom.text)));
          }
          expect(unit).toBe(to);
          if (chain.isExact) expect(equals(value, convert(rational(1n), from, to))).toBe(true);
        }
    },
  );
});
