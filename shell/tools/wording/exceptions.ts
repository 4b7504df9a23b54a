export interface WordingException {
  /** Relative to the project. A folder ends with a slash. */
  path: string;
  /** Words in the passage. Undefined accepts all passages. */
  words?: string;
  reason: string;
}

export const WORDING_EXCEPTIONS: readonly WordingException[] = [
  { path: 'shell/tools/wording/', reason: 'These files quote the words that they forbid.' },
];
