export type ContactField = 'name' | 'email' | 'subject' | 'message';

/** The token is accepted and ignored, because verification is disabled. */
export interface ContactMessage extends Record<ContactField, string> {
  recaptchaToken?: string | null | undefined;
}

interface Rule {
  fits: (text: string) => boolean;
  sentence: string;
}

interface FieldRules {
  trim: (text: string) => string;
  /** The first rule that fails provides the error message. */
  rules: readonly [Rule, ...Rule[]];
  minLength?: number;
  maxLength: number;
}

const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** Line breaks would let a sender add email headers, and PostgreSQL cannot store NUL or an unpaired surrogate. */
const NOT_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const NOT_IN_LINES = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
/** Bidirectional controls reorder the text after them, which can make an email header show a different address. */
const BIDIRECTIONAL_CONTROL = /[\u202a-\u202e\u2066-\u2069]/;

/** Leaves a line with control characters untrimmed, so that a rule rejects it. */
const trimLine = (text: string) => (CONTROL.test(text) ? text : trimBlanks(text));

function createTextRules(
  label: string,
  { minLength, maxLength, lines = false }: { minLength: number; maxLength: number; lines?: boolean },
): FieldRules {
  return {
    trim: lines ? trimBlanks : trimLine,
    rules: [
      {
        fits: (text) => countVisible(text) >= minLength,
        sentence: `${label} must be at least ${minLength} characters`,
      },
      { fits: (text) => [...text].length <= maxLength, sentence: `${label} must be at most ${maxLength} characters` },
      {
        fits: (text) => lines || !BIDIRECTIONAL_CONTROL.test(text),
        sentence: `${label} must not contain characters that change the text direction`,
      },
      {
        fits: (text) => !(lines ? NOT_IN_LINES : NOT_IN_LINE).test(text),
        sentence: `${label} must not contain control characters`,
      },
    ],
    minLength,
    maxLength,
  };
}

const LONGEST_ADDRESS = 254;
/** In bytes. Source: RFC 5321, section 4.5.3.1.1. */
const LONGEST_LOCAL_PART = 64;
/**
 * Matches atoms, including non-ASCII letters (RFC 6531), in linear time, because each character can match in only one
 * way.
 */
const ATOM = /^[\w!#$%&'*+\-/=?^`{|}~\u00a1-\ud7ff\uf900-\ufdcf\ufdf0-\uffef]+$/;
const QUOTED = /^"(?:[^\s"\\]|\\\S)*"$/;
const LABEL = /^(?!-)[a-z\d\u00a1-\uff00\uff5f-\uffff-]{1,63}(?<!-)$/i;
const TOP_LEVEL = /^(?:[a-z\u00a1-\u00a8\u00aa-\ud7ff\uf900-\ufdcf\ufdf0-\uffef]{2,63}|xn[a-z\d-]{2,61})$/i;
/** These characters are not allowed even in quotes. */
const INVISIBLE_OR_SPACE = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  if (at < 1 || text.length > LONGEST_ADDRESS || INVISIBLE_OR_SPACE.test(text)) return false;
  if (new TextEncoder().encode(local).length > LONGEST_LOCAL_PART) return false;
  if (!QUOTED.test(local) && !local.split('.').every((atom) => ATOM.test(atom))) return false;
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '');
}

/** The API and the browser's form share these rules. Plain code keeps a validation library out of the form's bundle. */
export const CONTACT_RULES: Readonly<Record<ContactField, FieldRules>> = {
  name: createTextRules('Name', { minLength: 2, maxLength: 100 }),
  email: {
    trim: trimLine,
    rules: [{ fits: isEmailAddress, sentence: 'Please enter a valid email address' }],
    maxLength: LONGEST_ADDRESS,
  },
  subject: createTextRules('Subject', { minLength: 5, maxLength: 200 }),
  message: createTextRules('Message', { minLength: 10, maxLength: 10_000, lines: true }),
};

export function contactProblem(field: ContactField, text: string): string | undefined {
  const { trim, rules } = CONTACT_RULES[field];
  const trimmed = trim(text);
  return rules.find(({ fits }) => !fits(trimmed))?.sentence;
}

export const CONTACT_FIELDS = Object.keys(CONTACT_RULES) as readonly ContactField[];

export function trimContactMessage(message: Readonly<Record<ContactField, string>>): Record<ContactField, string> {
  const trimmed = CONTACT_FIELDS.map((field) => [field, CONTACT_RULES[field].trim(message[field])]);
  return Object.fromEntries(trimmed) as Record<ContactField, string>;
}

/** Characters that fonts do not draw, such as soft hyphens, zero-width characters, direction marks, and variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/**
 * Unicode whitespace, the Braille blank, and invisible characters that do not belong to the letter or emoji before
 * them.
 */
const BLANK =
  /[\s\u0085\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\uffa0]/;

/** Uses loops, because a regular expression would take quadratic time on long runs of whitespace. */
function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Counts visible code points. A simple emoji counts as one. */
function countVisible(text: string): number {
  return [...visibleText(text)].length;
}

/** Removes invisible characters, which can hide text or change its direction. */
export function visibleText(text: string): string {
  return trimBlanks(text.replace(INVISIBLE, ''));
}
