import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProjectCopy } from '../../support/project-copy.ts';

const PAGE = 'mf-news/routes/news.tsx';
const REMOTE_BUILD = 'node_modules/.bin/remote-build';

let copy: ProjectCopy;

beforeAll(() => {
  copy = new ProjectCopy();
});
afterAll(() => copy?.delete());

function run(folder: string, program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [copy.file(program), ...args], {
    cwd: join(copy.folder, folder),
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', RELEASE_STORE: join(copy.folder, 'store') },
  });
  return { status, stdout, stderr };
}

test('remote-build init creates a remote that passes its type check and its test', () => {
  expect(run('', REMOTE_BUILD, 'init', 'mf-news')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Created mf-news.'),
  });
  expect(run('mf-news', 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json')).toMatchObject({
    status: 0,
    stdout: '',
  });
  expect(run('mf-news', REMOTE_BUILD, 'test')).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('1 passed'),
  });
});

test('a new remote can be released only after its type error is fixed', () => {
  const text = readFileSync(copy.file(PAGE), 'utf8');
  writeFileSync(copy.file(PAGE), text.replace('<PageHeading>News</PageHeading>', '<PageHeading title="News" />'));
  expect(run('mf-news', REMOTE_BUILD, 'release')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^mf-news 0\.1\.0 cannot be built, because it has a type error:\nroutes\/news\.tsx\(/,
    ),
  });
  writeFileSync(copy.file(PAGE), text);
  expect(run('mf-news', REMOTE_BUILD, 'release')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('mf-news 0.1.0 is released'),
  });
});
