import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRemote } from '../remote-definition.ts';
import { run } from './init-remote.ts';

let folder: string;
let output: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'init-'));
  output = '';
  jest.spyOn(console, 'log').mockImplementation((text: string) => {
    output += `${text}\n`;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const write = (path: string, content: object) => writeFileSync(join(folder, path), JSON.stringify(content));
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const readJson = (path: string) => JSON.parse(read(path)) as Record<string, unknown>;

test('in a repository with workspaces, a new remote gets its own folder, and the files in its definition exist', async () => {
  write('package.json', { name: 'site', workspaces: ['mf-*'] });
  await run('mf-daily-news', folder);
  expect(readJson('package.json')).toEqual({ name: 'site', workspaces: ['mf-*'] });
  expect(readJson('mf-daily-news/package.json')).toMatchObject({
    name: 'mf-daily-news',
    version: '0.1.0',
    dependencies: { '@site/shell-contract': '*', react: expect.stringMatching(/^\^19\./) },
    devDependencies: { '@site/remote-build': '*' },
  });
  const { owner, exposes, serverExposes, routes, parts } = await readRemote(join(folder, 'mf-daily-news'));
  expect(routes).toEqual([{ pattern: '/daily-news', module: './daily-news' }]);
  expect(parts.map(({ name }) => name)).toEqual(['navigation', 'sitemap']);
  const files = Object.values({ ...exposes, ...serverExposes });
  expect(files.filter((file) => !existsSync(join(folder, 'mf-daily-news', file)))).toEqual([]);
  expect(owner).toEqual({ team: 'Daily news' });
  expect(read('mf-daily-news/routes/daily-news.tsx')).toContain('<PageHeading>Daily news</PageHeading>');
  expect(output).toMatch(/^ {2}mf-daily-news\/routes\/daily-news\.tsx$[^]*\nNext, run:\n {2}npm install\n/m);
  await expect(run('mf-daily-news', folder)).rejects.toThrow('mf-daily-news already has a remote.');
});

describe('a new remote in a separate repository', () => {
  test('is written into a folder without sources, whose files and packages from archives it keeps', async () => {
    const archives = { '@site/shell-contract': 'file:../kit/contract.tgz' };
    write('package.json', { name: 'something', description: 'News', dependencies: archives });
    mkdirSync(join(folder, '.git'));
    writeFileSync(join(folder, 'README.md'), '# News');
    writeFileSync(join(folder, '.gitignore'), '.idea/');
    await run('mf-news', folder);
    expect(readJson('package.json')).toMatchObject({
      name: 'mf-news',
      description: 'News',
      dependencies: archives,
      devDependencies: { '@site/remote-build': '*' },
    });
    expect(existsSync(join(folder, 'routes/news.tsx'))).toBe(true);
    expect([read('README.md'), read('.gitignore')]).toEqual([
      '# News',
      expect.stringMatching(/^\.idea\/\nnode_modules\//),
    ]);
  });

  test('is rejected if the folder already has a remote', async () => {
    write('release.config.ts', {});
    await expect(run('mf-news', folder)).rejects.toThrow('already has a remote. Run the command in another folder');
    expect(readdirSync(folder)).toEqual(['release.config.ts']);
  });
});

test('Git ignores tokens and keys in this repository and in a new remote', async () => {
  await run('mf-news', folder);
  for (const text of [read('.gitignore'), readFileSync(join(import.meta.dirname, '../../../../.gitignore'), 'utf8')])
    expect(text.split('\n')).toEqual(expect.arrayContaining(['.env', '.env.*', '*.pem']));
});

test.each(['news', 'mf-', 'mf-News', 'mf-1', 'mf--news', 'mf-news-', '../mf-news'])(
  'the name "%s" is rejected, and the error explains valid names',
  async (name) => {
    await expect(run(name, folder)).rejects.toThrow(
      `"${name}" is not a valid name for a remote. Use mf-, then lowercase letters, digits, and hyphens, such as mf-news.`,
    );
    expect(readdirSync(folder)).toEqual([]);
  },
);
