import type { CompositionDocument } from '../document/composition-document.ts';
import { type Evidence, GATES } from '../document/gate-results.ts';
import type { ChangeReport } from './compose-output.ts';
import type { CompositionDifference } from '../change/composition-difference.ts';

const MARKS = { passed: '✓', failed: '✗', skipped: '–' } as const;

export function describePlan(
  { basedOn, changes, notes, gates }: ChangeReport,
  isPassed: boolean,
  current: CompositionDocument | undefined,
): string {
  const base = current
    ? `Based on revision ${current.revision}, ${current.createdAt}, ${current.actor}: ${current.reason}`
    : 'This would be the first composition.';
  return [
    base,
    '',
    'Changes:',
    ...describeChanges(changes).map((line) => `  ${line}`),
    ...notes.map((line) => `  (${line})`),
    '',
    'Gates:',
    ...describeEvidence(gates).map((line) => `  ${line}`),
    ...(isPassed
      ? [
          '  – site       Not live yet. When you make the change, the site prepares it next to the live composition, and then switches.',
        ]
      : []),
    '',
    isPassed
      ? `Nothing was written. To make this change, give --on ${basedOn} instead of --dry-run.`
      : 'The change is refused. Nothing was written.',
  ].join('\n');
}

export function describeChanges(changes: readonly CompositionDifference[]): string[] {
  return changes.length === 0 ? ['None.'] : changes.map(({ sentence }) => sentence);
}

export function describeEvidence(evidence: Evidence): string[] {
  const inOrder = GATES.flatMap((gate) => evidence.filter((result) => result.gate === gate));
  return inOrder.map(
    ({ gate, state, remote, sentence }) =>
      `${MARKS[state]} ${gate.padEnd(10)} ${remote === undefined || sentence.startsWith(remote) ? '' : `${remote}: `}${sentence}`,
  );
}
