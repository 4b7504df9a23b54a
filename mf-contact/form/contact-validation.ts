import { CONTACT_LIMITS, CONTACT_SENTENCES, trimBlanks, visibleLength } from '@site/api-contract';
import type { ContactFields } from './contact-fields.ts';

type Check = (text: string) => true | string;

/** Something, an at sign, and a domain of at least two parts. The API decides the finer points. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const atLeast = (field: keyof typeof CONTACT_LIMITS): Check => (text) =>
  visibleLength(text) >= CONTACT_LIMITS[field] || CONTACT_SENTENCES[field];

/** True, or the sentence to show under the field. Blanks around a text do not count. */
export const contactChecks: Readonly<Record<keyof ContactFields, Check>> = {
  name: atLeast('name'),
  email: (text) => EMAIL.test(trimBlanks(text)) || CONTACT_SENTENCES.email,
  subject: atLeast('subject'),
  message: atLeast('message'),
};
