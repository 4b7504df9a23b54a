import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');
const RULE = 'no-restricted-syntax';

/** Lines of a text in which a rule of the project finds fault, as though it stood in a file that is there. */
function faultyLines(file: string, text: string): number[] {
  const command = [join(PROJECT, 'node_modules/eslint/bin/eslint.js'), '--stdin', '--stdin-filename', file, '--format', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: PROJECT, encoding: 'utf8', input: text });
  if (!stdout) throw new Error(stderr);
  const [report] = JSON.parse(stdout) as { messages: { ruleId: string | null; line: number }[] }[];
  return (report?.messages ?? []).filter(({ ruleId }) => ruleId === RULE).map(({ line }) => line);
}

const PLANTED = `
export const a = '/category/length';
export const b = (slug: string) => \`/converter/length/\${slug}\`;
export const c = <a href="/contact?sent=1">Contact</a>;
export const d = ['/about-us', '/sitemap', '/all-converters'];
export const e = 'https://site.example/privacy-policy';
`;

const SOUND = `
/** Such as /category/length. */
export const a = ['/', '/api/categories', '/sitemap.xml', '/categorical', './contact'];
`;

test('an address of a remote is not written into the shell', () => {
  expect(faultyLines('shell/app/app.tsx', PLANTED)).toEqual([2, 3, 4, 5, 5, 5, 6]);
  expect(faultyLines('shell/server/main.ts', SOUND)).toEqual([]);
});

test('a remote writes its own addresses as it likes', () => {
  expect(faultyLines('mf-content/routes/about-us.tsx', PLANTED)).toEqual([]);
});

const INSTANCES = `
export const a = (thrown: unknown) => thrown instanceof Error;
export const b = (target: unknown) => target instanceof HTMLElement;
export const c = (thrown: unknown) => thrown instanceof ApiRequestError;
`;

test('what another bundle made is not told by a class, of which each bundle has a copy', () => {
  expect(faultyLines('mf-converter/data/faqs.ts', INSTANCES)).toEqual([4]);
  expect(faultyLines('shell/app/app.tsx', INSTANCES)).toEqual([4]);
});
