import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT, REMOTES } from '../../support/project.ts';
import { expect, test } from '../visitor.ts';
import { fault, weighSite } from './check-budgets.ts';

test('each kind of page and each script stays within its budget’s tolerance, above and below', async ({ baseURL }) => {
  const weighed = await weighSite(baseURL ?? '');
  expect(weighed.flatMap((one) => fault(one) ?? [])).toEqual([]);
  const kept = { what: 'A page', bytes: 1000, budget: 1000, tolerance: 0.02 };
  expect(fault(kept)).toBeUndefined();
  expect(fault({ ...kept, bytes: 1021 })).toContain('leave something out');
  expect(fault({ ...kept, bytes: 979 })).toContain('nothing is missing');
  expect(fault({ ...kept, limit: 999 })).toContain('never');
});

test('no production bundle contains component examples or the review page', () => {
  const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8');
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
