import type { CompositionDocument } from '../document/composition-document.ts';
import { type Evidence, GATES } from '../document/gate-results.ts';
import type { ChangeReport } from './compose-output.ts';
import type { CompositionDifference } from './composition-difference.ts';

const MARKS = { passed: '✓', failed: '✗', skipped: '–' } as const;

export function describePlan(
  { changes, gates, apply }: ChangeReport,
  current: CompositionDocument | undefined,
  advice: readonly string[],
): string {
  const base = current
    ? `Based on revision ${current.revision}, ${current.createdAt}, ${current.actor}: ${current.reason}`
    : 'This would be the first composition.';
  return [
    base,
    '',
    'Changes:',
    ...describeChanges(changes).map((line) => `  ${line}`),
    ...advice.map((line) => `  (${line})`),
    '',
    'Gates:',
    ...describeEvidence(gates).map((line) => `  ${line}`),
    ...(apply
      ? [
          '  – site       Not checked yet. When you apply the change, the site starts it next to the live composition, and switches once everything renders.',
        ]
      : []),
    '',
    ...(apply
      ? ['Nothing was written. To apply the change:', `  ${apply}`]
      : ['The change is refused. Nothing was written.']),
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
