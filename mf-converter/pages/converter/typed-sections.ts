/** One chunk, for what changes with the typed value. */
export { AroundTable } from './around-table.tsx';
export { Explanation } from './explanation.tsx';
