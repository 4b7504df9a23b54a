import { type ApiErrorBody, isApiRequestError } from '@site/api-contract';
import { CONTACT_FIELDS } from './contact-fields.ts';
import type { ContactFields } from './contact-fields.ts';

const FALLBACK = 'Failed to send your message. Please try again later.';

export interface ContactFailure {
  message: string;
  /** What the API refused, by field. */
  fields: Partial<ContactFields>;
}

/** What to tell the visitor when a message could not be sent: the server's own words where it had any. */
export function contactFailure(reason: unknown): ContactFailure {
  const body = isApiRequestError(reason) ? errorBody(reason.body) : {};
  const fields: Partial<ContactFields> = {};
  for (const field of CONTACT_FIELDS) {
    const sentence: unknown = body.errors?.[field]?.[0];
    if (typeof sentence === 'string') fields[field] = sentence;
  }
  return { message: typeof body.message === 'string' && body.message ? body.message : FALLBACK, fields };
}

/** A proxy on the way may answer in HTML or not at all. */
function errorBody(text: string): Partial<ApiErrorBody> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
