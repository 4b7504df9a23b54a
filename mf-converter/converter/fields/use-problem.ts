import { useEffect, useState } from 'react';
import type { InputValue } from '../converter-state.ts';
import { problemOf } from '../problem.ts';

/** What is wrong with the text of a field. The units of other categories load when a text names one. */
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
      // Offline, the sentence that names no other category stays.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return problemOf(typed, category, found?.name === name ? found?.category : undefined);
}
