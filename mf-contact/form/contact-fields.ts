import type { ContactField } from '@site/api-contract';

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
