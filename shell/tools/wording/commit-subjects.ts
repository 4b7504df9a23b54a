/** Keeps `git log --oneline` within 80 columns. */
const MAX_SUBJECT_LENGTH = 72;

/** Past tense and third person, except imperatives with the same endings. */
const NOT_IMPERATIVE =
  /^(?!(?:need|feed|speed|embed|shed|seed|pass|process|address|express|focus|discuss|press|bypass|compress|dismiss|canvas)\b)[a-z]+(?:ed|(?<!s)s)\b/;

export function commitSubjectFault(subject: string): string | undefined {
  if (subject.length > MAX_SUBJECT_LENGTH)
    return `has ${subject.length} characters; keep it to ${MAX_SUBJECT_LENGTH} characters`;
  const action = /^[a-z][\w, /-]*: (.+)$/.exec(subject)?.[1];
  if (action === undefined) return 'must begin with an area and a colon, such as "composition: "';
  if (/^[A-Z]/.test(action)) return 'must continue in lowercase after the area';
  if (NOT_IMPERATIVE.test(action)) return 'must use the imperative, such as "fix", not "fixed" or "fixes"';
  if (action.endsWith('.')) return 'must not end with a period';
  return undefined;
}
