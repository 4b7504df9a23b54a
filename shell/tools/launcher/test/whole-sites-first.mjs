import TestSequencer from '@jest/test-sequencer';
import { sep } from 'node:path';

/**
 * Where Jest has not seen yet how long each file of tests takes, as in a fresh clone, it begins with the largest files. The trials of whole
 * sites are short to write and long to run: begun last, one keeps everybody waiting beside an idle processor.
 */
export default class WholeSitesFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    const startsSites = ({ path }) => path.includes(`${sep}tests${sep}`);
    return [...sorted.filter(startsSites), ...sorted.filter((test) => !startsSites(test))];
  }
}
