import { NUMBER_EXPECTED } from '@site/catalogue/engine/parse-decimal';
import type { InputValue } from './converter-state.ts';

/** What is wrong with the text of a field, and what to type. @param otherCategory the one that has the unit that the text names */
export function problemOf(
  { state, problem, unknownUnit }: InputValue,
  category: string | undefined,
  otherCategory?: string,
): string | undefined {
  if (state === 'number') return undefined;
  if (state === 'empty') return 'Enter a value to convert';
  if (unknownUnit !== undefined && category !== undefined)
    return otherCategory === undefined || otherCategory === category
      ? `“${unknownUnit}” is not a unit of ${named(category)}. ${NUMBER_EXPECTED}`
      : `${unknownUnit} is a unit of ${named(otherCategory)}; this page converts ${named(category)}.`;
  return problem ?? NUMBER_EXPECTED;
}

function named(category: string): string {
  return category.replaceAll('-', ' ');
}
