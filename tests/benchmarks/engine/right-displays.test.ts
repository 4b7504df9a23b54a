import { expect, test } from '@jest/globals';
import { CONTESTANTS } from './contestants.ts';
import { rightDisplays } from './right-displays.ts';

test.each(CONTESTANTS.map((contestant) => [contestant.name, contestant] as const))(
  '%s shows the right digits as often as the benchmark README claims, and this site always does',
  (name, contestant) => {
    const share = rightDisplays(contestant);
    if (name === 'this site') expect(share).toBe(1);
    else expect(share).toBeLessThan(1);
    // A wrong unit (another ton or gallon) would fail far more often.
    expect(share).toBeGreaterThan(0.9);
  },
);
