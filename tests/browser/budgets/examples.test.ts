import { expect, test } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT, REMOTES } from '../../support/project.ts';

const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8');

test('no production bundle contains component examples or the review page', () => {
  const examples = globSync('{shell,mf-*}/**/*.examples.tsx', {
    cwd: PROJECT,
    exclude: (path) => /node_modules|dist$/.test(path),
  });
  // Names of at least 20 characters do not occur elsewhere.
  const names = examples.flatMap((path) =>
    [...read(path).matchAll(/\bname: '([^']{20,})'/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(10);
  const releases = REMOTES.map(
    (remote) => `${remote}/dist/${(JSON.parse(read(`${remote}/dist/latest.json`)) as { release: string }).release}`,
  );
  const programs = ['shell/dist/browser', 'shell/dist/node', ...releases].flatMap((folder) =>
    globSync(`${folder}/**/*.{js,cjs,json}`, { cwd: PROJECT }),
  );
  expect(programs.length).toBeGreaterThan(10);
  for (const program of programs) {
    const source = read(program);
    expect(
      [...names, '/_components', 'component-review'].filter((text) => source.includes(text)),
      program,
    ).toEqual([]);
  }
});
