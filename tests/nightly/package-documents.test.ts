import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireTypes } from '../../shell/kit/remote-build/release/require-types.ts';
import { PROJECT } from '../support/project.ts';

const PACKAGES = ['shell/kit/contract', 'shell/kit/release', 'shell/kit/remote-build', 'api/contract'];
const DOCUMENTS = [
  ...PACKAGES.map((folder) => `${folder}/README.md`),
  'shell/docs/add-a-remote.md',
  'mf-converter/README.md',
];

const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Writes each example to a separate module.
 * @returns the number of examples
 */
function writeExamples(document: string): number {
  const blocks = [...read(document).matchAll(/^```(tsx?)\n([^]*?)^```$/gm)];
  const name = document.replace(/\W/g, '-');
  for (const [index, [, language, code]] of blocks.entries())
    writeFileSync(join(folder, `${name}-example-${index + 1}.${language}`), code ?? '');
  return blocks.length;
}

test('every example in the packages’ documents compiles', async () => {
  const counts = DOCUMENTS.map((document) => [document, writeExamples(document)] as const);
  expect(counts.filter(([, count]) => count === 0)).toEqual([]);
  const scratch = join(folder, 'dist');
  mkdirSync(scratch);
  await requireTypes({ name: 'documents', version: '1', folder }, scratch);
});

test('npm run api-docs describes every package', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const [program = '', ...options] = scripts['api-docs']?.split(' ') ?? [];
  const out = join(folder, 'api-docs');
  const typedoc = join(PROJECT, `node_modules/${program}/bin/${program}`);
  execFileSync(process.execPath, [typedoc, ...options, '--out', out], { cwd: PROJECT });
  const pages = readdirSync(join(out, 'functions')).map((file) => file.split('.').at(-2));
  expect(pages).toEqual(
    expect.arrayContaining(['definePage', 'renderPage', 'unmetRequirement', 'readRemote', 'createApiClient']),
  );
});
