import { plainDigits, separatorsIn } from '@site/shell-contract';
import type { WrittenFormat } from '@site/shell-contract';

/** Alternatives write 1.500 as 1.5000, because some formats read 1.500 as 1500. */
const PROTECTING_ZERO = /(?<![\d.])([1-9]\d{0,2}\.\d{3})0(?!\d)/g;

/**
 * Writes an alternative as the visitor would, unless shown and typed numbers have different decimal separators.
 * @param writtenFormat format of shown numbers
 * @param readFormat format of typed numbers
 */
export function rewriteAlternative(q: string, writtenFormat: WrittenFormat, readFormat: WrittenFormat): string {
  if (separatorsIn(writtenFormat).decimal !== separatorsIn(readFormat).decimal) return q;
  return plainDigits(q.replace(PROTECTING_ZERO, '$1'), writtenFormat);
}
