export interface WordingException {
  /** Relative to the project. A folder ends with a slash. */
  path: string;
  /** Words in the passage. Undefined accepts all passages. */
  words?: string;
  reason: string;
}

export const WORDING_EXCEPTIONS: readonly WordingException[] = [
  { path: 'api/catalogue/categories/speed/', words: 'ship under way', reason: 'The nautical term.' },
  { path: 'api/src/', words: 'nobody', reason: 'The name of a system account, and test input.' },
  { path: 'shell/tools/wording/', reason: 'These files quote the words that they forbid.' },
];
