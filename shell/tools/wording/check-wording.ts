/**
 * A step of `npm run lint`. The accepted number per folder in baseline.json may only fall; `--fix` lowers it. `node
 * shell/tools/wording/check-wording.ts FILE ...` prints all passages in files.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { WORDING_EXCEPTIONS } from './exceptions.ts';
import { passagesOf } from './passages.ts';
import { wordingFaults } from './rules.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const BASELINE = join(import.meta.dirname, 'baseline.json');

const isFixing = process.argv.includes('--fix');
const chosen = process.argv.slice(2).filter((argument) => argument !== '--fix');

if (chosen.length > 0) report(chosen.filter(hasProse).flatMap(findingsOf));
else checkProject();

function checkProject() {
  const found = Map.groupBy(trackedFiles().filter(hasProse).flatMap(findingsOf), ({ path }) => dirname(path));
  const allowed = JSON.parse(readFileSync(BASELINE, 'utf8')) as Record<string, number>;
  report(
    [...found].filter(([folder, { length }]) => length > (allowed[folder] ?? 0)).flatMap(([, findings]) => findings),
  );
  const lowered = Object.entries(allowed)
    .map(([folder, count]) => [folder, Math.min(count, found.get(folder)?.length ?? 0)] as const)
    .filter(([, count]) => count > 0);
  if (isFixing) writeFileSync(BASELINE, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
}

interface Finding {
  path: string;
  message: string;
}

function report(findings: readonly Finding[]) {
  if (findings.length === 0) return;
  for (const { message } of findings) console.error(message);
  console.error(
    `${findings.length} passages to rewrite. shell/docs/style.md has the rules; exceptions.ts takes reasons.`,
  );
  process.exitCode = 1;
}

function hasProse(path: string): boolean {
  return /\.(?:[cm]?[jt]s|tsx|md)$/.test(path);
}

function trackedFiles(): string[] {
  return execFileSync('git', ['ls-files'], { cwd: PROJECT, encoding: 'utf8' }).split('\n');
}

function findingsOf(path: string): Finding[] {
  return passagesOf(path, readFileSync(resolve(PROJECT, path), 'utf8'))
    .filter(({ text }) => !isException(path, text))
    .flatMap(({ text, line, isComment }) =>
      wordingFaults(text, isComment).map(({ words, instead }) => ({
        path,
        message: `${path}:${line}: "${words}": write ${instead}`,
      })),
    );
}

function isException(path: string, text: string): boolean {
  return WORDING_EXCEPTIONS.some(
    ({ path: excepted, words }) =>
      (excepted.endsWith('/') ? path.startsWith(excepted) : path === excepted) && text.includes(words ?? ''),
  );
}
