import { useEffect, useState } from 'react';
import type { InputValue } from '../converter-state.ts';
import { problemOf } from '../problem.ts';

/** Loads the other categories' units only when a text names an unknown unit. */
export function useProblem(typed: InputValue, category: string | undefined): string | undefined {
  const name = typed.state === 'not-a-number' ? typed.unknownUnit : undefined;
  const [found, setFound] = useState<{ name: string; category: string | undefined }>();
  useEffect(() => {
    if (name === undefined) return;
    let isCurrent = true;
    import('./other-category.ts').then(
      ({ categoryOfUnit }) => {
        if (isCurrent) setFound({ name, category: categoryOfUnit(name) });
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
