import { plainDigits, separatorsIn } from '@site/shell-contract';
import type { WrittenFormat } from '@site/shell-contract';

/** Alternatives end 1.500 in another zero, because some formats read 1.500 as a thousand. */
const PROTECTING_ZERO = /(?<![\d.])([1-9]\d{0,2}\.\d{3})0(?!\d)/g;

/**
 * Writes an alternative as the visitor would, unless shown and typed numbers have different decimal separators.
 * @param written format of shown numbers
 * @param read format of typed numbers
 */
export function takenText(q: string, written: WrittenFormat, read: WrittenFormat): string {
  if (separatorsIn(written).decimal !== separatorsIn(read).decimal) return q;
  return plainDigits(q.replace(PROTECTING_ZERO, '$1'), written);
}
