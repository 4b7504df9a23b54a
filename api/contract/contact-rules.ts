import { trimBlanks, visibleLength } from './visible-text.ts';

/** What a person types. */
export type ContactField = 'name' | 'email' | 'subject' | 'message';

/** What a text is to be, and the sentence for one that is not. */
interface Rule {
  fits: (text: string) => boolean;
  sentence: string;
}

interface FieldRules {
  /** What is looked at, and kept. */
  trim: (text: string) => string;
  /** A text that breaks the first is not held to the others. */
  rules: readonly [Rule, ...Rule[]];
  least?: number;
  most: number;
}

/** Line ends and other control characters. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** Line ends among them would let a sender write headers of an e-mail, and PostgreSQL stores no NUL. Half a surrogate pair is no text. */
const NOT_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const NOT_IN_LINES = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
/** Embeddings, overrides and isolates show what follows in another order than it is written: in a header of an e-mail, as another address. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/;

/** Without the blanks around it. What has control characters where a text has one line stays as it is, to be refused. */
const trimLine = (text: string) => (CONTROL.test(text) ? text : trimBlanks(text));

/** A text of which a reader sees at least so many characters. */
function writtenText(
  label: string,
  { least, most, lines = false }: { least: number; most: number; lines?: boolean },
): FieldRules {
  return {
    trim: lines ? trimBlanks : trimLine,
    rules: [
      { fits: (text) => visibleLength(text) >= least, sentence: `${label} must be at least ${least} characters` },
      { fits: (text) => [...text].length <= most, sentence: `${label} must be at most ${most} characters` },
      {
        fits: (text) => lines || !TURNING.test(text),
        sentence: `${label} must not contain characters that turn the direction of writing`,
      },
      {
        fits: (text) => !(lines ? NOT_IN_LINES : NOT_IN_LINE).test(text),
        sentence: `${label} must not contain control characters`,
      },
    ],
    least,
    most,
  };
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

/** The limits and sentences of a message. The API's DTO and the browser's form both use them; no validation library is loaded here. */
export const CONTACT_RULES: Readonly<Record<ContactField, FieldRules>> = {
  name: writtenText('Name', { least: 2, most: 100 }),
  email: {
    trim: trimLine,
    rules: [{ fits: isEmailAddress, sentence: 'Please enter a valid email address' }],
    most: LONGEST_ADDRESS,
  },
  subject: writtenText('Subject', { least: 5, most: 200 }),
  message: writtenText('Message', { least: 10, most: 10_000, lines: true }),
};

/** What is wrong with the text of a field, in a sentence; undefined for nothing. Blanks around it do not count. */
export function contactProblem(field: ContactField, text: string): string | undefined {
  const { trim, rules } = CONTACT_RULES[field];
  const trimmed = trim(text);
  return rules.find(({ fits }) => !fits(trimmed))?.sentence;
}
