import { visibleLength } from '@site/api-contract';
import { ValidateBy } from 'class-validator';
import type { ValidationOptions } from 'class-validator';

/** Refuses a text of which a reader sees fewer than `least` characters. What is no text is left to the other rules. */
export function IsVisible(least: number, options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => typeof value !== 'string' || visibleLength(value) >= least;
  return ValidateBy({ name: 'isVisible', validator: { validate } }, options);
}
