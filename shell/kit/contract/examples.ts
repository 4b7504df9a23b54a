import type { ReactElement } from 'react';

export interface ComponentExample {
  /** What is special about it: `with an error`. */
  name: string;
  element: ReactElement;
  /** What to look for, where the name does not say it. */
  description?: string;
}

export interface ComponentExamples {
  /** The component's name, as it is exported. */
  component: string;
  examples: readonly ComponentExample[];
}

/** The default export of `NAME.examples.tsx` beside `NAME.tsx`: what tests render, and what the review page shows. Nothing that visitors get. */
export function examples(of: ComponentExamples): ComponentExamples {
  return of;
}
