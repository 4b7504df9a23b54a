import type { ReactElement } from 'react';

export interface ComponentExample {
  /** Such as `with an error`. */
  name: string;
  element: ReactElement;
  description?: string;
}

export interface ComponentExamples {
  component: string;
  examples: readonly ComponentExample[];
}

/** `NAME.examples.tsx` exports the result by default. Tests and the review page render it; visitors never do. */
export function examples(of: ComponentExamples): ComponentExamples {
  return of;
}
