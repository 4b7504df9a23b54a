/** A form that browsers post to the API without scripts. */
export interface PlainForm {
  /** Path of the remote's page with the form. The page gets validation errors in `context.submission`. */
  page: string;
  /** API path that receives the post. */
  action: string;
  /** Path of the remote to redirect to after success. It may have a query. */
  done: string;
}

/** The part named `form`. Only the shell's server reads it. */
export interface FormPart {
  form: PlainForm;
}
