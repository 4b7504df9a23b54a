export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** Marks the elements that are replaced when another page is shown. */
export const HEAD_MARK = 'data-page';
