import { NUMBER_EXPECTED } from '@site/catalogue/engine/parse-decimal';
import { unitNamed } from '@site/catalogue/phrases/read-quantity';
import { useEffect, useState } from 'react';
import type { InputValue } from '../input-value.ts';

/** Loads the other categories' units only when a text names an unknown unit. */
export function useProblem(typed: InputValue, category: string | undefined): string | undefined {
  const name = typed.state === 'not-a-number' ? typed.unknownUnit : undefined;
  const [found, setFound] = useState<{ name: string; category: string | undefined }>();
  useEffect(() => {
    if (name === undefined) return;
    let isCurrent = true;
    import('@site/catalogue/units/all-units').then(
      ({ allCategoryUnits }) => {
        const other = allCategoryUnits.find(({ units }) => unitNamed(name, units) !== undefined);
        if (isCurrent) setFound({ name, category: other?.category });
      },
      // If the import fails, the message names no other category.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return problemOf(typed, category, found?.name === name ? found?.category : undefined);
}

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
