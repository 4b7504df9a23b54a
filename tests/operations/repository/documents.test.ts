import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT } from '../../support/project.ts';

const DECISIONS = 'shell/docs/decisions';
const MAPS = ['README.md', 'shell/README.md', 'shell/docs/architecture.md', 'tests/README.md'];

const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: PROJECT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(PROJECT, file)));

describe('documents', () => {
  test.each(documents)('%s links to files that exist', (file) => {
    const links = [...read(file).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => !existsSync(join(PROJECT, dirname(file), link)));
    expect(broken).toEqual([]);
  });

  test.each(MAPS)('%s names files and folders that exist', (file) => {
    const paths = [...read(file).matchAll(/`((?:shell|api|tests|mf-\w+)\/[\w./-]+|\.[\w-]+\.mjs)`/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.filter((path) => !existsSync(join(PROJECT, path)))).toEqual([]);
  });

  test('the shell’s folder map names each of its folders', () => {
    const map = read('shell/README.md');
    const folders = [...foldersIn('shell/site'), ...foldersIn('shell/composition'), ...foldersIn('shell/kit')];
    const layers = foldersIn('shell/site/server');
    const missing = [...folders, ...layers].filter((folder) => !map.includes(`\`${folder}\``));
    expect(missing.filter((folder) => !folder.endsWith('/testing'))).toEqual([]);
  });

  test('the index lists every decision under its title', () => {
    const index = read(`${DECISIONS}/README.md`);
    const records = readdirSync(join(PROJECT, DECISIONS)).filter((name) => /^\d{4}-.*\.md$/.test(name));
    expect(records.length).toBeGreaterThan(20);
    const missing = records.filter((name) => {
      const title = /^# (.*)$/m.exec(read(`${DECISIONS}/${name}`))?.[1] ?? '';
      return !index.includes(`[${title}](${name})`);
    });
    expect(missing).toEqual([]);
  });
});

function foldersIn(folder: string): string[] {
  return readdirSync(join(PROJECT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => `${folder}/${name}`);
}
