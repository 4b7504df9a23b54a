/** The public surface of `@site/api-contract`: what `/api/*` answers, and a client for it. */
export type { ApiErrorBody, Category, ContactMessage, ContactReceipt, Conversion, Faq, GaId, Unit } from './entities.ts';
export { ApiRequestError, createApiClient, isApiRequestError } from './api-client.ts';
export type { ApiClient, ApiClientOptions } from './api-client.ts';
export { CONTACT_LIMITS, CONTACT_MAXIMUMS, CONTACT_SENTENCES, trimBlanks, visibleLength, visibleText } from './contact-rules.ts';
export type { ContactField } from './contact-rules.ts';
export { FALLBACK_GA_ID } from './analytics.ts';
