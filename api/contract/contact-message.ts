import type { ContactField } from './contact-rules.ts';

/** A message as the API takes it. The token is accepted and ignored: verification is disabled. */
export interface ContactMessage extends Record<ContactField, string> {
  recaptchaToken?: string | null | undefined;
}
