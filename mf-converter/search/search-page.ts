import type { NumberFormat } from '@site/catalog/engine/number-format';
import type { Suggestion } from './find.ts';

export const SEARCH_PAGE = '/all-converters';

/** Matches a number whose value depends on the format: 1,500 or 1.500. */
const HAS_TWO_READINGS = /(?<![\p{N}.,])\p{N}{1,3}[.,]\p{N}{3}(?![\p{N}.,])/u;

export function hasTwoReadings(text: string): boolean {
  return HAS_TWO_READINGS.test(text);
}

/** Adds `format` only if it affects the text. */
export function searchPath(text: string, format: NumberFormat = 'comma-point'): string {
  if (text === '') return SEARCH_PAGE;
  const isNamed = format !== 'comma-point' && hasTwoReadings(text);
  const query = new URLSearchParams({ q: text, ...(isNamed && { format }) });
  return `${SEARCH_PAGE}?${query.toString()}`;
}

/** Enter opens this page if no converter shows the whole answer. */
export function suggestAnswerPage(text: string, format?: NumberFormat): Suggestion {
  return { label: 'Open this answer', to: searchPath(text.trim(), format) };
}

export function isAnswerPage({ to }: Suggestion): boolean {
  return to.startsWith(SEARCH_PAGE);
}
