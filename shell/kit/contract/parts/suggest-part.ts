/** The part named `suggest`: finds converters for the header's search, and answers what it can. Runs in browsers; a site has one. */
export interface SuggestPart {
  /**
   * For a typed text of any length: the likeliest converters first, at most five, none for fewer than two characters. Where `answer`
   * has a result, the first of them is the page that shows it.
   */
  suggest: (text: string) => Promise<readonly { label: string; to: string }[]>;
  /**
   * What the text itself asks for; undefined where there is nothing to say beside the suggestions. Since 2.1.0: a part may do without
   * it, and a shell that is older does not ask.
   */
  answer?: (text: string) => Promise<SearchAnswer | undefined>;
}

/** Another text to search for, that says one thing only. */
export interface SearchAlternative {
  q: string;
  /** What a button says: `5 fluid ounces in milliliters`. */
  label: string;
}

/** What a search answers by itself. Data alone: the shell shows it. */
export type SearchAnswer =
  | {
      kind: 'result';
      /** What was understood, in words: `5 feet 3 inches in centimeters`. */
      reading: string;
      /** The result without a sign before it: `160.02 centimeters`. */
      text: string;
      /** False where the text is rounded. */
      isExact: boolean;
      /** Other ways to say it, each whole: `≈ 5 ft 6 15/16 in`; and what is to be known of it, in a sentence. */
      more: readonly string[];
      /** What else the text may mean, the likeliest first. */
      alternatives: readonly SearchAlternative[];
    }
  | {
      kind: 'message';
      /** What is wrong with the text and what would help, in a sentence or two. */
      message: string;
      /** What it may have meant. */
      alternatives: readonly SearchAlternative[];
    };
