import TestSequencer from '@jest/test-sequencer';
import { sep } from 'node:path';

/**
 * Without timings, as in a fresh clone, Jest starts the largest test files first. Tests of whole sites are small files that run long. If
 * one started last, a processor would be idle while it runs.
 */
export default class WholeSitesFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    const startsSites = ({ path }) => path.includes(`${sep}tests${sep}`);
    return [...sorted.filter(startsSites), ...sorted.filter((test) => !startsSites(test))];
  }
}
