import type { ApiErrorCode } from '@site/api-contract';
import type { NotUnderstood } from '@site/catalogue/phrases/words/phrase-reading';

export const READING_ERRORS: Readonly<Record<NotUnderstood['code'], ApiErrorCode>> = {
  EMPTY: 'PHRASE_EMPTY',
  TOO_LONG: 'PHRASE_TOO_LONG',
  NO_UNIT: 'UNIT_MISSING',
  UNKNOWN_UNIT: 'UNIT_UNKNOWN',
  NOT_A_NUMBER: 'NUMBER_INVALID',
  OUT_OF_RANGE: 'NUMBER_OUT_OF_RANGE',
  DIFFERENT_KINDS: 'UNITS_OF_DIFFERENT_KINDS',
  UNCLEAR: 'PHRASE_UNCLEAR',
};
