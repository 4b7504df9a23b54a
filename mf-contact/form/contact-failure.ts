import { isApiRequestError } from '@site/api-contract';
import { CONTACT_FIELDS } from './contact-fields.ts';
import type { ContactFields } from './contact-fields.ts';

const FALLBACK = 'Failed to send your message. Please try again later.';

export interface ContactFailure {
  message: string;
  /** Validation errors from the API, by field. */
  fields: Partial<ContactFields>;
}

/** Falls back to a general message. */
export function contactFailure(reason: unknown): ContactFailure {
  const { sentence = FALLBACK, errors = {} } = isApiRequestError(reason) ? reason : {};
  const fields: Partial<ContactFields> = {};
  for (const field of CONTACT_FIELDS) {
    const first = errors[field]?.[0];
    if (first !== undefined) fields[field] = first;
  }
  return { message: sentence, fields };
}
