/** What `npm test` was asked for. */
export type TestChoice =
  | { kind: 'steps'; names: readonly string[] }
  | {
      kind: 'tests';
      jest: readonly string[] | undefined;
      playwright: readonly string[] | undefined;
      needsBuild: boolean;
    };

const BROWSER_TESTS = /(^|\/)tests\/browser(\/|$)/;
/** Tests that run what is built. */
const BUILT = /(^|\/)(tests|shell\/site\/server)(\/|$)/;

/**
 * Reads the arguments: names of steps, or paths of tests with `-t NAME`, of which those in tests/browser go to Playwright and
 * the others to Jest. A name alone goes to both.
 * @returns a sentence if an argument is neither
 */
export function readTestChoice(args: readonly string[], steps: readonly string[]): TestChoice | string {
  if (args.every((arg) => steps.includes(arg))) return { kind: 'steps', names: args };
  const at = args.findIndex((arg) => arg === '-t' || arg === '--testNamePattern');
  const name = at === -1 ? undefined : args[at + 1];
  if (at !== -1 && name === undefined) return `${args[at]} needs the name of a test: npm test -- -t "absolute zero".`;
  const paths = args.filter((_, index) => at === -1 || (index !== at && index !== at + 1));
  const wrong = paths.find((path) => path.startsWith('-') || steps.includes(path));
  if (wrong !== undefined)
    return `"${wrong}" is not the path of a test. Steps: ${steps.join(', ')}. Tests: PATH ... [-t NAME].`;
  const isAll = paths.length === 0;
  const inBrowser = paths.filter((path) => BROWSER_TESTS.test(path));
  const others = paths.filter((path) => !BROWSER_TESTS.test(path));
  return {
    kind: 'tests',
    jest: isAll || others.length > 0 ? [...others, ...(name === undefined ? [] : ['-t', name])] : undefined,
    playwright: isAll || inBrowser.length > 0 ? [...inBrowser, ...(name === undefined ? [] : ['-g', name])] : undefined,
    needsBuild: isAll || paths.some((path) => BUILT.test(path)),
  };
}
