/** The part named `suggest`: finds converters for the header's search. Runs in browsers; a site has one. */
export interface SuggestPart {
  /** For a typed text of any length: the likeliest converters first, at most five, none for fewer than two characters. */
  suggest: (text: string) => Promise<readonly { label: string; to: string }[]>;
}
