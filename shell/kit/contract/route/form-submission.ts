/** A form that a browser posted without the help of scripts, and that was not accepted: the page shows it again. */
export interface FormSubmission {
  /** Entered values by field. */
  values: Readonly<Record<string, string>>;
  /** Error messages by field. */
  errors: Readonly<Record<string, readonly string[]>>;
  /** A sentence about the whole. */
  message: string;
}
