import type { ContactField } from './contact-rules.ts';

/** The token is accepted and ignored, because verification is disabled. */
export interface ContactMessage extends Record<ContactField, string> {
  recaptchaToken?: string | null | undefined;
}
