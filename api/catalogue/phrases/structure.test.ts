import { expect, test } from '@jest/globals';
import { allCategoryUnits } from '../categories/all-units.ts';
import { findUnits } from './match-unit.ts';
import { readRequests } from './structure.ts';
import { tokenize, type Token } from './tokens.ts';
import { unitIndex, type TokenMatch, type UnitIndex } from './unit-index.ts';

/** Counts the unit lookups at tokens. */
class CountedMatches extends WeakMap<Token, readonly TokenMatch[]> {
  count = 0;

  override get(token: Token): readonly TokenMatch[] | undefined {
    this.count += 1;
    return super.get(token);
  }
}

function lookUpsFor(text: string): number {
  const matches = new CountedMatches();
  const index: UnitIndex = { ...unitIndex(allCategoryUnits), matches };
  const tokens = tokenize(text);
  findUnits(tokens, index);
  expect([...readRequests(tokens, index, {})]).not.toEqual([]);
  return matches.count;
}

test('a text with too many readings stops in bounded time', () => {
  expect(lookUpsFor(`hey so please convert ${'a m to '.repeat(12)} 5 thanks please now`)).toBeLessThan(1500);
});
