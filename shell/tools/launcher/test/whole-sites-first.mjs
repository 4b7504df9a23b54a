import TestSequencer from '@jest/test-sequencer';
import { sep } from 'node:path';

/**
 * Without timings, as in a fresh clone, Jest starts the largest files first. Tests of whole sites are small files that
 * run long: started last, one would leave a processor idle.
 */
export default class WholeSitesFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    const startsSites = ({ path }) => path.includes(`${sep}tests${sep}`);
    return [...sorted.filter(startsSites), ...sorted.filter((test) => !startsSites(test))];
  }
}
