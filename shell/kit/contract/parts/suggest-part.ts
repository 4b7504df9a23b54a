/** For the header's search. Runs in browsers. A site has one. */
export interface SuggestPart {
  /**
   * Returns at most five pages, best match first, and none for fewer than two characters. If `answer` has a result, the
   * first suggestion is its page.
   */
  suggest: (text: string) => Promise<readonly { label: string; to: string }[]>;
  /** Returns undefined if the suggestions are enough. Since 2.1.0; older shells do not call it. */
  answer?: (text: string) => Promise<SearchAnswer | undefined>;
}

/** A search that has one meaning. */
export interface SearchAlternative {
  q: string;
  /** Button label: `5 fluid ounces in milliliters`. */
  label: string;
}

/** Serializable. */
export type SearchAnswer =
  | {
      kind: 'result';
      /** The query as understood: `5 feet 3 inches in centimeters`. */
      reading: string;
      /** The result without `=` or `≈`: `160.02 centimeters`. */
      text: string;
      isExact: boolean;
      /** Alternative forms of the result (`≈ 5 ft 6 15/16 in`), and notes in a sentence. */
      more: readonly string[];
      /** Other meanings of the text, most likely first. */
      alternatives: readonly SearchAlternative[];
    }
  | {
      kind: 'message';
      /** The problem and its fix, in one or two sentences. */
      message: string;
      alternatives: readonly SearchAlternative[];
    };
