/** A form that browsers post to the API by themselves where no script runs. */
export interface PlainForm {
  /** Path of the page that has it: one of the remote's own, which gets what was wrong as its context's `submission`. */
  page: string;
  /** Path of the API that it is posted to. */
  action: string;
  /** Where the browser is led once the API has taken it: a path of the remote's own, perhaps with a query. */
  done: string;
}

/** The part named `form`. For the shell's server alone. */
export interface FormPart {
  form: PlainForm;
}
