import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ProjectCopy } from '../../support/project-copy.ts';

const WHO = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};
const WHEN = { GIT_AUTHOR_DATE: '2026-03-01T12:00:00+09:00', GIT_COMMITTER_DATE: '2026-03-01T12:00:00+09:00' };
/** A build bundles these installed packages. */
const BUNDLED = ['@module-federation', 'zod'];

let copies: ProjectCopy[] = [];

beforeAll(() => {
  copies = [new ProjectCopy({ own: BUNDLED }), new ProjectCopy({ own: BUNDLED, within: 'of another/team' })];
  for (const copy of copies) {
    rmSync(copy.file('mf-contact/dist'), { recursive: true });
    for (const args of [
      ['init', '--quiet'],
      ['add', '--all'],
      ['commit', '--quiet', '--message', 'All'],
    ]) {
      execFileSync('git', ['-c', 'core.autocrlf=false', ...args], {
        cwd: copy.folder,
        env: { ...process.env, ...WHO, ...WHEN },
      });
    }
  }
});

afterAll(() => copies.forEach((copy) => copy.delete()));

test('the same commit builds the same release in any folder, time zone, and language, even if two builds run at once', async () => {
  const [here, elsewhere] = copies as [ProjectCopy, ProjectCopy];
  const [one, ...others] = await Promise.all([
    build(here, {}),
    build(here, {}),
    build(elsewhere, { TZ: 'Asia/Tokyo', LC_ALL: 'C', NODE_ENV: 'development' }),
  ]);
  expect(others).toEqual([one, one]);
  expect(readdirSync(here.file('mf-contact/dist')).sort()).toEqual([one?.['release'], 'latest.json']);
  expect(one).toMatchObject({ builtAt: '2026-03-01T03:00:00.000Z', commit: expect.stringMatching(/^[0-9a-f]{40}$/) });
});

test.each(['node/entry.js', 'release.json'])('a build repairs a release whose %s is damaged', async (file) => {
  const copy = copies[0] as ProjectCopy;
  const built = getLatest(copy);
  const path = copy.file(`mf-contact/dist/${built['release'] as string}/${file}`);
  const whole = readFileSync(path);
  writeFileSync(path, '');
  expect(await build(copy, {})).toEqual(built);
  expect(readFileSync(path)).toEqual(whole);
});

async function build(copy: ProjectCopy, environment: Record<string, string>): Promise<Record<string, unknown>> {
  await promisify(execFile)(process.execPath, [copy.file('node_modules/.bin/remote-build'), 'build'], {
    cwd: copy.file('mf-contact'),
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
  });
  return getLatest(copy);
}

function getLatest(copy: ProjectCopy): Record<string, unknown> {
  const dist = copy.file('mf-contact/dist');
  const { release } = JSON.parse(readFileSync(join(dist, 'latest.json'), 'utf8')) as { release: string };
  return { release, ...(JSON.parse(readFileSync(join(dist, release, 'release.json'), 'utf8')) as object) };
}
