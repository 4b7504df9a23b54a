import { ValidateBy, buildMessage } from 'class-validator';
import type { ValidationOptions } from 'class-validator';

// Line ends among them would let a sender write headers of an e-mail, and PostgreSQL stores no NUL. Half a surrogate pair is no text.
const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;
const LINES = /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u;

/** Refuses control characters; with `lines`, tabs and line ends are welcome. What is no text is left to the other rules. */
export function IsPlainText({ lines = false, ...options }: ValidationOptions & { lines?: boolean }): PropertyDecorator {
  const pattern = lines ? LINES : ONE_LINE;
  return ValidateBy(
    {
      name: 'isPlainText',
      validator: {
        validate: (value) => typeof value !== 'string' || pattern.test(value),
        defaultMessage: buildMessage(() => '$property must not contain control characters'),
      },
    },
    options,
  );
}
