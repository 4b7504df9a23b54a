import type { ContactField } from '@site/api-contract';

/** What the visitor types. */
export type ContactFields = Record<ContactField, string>;

/** In the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies readonly (keyof ContactFields)[];

export const NO_CONTACT_FIELDS: ContactFields = { name: '', email: '', subject: '', message: '' };

/** Sent in place of a token: verification is disabled. */
export const RECAPTCHA_PLACEHOLDER = 'verification-disabled';
