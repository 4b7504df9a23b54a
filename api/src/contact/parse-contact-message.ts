import { trimBlanks } from '@site/api-contract';
import { validate } from 'class-validator';
import { ApiException } from '../errors/api-exception.ts';
import { ContactMessageDto } from './contact-message.dto.ts';

const FIELDS = ['name', 'email', 'subject', 'message', 'recaptchaToken'] as const;
/** Line ends and other control characters: they stay where a text has one line only, to be refused. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** Takes what was sent for a message, without the blanks around its texts; throws 400 with the sentences for each wrong field. */
export async function parseContactMessage(body: unknown): Promise<ContactMessageDto> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiException(400, 'Send the message as an object with name, email, subject and message.');
  }
  // Copied field by field: nothing that was sent under another name, or nested in a field, is ever walked through.
  const message = new ContactMessageDto();
  for (const field of FIELDS) {
    const value: unknown = Object.hasOwn(body, field) ? (body as Record<string, unknown>)[field] : undefined;
    if (value !== undefined) Object.assign(message, { [field]: typeof value === 'string' ? trim(value, field) : value });
  }
  const failures = await validate(message, { validationError: { target: false, value: false } });
  const errors = new Map(failures.map(({ property, constraints = {} }) => [property, sentences(constraints)]));
  for (const name of Object.keys(body)) {
    if (!FIELDS.some((field) => field === name)) errors.set(name, ['There is no such field']);
  }
  if (errors.size > 0) throw new ApiException(400, 'Some fields need another look.', { errors: Object.fromEntries(errors) });
  return message;
}

/** What is no text breaks every rule: the first one says enough. */
function sentences(constraints: Record<string, string>): string[] {
  return constraints['minLength'] === undefined ? [...new Set(Object.values(constraints))] : [constraints['minLength']];
}

function trim(text: string, field: string): string {
  return field !== 'message' && CONTROL.test(text) ? text : trimBlanks(text);
}
