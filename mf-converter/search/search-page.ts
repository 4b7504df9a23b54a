import type { NumberFormat } from '@site/catalogue/engine/number-format';

/** The page of the site's search, which answers without a script. */
export const SEARCH_PAGE = '/all-converters';

/** A number that is another one in another format: 1,500 or 1.500. */
const HAS_TWO_READINGS = /(?<![\p{N}.,])\p{N}{1,3}[.,]\p{N}{3}(?![\p{N}.,])/u;

/** @param format of the text's numbers; the address names it only where it matters */
export function searchPath(text: string, format: NumberFormat = 'comma-point'): string {
  if (text === '') return SEARCH_PAGE;
  const isNamed = format !== 'comma-point' && HAS_TWO_READINGS.test(text);
  const query = new URLSearchParams({ q: text, ...(isNamed && { format }) });
  return `${SEARCH_PAGE}?${query.toString()}`;
}
