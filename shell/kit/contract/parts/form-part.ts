/** A form that can be posted without scripts. */
export interface PlainForm {
  /** Path of the page with the form. It gets validation errors in `context.submission`. */
  page: string;
  action: string;
  /** Path to redirect to after success, with an optional query. */
  done: string;
}

/** Only the shell's server reads it. */
export interface FormPart {
  form: PlainForm;
}
