export type {
  Alternative,
  ApiErrorBody,
  Category,
  ContactReceipt,
  Conversion,
  ConversionAnswer,
  Faq,
  GaId,
  Unit,
} from './entities.ts';
export {
  apiErrorSchema,
  categorySchema,
  contactReceiptSchema,
  conversionAnswerSchema,
  conversionSchema,
  documentation,
  faqSchema,
  gaIdSchema,
  unitSchema,
} from './entities.ts';
export type { ConversionListAnswer, UnitData, UnitDefinitionEntry } from './data-entities.ts';
export { conversionListAnswerSchema, unitDataSchema, unitDefinitionSchema } from './data-entities.ts';
export { CONTACT_FIELDS, CONTACT_RULES, contactProblem, trimContactMessage, visibleText } from './contact-rules.ts';
export type { ContactField, ContactMessage } from './contact-rules.ts';
export { API_ERRORS, HTTP_ERRORS } from './api-errors.ts';
export type { ApiErrorCode, HttpErrorCode } from './api-errors.ts';
export { ApiRequestError, createApiClient, FALLBACK_GA_ID, isApiRequestError } from './api-client.ts';
export type { ApiClient, ConversionQuestion } from './api-client.ts';
