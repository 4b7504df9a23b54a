/**
 * A step of `npm run lint`: finds patterns of translated English in comments, documents, messages, and page texts.
 * `node shell/tools/wording/check-wording.ts [FILE ...]` checks some files alone.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { WORDING_EXCEPTIONS } from './exceptions.ts';
import { passagesOf } from './passages.ts';
import { wordingFaults } from './rules.ts';

const PROJECT = join(import.meta.dirname, '../../..');

const chosen = process.argv.slice(2);
const paths = (chosen.length > 0 ? chosen : trackedFiles()).filter((path) => /\.(?:[cm]?[jt]s|tsx|md)$/.test(path));
const findings = paths.flatMap(findingsOf);
for (const finding of findings) console.error(finding);
if (findings.length > 0) {
  console.error(
    `${findings.length} passages to rewrite. shell/docs/style.md has the rules; exceptions.ts takes reasons.`,
  );
  process.exitCode = 1;
}

function trackedFiles(): string[] {
  return execFileSync('git', ['ls-files'], { cwd: PROJECT, encoding: 'utf8' }).split('\n');
}

function findingsOf(path: string): string[] {
  return passagesOf(path, readFileSync(resolve(PROJECT, path), 'utf8'))
    .filter(({ text }) => !isException(path, text))
    .flatMap(({ text, line, isComment }) =>
      wordingFaults(text, isComment).map(({ words, instead }) => `${path}:${line}: "${words}": write ${instead}`),
    );
}

function isException(path: string, text: string): boolean {
  return WORDING_EXCEPTIONS.some(
    ({ path: excepted, words }) =>
      (excepted.endsWith('/') ? path.startsWith(excepted) : path === excepted) && text.includes(words ?? ''),
  );
}
