import * as z from 'zod/mini';
import { documentation } from './entities.ts';
import { trimBlanks, visibleLength } from './visible-text.ts';

/** Line ends and other control characters. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** Line ends among them would let a sender write headers of an e-mail, and PostgreSQL stores no NUL. Half a surrogate pair is no text. */
const NOT_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const NOT_IN_LINES = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
/** Embeddings, overrides and isolates show what follows in another order than it is written: in a header of an e-mail, as another address. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/;

/** Without the blanks around it. What has control characters where a text has one line stays as it is, to be refused. */
const trimLine = (text: string) => (CONTROL.test(text) ? text : trimBlanks(text));

/** A text of which a reader sees at least so many characters. What is no text, or none, is too short. */
function writtenText(label: string, { least, most, lines = false, description }: { least: number; most: number; lines?: boolean; description: string }) {
  const tooShort = `${label} must be at least ${least} characters`;
  return z
    .string({ error: tooShort })
    .check(
      z.overwrite(lines ? trimBlanks : trimLine),
      z.refine((text) => visibleLength(text) >= least, { error: tooShort, abort: true }),
      z.refine((text) => [...text].length <= most, { error: `${label} must be at most ${most} characters` }),
      z.refine((text) => lines || !TURNING.test(text), { error: `${label} must not contain characters that turn the direction of writing` }),
      z.refine((text) => !(lines ? NOT_IN_LINES : NOT_IN_LINE).test(text), { error: `${label} must not contain control characters` }),
    )
    .register(documentation, { description, minLength: least, maxLength: most });
}

const LONGEST_ADDRESS = 254;
/** RFC 5321 section 4.5.3.1.1, in bytes. */
const LONGEST_LOCAL_PART = 64;
/** Atoms with the letters of RFC 6531, or a quoted string without blanks. Each character can be read in one way only: no text takes long. */
const ATOM = /^[\w!#$%&'*+\-/=?^`{|}~\u00a1-\ud7ff\uf900-\ufdcf\ufdf0-\uffef]+$/;
const QUOTED = /^"(?:[^\s"\\]|\\\S)*"$/;
const LABEL = /^(?!-)[a-z\d\u00a1-\uff00\uff5f-\uffff-]{1,63}(?<!-)$/i;
const TOP_LEVEL = /^(?:[a-z\u00a1-\u00a8\u00aa-\ud7ff\uf900-\ufdcf\ufdf0-\uffef]{2,63}|xn[a-z\d-]{2,61})$/i;
/** Nothing invisible, be it in quotes. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  if (at < 1 || text.length > LONGEST_ADDRESS || UNSEEN.test(text)) return false;
  if (new TextEncoder().encode(local).length > LONGEST_LOCAL_PART) return false;
  if (!QUOTED.test(local) && !local.split('.').every((atom) => ATOM.test(atom))) return false;
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '');
}

const NO_ADDRESS = 'Please enter a valid email address';
const TOKEN_TOO_LONG = 'The verification token must be a text of at most 4096 characters';

/** A message as it comes in, by its limits: the API's validation, the form's checks in the browser and the OpenAPI document are made of this. */
export const contactMessageSchema = z
  .strictObject({
    name: writtenText('Name', { least: 2, most: 100, description: 'Who writes.' }),
    email: z
      .string({ error: NO_ADDRESS })
      .check(z.overwrite(trimLine), z.refine(isEmailAddress, { error: NO_ADDRESS }))
      .register(documentation, { description: 'Where an answer goes.', format: 'email', maxLength: LONGEST_ADDRESS }),
    subject: writtenText('Subject', { least: 5, most: 200, description: 'What it is about.' }),
    message: writtenText('Message', { least: 10, most: 10_000, lines: true, description: 'The message. It may have several lines.' }),
    recaptchaToken: z
      .nullish(z.string({ error: TOKEN_TOO_LONG }).check(z.maxLength(4096, { error: TOKEN_TOO_LONG })))
      .register(documentation, { description: 'Not looked at: verification is disabled.' }),
  })
  .register(documentation, { id: 'ContactMessage', description: 'A message to the people who run the site. No other fields are taken.' });

export type ContactMessage = z.infer<typeof contactMessageSchema>;
/** What a person types. */
export type ContactField = Exclude<keyof ContactMessage, 'recaptchaToken'>;

/** What is wrong with the text of a field, in a sentence; undefined for nothing. Blanks around it do not count. */
export function contactProblem(field: ContactField, text: string): string | undefined {
  return contactMessageSchema.shape[field].safeParse(text).error?.issues[0]?.message;
}
