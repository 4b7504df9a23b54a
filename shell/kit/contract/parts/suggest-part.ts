/** The part named `suggest`: suggestions and answers for the header's search. Runs in browsers. A site has one. */
export interface SuggestPart {
  /**
   * Takes text of any length. Returns at most five pages, best match first, and none for fewer than two characters. If
   * `answer` has a result, the first suggestion is the page that shows it.
   */
  suggest: (text: string) => Promise<readonly { label: string; to: string }[]>;
  /**
   * Returns undefined if there is nothing to show besides the suggestions. Since 2.1.0: optional, and older shells do not
   * call it.
   */
  answer?: (text: string) => Promise<SearchAnswer | undefined>;
}

/** An unambiguous text to search for instead. */
export interface SearchAlternative {
  q: string;
  /** Button label: `5 fluid ounces in milliliters`. */
  label: string;
}

/** Serializable answer to a search. The shell renders it. */
export type SearchAnswer =
  | {
      kind: 'result';
      /** The query as understood: `5 feet 3 inches in centimeters`. */
      reading: string;
      /** The result without `=` or `≈`: `160.02 centimeters`. */
      text: string;
      /** False if `text` is rounded. */
      isExact: boolean;
      /** Complete alternative forms of the result (`≈ 5 ft 6 15/16 in`), and notes in a sentence. */
      more: readonly string[];
      /** Other meanings of the text, most likely first. */
      alternatives: readonly SearchAlternative[];
    }
  | {
      kind: 'message';
      /** The problem and how to fix it, in one or two sentences. */
      message: string;
      alternatives: readonly SearchAlternative[];
    };
