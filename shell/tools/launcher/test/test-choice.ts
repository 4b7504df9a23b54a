import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findTestFiles, type TestKind, testKindOf } from './test-files.ts';

export type TestChoice =
  { kind: 'steps'; names: readonly string[] } | { kind: 'tests'; files: ChosenFiles; name?: string };

export type ChosenFiles = Readonly<Partial<Record<TestKind, readonly string[]>>>;

/**
 * Reads the arguments: names of steps, or parts of paths of test files with `-t NAME`.
 * @param project the folder to search for tests
 * @returns a sentence if an argument is neither, or if no test matches
 */
export function readTestChoice(
  args: readonly string[],
  steps: readonly string[],
  project: string,
): TestChoice | string {
  if (args.every((arg) => steps.includes(arg))) return { kind: 'steps', names: args };
  const at = args.findIndex((arg) => arg === '-t' || arg === '--testNamePattern');
  const name = at === -1 ? undefined : args[at + 1];
  if (at !== -1 && name === undefined) return `${args[at]} needs the name of a test: npm test -- -t "absolute zero".`;
  const paths = args.filter((_, index) => at === -1 || (index !== at && index !== at + 1));
  const wrong = paths.find((path) => path.startsWith('-') || steps.includes(path));
  if (wrong !== undefined)
    return `"${wrong}" is not the path of a test. Steps: ${steps.join(', ')}. Tests: PATH ... [-t NAME].`;
  const all = findTestFiles(project);
  const matches = paths.map((path) => matching(path, all, project));
  const unmatched = paths.find((_, index) => matches[index]?.length === 0);
  if (unmatched !== undefined)
    return `No test file has "${unmatched}" in its path. Tests end with .test.ts or .test.tsx.`;
  const files = paths.length > 0 ? [...new Set(matches.flat())] : withText(name ?? '', all, project);
  return { kind: 'tests', files: Object.groupBy(files, testKindOf), ...(name !== undefined && { name }) };
}

/** Prefers an exact file or folder to files that contain the text in their paths. */
function matching(path: string, files: readonly string[], project: string): string[] {
  const exact = relative(project, join(path.startsWith('/') ? '/' : project, path));
  const found = files.filter((file) => file === exact || file.startsWith(`${exact}/`));
  if (found.length > 0) return found;
  const part = path.toLowerCase();
  return files.filter((file) => file.toLowerCase().includes(part));
}

/** Returns all files if none has the text, because tests can build their names at run time. */
function withText(name: string, files: readonly string[], project: string): readonly string[] {
  const part = name.toLowerCase();
  const found = files.filter((file) => readFileSync(join(project, file), 'utf8').toLowerCase().includes(part));
  return found.length > 0 ? found : files;
}
