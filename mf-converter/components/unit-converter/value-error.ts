import type { TypedValue } from './typed-value.ts';

/** What stands under the field when its text is no number. */
export function valueError(typed: TypedValue): string | undefined {
  return typed.state === 'not-a-number' ? 'Enter a number such as 5, -2.5 or 1.2e6' : undefined;
}
