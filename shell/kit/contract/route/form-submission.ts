/** A rejected form that was posted without scripts. The page shows it again. */
export interface FormSubmission {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, readonly string[]>>;
  /** One sentence about the whole form. */
  message: string;
}
