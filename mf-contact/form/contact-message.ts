import { type ContactField, isApiRequestError } from '@site/api-contract';
import type { Notice } from '@site/shell-contract';

export type ContactFields = Record<ContactField, string>;

export type ContactErrors = Partial<Record<ContactField, string | undefined>>;

/** In the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies readonly ContactField[];

export function contactRecord<Value>(valueOf: (field: ContactField) => Value): Record<ContactField, Value> {
  return { name: valueOf('name'), email: valueOf('email'), subject: valueOf('subject'), message: valueOf('message') };
}

export function contactControl(form: HTMLFormElement, field: ContactField): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
}

export function typedFields(form: HTMLFormElement): ContactFields {
  return contactRecord((field) => contactControl(form, field).value);
}

export const SENT = {
  title: 'Message Sent',
  description: 'Thank you for your message. We will get back to you soon.',
} as const satisfies Notice;

export function notSent(description: string): Notice {
  return { title: 'Error', description, variant: 'destructive' };
}

const FALLBACK = 'Failed to send your message. Please try again later.';

interface ContactFailure {
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
