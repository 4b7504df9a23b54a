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

describe('A new remote in a repository with workspaces', () => {
  beforeEach(() => write('package.json', { name: 'site', workspaces: ['mf-*'] }));

  test('gets its own folder, and npm links the packages', async () => {
    await run('mf-daily-news', folder);
    expect(readJson('mf-daily-news/package.json')).toMatchObject({
      name: 'mf-daily-news',
      version: '0.1.0',
      dependencies: { '@site/shell-contract': '*', react: expect.stringMatching(/^\^19\./) },
      devDependencies: { '@site/remote-build': '*' },
    });
    expect(readJson('package.json')).toEqual({ name: 'site', workspaces: ['mf-*'] });
  });

  test('has a definition that names only files that exist', async () => {
    await run('mf-daily-news', folder);
    const { exposes, serverExposes, routes, parts } = await readRemote(join(folder, 'mf-daily-news'));
    expect(routes).toEqual([{ pattern: '/daily-news', module: './daily-news' }]);
    expect(parts.map(({ name }) => name)).toEqual(['navigation', 'sitemap']);
    const files = Object.values({ ...exposes, ...serverExposes });
    expect(files.filter((file) => !existsSync(join(folder, 'mf-daily-news', file)))).toEqual([]);
    expect(read('mf-daily-news/routes/daily-news.tsx')).toContain('<PageHeading>Daily news</PageHeading>');
  });

  test('lists every file and the commands that follow', async () => {
    await run('mf-news', folder);
    const files = readdirSync(join(folder, 'mf-news'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
    const listed = output.split('\n').filter((line) => line.startsWith('  mf-news/'));
    expect(listed.map((line) => line.trim()).sort()).toEqual(files.sort());
    expect(output).toMatch(/Next, run:\n {2}npm install\n/);
  });

  test('is refused if its folder exists', async () => {
    mkdirSync(join(folder, 'mf-news'));
    await expect(run('mf-news', folder)).rejects.toThrow('mf-news exists already. Choose another name.');
    expect(readdirSync(join(folder, 'mf-news'))).toEqual([]);
  });
});

describe('A new remote in a separate repository', () => {
  test('is written into an empty folder, with the versions that were installed', async () => {
    await run('mf-news', folder);
    expect(readJson('package.json')).toMatchObject({
      dependencies: { '@site/shell-contract': expect.stringMatching(/^\^\d+\.\d+\.\d+$/) },
      devDependencies: { '@site/remote-build': expect.stringMatching(/^\^\d+\.\d+\.\d+$/) },
    });
    expect(existsSync(join(folder, 'routes/news.tsx'))).toBe(true);
  });

  test('keeps the packages that were installed from archives', async () => {
    const archives = {
      '@site/shell-contract': 'file:../kit/contract.tgz',
      '@site/remote-build': 'file:../kit/build.tgz',
    };
    write('package.json', { name: 'something', description: 'News', dependencies: archives });
    mkdirSync(join(folder, '.git'));
    mkdirSync(join(folder, 'node_modules'));
    await run('mf-news', folder);
    const { name, description, dependencies, devDependencies } = readJson('package.json');
    expect({ name, description, devDependencies }).toEqual({
      name: 'mf-news',
      description: 'News',
      devDependencies: {},
    });
    expect(dependencies).toMatchObject(archives);
  });

  test.each(['release.config.ts', '.gitignore', 'src'])('is refused if the folder has %s', async (name) => {
    write(name, {});
    await expect(run('mf-news', folder)).rejects.toThrow(
      `This folder has ${name} already. Run the command in an empty folder.`,
    );
    expect(readdirSync(folder)).toEqual([name]);
  });

  test('is refused if package.json cannot be read', async () => {
    writeFileSync(join(folder, 'package.json'), '{');
    await expect(run('mf-news', folder)).rejects.toThrow(
      /package\.json cannot be read as a package\.json\. Fix or delete it\./,
    );
  });
});

test.each(['news', 'mf-', 'mf-News', 'mf-1', 'mf--news', 'mf-news-', 'mf_news', '../mf-news', 'mf-news/x', ''])(
  'the name "%s" is refused in one sentence',
  async (name) => {
    await expect(run(name, folder)).rejects.toThrow(
      `"${name}" cannot be the name of a remote: write mf-, then lowercase letters, digits, and hyphens, such as mf-news.`,
    );
    expect(readdirSync(folder)).toEqual([]);
  },
);
