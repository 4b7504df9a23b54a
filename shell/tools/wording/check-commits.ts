/** A step of `npm run lint`: checks commit subjects. */
import { execFileSync } from 'node:child_process';
import { commitSubjectFault } from './commit-subjects.ts';

/** Earlier commits predate the rule. */
const SINCE = '2026-11-26T06:58:00Z';

const faults = subjectsSince(SINCE).flatMap(({ hash, subject }) => {
  const fault = commitSubjectFault(subject);
  return fault === undefined ? [] : [`${hash} "${subject}" ${fault}.`];
});
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error('Correct the subject with "git commit --amend" or "git rebase -i". shell/docs/style.md has the rule.');
  process.exitCode = 1;
}

function subjectsSince(date: string): { hash: string; subject: string }[] {
  const log = execFileSync('git', ['log', `--since=${date}`, '--format=%h %s'], { encoding: 'utf8' });
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ hash: line.slice(0, line.indexOf(' ')), subject: line.slice(line.indexOf(' ') + 1) }));
}
