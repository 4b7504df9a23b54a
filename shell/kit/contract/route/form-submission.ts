/** A rejected form that was posted without scripts. The page shows it again. */
export interface FormSubmission {
  /** Entered values by field. */
  values: Readonly<Record<string, string>>;
  /** Error messages by field. */
  errors: Readonly<Record<string, readonly string[]>>;
  /** A sentence about the form as a whole. */
  message: string;
}
