import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../support/project.ts';

const DEPLOYABLES = ['shell', 'api', 'mf-converter', 'mf-content', 'mf-contact'];
const DECLARATION =
  /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|class|const|interface|type|enum) ([\w$]+)(.*)/gm;
/** Names that importers expect: a page, a part, a feature, or a command. */
const CONVENTIONS = /^(?:page|article|navigation|sitemap|site|form|suggest|createFeature|run)$/;

interface Declaration {
  name: string;
  file: string;
}

function exportedNames(folder: string): Declaration[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: PROJECT,
    exclude: [
      '**/node_modules',
      '**/dist',
      '**/*.test.*',
      '**/*.examples.tsx',
      'api/catalogue/{categories,generated}/**',
    ],
  });
  return files.flatMap((file) => declarationsIn(file, readFileSync(join(PROJECT, file), 'utf8')));
}

function declarationsIn(file: string, source: string): Declaration[] {
  return [...source.matchAll(DECLARATION)]
    .filter(([, name = '', rest = '']) => !CONVENTIONS.test(name) && !isLazyTwin(rest))
    .map(([, name = '']) => ({ name, file }));
}

/** A component that hydrates lazily has the name of the component that it loads. */
function isLazyTwin(rest: string): boolean {
  return rest.startsWith(' = lazyHydrate(');
}

/** A type and a value of the same file may share a name. */
function homonyms(declarations: readonly Declaration[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const { name, file } of declarations) files.set(name, (files.get(name) ?? new Set()).add(file));
  return [...files].filter(([, { size }]) => size > 1).map(([name, found]) => `${name}: ${[...found].join(', ')}`);
}

test.each(DEPLOYABLES)('each name that a file of %s exports means one thing', (folder) => {
  const declarations = exportedNames(folder);
  expect(declarations.length).toBeGreaterThan(10);
  expect(homonyms(declarations)).toEqual([]);
});

test('a name that two files export is found, and a convention or a lazy twin is not', () => {
  const planted = [
    ...declarationsIn(
      'a.ts',
      'export interface Reading {\nexport const page = definePage({\nexport const Part = lazyHydrate(',
    ),
    ...declarationsIn('b.ts', 'export class Reading {\nexport const page = definePage({\nexport function Part() {'),
  ];
  expect(homonyms(planted)).toEqual(['Reading: a.ts, b.ts']);
});
