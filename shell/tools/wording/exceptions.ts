/** A passage that breaks a rule for a reason. */
export interface WordingException {
  /** Path of the file, or of a folder with a slash at its end, relative to the project. */
  path: string;
  /** Words that the passage contains; without them, each passage of that path. */
  words?: string;
  reason: string;
}

export const WORDING_EXCEPTIONS: readonly WordingException[] = [
  { path: 'shell/tools/wording/', reason: 'These files quote the words that they forbid.' },
];
