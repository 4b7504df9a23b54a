import { NUMBER_EXPECTED } from '@site/catalogue/engine/parse-decimal';
import type { InputValue } from './converter-state.ts';

/** `otherCategory` is the category that has the unknown unit. */
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
