/** The educational text of a category page. */
export interface CategoryText {
  title: string;
  opening: readonly string[];
  parts: readonly { heading: string; paragraphs: readonly string[] }[];
}
