/** One element of `<head>` that belongs to the page being shown. */
export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** Content of a title or a script. */
  text?: string;
}

/** Marks the elements that are exchanged when another page is shown. */
export const HEAD_MARK = 'data-page';
